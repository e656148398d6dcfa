import type { Arrangement, Customization, PlannedPage, SiteLayout } from './entities';
import { hasSameFields } from './hasSameFields';
import { copiedItems } from './itemCopies';
import { copiedPhotos } from './itemPhotos';
import { MOST_ENTRIES } from './limits';
import { itemTextKey } from './itemTexts';
import { choiceIn, type Chosen, withChoice } from './sectionChoices';
import { isLockable, isLocked, withLock } from './sectionLocks';
import { copiedTextId, isCopy, sectionOf, sourceOf } from './sectionIds';

/** What can be done with one entry of a page. */
export type ArrangingAct =
  | { act: 'move'; id: string; to: number }
  /** Of the catalogue, under an id that no entry has. */
  | { act: 'add'; id: string; to: number }
  | ({ act: 'choose'; id: string } & Chosen)
  /** A locked section stays as it is when its site is made again. */
  | { act: 'lock' | 'unlock'; id: string }
  | { act: 'duplicate' | 'hide' | 'show' | 'remove' | 'putBack'; id: string };

/** The sections that the Layout tab switches (specification section 2). */
export const SWITCHES: Record<string, keyof SiteLayout> = {
  hero: 'showHero',
  features: 'showFeatures',
  pricing: 'showPricing',
  contact: 'showContact',
};

type Arranged = Pick<Customization, 'layout' | 'arrangement' | 'sections' | 'locked'>;

/** Whether an entry shows; the hero always does, at least as a plain heading. */
export function isShown(id: string, { layout, arrangement }: Arranged): boolean {
  if (id === 'hero') return true;
  const name = SWITCHES[id];
  return name === undefined ? arrangement?.away?.[id] === undefined : layout[name];
}

/** Whether an entry was taken out; of the four that are switched, one that is switched on again is back. */
export const isRemoved = (id: string, customization: Arranged): boolean =>
  customization.arrangement?.away?.[id] === 'removed' && !isShown(id, customization);

/**
 * The entries of a page in the person's order: all that are planned, each once, and copies of them. One that the order does
 * not name, as after another generation, follows what it was planned after. The hero stays first. Pure and total.
 */
export function arrangedOrder(planned: readonly string[], order: readonly string[] = []): string[] {
  const known = new Set(planned);
  const isKnown = (id: string) => known.has(id) || known.has(sourceOf(id));
  const arranged = [...new Set(order.filter((id) => isKnown(id) && sourceOf(id) !== 'hero'))];
  planned.forEach((id, index) => {
    if (arranged.includes(id)) return;
    const before = planned[index - 1];
    arranged.splice(before === undefined ? 0 : arranged.indexOf(before) + 1, 0, id);
  });
  return arranged;
}

/** The entries of a page as they stand, those that were added or removed among them. */
export const entriesOf = ({ lead, entries }: PlannedPage, { arrangement }: Arranged): string[] =>
  arrangedOrder(
    [...new Set([...entries.map(({ id }) => id), ...(arrangement?.added?.[lead] ?? [])])],
    arrangement?.order?.[lead],
  );

/** The entries that the person has before them: hidden ones too, removed ones not. */
export const listedOn = (page: PlannedPage, customization: Arranged): string[] =>
  entriesOf(page, customization).filter((id) => !isRemoved(id, customization));

