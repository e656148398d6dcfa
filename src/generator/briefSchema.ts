import * as v from 'valibot';
import { SITE_TONES } from '../../machines/entities';
import { known, languageId, text, understood } from './schemaParts';
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

const item = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9]{0,20}$/)),
  name: understood,
  price: known,
  detail: known,
});

/** A brief wherever one is read: saved work, an exported site, a shared link. */
export const briefSchema = v.object({
  language: languageId,
  secondLanguage: known,
  parts: v.array(
    v.object({ role: v.picklist(ROLES), start: position, end: position, reason: text }),
  ),
  subject: known,
  noun: known,
  trade: v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/)),
  schemaType: v.nullable(v.pipe(v.string(), v.regex(/^[A-Za-z]{1,60}$/))),
  motif: v.nullable(v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/))),
  name: known,
  slogan: known,
  place: known,
  audience: known,
  tone: v.nullable(v.object({ value: v.picklist(SITE_TONES), evidence: text })),
  offerings: v.array(item),
  requests: v.array(
    v.object({
      kind: v.nullable(kind),
      words: understood,
      items: v.array(item),
      need: v.nullable(v.picklist(NEEDS)),
      way: v.nullable(v.picklist(CONTACT_WAYS)),
      booking: v.nullable(v.picklist(BOOKINGS)),
      page: known,
      isCapability: v.boolean(),
    }),
  ),
  refusals: v.array(v.object({ kind: v.nullable(kind), words: understood })),
  statements: v.array(understood),
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
    since: known,
    dates: v.array(v.object({ when: understood, what: known, where: known })),
    price: known,
    figures: v.array(v.object({ amount: understood, what: understood })),
  }),
  pages: v.nullable(v.picklist(['one', 'several'])),
});
