import type { Corrections } from './entities';
import { CORRECTION_LENGTH } from './limits';
import { messages } from './messages';
import { tidy } from './text';

/** What "What I understood" lets a person correct by typing. */
export const WORD_FIELDS = [
  'kind',
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

/** All that has a chip of its own, in their order: corrected by typing, as a list, or by choosing. */
export const CORRECTION_FIELDS = [
  'kind',
  'name',
  'place',
  'audience',
  'offerings',
  'phone',
  'email',
  'address',
  'hours',
  'webAddress',
  'tone',
  'sections',
  'isMultiPage',
  'language',
  'secondLanguage',
] as const;
/** `passage`: words of the prompt, which get a role. */
export const OPEN_FIELDS = [...CORRECTION_FIELDS, 'passage'] as const;
export type CorrectionField = (typeof CORRECTION_FIELDS)[number];
export type OpenField = (typeof OPEN_FIELDS)[number];

const WEB_ADDRESS =
  /^(?:https?:\/\/)?((?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,5}\p{L}{2,24})(?:[/:?#]\S*)?$/iu;

/** A web address without its protocol and what stands behind the host, as `www.crumb.example`; null when it is none. */
export function hostOf(address: string): string | null {
  const host = WEB_ADDRESS.exec(address.trim())?.[1];
  return host === undefined || host.length > CORRECTION_LENGTH.webAddress ? null : host;
}

const EMAIL = /^[^\s@<>"'?&:]+@[^\s@<>"'?&:/]+\.\p{L}{2,}$/u;
const PHONE = /^(?=(?:\D*\d){3})[\d\s+()./-]+$/;

/** Of what links are made, so that what is none is refused: the value as it is used, or null. */
export const FACT_VALUES = {
  email: (words: string) => (EMAIL.test(words) ? words : null),
  phone: (words: string) => (PHONE.test(words) ? words : null),
  webAddress: hostOf,
} as const;

/** What to say of a value that is none. */
function problemOf(field: WordField): string {
  const { invalidEmail, invalidPhone, invalidWebAddress } = messages.understanding;
  if (field === 'email') return invalidEmail;
  return field === 'phone' ? invalidPhone : invalidWebAddress;
}

/**
 * What was typed as a correction, or why it is none. Blank words say that there is none (specification section 2, builder).
 */
export function parseCorrection(
  field: WordField,
  draft: string,
): { corrections: Corrections; problem: null } | { corrections: null; problem: string } {
  const words = tidy(draft);
  if (words === '') return { corrections: { [field]: null }, problem: null };
  const most = CORRECTION_LENGTH[field];
  if (words.length > most) {
    return { corrections: null, problem: messages.understanding.tooLong(most) };
  }
  const value = Object.hasOwn(FACT_VALUES, field)
    ? FACT_VALUES[field as keyof typeof FACT_VALUES](words)
    : words;
  return value === null
    ? { corrections: null, problem: problemOf(field) }
    : { corrections: { [field]: value }, problem: null };
}

/** Whether a field is typed as words. */
export function isTyped(field: OpenField | null): field is WordField {
  return WORD_FIELDS.some((word) => word === field);
}