/** What may be done with an entry: the hero stays where it is, once; the beginning of another page belongs to that page. */
export function canAct(page: PlannedPage, customization: Arranged, done: ArrangingAct): boolean {
  const listed = listedOn(page, customization);
  const at = listed.indexOf(done.id);
  const first = listed[0] === 'hero' ? 1 : 0;
  if (done.act === 'putBack') return isRemoved(done.id, customization);
  if (done.act === 'add')
    return (
      done.to >= first &&
      done.to <= listed.length &&
      listed.length < MOST_ENTRIES &&
      !entriesOf(page, customization).includes(done.id) &&
      !Object.values(customization.arrangement?.added ?? {}).some((ids) => ids.includes(done.id))
    );
  if (at < 0) return false;
  const isHero = done.id === 'hero';
  switch (done.act) {
    case 'move':
      return !isHero && done.to !== at && done.to >= first && done.to < listed.length;
    case 'duplicate':
      return !isHero && sectionOf(done.id) === done.id && listed.length < MOST_ENTRIES;
    case 'remove':
      return !isHero;
    case 'choose':
      return (
        !isLocked(done.id, customization) &&
        !hasSameFields(done.choice, choiceIn(customization, done.id))
      );
    case 'lock':
    case 'unlock':
      return isLockable(done.id) && isLocked(done.id, customization) === (done.act === 'unlock');
    case 'hide':
      return isHero ? customization.layout.showHero : isShown(done.id, customization);
    case 'show':
      return isHero ? !customization.layout.showHero : !isShown(done.id, customization);
  }
}

/**
 * A customization after something was done with an entry of a page; the same one where it cannot be done.
 * `markup`: the page's document, from which a copy learns which of the things that have other words it holds.
 */
export function arrange(
  customization: Customization,
  page: PlannedPage,
  done: ArrangingAct,
  markup = '',
): Customization {
  if (!canAct(page, customization, done)) return customization;
  const { id } = done;
  switch (done.act) {
    case 'move':
      return withOrder(customization, page, placedAt(customization, page, id, done.to));
    case 'add':
      return withOrder(
        withAdded(customization, page.lead, (ids) => [...ids, id]),
        page,
        placedAt(customization, page, id, done.to),
      );
    case 'choose':
      return withChoice(customization, id, done.choice);
    case 'lock':
    case 'unlock':
      return withLock(customization, id, done.act === 'lock');
    case 'duplicate':
      return duplicated(customization, page, id, markup);
    case 'hide':
      return away(customization, id, 'hidden');
    case 'show':
    case 'putBack':
      return away(customization, id, null);
    case 'remove':
      return isCopy(id) ? withoutCopy(customization, page, id) : away(customization, id, 'removed');
  }
}

/** What the Layout tab does (specification section 2): a section that it switches on is not removed any more. */
export function switched(customization: Customization, name: keyof SiteLayout): Customization {
  const id = Object.keys(SWITCHES).find((known) => SWITCHES[known] === name) ?? '';
  return away(customization, id, customization.layout[name] ? 'hidden' : null);
}

/** The id of the copy that `arrange` makes of an entry: the next number that no copy has or left words under. */
export function copyId(id: string, { arrangement, texts }: Customization): string {
  const source = sourceOf(id);
  const used = [
    ...Object.values(arrangement?.order ?? {}).flat(),
    ...Object.values(arrangement?.added ?? {}).flat(),
    ...Object.keys(texts ?? {}),
  ];
  const numbers = used.map((name) =>
    Number(new RegExp(`(?:^|\\.)${source}_(\\d+)(?:\\.|$)`).exec(name)?.[1] ?? 1),
  );
  return `${source}_${Math.max(1, ...numbers) + 1}`;
}

/** The entries of a page once one of them, or another, stands at a place among those that are listed, from 0. */
export function placedAt(
  customization: Arranged,
  page: PlannedPage,
  id: string,
  to: number,
): string[] {
  const others = entriesOf(page, customization).filter((other) => other !== id);
  const listed = listedOn(page, customization).filter((other) => other !== id);
  const next = listed[to];
  const last = listed.at(-1);
  const at =
    next === undefined ? (last === undefined ? 0 : others.indexOf(last) + 1) : others.indexOf(next);
  return others.toSpliced(at, 0, id);
}

