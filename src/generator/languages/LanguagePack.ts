import type { ReadingLanguage } from '../read/ReadingLanguage';
import type { Word } from '../read/text/words';
import type { Booking } from '../requestKinds';
import type { SectionKind, Understood } from '../types';
import type { Spelling } from './spoken';
import type {
  AskedWords,
  BookingWords,
  Labels,
  LanguageIdentity,
  PictureWords,
  Sentences,
  TradeWords,
} from './wordsSchema';

/** What only code can say of a language: how its words are compared, parted, joined and bent. */
export interface Grammar {
  spelling: Spelling;
  /** Where a run of letters is parted into words, in scripts that write some together; `known`: the words of the pack. */
  cutter?(known: () => ReadonlySet<string>): (run: string) => readonly number[];
  /** Tells verbs, nouns and adjectives apart among words that no closed class has. */
  tag?(words: readonly Word[]): void;
  /** Whether a word is an ordinary one, whatever its capital says. */
  isCommon?(word: string): boolean;
  /** Loads the words that a misspelling is likely meant for. */
  commonWords?(): Promise<readonly string[]>;
  list(items: readonly string[]): string;
  /**
   * A noun phrase with the article that says it is one; null where it has none, as many things or stuff. Absent where the
   * article depends on the noun's gender.
   */
  withArticle?(noun: string, isKind: boolean): string | null;
  /** What somebody works at who does something with things: "groom", "dogs" → "dog grooming". */
  workName?(verb: string, things: string): string;
  /** Many of what a noun phrase means, so that the nouns of trades stand in their files once. */
  plural?(noun: string): string;
  /** The place after its preposition, such as "in Porto"; the one of the prompt where its evidence has it. */
  inPlace(place: Understood<string>): string;
  /** A title made from a noun alone, or followed by its place with the preposition. */
  descriptiveTitle(noun: string, inPlace: string | null): string;
  /** Joins what a slot is filled with to the words before it, as French "de" + "Anne" → "d’Anne". */
  join?(before: string, filling: string): string;
  /** Between two sentences; a blank unless the script has none. */
  betweenSentences?: string;
  /** How long a page's description is, in characters; 70 to 155 unless the script says more with fewer. */
  descriptionLength?: { shortest: number; longest: number };
}

/** What the generator knows of a language, but for what the sections of its trades say (`tradeWords`); it is loaded as one chunk. */
export interface LanguagePack extends LanguageIdentity {
  id: string;
  grammar: Grammar;
  labels: Labels;
  sentences: Sentences;
  /** What a section says where the trade has no words of its own for it. */
  sections: Record<SectionKind, AskedWords> & { booking: { sorts: Record<Booking, BookingWords> } };
  pictures: PictureWords;
  trades: Readonly<Record<string, TradeWords>>;
  reader: ReadingLanguage;
}
