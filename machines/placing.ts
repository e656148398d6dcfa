import type { Corrections, Customization, PlacedRole, Understanding } from './entities';
import { asCorrected, newOfferId, shownOfferings } from './offers';

/** Roles that have a field of their own, which gives way to the words. */
const FIELD: Partial<Record<PlacedRole, keyof Corrections>> = {
  subject: 'kind',
  name: 'name',
  place: 'place',
  audience: 'audience',
};

export interface PlacedIn {
  understanding: Pick<Understanding, 'offerings'>;
  corrections: Corrections | undefined;
  texts: Customization['texts'];
}

/**
 * What to correct so that words of the prompt have a role; null: what reading took them for. A list of offers that the
 * person corrected gets them, or loses them, too. Pure.
 */
export function placing(
  words: string,
  role: PlacedRole | null,
  { understanding, corrections, texts }: PlacedIn,
): Corrections {
  const field = role === null ? undefined : FIELD[role];
  const offers = shownOfferings(understanding, texts);
  const others = offers.filter(({ name }) => name !== words);
  const added = role === 'offering' ? [{ id: newOfferId(offers, texts), name: words }] : [];
  const isListed = corrections?.offerings !== undefined;
  return {
    placed: { [words]: role },
    ...(field === undefined ? {} : { [field]: undefined }),
    ...(isListed ? { offerings: [...others.map(asCorrected), ...added] } : {}),
  };
}
