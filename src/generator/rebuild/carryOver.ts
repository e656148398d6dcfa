import type {
  Arrangement,
  Customization,
  SiteColors,
  SiteContent,
  SiteLayout,
} from '../../../machines/entities';
import { itemKind } from '../../../machines/itemKinds';
import { isItemSlot, itemIn, itemSlot } from '../../../machines/itemSlot';
import type { PhotoSlot } from '../../../machines/photo';
import { type GeneratedSite, retitled } from '../../../machines/siteName';
import { arrangedSite } from '../document/arrangedSite';
import { initialCustomization } from '../initialCustomization';
import type { Copy, Plan, Site } from '../types';
import { understandingOf } from '../understandingOf';

interface Edited {
  site: Site;
  /** What the generator chose, and what the person made of it. */
  initial: Customization;
  customization: Customization;
}

/**
 * What a person changed in a site, put on the site that takes its place (specification section 2, builder): words, colors,
 * sections and hero stay, all else is the new site's. Words written over an item follow the item. A new name takes the place
 * of the name before, and of a title.
 */
export function carryOver(
  { site: before, initial, customization }: Edited,
  after: Site,
): Customization {
  const fresh = initialCustomization(after);
  const generated = { customization: initial, understanding: understandingOf(before) };
  const next = { customization: fresh, understanding: understandingOf(after) };
  const isNamedAnew =
    after.brief.name !== null && after.brief.name.value !== before.brief.name?.value;
  const kept = isNamedAnew
    ? retitled(customization, fresh.content.title, generated)
    : customization;
  const copy = arrangedSite(after, kept).copy;
  const written = arrangedSite(before, kept).copy;
  const moves = movedItems(written, copy);
  const texts = movedTexts(kept.texts ?? {}, moves);
  const photos = photosAfter(kept.photos ?? {}, { before: written, moves, after: copy });
  return {
    colors: changed<SiteColors>(fresh.colors, initial.colors, kept.colors),
    layout: changed<SiteLayout>(fresh.layout, initial.layout, kept.layout),
    content: contentAfter(kept, generated, next),
    ...(Object.keys(texts).length === 0 ? {} : { texts }),
    ...(kept.hero === undefined ? {} : { hero: kept.hero }),
    ...(kept.arrangement === undefined
      ? {}
      : { arrangement: arrangementAfter(kept, kept.arrangement, after.plan) }),
    ...(kept.sections === undefined ? {} : { sections: kept.sections }),
    ...(kept.items === undefined ? {} : { items: itemsAfter(kept.items, moves) }),
    ...(kept.delivery === undefined ? {} : { delivery: kept.delivery }),
    ...(Object.keys(photos).length === 0 ? {} : { photos }),
    ...(kept.pages === undefined ? {} : { pages: kept.pages }),
    ...(kept.locked === undefined ? {} : { locked: kept.locked }),
    ...(kept.links === undefined ? {} : { links: kept.links }),
    ...(kept.style === undefined ? {} : { style: kept.style }),
    ...(kept.listings === undefined ? {} : { listings: kept.listings }),
    ...(kept.written === undefined ? {} : { written: movedTexts(kept.written, moves) }),
  };
}

/** What was added to a page that is no more stands on the first one; what is planned on another page now, there alone. */
function arrangementAfter(
  { pages: { added: ownPages = {}, removed = [] } = {} }: Customization,
  { added, ...arrangement }: Arrangement,
  plan: Plan,
): Arrangement {
  if (added === undefined) return arrangement;
  const pages = plan.pages ?? [{ lead: 'hero', sections: plan.sections.map(({ id }) => id) }];
  const pageOf = new Map(pages.flatMap(({ lead, sections }) => sections.map((id) => [id, lead])));
  const after: Record<string, string[]> = {};
  for (const [lead, ids] of Object.entries(added)) {
    const isPlanned = pages.some((page) => page.lead === lead) && !removed.includes(lead);
    const now = isPlanned || Object.hasOwn(ownPages, lead) ? lead : 'hero';
    const own = ids.filter((id) => (pageOf.get(id) ?? now) === now);
    if (own.length > 0) after[now] = [...(after[now] ?? []), ...own];
  }
  return Object.keys(after).length === 0 ? arrangement : { ...arrangement, added: after };
}

/** The three texts of the Content tab; what only has another name in it is the generator's still. */
function contentAfter(
  { content }: Customization,
  before: GeneratedSite,
  after: GeneratedSite,
): SiteContent {
  const initial = before.customization;
  const isRetitled = content.title !== initial.content.title;
  const title = isRetitled ? content.title : after.customization.content.title;
  const retitledInitial = retitled(initial, content.title, before).content;
  const fresh = retitled(after.customization, title, after).content;
  const own = changed<SiteContent>(initial.content, retitledInitial, content);
  return changed<SiteContent>(fresh, initial.content, { ...own, title });
}

