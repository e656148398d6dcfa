import type { Corrections, Customization, Understanding } from './entities';

/** What people need to reach a business, and to find it elsewhere. */
export const CONTACT_FACTS = ['phone', 'email', 'address', 'hours'] as const;
export type ContactFact = (typeof CONTACT_FACTS)[number];

/** Whether a text is a fact and nothing else, such as `visit.hours.body`. */
export const isTextOf = (id: string, fact: ContactFact): boolean => id.endsWith(`.${fact}.body`);

/**
 * What a site tells of a contact fact: as it is being corrected, as the person wrote it on the page, or as it was understood;
 * empty where nothing is known. Pure.
 */
export function toldFact(
  fact: ContactFact,
  understanding: Pick<Understanding, ContactFact> | undefined,
  texts: Customization['texts'] = {},
  asked: Corrections = {},
): string {
  const corrected = asked[fact];
  if (corrected !== undefined) return corrected ?? '';
  const written = Object.entries(texts).find(
    ([id]) => isTextOf(id, fact) && !/^[a-z]{2,3}\./.test(id),
  );
  return written?.[1] ?? understanding?.[fact]?.value ?? '';
}
