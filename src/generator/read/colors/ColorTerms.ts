import { colorsNamed } from 'culori/fn';
import type { SiteColors } from '../../../../machines/entities';
import { spoken, type Spelling } from '../../languages/spoken';
import type { ColorWords } from '../../languages/wordsSchema';
import {
  blendColors,
  changeColor,
  CHANGES,
  hueBetween,
  tintColor,
  type Change,
} from './changeColor';

export type ColorRole = keyof SiteColors;

/** What a phrase does among colors besides naming one. */
export type Mark = keyof ColorWords['marks'];

export interface NamedColor {
  hex: string;
  /** Elsewhere it is a thing: "salmon", "olive", "slate". */
  isThing: boolean;
  /** One of the basic colors, before or behind which a thing says which one: "bottle green", "rojo ladrillo". */
  isBase: boolean;
}

/** What a phrase can mean where colors are told. */
export interface Term {
  color?: NamedColor;
  change?: Change;
  /** "Bluish": the color that another gets a breath of. */
  tint?: string;
  role?: { role: ColorRole; isWeak: boolean };
  marks: ReadonlySet<Mark>;
}

/** The words of the colors of a language, compiled. */
export interface ColorTerms {
  /** By their letters alone, without blanks and hyphens. */
  terms: ReadonlyMap<string, Term>;
  /** How many words the longest phrase has. */
  longest: number;
  /** What inflection changes, the longest ending first. */
  endings: readonly (readonly [ending: string, stem: string])[];
  /** Parts a compound that ends in a color: "dunkelgrün". */
  compound: RegExp | null;
  /** What says more of a color stands behind it: "azul oscuro". */
  follows: boolean;
  /** By their first letter, the names that a misspelling may be meant for. */
  spellings: ReadonlyMap<string, readonly string[]>;
}

const NO_MARKS: ReadonlySet<Mark> = new Set();

/** The named colors of CSS by their names, written as one word. */
export const CSS_COLORS: ReadonlyMap<string, string> = new Map(
  Object.entries(colorsNamed).map(([name, value]) => [
    name,
    `#${value.toString(16).padStart(6, '0')}`,
  ]),
);

/** Letters of a phrase as they are compared. */
const joinedLetters = (phrase: string): string => phrase.replace(/[\s‑-]+/g, '');

/** Compiles the color words of a language. */
export function compileColorTerms(words: ColorWords, spelling: Spelling): ColorTerms {
  const terms = new Map<string, Term>();
  let longest = 1;
  const listed = (list: string): string[] =>
    list
      .split(',')
      .map((phrase) => spoken(phrase.trim(), spelling))
      .filter((phrase) => phrase !== '');
  const add = (phrase: string, sense: Partial<Term>): void => {
    const key = joinedLetters(phrase);
    longest = Math.max(longest, phrase.split(/[\s-]+/).length);
    const known = terms.get(key);
    const marks =
      sense.marks === undefined
        ? (known?.marks ?? NO_MARKS)
        : new Set([...(known?.marks ?? []), ...sense.marks]);
    terms.set(key, { ...known, ...sense, marks });
  };
  const things = new Set(listed(words.things).map(joinedLetters));
  const bases = new Set(listed(words.bases).map(joinedLetters));
  const named = (key: string, hex: string): NamedColor => ({
    hex,
    isThing: things.has(key),
    isBase: bases.has(key),
  });
  for (const [names, hex] of Object.entries(words.names))
    for (const name of listed(names)) add(name, { color: named(joinedLetters(name), hex) });
  for (const [name, hex] of CSS_COLORS) {
    const isForeign = words.keepsCss !== true && name.length < 9;
    if (terms.get(name)?.color === undefined)
      add(name, {
        color: { hex, isThing: isForeign || things.has(name), isBase: bases.has(name) },
      });
  }
  for (const name of listed(words.noColors)) {
    const key = joinedLetters(name);
    const known = terms.get(key);
    longest = Math.max(longest, name.split(/[\s-]+/).length);
    terms.set(key, { ...known, color: undefined, marks: known?.marks ?? NO_MARKS });
  }
  for (const change of CHANGES)
    for (const phrase of listed(words.changes[change])) add(phrase, { change });
  for (const [name, list] of Object.entries(words.tints)) {
    const tint = terms.get(joinedLetters(spoken(name, spelling)))?.color?.hex;
    if (tint === undefined) throw new Error(`There is no color "${name}" to tint with`);
    for (const phrase of listed(list)) add(phrase, { tint });
  }
  for (const [roles, isWeak] of [
    [words.weakRoles, true],
    [words.roles, false],
  ] as const)
    for (const [role, list] of Object.entries(roles))
      for (const phrase of listed(list)) add(phrase, { role: { role: role as ColorRole, isWeak } });
  for (const [mark, list] of Object.entries(words.marks))
    for (const phrase of listed(list)) add(phrase, { marks: new Set([mark as Mark]) });
  const endings = Object.entries(words.endings)
    .flatMap(([ending, stems]) =>
      stems.split(',').map((stem): [string, string] => [spoken(ending, spelling), stem.trim()]),
    )
    .sort(([one], [other]) => other.length - one.length);
  const inflected = endings.map(([ending]) => ending).join('|');
  const compound =
    words.isCompounding === true
      ? new RegExp(`^(.{3,}?)(${[...bases].join('|')})(?:${inflected})?$`, 'u')
      : null;
  return {
    terms,
    longest,
    endings,
    compound,
    follows: words.follows ?? false,
    spellings: spellingsOf(terms),
  };
}

