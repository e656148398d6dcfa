import { parseEmailAddress } from './emailAddress';
import type { Corrections } from './entities';
import { messages } from './messages';
import { isBlank } from './text';

/** What "What I understood" lets a person set right by typing. */
export const WORD_FIELDS = [
  'name',
  'place',
  'audience',
  'phone',
  'email',
  'address',
  'hours',
  'webAddress',
] as const;
export type WordField = (typeof WORD_FIELDS)[number];

/** All that can be set right: by typing, as a list, or by choosing. */
export const CORRECTION_FIELDS = [
  'language',
  'secondLanguage',
  'trade',
  ...WORD_FIELDS,
  'tone',
  'offerings',
  'sections',
  'isMultiPage',
] as const;
export type CorrectionField = (typeof CORRECTION_FIELDS)[number];

/** Longest words of a field, and of one offering, in characters; how many offerings there may be. */
export const CORRECTION_LENGTH = 200;
export const OFFERING_LIMIT = 60;

const WEB_ADDRESS = /^(?:https?:\/\/)?((?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:\/\S*)?)$/iu;

/**
 * What was typed as a correction, or why it is none. Blank words say that there is none (specification section 2, builder).
 * A list has one offering a line.
 */
export function parseCorrection(
  field: WordField | 'offerings',
  draft: string,
): { corrections: Corrections; problem: null } | { corrections: null; problem: string } {
  const { understanding } = messages;
  const refused = (problem: string) => ({ corrections: null, problem });
  const taken = (corrections: Corrections) => ({ corrections, problem: null });
  if (field === 'offerings') {
    const offerings = draft
      .split('\n')
      .map(tidy)
      .filter((line) => !isBlank(line));
    if (offerings.length > OFFERING_LIMIT) return refused(understanding.tooMany(OFFERING_LIMIT));
    const isTooLong = offerings.some((line) => line.length > CORRECTION_LENGTH);
    return isTooLong ? refused(understanding.tooLong(CORRECTION_LENGTH)) : taken({ offerings });
  }
  const words = tidy(draft);
  if (isBlank(words)) return taken({ [field]: null });
  if (words.length > CORRECTION_LENGTH) return refused(understanding.tooLong(CORRECTION_LENGTH));
  if (field === 'email') {
    const email = parseEmailAddress(words);
    return email === null ? refused(understanding.invalidEmail) : taken({ email });
  }
  if (field === 'webAddress') {
    const address = WEB_ADDRESS.exec(words)?.[1];
    return address === undefined
      ? refused(understanding.invalidWebAddress)
      : taken({ webAddress: address.replace(/\/$/, '') });
  }
  return taken({ [field]: words });
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Whether a field is typed rather than chosen. */
export function isTyped(field: CorrectionField | null): field is WordField | 'offerings' {
  return field === 'offerings' || WORD_FIELDS.some((word) => word === field);
}
