import { capitalized as capitalizedText } from '../../../../machines/text';
import type { Part, Style, Wishes } from '../ComponentIntent';
import { type KindName, KINDS } from '../kinds/kinds';
import { isAction } from '../understand/bared';
import { emptyPart } from '../understand/readPart';
import { stemOf } from '../understand/tokens';
import { NUMBER_WORDS, PLAIN_NOUN } from '../words/grammar';
import type { Role, State } from '../words/roles';
import { wordList } from '../words/wordList';

type Test = (part: Part) => boolean;

/**
 * What a description says, handed out part by part: a design takes what it has a place for, once each, and `rest` is
 * what it had none for. Nothing is lost in between.
 */
export class Content {
  readonly style: Style;
  readonly id: string;
  private left: Part[];
  private label: string | null;
  private about: string | null;

  constructor(
    private readonly wishes: Wishes,
    private readonly kind: KindName,
  ) {
    this.style = wishes.style;
    this.id = wishes.id;
    this.left = [...wishes.parts];
    this.label = wishes.label === '' ? null : wishes.label;
    this.about = wishes.topic;
  }

  take(test: Test): Part | null {
    const found = this.left.find(test);
    if (found === undefined) return null;
    this.left = this.left.filter((part) => part !== found);
    return found;
  }

  takeAll(test: Test): Part[] {
    const found = this.left.filter(test);
    this.left = this.left.filter((part) => !found.includes(part));
    return found;
  }

  /** The first part that the description calls by one of these roles, in words of its own; or null. */
  role(...roles: Role[]): Part | null {
    return this.take(({ role, isBare }) => role !== null && roles.includes(role) && !isBare);
  }

  /** The first part whose name or words fit; or null. */
  called(pattern: RegExp): Part | null {
    return (
      this.take(({ key }) => key !== null && pattern.test(key)) ??
      this.take(({ group }) => group !== null && pattern.test(group)) ??
      this.take(({ words, text }) => pattern.test(words) || pattern.test(text))
    );
  }

  /** The first plain part with words of its own, or null. */
  first(test: Test = () => true): Part | null {
    return this.take((part) => isPlain(part) && test(part));
  }

  quotation(): Part | null {
    return this.take((part) => part.isQuoted && (part.role === null || part.role === 'text'));
  }

  /** The heading: what the description says it is, else what it calls the thing, else the given words. */
  title(otherwise: string): string {
    return this.heading() ?? this.modifier() ?? this.name ?? otherwise;
  }

  /** The words of the heading that the description gives, or null. */
  heading(): string | null {
    const part = this.role('heading');
    return part === null ? null : capitalized(labelOf(part));
  }

  /** What stands before the name ("price" of "price slider"), or null. */
  modifier(): string | null {
    const { label } = this;
    this.label = null;
    return label === null ? null : capitalized(label);
  }

  /** What the thing shown is called: its heading, a quotation, the first words that are written like a name. */
  subject(otherwise: string): string {
    const named =
      this.take(({ isQuoted, role }) => isQuoted && role === 'heading') ??
      this.role('heading') ??
      this.take(({ isQuoted, role }) => isQuoted && (role === null || role === 'text')) ??
      this.first(
        ({ words, value }) => /^\p{Lu}/u.test(words) && !isAction(words) && value === null,
      );
    return named === null
      ? (this.modifier() ?? this.topic() ?? this.name ?? otherwise)
      : capitalized(labelOf(named));
  }

  /** What stands before the name, else the given words. */
  modifierOr(otherwise: string): string {
    return this.modifier() ?? otherwise;
  }

  /** What it is for or about, or null. */
  topic(): string | null {
    const { about } = this;
    this.about = null;
    return about === null ? null : capitalized(about);
  }

  /** What the description calls the component, where that is more than its kind: "Opening times"; or null. */
  get name(): string | null {
    const { named } = this.wishes;
    const last = stemOf(named.split(/\s+/u).at(-1) ?? '');
    return named === '' || TYPE_NOUNS.has(last) ? null : capitalized(named);
  }

  /** What the name says beside the kind: "Volume" of "volume slider"; or null. */
  get qualifier(): string | null {
    const words = this.wishes.named.split(/\s+/u).slice(0, -1).join(' ');
    return words === '' || KIND_WORDS.has(stemOf(words)) ? null : capitalized(words);
  }

  /** What the description calls the component, as written; may be empty. */
  get calledWords(): string {
    return this.wishes.named;
  }

  /** All plain parts, else the given words. */
  items(...otherwise: string[]): Part[] {
    const found = this.takeAll(isPlain);
    return found.length > 0 ? found : otherwise.map(partOf);
  }

  /** As `items`, with as many as are counted by one of these nouns; the words for those that are missing end with their number. */
  counted(nouns: readonly string[], missing: string, otherwise: readonly string[]): Part[] {
    const count = this.count(...nouns);
    const found = this.items();
    if (found.length === 0 && count === null) return otherwise.map(partOf);
    const rest = Math.max(0, Math.min(count ?? 0, MOST_COUNTED) - found.length);
    const start = found.length;
    return [
      ...found,
      ...Array.from({ length: rest }, (_, at) => partOf(`${missing} ${start + at + 1}`)),
    ];
  }

  /** The words of its buttons, else the given ones. */
  actions(...otherwise: string[]): string[] {
    const found = this.takeAll(
      (part) =>
        !part.isBare &&
        part.inner.length === 0 &&
        (part.role === 'button' ||
          (isPlain(part) && isAction(part.words) && !/^\p{Ll}.*\s\p{Lu}/u.test(part.words))),
    );
    this.takeAll(({ role, isBare }) => role === 'button' && isBare);
    return found.length > 0 ? found.map((part) => capitalized(labelOf(part))) : otherwise;
  }

