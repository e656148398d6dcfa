import { stemsIn } from '../understand/bared';

type FieldType =
  'text' | 'email' | 'tel' | 'password' | 'date' | 'time' | 'number' | 'url' | 'file' | 'textarea';

export interface Field {
  name: string;
  label: string;
  type: FieldType;
  autocomplete: string | null;
  required: boolean;
}

interface Known {
  pattern: RegExp;
  name: string;
  type: FieldType;
  autocomplete: string | null;
  required: boolean;
}

const known = (
  pattern: RegExp,
  name: string,
  type: FieldType,
  autocomplete: string | null,
  required = false,
): Known => ({ pattern, name, type, autocomplete, required });

/** The first pattern that fits a label decides. */
const KNOWN_FIELDS: readonly Known[] = [
  known(/card number/iu, 'card-number', 'text', 'cc-number', true),
  known(/name on (?:the )?card|card ?holder/iu, 'card-name', 'text', 'cc-name', true),
  known(/expir|valid (?:until|thru)/iu, 'card-expiry', 'text', 'cc-exp', true),
  known(/\bcvc|\bcvv|security code/iu, 'card-code', 'text', 'cc-csc', true),
  known(/\be-?mail|^mail$/iu, 'email', 'email', 'email', true),
  known(/(?:new|confirm|repeat).*password/iu, 'new-password', 'password', 'new-password', true),
  known(/pass(?:word|phrase)/iu, 'password', 'password', 'current-password', true),
  known(/first name|given name/iu, 'first-name', 'text', 'given-name', true),
  known(/last name|surname|family name/iu, 'last-name', 'text', 'family-name', true),
  known(/user ?name/iu, 'username', 'text', 'username', true),
  known(/company|organi[sz]ation|business/iu, 'company', 'text', 'organization'),
  known(/\bname\b/iu, 'name', 'text', 'name', true),
  known(/phone|mobile|\btel\b|telephone/iu, 'phone', 'tel', 'tel'),
  known(
    /message|comment|feedback|description|notes?\b|review|question|\bbio\b|^text$/iu,
    'message',
    'textarea',
    null,
    true,
  ),
  known(/post ?code|zip|postal/iu, 'postal-code', 'text', 'postal-code'),
  known(/city|town/iu, 'city', 'text', 'address-level2'),
  known(/country/iu, 'country', 'text', 'country-name'),
  known(/apartment|\bflat\b|suite|unit/iu, 'address-2', 'text', 'address-line2'),
  known(/address|street/iu, 'address', 'text', 'address-line1'),
  known(/birth/iu, 'birthday', 'date', 'bday'),
  known(/\bdate\b|\bday\b|check-?in|check-?out|arrival|departure/iu, 'date', 'date', null, true),
  known(/\btime\b|\bhour\b/iu, 'time', 'time', null),
  known(/website|\burl\b|\blink\b/iu, 'website', 'url', 'url'),
  known(/upload|attachment|\bfile\b|^(?:photo|picture|image|cv)\b/iu, 'file', 'file', null),
  known(
    /guests?|people|persons|quantity|number of|\bage\b|seats?|amount|budget|party size/iu,
    'number',
    'number',
    null,
  ),
  known(/job|role|position/iu, 'job', 'text', 'organization-title'),
];

/** Whether words in lower case name a usual field ("email", "contact person"), and no button. */
export const isKnownField = (words: string) =>
  /^\p{Ll}/u.test(words) &&
  (/\bperson$/u.test(words) || KNOWN_FIELDS.some(({ pattern }) => pattern.test(words)));

const PLAIN = { type: 'text', autocomplete: null, required: false } as const;

/** Form fields for these labels, in their order; unknown labels become text fields. Names are unique. */
export function fieldsFor(labels: readonly string[]): Field[] {
  const taken = new Map<string, number>();
  return labels.map((label) => {
    const found = KNOWN_FIELDS.find(({ pattern }) => pattern.test(label));
    const base = found?.name ?? slug(label);
    const count = (taken.get(base) ?? 0) + 1;
    taken.set(base, count);
    const { type, autocomplete, required } = found ?? PLAIN;
    const isOptional = /\boptional\b/iu.test(label);
    const name = count === 1 ? base : `${base}-${count}`;
    return { name, label, type, autocomplete, required: required && !isOptional };
  });
}

/** Letters a-z, digits and hyphens, as an id or a field name may have; `field` when nothing is left. */
export function slug(words: string): string {
  return (
    words
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9]+/gu, '-')
      .replace(/^-+|-+$/gu, '')
      .slice(0, 32)
      .replace(/^(?=\d)/u, 'n') || 'field'
  );
}

/** Whether two labels are called by the same words. */
export const isSameLabel = (one: string, other: string) =>
  stemsIn(one).join(' ') === stemsIn(other).join(' ');
