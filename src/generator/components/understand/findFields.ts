import type { ComponentField } from '../ComponentIntent';

type Known = Omit<ComponentField, 'name' | 'label'> & { pattern: RegExp; name: string };

const known = (
  pattern: RegExp,
  name: string,
  type: ComponentField['type'],
  autocomplete: string | null,
  required = false,
): Known => ({ pattern, name, type, autocomplete, required });

/** The first pattern that fits a label decides. */
const KNOWN_FIELDS: readonly Known[] = [
  known(/\be-?mail/iu, 'email', 'email', 'email', true),
  known(/(?:new|confirm|repeat).*password/iu, 'new-password', 'password', 'new-password', true),
  known(/pass(?:word|phrase)/iu, 'password', 'password', 'current-password', true),
  known(/first name|given name/iu, 'first-name', 'text', 'given-name', true),
  known(/last name|surname|family name/iu, 'last-name', 'text', 'family-name', true),
  known(/user ?name/iu, 'username', 'text', 'username', true),
  known(/company|organi[sz]ation|business/iu, 'company', 'text', 'organization'),
  known(/\bname\b/iu, 'name', 'text', 'name', true),
  known(/phone|mobile|\btel\b|telephone/iu, 'phone', 'tel', 'tel'),
  known(
    /message|comment|feedback|description|notes?\b|review|question|\bbio\b/iu,
    'message',
    'textarea',
    null,
    true,
  ),
  known(/post ?code|zip|postal/iu, 'postal-code', 'text', 'postal-code'),
  known(/city|town/iu, 'city', 'text', 'address-level2'),
  known(/country/iu, 'country', 'text', 'country-name'),
  known(/address|street/iu, 'address', 'text', 'street-address'),
  known(/birth/iu, 'birthday', 'date', 'bday'),
  known(/\bdate\b|\bday\b|check-?in|check-?out|arrival|departure/iu, 'date', 'date', null, true),
  known(/\btime\b|\bhour\b/iu, 'time', 'time', null),
  known(/website|\burl\b|\blink\b/iu, 'website', 'url', 'url'),
  known(
    /guests?|people|quantity|number of|\bage\b|seats?|amount|budget|party size/iu,
    'number',
    'number',
    null,
  ),
  known(/job|role|position/iu, 'job', 'text', 'organization-title'),
  known(/card number/iu, 'card-number', 'text', 'cc-number', true),
  known(/expir/iu, 'card-expiry', 'text', 'cc-exp', true),
  known(/\bcvc|\bcvv|security code/iu, 'card-code', 'text', 'cc-csc', true),
];

const PLAIN = { type: 'text', autocomplete: null, required: false } as const;

/** Form fields for these labels, in their order; unknown labels become text fields. Names are unique. */
export function fieldsFor(labels: readonly string[]): ComponentField[] {
  const taken = new Map<string, number>();
  return labels.map((label) => {
    const found = KNOWN_FIELDS.find(({ pattern }) => pattern.test(label));
    const base = found?.name ?? slug(label);
    const count = (taken.get(base) ?? 0) + 1;
    taken.set(base, count);
    const { type, autocomplete, required } = found ?? PLAIN;
    const name = count === 1 ? base : `${base}-${count}`;
    return { name, label, type, autocomplete, required };
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

/** Labels of the fields that the description names outside of a list ("an email and password login form"). */
export function namedFields(description: string): string[] {
  return WORDS.flatMap(([pattern, label]) => (pattern.test(description) ? [label] : []));
}

const WORDS: readonly [RegExp, string][] = [
  [/\bfull name\b/iu, 'Full name'],
  [/\bfirst name\b/iu, 'First name'],
  [/\blast name\b/iu, 'Last name'],
  [/\be-?mail\b/iu, 'Email'],
  [/\bphone\b/iu, 'Phone'],
  [/\bpassword\b/iu, 'Password'],
  [/\bmessage\b/iu, 'Message'],
];
