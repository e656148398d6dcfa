import { arrangedOrder } from './arrangement';
import type { Arrangement, Customization, GeneratedWebsite, PlannedPage } from './entities';
import { plannedEntry } from './plannedEntry';
import { sectionOf } from './sectionIds';

/** A page by the ids of what stands on it. */
export interface PageIds {
  lead: string;
  ids: string[];
}

export const HOME = 'hero';

const isTeaser = (id: string): boolean => sectionOf(id) !== id;

/** The page on which the person put a section; undefined: where it was planned. */
const movedTo = ({ moved = {} }: Arrangement, id: string): string | undefined =>
  Object.hasOwn(moved, id) ? moved[id] : undefined;

/**
 * The pages of a site as the person set them up, the home page first, with what is planned on each and what was moved there; in
 * the order in which it was planned. What stood on a page that is no more stands on the home page. Pure and total.
 */
export function arrangedPages(
  planned: readonly PageIds[],
  { pages = {}, arrangement = {} }: Pick<Customization, 'pages' | 'arrangement'>,
): PageIds[] {
  const { added = {}, order = [], removed = [] } = pages;
  const all = [
    ...planned,
    ...Object.keys(added)
      .filter((lead) => !planned.some((page) => page.lead === lead))
      .map((lead): PageIds => ({ lead, ids: [lead] })),
  ];
  const known = all
    .map(({ lead }) => lead)
    .filter((lead) => lead === HOME || !removed.includes(lead));
  const leads = arrangedOrder(
    known,
    order.filter((lead) => known.includes(lead)),
  );
  const pageOf = (id: string, plannedOn: string): string => {
    const moved = id === HOME ? undefined : movedTo(arrangement, id);
    return [moved, plannedOn].find((lead) => lead !== undefined && leads.includes(lead)) ?? HOME;
  };
  const entries = all.flatMap(({ lead, ids }) =>
    ids.flatMap((id) => {
      if (!isTeaser(id)) return [{ id, lead: pageOf(id, lead), plannedOn: lead }];
      const other = sectionOf(id);
      const stands = leads.includes(other) && pageOf(other, other) === other;
      return stands ? [{ id, lead, plannedOn: lead }] : [];
    }),
  );
  return leads.map((lead) => {
    const own = entries.filter((entry) => entry.lead === lead);
    const isPlanned = ({ plannedOn }: { plannedOn: string }) => plannedOn === lead;
    const ids = [...own.filter(isPlanned), ...own.filter((entry) => !isPlanned(entry))];
    return { lead, ids: ids.map(({ id }) => id) };
  });
}

/** The pages of a site as the person set them up, with what is planned on each; none while it is not drawn. Pure. */
export function sitePagesOf(
  website: Pick<GeneratedWebsite, 'outline' | 'catalogue'>,
  customization: Pick<Customization, 'pages' | 'arrangement'>,
): PlannedPage[] {
  const { outline = [] } = website;
  const { pages, arrangement } = customization;
  if (outline.length === 0 || (pages === undefined && arrangement?.moved === undefined))
    return outline;
  const ids = outline.map(({ lead, entries }) => ({ lead, ids: entries.map(({ id }) => id) }));
  const known = new Map(
    outline.flatMap(({ entries }) => entries.map((entry) => [entry.id, entry])),
  );
  return arrangedPages(ids, customization).map((page): PlannedPage => {
    const planned = outline.find(({ lead }) => lead === page.lead);
    const label = planned?.label ?? pages?.added?.[page.lead] ?? page.lead;
    const entries = page.ids.map((id) => {
      const name = pages?.added?.[id];
      const entry = known.get(id) ?? plannedEntry(website, id);
      return { kind: id, label: id, ...entry, ...(name !== undefined && { label: name }), id };
    });
    return { lead: page.lead, path: planned?.path ?? '', label, entries };
  });
}

/** The text that names a page: that of the section it begins with, or one of its own once that stands on another page. */
export const pageNameId = ({ lead, entries }: PlannedPage): string => {
  if (lead === HOME) return 'home.nav';
  return entries.some(({ id }) => id === lead) ? `${lead}.nav` : `${lead}.page`;
};

/** Whether a text is what a page of a site with several is called: its navigation cannot do without. */
export const isPageName = (id: string, pages: readonly PlannedPage[]): boolean =>
  pages.length > 1 && pages.some((page) => id.endsWith(pageNameId(page)));
