import type { CorrectedItem, Customization, Understanding } from './entities';
import { CORRECTION_LENGTH, MOST_OFFERINGS } from './limits';
import { textsByKey } from './itemTexts';
import { messages } from './messages';
import { tidy } from './text';

/** An offering as it is typed: a price of its own beside the name. */
export interface OfferDraft {
  id: string;
  name: string;
  price: string;
}
export type OfferPart = 'name' | 'price';

export type ParsedOffers =
  | { offerings: CorrectedItem[]; problems: null }
  | { offerings: null; problems: Record<string, string> };

/**
 * What a site offers as it stands on its pages: as understood, with the names and prices that the person wrote over them;
 * where nothing was understood, the gaps for offerings that they filled in.
 */
export function shownOfferings(
  { offerings }: Pick<Understanding, 'offerings'>,
  texts: Customization['texts'],
): OfferDraft[] {
  const own = textsByKey(texts);
  const known = offerings.map(({ id, value, price }) => ({
    id,
    name: own[`${id}.title`] || value,
    price: own[`${id}.detail`] ?? price ?? '',
  }));
  if (known.length > 0) return known;
  return Object.entries(own)
    .flatMap(([key, name]) => {
      const id = /^(todo\d+)\.title$/.exec(key)?.[1];
      return id === undefined ? [] : [{ id, name, price: own[`${id}.detail`] ?? '' }];
    })
    .sort((one, other) => one.id.localeCompare(other.id, 'en', { numeric: true }));
}

/** An id that no offering has or had: neither one of the list nor one for which words were written. */
export function newOfferId(
  offers: readonly OfferDraft[],
  texts: Customization['texts'] = {},
): string {
  const used = [...offers.map(({ id }) => id), ...Object.keys(texts)].map((id) =>
    Number(/(?:^|\.)n(\d+)(?:\.|$)/.exec(id)?.[1] ?? 0),
  );
  return `n${Math.max(0, ...used) + 1}`;
}

/** An offering as it is kept; without a price it has none, whatever was read. */
export const asCorrected = ({ id, name, price }: OfferDraft): CorrectedItem => ({
  id,
  name: tidy(name),
  price: tidy(price) || null,
});

/** Where a problem of an offering belongs. */
export const problemKey = (id: string, part: OfferPart): string => `${id}.${part}`;
/** Where a problem of the whole list belongs. */
export const LIST_PROBLEM = 'offerings';

/** The offerings as typed, or why they are none, by field; lines without words are left out. */
export function parseOffers(offers: readonly OfferDraft[]): ParsedOffers {
  const { understanding } = messages;
  const problems: Record<string, string> = {};
  const offerings = offers.map(asCorrected).filter(({ name, price }) => name !== '' || price);
  for (const { id, name, price } of offerings) {
    if (name === '') problems[problemKey(id, 'name')] = understanding.noOfferName;
    if (name.length > CORRECTION_LENGTH.offering)
      problems[problemKey(id, 'name')] = understanding.tooLong(CORRECTION_LENGTH.offering);
    if (price && price.length > CORRECTION_LENGTH.price)
      problems[problemKey(id, 'price')] = understanding.tooLong(CORRECTION_LENGTH.price);
  }
  if (offerings.length > MOST_OFFERINGS) {
    problems[LIST_PROBLEM] = understanding.tooMany(MOST_OFFERINGS);
  }
  return Object.keys(problems).length === 0
    ? { offerings, problems: null }
    : { offerings: null, problems };
}

/** A list with one of its offerings elsewhere; the same list where it stands at that end already. */
export function moved(offers: readonly OfferDraft[], id: string, by: -1 | 1): OfferDraft[] {
  const from = offers.findIndex((offer) => offer.id === id);
  const to = from + by;
  const offer = offers[from];
  if (offer === undefined || to < 0 || to >= offers.length) return [...offers];
  return offers.toSpliced(from, 1).toSpliced(to, 0, offer);
}
