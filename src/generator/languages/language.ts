import { colorVocabulary, compileColorTerms } from '../read/colors/ColorTerms';
import { indexKinds } from '../read/kinds';
import { compileLexicon } from '../read/lexicon';
import { type Correct, misspellings } from '../read/misspelt';
import type { ReadingLanguage } from '../read/read';
import { indexSections } from '../read/sections';
import type { Grammar, LanguagePack } from './LanguagePack';
import { phrasesIn, wordsIn } from './spoken';
import type {
  ColorWords,
  Labels,
  LanguageIdentity,
  PictureWords,
  ReadingWords,
  SectionWords,
  Sentences,
  TradeWords,
} from './wordsSchema';

type Sections = Record<string, SectionWords & { asked: string }>;

/**
 * A language from the YAML files of its folder and its grammar. `files`: their data by path, such as `./trades/bakery.yaml`.
 * Throws where a file is missing; what the files hold was checked when they were built.
 */
export function language(
  id: string,
  files: Record<string, unknown>,
  grammar: Grammar,
): LanguagePack {
  const file = <T>(name: string): T => {
    const data = files[`./${name}.yaml`];
    if (data === undefined) throw new Error(`languages/${id}/${name}.yaml is missing`);
    return data as T;
  };
  const trades = Object.fromEntries(
    Object.entries(files).flatMap(([path, words]) => {
      const [, trade] = /^\.\/trades\/(\w+)\.yaml$/.exec(path) ?? [];
      return trade === undefined ? [] : [[trade, words as TradeWords]];
    }),
  );
  const sections = file<Sections>('sections');
  const reading = file<ReadingWords>('reading');
  const colors = file<ColorWords>('colors');
  const { spelling } = grammar;
  /** The words that tell what a prompt asks for. */
  const telling = (): Set<string> =>
    wordsIn(spelling, [
      ...Object.values(reading.classes),
      ...Object.values(sections).map(({ asked }) => asked),
      ...Object.values(trades).flatMap(({ nouns }) => nouns.map(({ words }) => words)),
      ...colorVocabulary(colors),
    ]);
  const known = (): Set<string> =>
    new Set([
      ...telling(),
      ...wordsIn(spelling, [...Object.values(reading.tags), ...Object.values(reading.lists)]),
    ]);
  let reader: ReadingLanguage | null = null;
  const corrector = (): Correct => {
    const ordinary = known();
    return misspellings(
      telling(),
      (word) => ordinary.has(word) || (grammar.isCommon?.(word) ?? false),
    );
  };
  const compile = (): ReadingLanguage => ({
    spelling,
    correct: corrector(),
    cut: grammar.cutter?.(known),
    tag: grammar.tag,
    lexicon: compileLexicon(reading, spelling, grammar.isCommon),
    sections: indexSections(sections, spelling),
    kinds: indexKinds(trades, {
      spelling,
      plural: grammar.plural,
      ...file<PictureWords>('pictures').words,
    }),
    colors: compileColorTerms(colors, spelling),
    places: phrasesIn(spelling, [file<{ names: string }>('places').names]),
  });
  return {
    id,
    ...file<LanguageIdentity>('language'),
    grammar,
    labels: file<Labels>('labels'),
    sentences: file<Sentences>('sentences'),
    sections: sections as Record<string, SectionWords> as LanguagePack['sections'],
    pictures: file<PictureWords>('pictures'),
    trades,
    get reader() {
      return (reader ??= compile());
    },
  };
}
