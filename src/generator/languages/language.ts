import { indexColors } from '../read/colors';
import { indexKinds } from '../read/kinds';
import { compileLexicon } from '../read/lexicon';
import type { ReadingLanguage } from '../read/read';
import { indexRequests } from '../read/requests';
import { indexSections } from '../read/sections';
import type { Grammar, LanguagePack } from './LanguagePack';
import { phrasesIn, wordsIn } from './spoken';
import type {
  Labels,
  LanguageIdentity,
  PictureWords,
  ReadingWords,
  RequestWords,
  Sentences,
  TradeWords,
} from './wordsSchema';

/**
 * A language from the YAML files of its folder and its grammar. `files`: their data by path, such as `./trades/bakery.yaml`.
 * Throws where a file is missing; what the files hold was checked when they were built.
 */
export function language(id: string, files: Record<string, unknown>, grammar: Grammar): LanguagePack {
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
  const sections = file<LanguagePack['sections']>('sections');
  const reading = file<ReadingWords>('reading');
  const { spelling } = grammar;
  const known = (): ReadonlySet<string> =>
    wordsIn(spelling, [
      ...Object.values(reading.tags),
      ...Object.values(reading.classes),
      ...Object.values(reading.lists),
      ...Object.values(sections).map(({ asked }) => asked),
      ...Object.values(trades).flatMap(({ nouns }) => nouns.map(({ words }) => words)),
    ]);
  let reader: ReadingLanguage | null = null;
  const compile = (): ReadingLanguage => ({
    spelling,
    cut: grammar.cutter?.(known),
    tag: grammar.tag,
    lexicon: compileLexicon(reading, spelling, grammar.isCommon),
    sections: indexSections(sections, spelling),
    requests: indexRequests(file<RequestWords>('requests'), sections.booking.sorts, spelling),
    kinds: indexKinds(trades, spelling),
    colors: indexColors(file('colors'), spelling),
    places: phrasesIn(spelling, [file<{ names: string }>('places').names]),
  });
  return {
    id,
    ...file<LanguageIdentity>('language'),
    grammar,
    labels: file<Labels>('labels'),
    sentences: file<Sentences>('sentences'),
    sections,
    pictures: file<PictureWords>('pictures'),
    trades,
    get reader() {
      return (reader ??= compile());
    },
  };
}
