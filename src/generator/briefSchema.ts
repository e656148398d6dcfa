import * as v from 'valibot';
import { SITE_TONES } from '../../machines/entities';
import { known, languageId, listOf, MOST, profiles, text, understood } from './schemaParts';
import { BOOKINGS, CONTACT_WAYS, NEEDS } from './requestKinds';
import { SECTION_KINDS } from './sectionKinds';

const ROLES = [
  'instruction',
  'subject',
  'name',
  'slogan',
  'place',
  'audience',
  'author',
  'since',
  'fact',
  'clause',
  'offering',
  'request',
  'refusal',
  'style',
  'comment',
  'leftOver',
] as const;

const kind = v.picklist(SECTION_KINDS);
const color = v.optional(understood);
const position = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const itemId = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9]{0,20}$/));
const item = v.object({
  id: itemId,
  name: understood,
  price: known,
  detail: known,
});

/** A brief wherever one is read: saved work, an exported site, a shared link. */
export const briefSchema = v.object({
  language: languageId,
  secondLanguage: known,
  parts: listOf(
    v.object({ role: v.picklist(ROLES), start: position, end: position, reason: text }),
    MOST.passages,
  ),
  subject: known,
  isSubjectUnsure: v.exactOptional(v.literal(true)),
  noun: known,
  trade: v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/)),
  schemaType: v.nullable(v.pipe(v.string(), v.regex(/^[A-Za-z]{1,60}$/))),
  motif: v.nullable(v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/))),
  name: known,
  slogan: known,
  place: known,
  audience: known,
  tone: v.nullable(v.object({ value: v.picklist(SITE_TONES), evidence: text })),
  offerings: listOf(item, MOST.items),
  leading: v.exactOptional(listOf(itemId, MOST.items)),
  requests: listOf(
    v.object({
      kind: v.nullable(kind),
      words: understood,
      items: listOf(item, MOST.items),
      need: v.nullable(v.picklist(NEEDS)),
      way: v.nullable(v.picklist(CONTACT_WAYS)),
      booking: v.nullable(v.picklist(BOOKINGS)),
      page: known,
      isCapability: v.boolean(),
    }),
    MOST.passages,
  ),
  refusals: listOf(v.object({ kind: v.nullable(kind), words: understood }), MOST.passages),
  statements: listOf(understood, MOST.passages),
  points: v.optional(listOf(understood, MOST.passages), []),
  colors: v.object({
    primary: color,
    secondary: color,
    accent: color,
    background: color,
    text: color,
  }),
  facts: v.object({
    email: known,
    phone: known,
    address: known,
    hours: known,
    webAddress: known,
    profiles: v.exactOptional(profiles),
    since: known,
    dates: listOf(v.object({ when: understood, what: known, where: known }), MOST.items),
    price: known,
    figures: listOf(v.object({ amount: understood, what: understood }), MOST.items),
  }),
  pages: v.nullable(v.picklist(['one', 'several'])),
});