const SHORTEST_SPELLING = 4;

/** What a misspelling can be meant for, by its first letter: colors, sure places and words of the design. */
function spellingsOf(terms: ColorTerms['terms']): ColorTerms['spellings'] {
  const spellings = new Map<string, string[]>();
  for (const [name, { color, role, marks }] of terms) {
    if (name.length < SHORTEST_SPELLING) continue;
    if (color === undefined && role?.isWeak !== false && !marks.has('design')) continue;
    const first = name.charAt(0);
    const others = spellings.get(first);
    if (others === undefined) spellings.set(first, [name]);
    else others.push(name);
  }
  return spellings;
}

/** The names of colors of a language, and those of CSS where they are its words. */
export const colorNames = ({ names, keepsCss }: ColorWords): string[] => [
  ...Object.keys(names),
  ...(keepsCss === true ? CSS_COLORS.keys() : []),
];

/** Phrases with a meaning for a script's word cutter. */
export const colorVocabulary = ({
  names,
  noColors,
  changes,
  tints,
  roles,
  weakRoles,
  marks,
}: ColorWords): string[] => [
  ...Object.keys(names),
  noColors,
  ...[changes, tints, roles, weakRoles, marks].flatMap((lists) => Object.values<string>(lists)),
];

const SHORTEST_INFLECTED = 4;

/** "Bottle green" is the green of bottles; "blue-green" lies between the two. */
export function joinColors(first: NamedColor, last: NamedColor): string {
  const thing = first.isBase ? last : first;
  if (first.isBase && last.isBase) return blendColors(first.hex, last.hex);
  return hueBetween(first.hex, last.hex) < 60 ? thing.hex : blendColors(first.hex, last.hex);
}

/** What a word means as it is, inflected, or as a compound; null where it means nothing among colors. */
export function termOf(word: string, language: ColorTerms): Term | null {
  const { terms, endings } = language;
  const known = terms.get(word);
  if (known !== undefined) return known;
  if (word.length >= SHORTEST_INFLECTED)
    for (const [ending, stem] of endings) {
      if (!word.endsWith(ending)) continue;
      const found = terms.get(word.slice(0, -ending.length) + stem);
      if (found !== undefined && (found.color ?? found.change ?? found.tint) !== undefined)
        return found;
    }
  return compoundTerm(word, language);
}

/** "Dunkelgrün", "blaugrau", "rapsgelb", and each with its ending. */
function compoundTerm(word: string, { terms, compound }: ColorTerms): Term | null {
  const [, lead = '', last = ''] = compound?.exec(word) ?? [];
  const base = terms.get(last)?.color;
  if (base === undefined) return null;
  const first = terms.get(lead) ?? terms.get(lead.replace(/s$/, ''));
  const color = (hex: string, isThing = false): Term => ({
    color: { hex, isThing, isBase: false },
    marks: NO_MARKS,
  });
  if (first?.change !== undefined) return color(changeColor(base.hex, first.change));
  if (first?.tint !== undefined) return color(tintColor(base.hex, first.tint));
  if (first?.color === undefined) return color(base.hex, true);
  return color(joinColors(first.color, base));
}