function duplicated(
  customization: Customization,
  page: PlannedPage,
  id: string,
  markup: string,
): Customization {
  const copy = copyId(id, customization);
  const order = entriesOf(page, customization);
  const texts = Object.entries(customization.texts ?? {}).flatMap(([textId, words]) => {
    if (isTextOf(textId, id)) return [[copiedTextId(textId, id, copy), words] as const];
    // What a thing is called holds wherever it stands, and in the copy from now on as it is now.
    const key = itemTextKey(textId);
    const own = copiedTextId(key, id, id);
    const isHeld = key !== textId && markup.includes(`data-text="${own}"`);
    return isHeld ? [[copiedTextId(key, id, copy), words] as const] : [];
  });
  const next = withOrder(
    withChoice(
      copiedPhotos(copiedItems(customization, id, copy), id, copy),
      copy,
      choiceIn(customization, id),
    ),
    page,
    order.toSpliced(order.indexOf(id) + 1, 0, copy),
  );
  const copied =
    texts.length === 0
      ? next
      : { ...next, texts: { ...customization.texts, ...Object.fromEntries(texts) } };
  return isShown(id, customization) ? copied : away(copied, copy, 'hidden');
}

export function withoutCopy(
  customization: Customization,
  page: PlannedPage,
  id: string,
): Customization {
  const own = copiedPhotos(copiedItems(customization, id), id);
  const bare = withLock(withChoice(own, id, {}), id, false);
  const { texts, ...rest } = away(bare, id, null);
  const left = Object.entries(texts ?? {}).filter(([textId]) => !isTextOf(textId, id));
  const order = entriesOf(page, customization).filter((other) => other !== id);
  const without = withAdded(rest, page.lead, (ids) => ids.filter((other) => other !== id));
  return withOrder(
    left.length === 0 ? without : { ...without, texts: Object.fromEntries(left) },
    page,
    order,
  );
}

export function withAdded(
  customization: Customization,
  lead: string,
  to: (ids: readonly string[]) => string[],
): Customization {
  const { [lead]: ids = [], ...others } = customization.arrangement?.added ?? {};
  const next = to(ids);
  return withArrangement(customization, {
    ...customization.arrangement,
    added: next.length === 0 ? others : { ...others, [lead]: next },
  });
}

const isTextOf = (textId: string, id: string): boolean =>
  textId.replace(/^[a-z]{2}\./, '').startsWith(`${id}.`);

export function withOrder(
  customization: Customization,
  { lead, entries }: PlannedPage,
  order: string[],
): Customization {
  const isPlanned =
    order.length === entries.length && entries.every(({ id }, index) => id === order[index]);
  const { [lead]: _, ...others } = customization.arrangement?.order ?? {};
  return withArrangement(customization, {
    ...customization.arrangement,
    order: isPlanned ? others : { ...others, [lead]: order },
  });
}

export function away(
  customization: Customization,
  id: string,
  state: 'hidden' | 'removed' | null,
): Customization {
  const name = SWITCHES[id];
  const { [id]: _, ...others } = customization.arrangement?.away ?? {};
  // What the Layout tab switches is hidden there.
  const isNoted = state === 'removed' || (state === 'hidden' && name === undefined);
  const next = withArrangement(customization, {
    ...customization.arrangement,
    away: isNoted ? { ...others, [id]: state } : others,
  });
  return name === undefined
    ? next
    : { ...next, layout: { ...next.layout, [name]: state === null } };
}

/** Without what is empty, so that a site that is as planned again has none. */
export function withArrangement(
  { arrangement: _, ...customization }: Customization,
  { order = {}, away: gone = {}, added = {}, moved = {} }: Arrangement,
): Customization {
  const arrangement = {
    ...(Object.keys(order).length === 0 ? {} : { order }),
    ...(Object.keys(gone).length === 0 ? {} : { away: gone }),
    ...(Object.keys(added).length === 0 ? {} : { added }),
    ...(Object.keys(moved).length === 0 ? {} : { moved }),
  };
  return Object.keys(arrangement).length === 0 ? customization : { ...customization, arrangement };
}
