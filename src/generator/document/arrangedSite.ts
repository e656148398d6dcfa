import { arrangedOrder, copiedTextId } from '../../../machines/arrangement';
import { isCopy, sectionOf, sourceOf } from '../../../machines/sectionIds';
import type { Customization } from '../../../machines/entities';
import type { Copy, Plan, PlannedSection, SectionCopy, Site } from '../types';
import { mapTexts } from '../write/mapTexts';

/**
 * What is planned to stand on a page, in order; on the home page the beginnings of the other pages too, as `about.more`.
 * `lead`: id of the section that the page is named after.
 */
export function plannedEntries({ sections, pages = [] }: Plan, lead: string): string[] {
  const ids = sections.map(({ id }) => id);
  if (pages.length === 0) return ids;
  const page = pages.find((one) => one.lead === lead);
  if (lead !== 'hero') return page?.sections ?? [];
  const hasCall = sections.some(({ kind }) => kind === 'callToAction');
  const isTeased = (id: string) =>
    pages.some((other) => other.lead === id) && !(id === 'contact' && hasCall);
  return ids.flatMap((id) => {
    if (page?.sections.includes(id)) return [id];
    return isTeased(id) ? [`${id}.more`] : [];
  });
}

export type Arrangeable = Pick<Site, 'plan' | 'copy' | 'translation'> &
  Partial<Pick<Site, 'design'>>;

/**
 * A site as the person arranged it (specification section 2, builder): its sections in their order, copies beside what they
 * are copies of, under ids of their own. What is hidden or removed is still there; `sectionStates` says so. A site that is
 * arranged already stays as it is. Pure and total.
 */
export function arrangedSite<T extends Arrangeable>(site: T, { arrangement }: Customization): T {
  if (arrangement === undefined) return site;
  const { plan, design } = site;
  const orders = new Map(
    (plan.pages ?? [{ lead: 'hero' }]).map(({ lead }) => [
      lead,
      arrangedOrder(plannedEntries(plan, lead), arrangement.order?.[lead]),
    ]),
  );
  const kinds = new Map(plan.sections.map(({ id, kind }) => [id, kind]));
  const sections = inSiteOrder(orders, plan).flatMap((id): PlannedSection[] => {
    const kind = kinds.get(id) ?? kinds.get(sourceOf(id));
    return kind === undefined ? [] : [{ id, kind }];
  });
  const copies = sections.map(({ id }) => id).filter((id) => isCopy(id) && !kinds.has(id));
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
    ...copies
      .filter((id) => sourceOf(id) === section.id)
      .flatMap((id) => copyOf(copy, section, id)),
  ]);
  return { ...copy, sections };
}

function copyOf(copy: Copy, section: SectionCopy, id: string): SectionCopy[] {
  const idOf = (textId: string) => copiedTextId(textId, section.id, id);
  return mapTexts({ ...copy, sections: [section] }, ({ follows, ...text }) => ({
    ...text,
    id: idOf(text.id),
    ...(follows === undefined ? {} : { follows: idOf(follows) }),
  })).sections.map((copied) => ({ ...copied, id }));
}
