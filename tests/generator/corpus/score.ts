import { converter, differenceCiede2000, parse } from 'culori';
import type { SectionKind } from '../../../src/generator/types';
import type { CorpusRow } from './CorpusRow';
import { folded, type PublishedSite } from './publishedSite';

/** What is counted of a site, in the order of the table. */
export const FIGURES = [
  'builds',
  'language',
  'subject',
  'no wrong subject',
  'says',
  'name',
  'no name made up',
  'place',
  'no place made up',
  'offerings',
  'no wrong offerings',
  'sections',
  'refusals',
  'colors',
  'main color',
  'background color',
  'dark',
  'facts',
] as const;
type Figure = (typeof FIGURES)[number];

/** One thing that a row expects of its site; `miss` says what is there instead, for the person who looks for the cause. */
export interface Finding {
  figure: Figure;
  isHit: boolean;
  miss: string;
}

/** The kinds of section that also give what one that is asked for gives. */
const ALSO: Partial<Record<SectionKind, readonly SectionKind[]>> = {
  visit: ['contact'],
  posts: ['listings'],
  booking: ['contact', 'events'],
  donate: ['pricing'],
  caseStudies: ['gallery', 'posts', 'offerings'],
  listings: ['offerings', 'posts'],
  menu: ['offerings', 'pricing'],
  careers: ['listings'],
};

const LONGEST_ADDITION_TO_A_NAME = 11;

/** The beginning of a word that its other forms share. */
const stem = (word: string): string =>
  word.length > 5 ? word.slice(0, Math.max(4, word.length - 3)) : word.replace(/s$/, '');

/** True where the phrase stands in a folded text, or all of its words do in one form or another. */
function says(text: string, phrase: string): boolean {
  const wanted = folded(phrase);
  const stems = (wanted.match(/[\p{L}\p{N}]{3,}/gu) ?? []).map(stem);
  return text.includes(wanted) || (stems.length > 0 && stems.every((one) => text.includes(one)));
}

const compact = (text: string): string => folded(text).replace(/[\s()-]/g, '');
const hasWord = (text: string, word: string): boolean =>
  ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(
    ` ${folded(word).replace(/[^\p{L}\p{N}]+/gu, ' ')} `,
  );

const distance = differenceCiede2000();
const oklch = converter('oklch');
const DARKEST_LIGHTNESS = 0.45;

/** A named color as CSS knows it; null where only people do. */
const named = (name: string) => parse(name.toLowerCase().replace(/\s/g, '')) ?? null;

/** True where a person calls two colors the same; one that may be moved for contrast keeps its hue only. */
function isNear(hex: string | undefined, name: string, mayMove: boolean): boolean {
  const wanted = oklch(named(name) ?? undefined);
  const given = oklch(hex);
  if (wanted === undefined || given === undefined) return false;
  if (distance(wanted, given) < (mayMove ? 16 : 8)) return true;
  const apart = Math.abs((wanted.h ?? 0) - (given.h ?? 0));
  return mayMove && wanted.c > 0.03 && given.c > 0.03 && Math.min(apart, 360 - apart) < 18;
}

/** What a row expects and whether its site has it. Pure. */
export function scoreSite(row: CorpusRow, published: PublishedSite): Finding[] {
  const { site, head, text, items, sections } = published;
  const { brief, design } = site;
  const findings: Finding[] = [];
  const expect = (figure: Figure, isHit: boolean, miss: string): void => {
    findings.push({ figure, isHit, miss });
  };

  const { language } = published;
  expect('language', language.split('-')[0] === row.lang.split('-')[0], `is in ${language}`);

  const subjects = row.subject.slice(0, 2);
  if (subjects.length > 0)
    expect(
      'subject',
      subjects.some((one) => says(head, one)),
      `no ${subjects.join(' / ')}: ${head}`,
    );
  for (const wrong of row.notSubject)
    expect('no wrong subject', !hasWord(head, wrong), `${wrong}: ${head}`);
  for (const phrase of row.says) expect('says', says(text, phrase), phrase);

  const name = brief.name?.value ?? null;
  if (row.name === null) expect('no name made up', name === null, `calls it ${name}`);
  else {
    const [wanted, given] = [folded(row.name), folded(name ?? '')];
    const isHit =
      given.includes(wanted) && given.length <= wanted.length + LONGEST_ADDITION_TO_A_NAME;
    expect('name', isHit, `calls it ${name}, not ${row.name}`);
  }

  const place = brief.place?.value ?? null;
  if (row.place === null) expect('no place made up', place === null, `is in ${place}`);
  else {
    const [wanted, given] = [folded(row.place), folded(place ?? '')];
    const isHit = given !== '' && (given.includes(wanted) || wanted.includes(given));
    expect('place', isHit, `is in ${place}, not ${row.place}`);
  }

  for (const offering of row.offerings)
    expect(
      'offerings',
      items.some((item) => says(item, offering)),
      offering,
    );
  const offered = new Set(brief.offerings.map((item) => folded(item.name.value)));
  for (const other of row.notOfferings)
    expect('no wrong offerings', !offered.has(folded(other)), other);

  for (const kind of row.sections)
    expect(
      'sections',
      [kind, ...(ALSO[kind] ?? [])].some((one) => sections.has(one)),
      kind,
    );
  for (const kind of row.absent) expect('refusals', !sections.has(kind), kind);

  const { background, primary, any = [], dark } = row.colors;
  for (const color of any)
    if (named(color) !== null)
      expect(
        'colors',
        Object.values(design.colors).some((hex) => isNear(hex, color, true)),
        color,
      );
  if (primary !== undefined && named(primary) !== null)
    expect(
      'main color',
      isNear(design.colors.primary, primary, true),
      `${design.colors.primary}, not ${primary}`,
    );
  if (background !== undefined && named(background) !== null)
    expect(
      'background color',
      isNear(design.colors.background, background, false),
      `${design.colors.background}, not ${background}`,
    );
  if (dark === true)
    expect(
      'dark',
      (oklch(design.colors.background)?.l ?? 1) < DARKEST_LIGHTNESS,
      design.colors.background,
    );

  const { prices = {}, dates = [], ...facts } = row.facts;
  for (const fact of Object.values(facts))
    expect('facts', compact(text).includes(compact(fact)) || says(text, fact), fact);
  for (const price of Object.values(prices)) expect('facts', text.includes(folded(price)), price);
  for (const date of dates) expect('facts', says(text, date), date);
  return findings;
}
