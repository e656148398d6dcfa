import { PRAISE } from '../../src/generator/model/praise';
import { planSite } from '../../src/generator/plan/planSite';
import { itemId } from '../../src/generator/itemId';
import { languagePack } from '../../src/generator/languages/languages';
import { readPrompt } from '../../src/generator/read/read';
import type {
  Brief,
  BriefRequest,
  Copy,
  Item,
  Language,
  SectionKind,
} from '../../src/generator/types';
import { textsOf } from '../../src/generator/write/mapTexts';
import { writeCopy } from '../../src/generator/write/writeCopy';
import { CORPORA } from './languages/corpora';

export const copyOf = (brief: Brief): Copy => writeCopy(brief, planSite(brief));

interface LanguageRules {
  /** Words that praise instead of telling, and words that claim what a prompt does not say. */
  hype: RegExp;
  claim: RegExp;
  /** Fewest and most characters of a description. */
  description: readonly [number, number];
  /** How much of its standard text a trade may have in common with another. */
  shared: number;
}

export function rulesOf(language: Language): LanguageRules {
  const corpus = CORPORA[language];
  const { hype, claim } = corpus ?? PRAISE.en;
  return {
    hype,
    claim,
    description: corpus?.description ?? [70, 155],
    shared: corpus?.shared ?? 0.15,
  };
}

/** Words that none of the other languages has. */
export const ENGLISH =
  /(?<![\p{L}’])(the|and|with|your|you|of|from|what|how|this|that|are|add|our|we|who|when|where|ask|write|here|drawing|page sections|skip)(?![\p{L}])/iu;

/** Words that stand twice in a row in good sentences. */
const MAY_REPEAT: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /^(?:that|had)$/,
  fr: /^(?:nous|vous)$/,
  de: /^(?:die|der|das|sie)$/,
  ar: /^خطوة$/,
};
const DOUBLED = /(?<![\p{L}\p{M}])([\p{L}\p{M}]+) \1(?![\p{L}\p{M}])/giu;
const QUOTED = /[“„«「]([^“”„«»「」]+)[”“»」]/gu;
/** A capital inside a sentence names somebody or something. German gives one to every noun. */
const NAMED = /(?<=[\p{Ll},] )\p{Lu}[\p{L}’-]+/gu;
/** Words that have a capital and name nobody: letters, days and months in general sentences, and the state. */
const NO_NAMES =
  /^(?:I|I’m|I’ll|E-mail|FAQ|PDF|Q|X-rays?|Monday|Tuesday|Friday|Sunday|June|Estado)$/;
/** What anybody says, and nobody in particular. */
const SAYINGS = new Set(['something at the front', 'what are you having?']);
const CASELESS = new Set(['ar', 'ja', 'hi']);

/** Standard texts that are good whatever the prompt says, so that each is looked at once. */
const FAULTLESS = new Set<string>();

const twice = (list: readonly string[]): string[] =>
  list.filter((one, index) => list.indexOf(one) !== index);

/**
 * What is wrong with a copy, in words; an empty list when it can go online. `prompt`: the prompt it was written for;
 * absent where the brief was put together by hand.
 */
