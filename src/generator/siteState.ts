import * as v from 'valibot';
import { FRAMEWORKS, SITE_TONES, THEMES } from '../../machines/entities';
import { correctionsSchema, directionSchema } from './correctionsSchema';
import { layoutSchema } from './customizationSchema';
import { designSite } from './design/designSite';
import { LANGUAGES } from './languages/languages';
import { SECTION_KINDS } from './sectionKinds';
import type { Language, Plan, SectionKind, Site } from './types';

const language = v.picklist(Object.keys(LANGUAGES) as Language[]);
const text = v.pipe(v.string(), v.maxLength(200_000));
const id = v.pipe(v.string(), v.regex(/^[A-Za-z][\w.-]{0,80}$/));
const kind = v.picklist(SECTION_KINDS);
const understood = v.object({ value: text, evidence: text });
const understoodKinds = v.array(v.object({ value: kind, evidence: text }));
const known = v.nullable(understood);
const color = v.optional(understood);

// Sites written before a person could set right what was understood have neither corrections nor directions.
const request = v.object({
  prompt: text,
  theme: v.picklist(THEMES),
  framework: v.picklist(FRAMEWORKS),
  corrections: v.exactOptional(correctionsSchema),
  direction: v.exactOptional(directionSchema),
});

const intent = v.object({
  language,
  trade: understood,
  name: known,
  place: known,
  offerings: v.array(understood),
  audience: v.optional(known, null),
  tone: v.optional(v.nullable(v.object({ value: v.picklist(SITE_TONES), evidence: text })), null),
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
    // Sites written before these were read have none.
    webAddress: v.optional(known, null),
    since: v.optional(known, null),
    dates: v.optional(v.array(understood), []),
    prices: v.record(v.string(), understood),
  }),
});

const words = v.object({
  id,
  follows: v.exactOptional(id),
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

/** Every site has its hero; what stands beside it may be switched off or left out. */
const hasHero = <T extends { kind: SectionKind }>(sections: T[]): boolean =>
  sections.some((one) => one.kind === 'hero');

const copy = v.object({
  language,
  title: words,
  subtitle: words,
  description: words,
  sections: v.pipe(v.array(section), v.check(hasHero)),
  footer: words,
  labels: v.object({ skip: text, navigation: text, formNotice: text, placeholderHint: text }),
});

function isWhole({
  sections,
  pages,
}: Pick<Plan, 'pages'> & { sections: { kind: SectionKind }[] }): boolean {
  if (pages === undefined) return true;
  const placed = pages.flatMap((page) => page.sections);
  return (
    pages[0]?.lead === 'hero' &&
    pages.every(({ lead, sections: own }) => own.includes(lead)) &&
    placed.length === sections.length &&
    new Set(placed).size === placed.length &&
    sections.every(({ kind: planned }) => placed.includes(planned))
  );
}

const stored = v.object({
  version: v.literal(1),
  request,
  intent,
  plan: v.pipe(
    v.object({
      sections: v.pipe(v.array(v.object({ id: kind, kind })), v.check(hasHero)),
      layout: layoutSchema,
      // Sites written before there were pages have one.
      pages: v.exactOptional(v.array(v.object({ lead: kind, sections: v.array(kind) }))),
      schemaType: id,
    }),
    v.check(
      (plan) => isWhole(plan),
      'Each section stands on one page, and the first page is the home page.',
    ),
  ),
  copy,
  translation: v.exactOptional(copy),
});

export const siteSchema = v.pipe(
  stored,
  v.transform((data): Site => ({
    ...data,
    design: designSite(data.request, data.intent, data.plan, data.copy),
  })),
);

/** A site as JSON. Its design follows from the rest and is drawn again when read, so no markup is ever stored or trusted. */
export function writeSite({ design: _, ...kept }: Site): string {
  return JSON.stringify(kept);
}

/** Reads what `writeSite` wrote. Throws when it is anything else. */
export function readSite(json: string): Site {
  return v.parse(siteSchema, JSON.parse(json));
}
