import type { Spelling } from '../languages/spoken';
import type { ColorTerms } from './colors/ColorTerms';
import type { Draft } from './draft';
import type { KindIndex } from './subject/kinds';
import type { Lexicon } from './text/lexicon';
import type { Correct } from './text/misspelt';
import type { RequestIndex } from './sections/requests';
import type { SectionIndex } from './sections/sections';
import type { Clause } from './clauses/segments';
import type { SiteLanguageRules, SiteLanguages } from './siteLanguages';
import type { ToneTerms } from './tone';
import type { Word } from './text/words';

/** Phrases of which only is known whether one is among them. */
export type Phrases = Pick<ReadonlySet<string>, 'has'>;

/** What reading needs of a language. */
export interface ReadingLanguage {
  spelling: Spelling;
  /** The word that was meant by a misspelt one. */
  correct: Correct;
  /** Loads what finds misspellings of all common words. */
  loadSpelling?: () => Promise<Correct>;
  cut?: (run: string) => readonly number[];
  tag?: (words: readonly Word[]) => void;
  /** What somebody works at who does something with things: "groom", "dogs" → "dog grooming". */
  workName?: (verb: string, things: string) => string;
  lexicon: Lexicon;
  sections: SectionIndex;
  requests: RequestIndex;
  languages: SiteLanguageRules;
  kinds: KindIndex;
  colors: ColorTerms;
  tones: ToneTerms;
  places: Phrases;
}

/** What was found in a prompt, before the readings that compete are weighed. */
export interface Drafted {
  words: readonly Word[];
  clauses: readonly Clause[];
  draft: Draft;
  /** False where every word or none begins with a capital. */
  capitalsTell: boolean;
  /** Those that the prompt asks for its site. */
  languages: SiteLanguages | null;
}
