import {
  away,
  entriesOf,
  listedOn,
  placedAt,
  withArrangement,
  withOrder,
  withoutCopy,
} from './arrangement';
import { HOME, pageNameId, sitePagesOf } from './arrangedPages';
import type { Customization, GeneratedWebsite, PageChanges, PlannedPage } from './entities';
import { withText } from './itemActs';
import { withoutKey } from './itemCopies';
import { MOST_ENTRIES, MOST_PAGES, PAGE_NAME_LENGTH } from './limits';
import { isCopy, isPageTopic, pageTopic, sectionOf, sourceOf } from './sectionIds';
import { firstGraphemes } from './text';

/** What can be done with a page, or with a section of it that goes to another one. */
export type PageAct =
  /** The page is known by `newPageId`. */
  | { act: 'addPage'; name: string }
  | { act: 'renamePage'; name: string }
  /** `to`: a place among the pages, from 0, which is the home page's. */
  | { act: 'movePage'; to: number }
  | { act: 'removePage' }
  /** `on`: the other page; `to`: a place on it, from 0. */
  | { act: 'transfer'; id: string; on: string; to: number };

export type Website = Pick<GeneratedWebsite, 'outline' | 'catalogue'>;

const PAGE_ACTS: ReadonlySet<string> = new Set<PageAct['act']>([
  'addPage',
  'renamePage',
  'movePage',
  'removePage',
  'transfer',
]);

export const isPageAct = <T extends { act: string }>(done: T | PageAct): done is PageAct =>
  PAGE_ACTS.has(done.act);

export type PageNameProblem = 'missing' | 'tooLong' | 'taken';

/** Why a page cannot be called so; null: it can. `others`: what the other pages are called. */
export function pageNameProblem(name: string, others: readonly string[]): PageNameProblem | null {
  const own = name.trim();
  const isSame = (other: string) => other.trim().toLowerCase() === own.toLowerCase();
  if (own === '') return 'missing';
  if (firstGraphemes(own, PAGE_NAME_LENGTH) !== own) return 'tooLong';
  return others.some(isSame) ? 'taken' : null;
}

/** What the next page that is added is known by: a number that no page has or left words under. */
export function newPageId({ pages, arrangement, texts }: Customization): string {
  const used = JSON.stringify([pages, arrangement, Object.keys(texts ?? {})]);
  const numbers = [...used.matchAll(/topic-page(\d+)/g)].map(([, number]) => Number(number));
  return pageTopic(Math.max(0, ...numbers) + 1);
}

/** Whether something may be done with a page: the home page stays first, and what leads elsewhere stays with its page. Pure. */
export function canActOnPage(
  website: Website,
  customization: Customization,
  lead: string,
  done: PageAct,
): boolean {
  const pages = sitePagesOf(website, customization);
  const at = pages.findIndex((page) => page.lead === lead);
  const page = pages[at];
  if (done.act === 'addPage')
    return pages.length > 0 && page === undefined && pages.length < MOST_PAGES && isPageTopic(lead);
  if (page === undefined) return false;
  switch (done.act) {
    case 'renamePage':
      return pages.length > 1 && done.name.trim() !== '';
    case 'movePage':
      return at > 0 && done.to > 0 && done.to < pages.length && done.to !== at;
    case 'removePage':
      return at > 0;
    case 'transfer': {
      const target = pages.find((other) => other.lead === done.on);
      const isOwn = done.id !== HOME && sectionOf(done.id) === done.id;
      if (target === undefined || target === page || !isOwn) return false;
      const listed = listedOn(target, customization);
      return (
        listedOn(page, customization).includes(done.id) &&
        listed.length < MOST_ENTRIES &&
        done.to >= (done.on === HOME ? 1 : 0) &&
        done.to <= listed.length
      );
    }
  }
}

/** A customization after something was done with a page; the same one where it cannot be done. Pure. */
export function actOnPage(
  website: Website,
  customization: Customization,
  lead: string,
  done: PageAct,
): Customization {
  if (!canActOnPage(website, customization, lead, done)) return customization;
  const pages = sitePagesOf(website, customization);
  const leads = pages.map((page) => page.lead);
  const page = pages.find((one) => one.lead === lead);
  switch (done.act) {
    case 'addPage': {
      const { added, ...own } = customization.pages ?? {};
      const next = { ...own, added: { ...added, [lead]: done.name.trim() } };
      return withPageOrder(website, { ...customization, pages: next }, [...leads, lead]);
    }
    case 'renamePage':
      return page === undefined ? customization : renamed(customization, page, done.name.trim());
    case 'movePage': {
      const others = leads.filter((other) => other !== lead);
      return withPageOrder(website, customization, others.toSpliced(done.to, 0, lead));
    }
    case 'removePage':
      return page === undefined ? customization : withoutPage(website, customization, page);
    case 'transfer':
      return transferred(website, customization, lead, done);
  }
}

function renamed(customization: Customization, page: PlannedPage, name: string): Customization {
  const id = pageNameId(page);
  return withText(customization, id, name === page.label ? '' : name);
}

function withPageOrder(
  website: Website,
  customization: Customization,
  leads: readonly string[],
): Customization {
  const { order: _, ...own } = customization.pages ?? {};
  const usual = sitePagesOf(website, withPages(customization, own)).map(({ lead }) => lead);
  const isUsual = usual.length === leads.length && usual.every((lead, at) => lead === leads[at]);
  return withPages(customization, isUsual ? own : { ...own, order: leads.slice(1) });
}

