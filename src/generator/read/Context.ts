import type { Draft, Phrase } from './draft';
import type { KindIndex } from './subject/kinds';
import type { Lexicon } from './text/lexicon';
import type { Vocabulary } from './text/pattern';
import type { SectionIndex } from './sections/sections';

/** What a list is of; `bare`: nothing says it; `with`: what a site or a business has. */
export type Mode =
  'offer' | 'want' | 'with' | 'can' | 'refuse' | 'deny' | 'style' | 'audience' | 'member' | 'bare';

/** What clauses are read with, and what those before said. */
export interface Context {
  lexicon: Lexicon;
  sections: SectionIndex;
  kinds: KindIndex;
  vocabulary: Vocabulary;
  draft: Draft;
  isPlace: (words: Phrase) => boolean;
  /** Places of the words that say colors and what they are for. */
  colored: ReadonlySet<number>;
  /** What the lines below a heading line are: "Services:" and its bullets. */
  heading: Mode | null;
  /** The line and sentence in which something was asked for last: a list behind it in the same sentence goes on with that. */
  wanted: number | null;
  /** Whether nothing has been said yet but greetings. */
  isOpening: boolean;
}