function changed<T extends object>(fresh: T, initial: T, now: T): T {
  const own = Object.entries(now).filter(([key, value]) => initial[key as keyof T] !== value);
  return { ...fresh, ...Object.fromEntries(own) };
}

/** The stems of an item's text ids, before and after. */
type Moves = ReadonlyMap<string, string>;

const stem = (id: string): string => id.replace(/[^.]+$/, '');

/** Items whose texts have other ids now, as those that were counted have: an item is known by its title. */
function movedItems(before: Copy, after: Copy): Moves {
  const moves = new Map<string, string>();
  for (const section of before.sections) {
    const items = after.sections.find(({ id }) => id === section.id)?.items ?? [];
    for (const { title } of section.items) {
      const same = items.find((item) => item.title.value === title.value);
      if (same !== undefined) moves.set(stem(title.id), stem(same.title.id));
    }
  }
  return moves;
}

const movedTexts = (texts: Record<string, string>, moves: Moves): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).map(([id, words]) => [
      (moves.get(stem(id)) ?? stem(id)) + id.slice(stem(id).length),
      words,
    ]),
  );

/** What was made of the items of each section, by the ids that they have now. */
function itemsAfter(
  items: NonNullable<Customization['items']>,
  moves: Moves,
): NonNullable<Customization['items']> {
  return Object.fromEntries(
    Object.entries(items).map(([section, { order, removed, words }]) => {
      const idOf = (id: string) =>
        moves.get(`${section}.${id}.`)?.slice(section.length + 1, -1) ?? id;
      return [
        section,
        {
          ...(order && { order: order.map(idOf) }),
          ...(removed && { removed: removed.map(idOf) }),
          ...(words && {
            words: Object.fromEntries(Object.entries(words).map(([id, own]) => [idOf(id), own])),
          }),
        },
      ];
    }),
  );
}

/**
 * The photos of items go where the items went: where another section shows what stood there before, to that one, one that shows
 * pictures first. A place that something else has now is given to none of them.
 */
function photosAfter(
  photos: NonNullable<Customization['photos']>,
  { before, moves, after: copy }: { before: Copy; moves: Moves; after: Copy },
): NonNullable<Customization['photos']> {
  const told = copy.sections
    .flatMap(({ items }) => items)
    .flatMap(({ title }) => (title.source.from === 'prompt' ? [stem(title.id)] : []));
  const taken = new Set([...moves.values(), ...told]);
  const titles = titlesIn(before);
  const shown = copy.sections.filter(({ kind }) => itemKind(kind)?.hasPhotos === true);
  const wordsOnly = copy.sections.filter((section) => !shown.includes(section));
  const placeIn = (sections: Copy['sections'], name: string | undefined) =>
    sections.flatMap(({ id, items }) =>
      items
        .filter(({ title }) => title.value === name)
        .map(({ title }) => itemSlot(id, itemOf(id, stem(title.id)))),
    )[0];
  const placeAfter = (slot: PhotoSlot): PhotoSlot | null => {
    if (!isItemSlot(slot)) return slot;
    const { section, item } = itemIn(slot);
    const place = `${section}.${item}.`;
    const title = titles.get(place);
    const same = moves.get(place);
    const own = same === undefined ? null : itemSlot(section, itemOf(section, same));
    if (own !== null && shown.some(({ id }) => id === section)) return own;
    const other = placeIn(shown, title) ?? own ?? placeIn(wordsOnly, title);
    return other ?? (taken.has(place) ? null : slot);
  };
  const after = Object.entries(photos).flatMap(([slot, photo]) => {
    const place = placeAfter(slot);
    return place === null ? [] : [{ place, photo, isMoved: sectionIn(place) !== sectionIn(slot) }];
  });
  // What stays in its section comes last: it keeps its place.
  after.sort((one, other) => Number(other.isMoved) - Number(one.isMoved));
  return Object.fromEntries(after.map(({ place, photo }) => [place, photo]));
}

const sectionIn = (slot: PhotoSlot): string => (isItemSlot(slot) ? itemIn(slot).section : slot);

/** The item that a stem of text ids in a section is of. */
const itemOf = (section: string, stemOfItem: string): string =>
  stemOfItem.slice(section.length + 1, -1);

/** What each item is called, by the stem of its text ids. */
const titlesIn = ({ sections }: Copy): ReadonlyMap<string, string> =>
  new Map(sections.flatMap(({ items }) => items.map(({ title }) => [stem(title.id), title.value])));
