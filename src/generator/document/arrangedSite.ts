import { arrangedOrder } from '../../../machines/arrangement';
import { isCopy, sectionOf, sourceOf } from '../../../machines/sectionIds';
import type { Customization } from '../../../machines/entities';
import type { Copy, Plan, PlannedSection } from '../types';
import { type Addable, withAdded } from './addedSections';
import { callsToAction } from './callsToAction';
import { copyOf } from './copyOf';

/**
 * What is planned to stand on a page, in order; on the home page the beginnings of the other pages too, as `about.more`.
 * `lead`: id of the section that the page is named after.
 */
export function plannedEntries({ sections, pages = [] }: Plan, lead: string): string[] {
  const ids = sections.map(({ id }) => id);
  if (pages.length === 0) return ids;
  const page = pages.find((one) => one.lead === lead);
  if (lead !== 'hero') return page?.sections ?? [];
  const hasCall = callsToAction({ sections });
  const isTeased = (id: string) =>
    pages.some((other) => other.lead === id) && !(id === 'contact' && hasCall);
  return ids.flatMap((id) => {
    if (page?.sections.includes(id)) return [id];
    return isTeased(id) ? [`${id}.more`] : [];
  });
}

export type Arrangeable = Addable;

/**
 * A site as the person arranged it (specification section 2, builder): its sections and those that they added in their order,
 * copies beside what they are copies of, under ids of their own. What is hidden or removed is still there; `sectionStates` says so. A site that is
 * arranged already stays as it is. Pure and total.
 */
export function arrangedSite<T extends Arrangeable>(planned: T, { arrangement }: Customization): T {
  if (arrangement === undefined) return planned;
  const site = withAdded(planned, arrangement);
  const { plan, design } = site;
  const orders = new Map(
    (plan.pages ?? [{ lead: 'hero' }]).map(({ lead }) => [
      lead,
      arrangedOrder(plannedEntries(plan, lead), arrangement.order?.[lead]),
    ]),
  );
  const known = new Map(plan.sections.map((section) => [section.id, section]));
  const sections = inSiteOrder(orders, plan).flatMap((id): PlannedSection[] => {
    const section = known.get(id) ?? known.get(sourceOf(id));
    return section === undefined ? [] : [{ ...section, id }];
  });
  const copies = sections.map(({ id }) => id).filter((id) => isCopy(id) && !known.has(id));
  const { translation } = site;
  return {
    ...site,
    plan: {
      ...plan,
      sections,
      ...(plan.pages && {
        pages: plan.pages.map(({ lead }) => ({
          lead,
          sections: (orders.get(lead) ?? []).filter((id) => sectionOf(id) === id),
        })),
      }),
    },
    copy: withCopies(site.copy, copies),
    ...(translation && { translation: withCopies(translation, copies) }),
    ...(design && {
      design: {
        ...design,
        layouts: {
          ...design.layouts,
          ...Object.fromEntries(copies.map((id) => [id, design.layouts[sourceOf(id)] ?? ''])),
        },
      },
    }),
  };
}

/** All sections once: those of the home page in its order, those of another page behind its first one. */
function inSiteOrder(orders: ReadonlyMap<string, string[]>, { sections }: Plan): string[] {
  const home = orders.get('hero') ?? [];
  const all = [...home, ...sections.map(({ id }) => id)].flatMap((id) => [
    sectionOf(id),
    ...(orders.get(sectionOf(id)) ?? []),
  ]);
  return [...new Set(all.map(sectionOf))];
}

function withCopies(copy: Copy, copies: readonly string[]): Copy {
  const sections = copy.sections.flatMap((section) => [
    section,
    ...copies.filter((id) => sourceOf(id) === section.id).map((id) => copyOf(copy, section, id)),
  ]);
  return { ...copy, sections };
}
