import * as v from 'valibot';
import { FRAMEWORKS, THEMES } from '../../machines/entities';
import { layoutSchema } from './customizationSchema';
import { designSite } from './design/designSite';
import { LANGUAGES } from './languages/languages';
import type { Language, SectionKind, Site } from './types';

const KINDS = {
  hero: true,
  features: true,
  about: true,
  offerings: true,
  gallery: true,
  process: true,
  pricing: true,
  testimonials: true,
  team: true,
  faq: true,
  visit: true,
  posts: true,
  events: true,
  callToAction: true,
  contact: true,
} satisfies Record<SectionKind, true>;

const language = v.picklist(Object.keys(LANGUAGES) as Language[]);
const text = v.pipe(v.string(), v.maxLength(200_000));
const id = v.pipe(v.string(), v.regex(/^[A-Za-z][\w.-]{0,80}$/));
const kind = v.picklist(Object.keys(KINDS) as SectionKind[]);
const understood = v.object({ value: text, evidence: text });
const understoodKinds = v.array(v.object({ value: kind, evidence: text }));
const known = v.nullable(understood);
const color = v.optional(understood);

const request = v.object({
  prompt: text,
  theme: v.picklist(THEMES),
  framework: v.picklist(FRAMEWORKS),
});

const intent = v.object({
  language,
  trade: understood,
  name: known,
  place: known,
  offerings: v.array(understood),
  wanted: understoodKinds,
  unwanted: understoodKinds,
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
    prices: v.record(v.string(), understood),
  }),
});

const words = v.object({
  id,
  value: text,
  source: v.variant('from', [
    v.object({ from: v.literal('prompt'), evidence: text }),
    v.object({ from: v.literal('standard') }),
    v.object({
      from: v.literal('placeholder'),
      kind: v.picklist([
        'name',
        'price',
        'phone',
        'email',
        'address',
        'hours',
        'person',
        'review',
        'date',
        'text',
      ]),
    }),
  ]),
});

const section = v.object({
  // A section's id is its kind; as a key it must be no name that every object knows.
  id: kind,
  kind,
  navLabel: words,
  heading: words,
  intro: v.nullable(words),
  items: v.array(v.object({ title: words, body: v.nullable(words), detail: v.nullable(words) })),
  actions: v.array(v.object({ label: words, href: text })),
  fields: v.array(
    v.object({
      name: id,
      label: words,
      type: v.picklist(['text', 'email', 'tel', 'date', 'textarea']),
      autocomplete: id,
      required: v.boolean(),
    }),
  ),
  submit: v.nullable(words),
});

const copy = v.object({
  language,
  title: words,
  subtitle: words,
  description: words,
  sections: v.array(section),
  footer: words,
  labels: v.object({ skip: text, navigation: text, formNotice: text, placeholderHint: text }),
});

const stored = v.object({
  version: v.literal(1),
  request,
  intent,
  plan: v.object({
    sections: v.array(v.object({ id: kind, kind })),
    layout: layoutSchema,
    schemaType: id,
  }),
  copy,
});

export const siteSchema = v.pipe(
  stored,
  v.transform((data): Site => ({
    ...data,
    design: designSite(data.request.theme, data.intent, data.plan, data.copy),
  })),
);

/** A site as JSON. Its design follows from the rest and is drawn again when read, so no markup is ever stored or trusted. */
export function writeSite({
  version,
  request: asked,
  intent: understoodAs,
  plan,
  copy: written,
}: Site): string {
  return JSON.stringify({ version, request: asked, intent: understoodAs, plan, copy: written });
}

/** Reads what `writeSite` wrote. Throws when it is anything else. */
export function readSite(json: string): Site {
  return v.parse(siteSchema, JSON.parse(json));
}