export function copyFaults(copy: Copy, brief: Brief, prompt?: string): string[] {
  const faults: string[] = [];
  const texts = textsOf(copy);
  const { hype, claim, description } = rulesOf(copy.language);
  const fault = (what: string, value: string): void => {
    faults.push(`${what}: ${value}`);
  };
  const said = [
    prompt ?? '',
    ...[brief.name, brief.place, ...brief.offerings.map(({ name }) => name)].map(
      (known) => known?.value ?? '',
    ),
  ].join('\n');
  const saidLower = said.toLowerCase();

  const { length } = copy.description.value;
  const titleLength = copy.title.value.length;
  if (titleLength === 0 || titleLength > 60) fault('title length', copy.title.value);
  if (length < description[0] || length > description[1])
    fault('description length', copy.description.value);

  for (const { id, value, source } of texts) {
    const key = `${copy.language} ${source.from} ${value}`;
    if (source.from !== 'prompt' && FAULTLESS.has(key)) continue;
    const before = faults.length;
    let isExcused = false;
    const at = (what: string): void => fault(`${what} in ${id}`, value);
    if (value === '' || value.trim() !== value) at('blanks');
    if (source.from === 'prompt' && prompt !== undefined && !prompt.includes(source.evidence))
      at('evidence that the prompt has not');
    for (const [number] of value.matchAll(/\d+/g)) {
      if (source.from !== 'prompt' || (prompt !== undefined && !prompt.includes(number)))
        at('number');
    }
    for (const [phrase, inner = ''] of value.matchAll(QUOTED)) {
      const phraseLower = inner.toLowerCase();
      isExcused = true;
      if (!saidLower.includes(phraseLower) && !SAYINGS.has(phraseLower)) at(`quotation ${phrase}`);
    }
    for (const [whole, word = ''] of value.matchAll(DOUBLED)) {
      isExcused = true;
      if (
        MAY_REPEAT[copy.language]?.test(word.toLowerCase()) !== true &&
        !saidLower.includes(whole.toLowerCase())
      )
        at('doubled word');
    }
    if (copy.language !== 'de' && !CASELESS.has(copy.language)) {
      for (const [name] of value.matchAll(NAMED)) {
        isExcused = true;
        if (!NO_NAMES.test(name) && !saidLower.includes(name.toLowerCase())) at(`name ${name}`);
      }
    }
    if (source.from === 'prompt') continue;
    if (/\$\{|\{\{|undefined|null|\[object|[{}]/.test(value)) at('hole');
    if (/ {2}| [,.]|\.\.|,,/.test(value)) at('spacing');
    if (copy.language !== 'fr' && / [;:?!]/.test(value)) at('spacing');
    if (value.charAt(0) !== value.charAt(0).toUpperCase()) at('small letter');
    if (copy.language !== 'en' && ENGLISH.test(value)) at('English');
    if (source.from === 'standard' && hype.test(value)) at('hype');
    if (source.from === 'standard' && claim.test(value)) at('claim');
    if (faults.length === before && !isExcused) FAULTLESS.add(key);
  }

  const headings = copy.sections.map(({ heading }) => heading.value.toLowerCase());
  for (const heading of twice(headings)) fault('heading twice', heading);
  const labels = copy.sections.map(({ navLabel }) => navLabel.value.toLowerCase());
  for (const label of twice(labels)) fault('label twice', label);
  for (const { id, items } of copy.sections) {
    for (const title of twice(items.map(({ title: { value } }) => value)))
      fault(`title twice in ${id}`, title);
  }
  const ids = texts
    .filter((text) => text !== copy.title && text !== copy.description)
    .map(({ id }) => id);
  for (const id of twice(ids)) fault('id twice', id);

  const page = texts.map(({ value }) => value).join('\n');
  const pageLower = page.toLowerCase();
  if (brief.name !== null && !page.includes(brief.name.value)) fault('no name', brief.name.value);
  if (brief.place !== null && !page.includes(brief.place.value))
    fault('no place', brief.place.value);
  for (const { name } of brief.offerings) {
    if (!pageLower.includes(name.value.toLowerCase())) fault('no offering', name.value);
  }
  const targets = new Set(copy.sections.map(({ id }) => `#${id}`));
  for (const { href } of copy.sections.flatMap(({ actions }) => actions)) {
    if (!targets.has(href) && !/^(mailto:[^\s]+@[^\s]+|tel:\+?\d+)$/.test(href))
      fault('link', href);
  }
  return faults;
}

const EVERY_SECTION: readonly SectionKind[] = [
  'team',
  'testimonials',
  'posts',
  'events',
  'callToAction',
  'visit',
  'gallery',
  'process',
  'faq',
  'about',
];

const told = (value: string) => ({ value, evidence: value });
const offered = (value: string): Item => ({
  ...{ id: itemId(value), name: told(value), price: null, detail: null },
});
const requested = (kind: SectionKind): BriefRequest => ({
  ...{ kind, words: told(''), items: [], need: null, isCapability: false },
  ...{ way: null, booking: null, page: null },
});

/** A trade alone, with a name, a place, offerings, circumstances, and with everything and every section; the language is loaded. */
export function briefsOf(language: Language, trade: string): Brief[] {
  const blank = { ...readPrompt('-', { ...languagePack(language).reader, id: language }), trade };
  const name = told('Ana & Tom');
  const place = told('Porto');
  const offerings = ['alpha', 'beta', 'gamma'].map(offered);
  const requests = EVERY_SECTION.map(requested);
  return [
    blank,
    { ...blank, name },
    { ...blank, place },
    { ...blank, offerings },
    { ...blank, name, place },
    { ...blank, name, place, offerings },
    { ...blank, name, place, offerings, requests },
    { ...blank, name, requests, subject: told('alpha'), audience: told('beta') },
  ];
}
