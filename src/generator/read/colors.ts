import { colorsNamed, converter, formatHex } from 'culori';
import type { SiteColors } from '../../../machines/entities';
import { spoken, type Spelling } from '../languages/spoken';
import type { ColorWords } from '../languages/wordsSchema';
import { isSoft } from './phrases';
import type { ColorMention, Phrase } from './draft';
import type { Word } from './words';

export type ColorRole = keyof SiteColors;

export interface ColorIndex {
  names: ReadonlyMap<string, string>;
  modifiers: ReadonlyMap<string, Modifier>;
  ambiguous: ReadonlySet<string>;
  roles: ReadonlyMap<string, ColorRole>;
  design: ReadonlySet<string>;
  dark: ReadonlySet<string>;
  light: ReadonlySet<string>;
  /** What stands before the color of the ground, as "on" in "pink on white". */
  grounds: ReadonlySet<string>;
  /** Modifiers stand behind their color, as in "azul oscuro". */
  follows: boolean;
}

type Modifier = 'darker' | 'lighter' | 'duller' | 'same';

const LONGEST_NAME = 3;
const toOklch = converter('oklch');
const CSS: ReadonlyMap<string, string> = new Map(
  Object.entries(colorsNamed).map(([name, value]) => [name, `#${value.toString(16).padStart(6, '0')}`]),
);

const listed = (list: string, spelling: Spelling): string[] =>
  list.split(',').map((word) => spoken(word.trim(), spelling));

/** Compiles the color words of a language once. */
export function indexColors(words: ColorWords, spelling: Spelling): ColorIndex {
  return {
    names: new Map(Object.entries(words.names).map(([name, hex]) => [spoken(name, spelling), hex])),
    modifiers: new Map(
      Object.entries(words.modifiers).flatMap(([kind, list]) =>
        listed(list, spelling).map((word): [string, Modifier] => [word, kind as Modifier]),
      ),
    ),
    ambiguous: new Set(listed(words.ambiguous, spelling)),
    roles: new Map(
      Object.entries(words.roles).flatMap(([role, list]) =>
        listed(list, spelling).map((word): [string, ColorRole] => [word, role as ColorRole]),
      ),
    ),
    design: new Set(listed(words.design, spelling)),
    dark: new Set(listed(words.dark, spelling)),
    light: new Set(listed(words.light, spelling)),
    grounds: new Set(listed(words.grounds ?? '', spelling)),
    follows: words.follows ?? false,
  };
}

export const lightness = (hex: string): number => toOklch(hex)?.l ?? 0.5;

function modified(hex: string, modifier: Modifier | undefined): string {
  const color = toOklch(hex);
  if (color === undefined || modifier === undefined || modifier === 'same') return hex;
  if (modifier === 'darker') return formatHex({ ...color, l: color.l * 0.66, c: color.c * 0.9 });
  if (modifier === 'duller') return formatHex({ ...color, l: color.l * 0.5 + 0.34, c: color.c * 0.5 });
  return formatHex({ ...color, l: color.l + (1 - color.l) * 0.6, c: color.c * 0.55 });
}

/** The color whose name begins at a word, and where it ends; codes such as `#0A7` are words of their own. */
function nameAt(words: readonly Word[], at: number, limit: number, index: ColorIndex): { hex: string; to: number; name: string } | null {
  const first = words[at];
  if (first === undefined) return null;
  if (first.fact === 'color') return { hex: hexOfCode(first.text), to: at + 1, name: first.lower };
  if (first.fact !== null) return null;
  for (let to = Math.min(limit, at + LONGEST_NAME); to > at; to -= 1) {
    const run = words.slice(at, to);
    if (!run.every(({ gap }, offset) => offset === 0 || /^[ -]$/.test(gap))) continue;
    const name = run.map(({ lower }) => lower).join(' ');
    const joined = name.replace(/[\s-]/g, '').normalize('NFD').replace(/\p{M}/gu, '');
    const hex = index.names.get(name) ?? index.names.get(name.replace(/-/g, ' ')) ?? CSS.get(joined);
    if (hex !== undefined) return { hex, to, name };
  }
  return null;
}

