import { colorsNamed, converter, formatHex } from 'culori';
import type { SiteColors } from '../../../machines/entities';
import { spoken, type Spelling } from '../languages/spoken';
import type { ColorWords } from '../languages/wordsSchema';
import { isSoft } from './phrases';
import type { Range } from './segments';
import type { Word } from './words';

export type ColorRole = keyof SiteColors;

/** A color that a prompt gives to the design. */
export interface ColorMention extends Range {
  hex: string;
  role: ColorRole | null;
}

export interface ColorIndex {
  names: ReadonlyMap<string, string>;
  modifiers: ReadonlyMap<string, Modifier>;
  ambiguous: ReadonlySet<string>;
  roles: ReadonlyMap<string, ColorRole>;
  design: ReadonlySet<string>;
  dark: ReadonlySet<string>;
  light: ReadonlySet<string>;
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

/** Colors of a clause or list that belong to the design, with their roles. `isStyled`: the words stand where the design is told. */
export function colorsIn(words: readonly Word[], { from, to }: Range, index: ColorIndex, isStyled: boolean): ColorMention[] {
  const found: (ColorMention & { isClear: boolean })[] = [];
  const isDesign = (at: number): boolean => {
    const lower = words[at]?.lower ?? '';
    return index.design.has(lower) || index.roles.has(lower);
  };
  const hasDesign = isStyled || words.slice(from, to).some((_, offset) => isDesign(from + offset));
  for (let at = from; at < to; ) {
    const color = nameAt(words, at, to, index);
    if (color === null) {
      at += 1;
      continue;
    }
    const before = words[at - 1];
    const isBehind = at > from && before !== undefined && isSoft(words[at]?.gap ?? '');
    const lead = isBehind ? index.modifiers.get(before.lower) : undefined;
    const next = words[color.to];
    const trail = index.follows && next !== undefined && color.to < to && isSoft(next.gap) ? index.modifiers.get(next.lower) : undefined;
    const start = lead === undefined ? at : at - 1;
    const end = trail === undefined ? color.to : color.to + 1;
    const isCss = CSS.has(words.slice(start, end).map(({ lower }) => lower).join('').replace(/-/g, ''));
    const hex = isCss ? color.hex : modified(color.hex, lead ?? trail);
    const behind = words[end];
    /* "Black pork curry": what stands before an ordinary noun is no color of the site. */
    const isAttribute =
      end < to && behind !== undefined && isSoft(behind.gap) && (behind.tag === 'noun' || behind.tag === 'name' || (behind.tag === 'other' && !index.follows)) && !isDesign(end) && nameAt(words, end, to, index) === null;
    const isName = /^\p{Lu}/u.test(words[at]?.text ?? '') && at > from && before !== undefined && isSoft(words[at]?.gap ?? '') && before.tag !== 'fact' && !isDesign(at - 1) && /^\p{Lu}/u.test(before.text) && words.some(({ text }) => /^\p{Ll}/u.test(text));
    const isClear = words[at]?.fact === 'color' || (!isAttribute && !isName && hasDesign);
    if (!isAttribute && !isName) found.push({ from: start, to: end, hex, role: null, isClear: isClear || (!index.ambiguous.has(color.name) && false) });
    at = color.to;
  }
  /* A list of colors alone tells the design, too: "yellow and black". */
  const covered = found.reduce((sum, mention) => sum + mention.to - mention.from, 0);
  const others = words.slice(from, to).filter(({ tag }) => tag !== 'and' && tag !== 'article' && tag !== 'adverb' && tag !== 'preposition').length;
  const isList = found.length > 0 && covered >= others - (found.length > 1 ? 1 : 0);
  return found.filter(({ isClear }) => isClear || isList).map((mention) => ({ from: mention.from, to: mention.to, hex: mention.hex, role: roleOf(words, mention, { from, to }, index, found) }));
}

/** The nearest word that gives a color its place, none of another color between them. */
function roleOf(words: readonly Word[], mention: Range, { from, to }: Range, index: ColorIndex, all: readonly Range[]): ColorRole | null {
  let best: { role: ColorRole; distance: number } | null = null;
  const isOther = (at: number): boolean => all.some((other) => other !== mention && at >= other.from && at < other.to);
  const consider = (at: number, distance: number): void => {
    const two = `${words[at]?.lower ?? ''} ${words[at + 1]?.lower ?? ''}`;
    const role = index.roles.get(two) ?? index.roles.get(words[at]?.lower ?? '');
    if (role !== undefined && (best === null || distance < best.distance)) best = { role, distance };
  };
  let crossing = 0;
  for (let at = mention.to; at < to && at < mention.to + 9; at += 1) {
    if (isOther(at)) break;
    const word = words[at] as Word;
    if (/[,;.]/.test(word.gap) || word.tag === 'and') crossing += 4;
    consider(at, at - mention.to + 1 + crossing);
  }
  crossing = 0;
  for (let at = mention.from - 1; at >= from && at > mention.from - 9; at -= 1) {
    if (isOther(at)) break;
    const gap = words[at + 1]?.gap ?? '';
    if (/[,;.]/.test(gap) || words[at]?.tag === 'and') crossing += 4;
    consider(at, mention.from - at + 0.5 + crossing);
    if (words[at]?.lower === 'on' && mention.from - at <= 2 && all.length > 1) {
      best = { role: 'background', distance: 0 };
      break;
    }
  }
  return (best as { role: ColorRole } | null)?.role ?? null;
}
