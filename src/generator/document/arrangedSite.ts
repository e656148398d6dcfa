import { arrangedPages, HOME, type PageIds } from '../../../machines/arrangedPages';
import { arrangedOrder } from '../../../machines/arrangement';
import { isCopy, sectionOf, sourceOf } from '../../../machines/sectionIds';
import type { Customization } from '../../../machines/entities';
import type { Copy, Plan, PlannedSection } from '../types';
import { type Addable, withAdded } from './addedSections';
import { copyOf } from './copyOf';
import { pagedSite } from './pagedSite';
import { plannedEntries } from './plannedEntries';

export type Arrangeable = Addable;

/**
 * A site as the person arranged it (specification section 2, builder): its sections and those that they added in their order,
 * copies beside what they are copies of, under ids of their own. What is hidden or removed is still there; `sectionStates` says so. A site that is
 * arranged already stays as it is. Pure and total.
 */
export function arrangedSite<T extends Arrangeable>(planned: T, customization: Customization): T {
  const { arrangement = {}, pages } = customization;
  if (customization.arrangement === undefined && pages === undefined) return planned;
  const site = withAdded(pagedSite(planned, customization), arrangement);
  const { plan, design } = site;
  const orders = new Map(
    pageEntries(planned, plan, customization).map(({ lead, ids }) => [
      lead,
      arrangedOrder(ids, arrangement.order?.[lead]),
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
        pages: plan.pages.map(({ lead, sections: _, ...page }) => ({
          lead,
          ...page,
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

/** What stands on each page before the person's order: what is planned or was moved there, then what they added. */
function pageEntries(
  { plan: planned }: Arrangeable,
  { sections, pages }: Plan,
  customization: Customization,
): PageIds[] {
  const before = planned.pages ?? [{ lead: HOME }];
  const ids = before.map(({ lead }) => ({ lead, ids: plannedEntries(planned, lead) }));
  return arrangedPages(ids, customization).map(({ lead, ids: own }) => {
    const standing = pages?.find((page) => page.lead === lead)?.sections;
    const exists = (id: string) => standing?.includes(id) ?? sections.some((one) => one.id === id);
    const added = customization.arrangement?.added?.[lead] ?? [];
    return { lead, ids: [...new Set([...own, ...added.filter(exists)])] };
  });
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
  const written = new Set(copy.sections.map(({ id }) => id));
  const sections = copy.sections.flatMap((section) => [
    section,
    ...copies
      .filter((id) => sourceOf(id) === section.id && !written.has(id))
      .map((id) => copyOf(copy, section, id)),
  ]);
  return { ...copy, sections };
}