  /** The words of its links, else the given ones. */
  links(...otherwise: string[]): string[] {
    const found = this.takeAll(({ role, isBare }) => role === 'link' && !isBare);
    const bare = this.takeAll(({ role, isBare }) => role === 'link' && isBare);
    if (found.length > 0) return found.map((part) => capitalized(labelOf(part)));
    return bare.length > 0 && otherwise.length === 0 ? ['Learn more'] : otherwise;
  }

  /** The words of a note, hint or line of text, else the given ones or null. */
  note(): string | null {
    const part = this.role('note', 'text');
    return part === null ? null : capitalized(textOf(part));
  }

  /** Whether it has something that is drawn and not worded: as the description says, else as given. */
  has(noun: string, otherwise = false): boolean {
    const stem = stemOf(noun);
    if (this.wishes.refusals.has(stem)) return false;
    return this.wishes.mentions.has(stem) || otherwise;
  }

  /** How many of one of these the description counts, or null. */
  count(...nouns: string[]): number | null {
    const { counts, description } = this.wishes;
    const noun = [...nouns, 'them'].find((one) => counts.has(stemOf(one)));
    if (noun !== undefined) return counts.get(stemOf(noun)) ?? null;
    const pattern = new RegExp(
      `\\b(\\d{1,2}|${NUMBER_WORDS.slice(1).join('|')})\\s(?:\\p{Ll}+\\s){0,2}(?:${nouns.join('|')})(?:e?s)?\\b`,
      'u',
    );
    const [whole = '', number = ''] = pattern.exec(description) ?? [];
    if (number === '') return null;
    this.takeAll((part) => isPlain(part) && `${part.text} for `.startsWith(`${whole} for `));
    return NUMBER_WORDS.includes(number) ? NUMBER_WORDS.indexOf(number) : Number(number);
  }

  /** Drops what the description only lists and the design draws by itself: a name, a date, a text. */
  draws(...slots: string[]): void {
    const stems = new Set(slots.map(stemOf));
    this.takeAll(
      ({ words, key, value, isQuoted }) =>
        key === null &&
        value === null &&
        !isQuoted &&
        /^\p{Ll}/u.test(words) &&
        stems.has(stemOf(words)),
    );
  }

  /** Which of one of these has a state, counted from 1; or null. */
  stated(state: State, noun = ''): number | null {
    return this.wishes.counts.get(noun === '' ? state : `${state} ${noun}`) ?? null;
  }

  /** Where on the page it is to stand, as written. */
  get place(): string {
    return this.wishes.place;
  }

  /** The whole description, for values that may stand anywhere in it. */
  get everything(): string {
    return this.wishes.description;
  }

  /** What it is described by, where nothing names it; or null. */
  get described(): string | null {
    return this.wishes.described === '' ? null : capitalized(this.wishes.described);
  }

  /** Whether some of its parts have a price. */
  get hasValues(): boolean {
    return this.left.some(({ value }) => value !== null);
  }

  /** What no design had a place for. */
  rest(): Part[] {
    const holds = HOLDERS.has(this.kind);
    return this.takeAll(
      ({ isBare, role }) => !isBare || (holds && role !== null && DRAWN_BARE.has(role)),
    );
  }
}

const MOST_COUNTED = 12;
/** Kinds that hold controls of any sort: a control that is only named is drawn in them, with plain words. */
const HOLDERS: ReadonlySet<KindName> = new Set([
  'card',
  'form',
  'modal',
  'drawer',
  'popover',
  'dropdown menu',
  'filter panel',
  'text with picture',
  'promo banner',
  'footer',
]);
/** The roles of such controls. */
const DRAWN_BARE: ReadonlySet<Role> = new Set([
  'button',
  'link',
  'field',
  'select',
  'checkbox',
  'radio',
  'switch',
  'slider',
]);
/** Words of names that tell of the kind and of nothing else. */
const KIND_WORDS = wordList(
  'bar line pie column area range dual progress loading text input form drop down select date time search data app nav top side tab check radio option circular simple native',
);
/** Nouns that name kinds: nothing is headed "Card". */
const TYPE_NOUNS: ReadonlySet<string> = new Set([
  ...PLAIN_NOUN,
  ...KINDS.map(({ name }) => stemOf(name.split(' ').at(-1) ?? '')),
  ...[
    'teaser',
    'player',
    'control',
    'toggle',
    'picker',
    'bar',
    'indicator',
    'view',
    'trail',
    'zone',
    'popup',
    'plan',
    'says',
    'carousel',
    'kpi',
  ],
]);

export const isPlain: Test = ({ role, isBare }) => role === null && !isBare;

/** A part of these words alone. */
export function partOf(words: string): Part {
  return { ...emptyPart, text: words, words };
}

/** A part's words as a label says them: without what only tells its looks and state. */
export function labelOf({ words, value, detail }: Part): string {
  return value === null || words.includes(value)
    ? words
    : [words, value, detail].filter((one) => one !== null && one !== '').join(' ');
}

/** A part's words as a sentence says them. */
export function textOf(part: Part): string {
  const isWhole = part.role === null && part.tone === null;
  return isWhole && part.states.length === 0 ? part.text : labelOf(part);
}

/** With its first letter in upper case; addresses, files and tags stay as they are. */
export function capitalized(words: string): string {
  return /^\S*[@#./]\S/u.test(words) ? words : capitalizedText(words);
}

export const isIn = (part: Part, state: State) => part.states.includes(state);