/** What stood on a page that goes is removed with it, and can be put back: on the home page, or where it was planned. */
function withoutPage(
  website: Website,
  customization: Customization,
  page: PlannedPage,
): Customization {
  const { lead } = page;
  const ids = entriesOf(page, customization);
  const planned = new Set(website.outline?.flatMap(({ entries }) => entries.map(({ id }) => id)));
  const cleared = ids
    .filter((id) => isCopy(id))
    .reduce((now, id) => withoutCopy(now, page, id), customization);
  const { order = {}, added = {}, moved = {}, ...arrangement } = cleared.arrangement ?? {};
  const { [lead]: own = [], ...others } = added;
  const kept = [...new Set([...own, ...ids])].filter((id) => !isCopy(id) && !planned.has(id));
  const isStaying = ([id]: [string, string]) => !ids.includes(id);
  const { order: pageOrder, added: names = {}, removed = [] } = cleared.pages ?? {};
  const isAdded = Object.hasOwn(names, lead);
  // The section that an added page began with may stand on another one.
  const [elsewhere] = isAdded && moved[lead] !== undefined ? [moved[lead]] : [];
  const home: Record<string, string[]> = { ...others, [HOME]: [...(others[HOME] ?? []), ...kept] };
  const bare = withArrangement(cleared, {
    ...arrangement,
    order: withoutKey(order, lead) ?? {},
    added: Object.fromEntries(
      Object.entries(
        elsewhere === undefined
          ? home
          : { ...home, [elsewhere]: [...(home[elsewhere] ?? []), lead] },
      ).filter(([, list]) => list.length > 0),
    ),
    moved: Object.fromEntries(
      Object.entries(moved).filter((entry) => isStaying(entry) && !(isAdded && entry[0] === lead)),
    ),
  });
  const next = withPages(bare, {
    ...(pageOrder && { order: pageOrder.filter((other) => other !== lead) }),
    added: isAdded ? (withoutKey(names, lead) ?? {}) : names,
    removed: isAdded ? removed : [...removed, lead],
  });
  const gone = ids.filter((id) => !isCopy(id)).reduce((now, id) => away(now, id, 'removed'), next);
  const name = names[lead];
  // Nothing else tells any more what its section was called.
  return name === undefined || gone.texts?.[`${lead}.nav`] !== undefined
    ? gone
    : withText(gone, `${lead}.nav`, name);
}

function transferred(
  website: Website,
  customization: Customization,
  lead: string,
  { id, on, to }: Extract<PageAct, { act: 'transfer' }>,
): Customization {
  const pageIn = (now: Customization, wanted: string) =>
    sitePagesOf(website, now).find((page) => page.lead === wanted);
  const from = pageIn(customization, lead);
  if (from === undefined) return customization;
  const entries = entriesOf(from, customization);
  const plannedOn = isAddedPage(customization, id)
    ? id
    : website.outline?.find((page) => page.entries.some((entry) => entry.id === id))?.lead;
  const { added = {}, moved = {}, ...arrangement } = customization.arrangement ?? {};
  const lists = new Map(Object.entries(added));
  // Copies stay where they are, also without what they are copies of.
  const copies = entries.filter((other) => other !== id && isCopy(other) && sourceOf(other) === id);
  const left = [...new Set([...(lists.get(lead) ?? []), ...copies])].filter((one) => one !== id);
  lists.set(lead, left);
  if (plannedOn === undefined) lists.set(on, [...(lists.get(on) ?? []), id]);
  const others = withoutKey(moved, id) ?? {};
  const placed = withArrangement(customization, {
    ...arrangement,
    added: Object.fromEntries([...lists].filter(([, ids]) => ids.length > 0)),
    moved: plannedOn === undefined || plannedOn === on ? others : { ...others, [id]: on },
  });
  // The page that it named keeps its name, in a second language too.
  const names = Object.entries(id === lead ? (customization.texts ?? {}) : {}).filter(([textId]) =>
    new RegExp(`^(?:[a-z]{2}\\.)?${id}\\.nav$`).test(textId),
  );
  const named = names.reduce(
    (now, [textId, name]) => withText(now, textId.replace(/nav$/, 'page'), name),
    placed,
  );
  const before = pageIn(named, lead);
  const after = pageIn(named, on);
  if (before === undefined || after === undefined) return customization;
  const ordered = withOrder(
    named,
    before,
    entries.filter((other) => other !== id),
  );
  return withOrder(ordered, after, placedAt(ordered, after, id, to));
}

const isAddedPage = ({ pages }: Customization, lead: string): boolean =>
  Object.hasOwn(pages?.added ?? {}, lead);

/** Without what is empty, so that a site whose pages are as planned again has none. */
function withPages(
  { pages: _, ...customization }: Customization,
  { order = [], added = {}, removed = [] }: PageChanges,
): Customization {
  const pages = {
    ...(order.length === 0 ? {} : { order }),
    ...(Object.keys(added).length === 0 ? {} : { added }),
    ...(removed.length === 0 ? {} : { removed }),
  };
  return Object.keys(pages).length === 0 ? customization : { ...customization, pages };
}
