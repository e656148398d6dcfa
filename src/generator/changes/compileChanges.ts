import { CHANGE_KINDS, type ChangeKindId } from '../changeKinds';
import type { ChangeWords } from '../languages/wordsSchema';

/** What a line takes from the words of a request, as typed. */
const FREE_SLOTS = ['text', 'to'] as const;
const OPEN_SLOTS = [
  'section',
  'other',
  'item',
  'color',
  'role',
  'language',
  'tone',
  'font',
  'page',
  'link',
] as const;
/** Slots that take listed words alone. */
type ListedSlot =
  | 'nth'
  | 'shade'
  | 'too'
  | 'theme'
  | 'fact'
  | 'character'
  | 'corner'
  | 'space'
  | 'target'
  | 'cannot';
export type Slot =
  (typeof FREE_SLOTS)[number] | (typeof OPEN_SLOTS)[number] | ListedSlot | 'price' | 'framework';

export interface Line {
  kind: ChangeKindId;
  pattern: RegExp;
  /** Any words can stand in it. */
  isFree: boolean;
}

/** The words of a language by which changes are asked for, compiled. */
export interface ChangeRules {
  words: ChangeWords;
  lines: readonly Line[];
  /** The place of a listed word in its list of lists, such as `darker` for "less bright". */
  named: (list: Record<string, string>, found: string) => string | null;
  lead: RegExp;
  tail: RegExp;
  joins: RegExp;
  determiners: RegExp;
  sectionWords: RegExp;
  isThis: (words: string) => boolean;
}

const PRICE = String.raw`(?:[€£$¥₹]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[€£$¥₹円]|euros?|eur|pounds|dollars|chf|usd|gbp|quid|bucks|reais|रुपये|ريال|درهم|دينار)?)(?:\s?(?:/|per|an?|pro|par|por|al|à)\s?\p{L}+)?`;
/** How many words a place of the page has beyond its first. */
const MOST_ROLE_WORDS = [0, 1, 2];
const FRAMEWORK = 'tailwind(?: ?css)?|bootstrap|vuetify';

/** Letter for letter without accents, in lower case: what stands at a place stands there before, too. */
export const folded = (text: string): string =>
  [...text]
    .map((letter) => {
      const lower = letter.toLowerCase();
      const one = lower.length === letter.length ? lower : letter;
      if (/['‘ʼ`]/.test(one)) return '’';
      if (!/[\p{sc=Latin}\p{sc=Arabic}]/u.test(one)) return one;
      const bare = one.normalize('NFD').replace(/\p{M}/gu, '');
      return bare.length === one.length ? bare : one;
    })
    .join('');

export const listed = (list: string): string[] =>
  list
    .split(',')
    .map((word) => folded(word.trim()))
    .filter((word) => word !== '');

const anyOf = (list: string, gap: string): string =>
  listed(list)
    .sort((one, other) => other.length - one.length)
    .map((word) =>
      word
        .replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
        .replace(/ /g, gap)
        .replaceAll('’', '’?'),
    )
    .join('|') || '(?!)';

/** Compiles the words of a language. Throws where a line names a list that is not there. */
export function compileChanges(words: ChangeWords): ChangeRules {
  const { isUnspaced } = words;
  const gap = isUnspaced ? String.raw`\s*` : String.raw`\s+`;
  const all = (lists: Record<string, string>) => anyOf(Object.values(lists).join(','), gap);
  const listedSlots: Record<ListedSlot, string> = {
    nth: anyOf(words.ordinals.join(','), gap),
    shade: all(words.shades),
    too: all(words.too),
    theme: all(words.themes),
    fact: all(words.facts),
    character: all(words.characters),
    corner: all(words.corners),
    space: all(words.spacings),
    target: all(words.targets),
    cannot: anyOf(words.cannot, gap),
  };
  const slot = (name: string, isFirst: boolean): string => {
    if (Object.hasOwn(listedSlots, name))
      return `(?<${name}>${listedSlots[name as keyof typeof listedSlots]})`;
    if (name === 'price') return `(?<price>${PRICE})`;
    if (name === 'framework') return `(?<framework>${FRAMEWORK})`;
    if (FREE_SLOTS.some((free) => free === name)) return `(?<${name}>.+)`;
    if (OPEN_SLOTS.some((open) => open === name)) return `(?<${name}>.+?)`;
    const list = words.words[name];
    if (list === undefined)
      throw new Error(`changes.yaml: a line names {${name}}, which is no list`);
    return isFirst && name !== 'none' ? `(?<verb>${anyOf(list, gap)})` : `(?:${anyOf(list, gap)})`;
  };
  const determiners = `(?:(?:${anyOf(words.determiners, gap)})${gap})*`;
  const patternOf = (line: string): RegExp => {
    const source = folded(line)
      .replace(/\((?!\?)/g, '(?:')
      .replace(/\{(\w+)\}/g, (_, name: string, at: number) => slot(name, at === 0))
      .replace(/ \?/g, String.raw`\s*`)
      .replace(/ /g, gap);
    return new RegExp(`^${source}$`, 'diu');
  };
  /** Where two slots meet, the words can be parted between them in several ways; each is tried. */
  const patternsOf = (line: string): RegExp[] => {
    const pattern = patternOf(line);
    const withSlot = (name: string, source: string) =>
      new RegExp(
        pattern.source.replace(
          new RegExp(String.raw`\(\?<${name}>\.\+\??\)`),
          `(?<${name}>${source})`,
        ),
        'diu',
      );
    if (line.includes('{text}') && line.includes('{to}')) return [withSlot('text', '.+?'), pattern];
    if (isUnspaced || !line.includes('{role}') || !line.includes('{color}')) return [pattern];
    return MOST_ROLE_WORDS.map((more) =>
      withSlot('role', String.raw`${determiners}\S+(?:\s+\S+){${more}}`),
    );
  };
  const edge = isUnspaced ? String.raw`[\s,、]*` : String.raw`[\s,:]+`;
  return {
    words,
    lines: CHANGE_KINDS.flatMap((kind) =>
      words.lines[kind].flatMap((line) =>
        patternsOf(line).map((pattern) => ({
          kind,
          pattern,
          isFree: FREE_SLOTS.some((name) => line.includes(`{${name}}`)),
        })),
      ),
    ),
    named: (lists, found) =>
      Object.entries(lists).find(([, list]) =>
        listed(list).includes(found.replace(/\s+/g, ' ')),
      )?.[0] ?? null,
    lead: new RegExp(
      `^(?:(?:${anyOf(words.lead, gap)})${isUnspaced ? edge : `(?:${edge}|$)`})+`,
      'iu',
    ),
    tail: new RegExp(`(?:(?:^|${edge})(?:${anyOf(words.tail, gap)}))+$`, 'iu'),
    joins: new RegExp(
      isUnspaced
        ? `(?:${anyOf(words.joins, gap)})`
        : String.raw`\s+(?:${anyOf(words.joins, gap)})(?=\s)`,
      'giu',
    ),
    determiners: new RegExp(
      `^(?:(?:${anyOf(words.determiners, gap)})${isUnspaced ? '' : String.raw`\s+`})+`,
      'iu',
    ),
    sectionWords: new RegExp(
      isUnspaced
        ? `^(?:${anyOf(words.sectionWords, gap)})|(?:${anyOf(words.sectionWords, gap)})$`
        : String.raw`^(?:${anyOf(words.sectionWords, gap)})\s+|\s+(?:${anyOf(words.sectionWords, gap)})$`,
      'giu',
    ),
    isThis: (said) => listed(words.this).includes(folded(said.trim())),
  };
}