export function hexOfCode(code: string): string {
  if (code.startsWith('#')) {
    const digits = code.slice(1).toLowerCase();
    return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits.slice(0, 6)}`;
  }
  const parts = (code.match(/\d+/g) ?? []).slice(0, 3).map((part) => Math.min(255, Number(part)));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

interface Found {
  from: number;
  to: number;
  hex: string;
  isClear: boolean;
}

/** Colors of a clause that belong to the design, with their roles. `isStyled`: the words stand where the design is told. */
export function colorsIn(words: Phrase, index: ColorIndex, isStyled: boolean): ColorMention[] {
  const isDesign = (at: number): boolean => {
    const lower = words[at]?.lower ?? '';
    return index.design.has(lower) || index.roles.has(lower);
  };
  const hasDesign = isStyled || words.some((_, at) => isDesign(at));
  const found: Found[] = [];
  for (let at = 0; at < words.length; ) {
    const color = nameAt(words, at, words.length, index);
    if (color === null) {
      at += 1;
      continue;
    }
    const before = words[at - 1];
    const isBehind = before !== undefined && isSoft(words[at]?.gap ?? '');
    const lead = isBehind ? index.modifiers.get(before.lower) : undefined;
    const next = words[color.to];
    const trail = (index.follows || color.to === words.length - 1) && next !== undefined && isSoft(next.gap) ? index.modifiers.get(next.lower) : undefined;
    const from = lead === undefined ? at : at - 1;
    const to = trail === undefined ? color.to : color.to + 1;
    const joined = words.slice(from, to).map(({ lower }) => lower).join('').replace(/-/g, '');
    const hex = CSS.get(joined) ?? modified(color.hex, lead ?? trail);
    /* "Black pork curry" and "White Lamp Hostel": a color before an ordinary noun or in a name is none of the site. */
    const behind = words[to];
    const isAttribute =
      behind !== undefined &&
      isSoft(behind.gap) &&
      (behind.tag === 'noun' || behind.tag === 'name' || (behind.tag === 'other' && !index.follows)) &&
      !isDesign(to) &&
      nameAt(words, to, words.length, index) === null;
    const isName =
      isBehind && /^\p{Lu}/u.test(words[at]?.text ?? '') && /^\p{Lu}/u.test(before.text) && !isDesign(at - 1) && words.some(({ text }) => /^\p{Ll}/u.test(text));
    const isCode = words[at]?.fact === 'color';
    if (isCode || (!isAttribute && !isName)) found.push({ from, to, hex, isClear: isCode || hasDesign });
    at = color.to;
  }
  /* A list of colors alone tells the design, too: "yellow and black". */
  const covered = found.reduce((sum, { from, to }) => sum + to - from, 0);
  const others = words.filter(({ tag }) => tag !== 'and' && tag !== 'article' && tag !== 'adverb' && tag !== 'preposition').length;
  const isList = found.length > 0 && covered >= others - (found.length > 1 ? 1 : 0);
  return found
    .filter(({ isClear }) => isClear || isList)
    .map((mention) => ({
      words: words.slice(mention.from, mention.to),
      hex: mention.hex,
      role: roleOf(words, mention, index, found),
    }));
}

/** The nearest word that gives a color its place, none of another color between them. */
function roleOf(words: Phrase, { from, to }: Found, index: ColorIndex, all: readonly Found[]): ColorRole | null {
  let role: ColorRole | null = null;
  let nearest = Infinity;
  const isOther = (at: number): boolean => all.some((other) => other.from !== from && at >= other.from && at < other.to);
  const consider = (at: number, distance: number): void => {
    const two = `${words[at]?.lower ?? ''} ${words[at + 1]?.lower ?? ''}`;
    const found = index.roles.get(two) ?? index.roles.get(words[at]?.lower ?? '');
    if (found === undefined || distance >= nearest) return;
    [role, nearest] = [found, distance];
  };
  let crossing = 0;
  for (let at = to; at < Math.min(words.length, to + 9) && !isOther(at); at += 1) {
    const word = words[at] as Word;
    if (/[,;.]/.test(word.gap) || word.tag === 'and') crossing += 4;
    consider(at, at - to + 1 + crossing);
  }
  crossing = 0;
  for (let at = from - 1; at >= Math.max(0, from - 8) && !isOther(at); at -= 1) {
    if (/[,;.]/.test(words[at + 1]?.gap ?? '') || words[at]?.tag === 'and') crossing += 4;
    consider(at, from - at + 0.5 + crossing);
    if (index.grounds.has(words[at]?.lower ?? '') && from - at <= 2 && all.length > 1) return 'background';
  }
  return role;
}
