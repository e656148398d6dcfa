import type { ComponentCategory } from '../../../machines/entities';
import type { KindName } from './kinds/kinds';
import type { Role, State } from './words/roles';

export type Tone = 'blue' | 'green' | 'red' | 'amber' | 'violet' | 'pink' | 'teal' | 'slate';
export type Size = 'small' | 'medium' | 'large';

/** One part of a component, in the words of its description. */
export interface Part {
  /** All of it, as written. */
  text: string;
  /** Its words without its value and its state. */
  words: string;
  /** A price, time, date, share or number beside its words, as written, or null. */
  value: string | null;
  /** What follows the value ("vs last month"), or null. */
  detail: string | null;
  /** What kind of part the description calls it, or null. */
  role: Role | null;
  /** What the description calls it beyond that: "author" of "author Noor"; or null. */
  key: string | null;
  /** What the list that it stands in is called, or null. */
  group: string | null;
  states: readonly State[];
  tone: Tone | null;
  /** Its choices, and what stands in parentheses behind it. */
  inner: readonly Part[];
  isQuoted: boolean;
  /** It is only named ("with a picture"), without words of its own. */
  isBare: boolean;
  /** It opens the description. */
  isLead: boolean;
}

/** How the description wants it to look. */
export interface Style {
  tone: Tone;
  /** Whether the description names a color. */
  isToned: boolean;
  /** The color that a gradient ends with, or null. */
  gradient: Tone | null;
  size: Size;
  isPill: boolean;
}

/** Everything a description says of a component, apart from its kind. */
export interface Wishes {
  /** All of it, as written. */
  description: string;
  /** Its first words, where they describe the component rather than name it ("five round faces"); may be empty. */
  described: string;
  /** What the description calls the component, as written; empty where it only describes it. */
  named: string;
  /** What stands before that in its noun phrase ("price" of "price slider"), without looks; may be empty. */
  label: string;
  /** What it is for or about, as written, or null. */
  topic: string | null;
  parts: readonly Part[];
  /** Stems of what it mentions without words of its own: arrows, dots, a map. */
  mentions: ReadonlySet<string>;
  /** Stems of what it must not have. */
  refusals: ReadonlySet<string>;
  /** How many of what, by stem. */
  counts: ReadonlyMap<string, number>;
  style: Style;
  /** Where on the page it is to stand ("bottom right"), as written; may be empty. */
  place: string;
  /** Start of every id, unique to the description. */
  id: string;
}

export interface ComponentIntent {
  kind: KindName;
  category: ComponentCategory;
  wishes: Wishes;
  /** Why it is this kind, for people who work on the vocabulary. */
  reasons: readonly string[];
}
