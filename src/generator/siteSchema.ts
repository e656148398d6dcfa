import * as v from 'valibot';
import { FRAMEWORKS, THEMES } from '../../machines/entities';
import { isCopy } from '../../machines/sectionIds';
import { briefSchema } from './briefSchema';
import { correctionsSchema, directionSchema } from './correctionsSchema';
import { layoutSchema } from './customizationSchema';
import { earlierIntentSchema } from './earlierIntent';
import { OBJECTS, type ObjectName } from './pictures/objects';
import { languageId, listOf, MOST, prompt, recordOf, text } from './schemaParts';
import { NEEDS } from './requestKinds';
import { SECTION_KINDS } from './sectionKinds';
import type { Plan, SectionKind } from './types';

const id = v.pipe(v.string(), v.regex(/^[A-Za-z][\w.-]{0,80}$/));
const kind = v.picklist(SECTION_KINDS);

const request = v.object({
  prompt,
  theme: v.picklist(THEMES),
  framework: v.picklist(FRAMEWORKS),
  corrections: v.exactOptional(correctionsSchema),
  direction: v.exactOptional(directionSchema),
});

const words = v.object({
  id,
  follows: v.exactOptional(id),
  language: v.exactOptional(languageId),
  value: text,
  source: v.variant('from', [
    v.object({ from: v.literal('prompt'), evidence: text }),
    v.object({ from: v.literal('standard'), need: v.exactOptional(v.picklist(NEEDS)) }),
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
        'link',
        'text',
      ]),
    }),
  ]),
});

/** As a key it must be no name that every object knows; a shared site has copies of sections too. */
const sectionId = v.pipe(
  v.string(),
  v.regex(new RegExp(`^(?:${SECTION_KINDS.join('|')}|topic-[a-z0-9]{1,20})(?:_[1-9]\\d?)?$`)),
);

const section = v.object({
  id: sectionId,
  kind,
  language: v.exactOptional(languageId),
  navLabel: words,
  heading: words,
  isNamedTwice: v.exactOptional(v.boolean()),
  isWanted: v.exactOptional(v.boolean()),
  intro: v.nullable(words),
  // Sites written before there were paragraphs have none.
  paragraphs: v.optional(listOf(words, MOST.parts), []),
  items: listOf(
    v.object({
      title: words,
      body: v.nullable(words),
      detail: v.nullable(words),
    }),
    MOST.items,
  ),
  actions: listOf(v.object({ label: words, href: text }), MOST.parts),
  fields: listOf(
    v.object({
      name: id,
      label: words,
      type: v.picklist(['text', 'email', 'tel', 'date', 'time', 'number', 'textarea', 'select']),
      autocomplete: id,
      required: v.boolean(),
      options: v.exactOptional(listOf(words, MOST.items)),
    }),
    MOST.parts,
  ),
  submit: v.nullable(words),
  // Sites written before there were notes have none.
  notes: v.optional(listOf(words, MOST.parts), []),
});

/** Every site has its hero; what stands beside it may be switched off or left out. */
const hasHero = <T extends { kind: SectionKind }>(sections: T[]): boolean =>
  sections.some((one) => one.kind === 'hero');

/** Ids of the page, and addresses on it: no section stands twice. */
const areDistinct = <T extends { id: string; kind: SectionKind }>(sections: T[]): boolean => {
  const kinds = sections
    .filter((one) => !isCopy(one.id) && one.kind !== 'topic')
    .map(({ kind: one }) => one);
  return (
    new Set(sections.map(({ id: one }) => one)).size === sections.length &&
    new Set(kinds).size === kinds.length
  );
};
const sectionsOf = <T extends v.GenericSchema<unknown, { id: string; kind: SectionKind }>>(
  one: T,
) => v.pipe(listOf(one, MOST.sections), v.check(hasHero), v.check(areDistinct));

const copySchema = v.object({
  language: languageId,
  title: words,
  subtitle: words,
  description: words,
  sections: sectionsOf(section),
  footer: words,
  labels: v.object({ skip: text, navigation: text, formNotice: text, placeholderHint: text }),
});

const objectName = v.picklist(Object.keys(OBJECTS) as ObjectName[]);

const lookSchema = v.object({
  seed: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  layouts: recordOf(sectionId, id, MOST.sections),
  things: v.pipe(
    listOf(objectName, MOST.items),
    v.custom<[ObjectName, ...ObjectName[]]>((things) => Array.isArray(things) && things.length > 0),
  ),
  subjects: recordOf(id, objectName, MOST.ownTexts),
});

function isWhole({ sections, pages }: Pick<Plan, 'sections' | 'pages'>): boolean {
  if (pages === undefined) return true;
  const placed = pages.flatMap((page) => page.sections);
  return (
    pages[0]?.lead === 'hero' &&
    pages.every(({ lead, names, sections: own }) => own.includes(lead) || names !== undefined) &&
    placed.length === sections.length &&
    new Set(placed).size === placed.length &&
    sections.every(({ id: planned }) => placed.includes(planned))
  );
}

const kept = {
  request,
  plan: v.pipe(
    v.object({
      sections: sectionsOf(
        v.object({ id: sectionId, kind, isAdded: v.exactOptional(v.literal(true)) }),
      ),
      layout: layoutSchema,
      // Sites written before there were pages have one.
      pages: v.exactOptional(
        listOf(
          v.object({
            lead: sectionId,
            sections: listOf(sectionId, MOST.sections),
            at: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
            names: v.exactOptional(recordOf(languageId, text, 2)),
          }),
          MOST.sections,
        ),
      ),
      schemaType: id,
    }),
    v.check(
      (plan) => isWhole(plan),
      'Each section stands on one page, and the first page is the home page.',
    ),
  ),
  copy: copySchema,
  translation: v.exactOptional(copySchema),
  look: v.exactOptional(lookSchema),
};

/** A site without its design. Sites of version 1 were read in another way and have an intent in place of a brief. */
export const siteSchema = v.variant('version', [
  v.object({ version: v.literal(2), ...kept, brief: briefSchema }),
  v.pipe(
    v.object({ version: v.literal(1), ...kept, intent: earlierIntentSchema }),
    v.transform(({ intent, ...rest }) => ({ ...rest, version: 2 as const, brief: intent })),
  ),
]);

/** What `writeSite` wrote in any version. Throws where it is anything else. */
export const parseSite = (value: unknown) => v.parse(siteSchema, value, { abortEarly: true });
