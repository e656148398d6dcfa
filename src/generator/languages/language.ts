import { colorNames, colorVocabulary, compileColorTerms } from '../read/colors/ColorTerms';
import { indexKinds } from '../read/subject/kinds';
import { compileLexicon } from '../read/text/lexicon';
import { type Correct, misspellings, TWO_SLIPS } from '../read/text/misspelt';
import type { Phrases, ReadingLanguage } from '../read/ReadingLanguage';
import { indexRequests } from '../read/sections/requests';
import { indexSections } from '../read/sections/sections';
import { compileSiteLanguages } from '../read/siteLanguages';
import { compileTones } from '../read/tone';
import type { Grammar, LanguagePack } from './LanguagePack';
import { phrasesIn, wordsIn } from './spoken';
import { WordFilter } from './WordFilter';
import type {
  ColorWords,
  Labels,
  LanguageIdentity,
  PictureWords,
  PlaceWords,
  ReadingWords,
  RequestWords,
  Sentences,
  ToneWords,
  TradeWords,
} from './wordsSchema';

const SHORTEST_HEAD = 4;

/** Whether a compound ends in one of some words: "Kundenlogos". */
function endsIn(word: string, heads: ReadonlySet<string>): boolean {
  for (let at = 2; at <= word.length - SHORTEST_HEAD; at += 1)
    if (heads.has(word.slice(at))) return true;
  return false;
}

function placesOf(names: ReadonlySet<string>, towns: string | undefined): Phrases {
  if (towns === undefined) return names;
  const more = WordFilter.read(towns);
  return { has: (phrase) => names.has(phrase) || more.has(phrase) };
}

/** Of all common words many are alike: "matinees", "mutinies". Letters. */
const FAR_TWO_SLIPS = 10;

/** The classes whose words are looked for behind misspellings. */
const ASKING = ['site', 'sitething', 'make', 'want', 'called', 'refuse', 'org'] as const;

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
  const sections = file<LanguagePack['sections']>('sections');
  const requests = file<RequestWords>('requests');
  const reading = file<ReadingWords>('reading');
  const colors = file<ColorWords>('colors');
  const { spelling } = grammar;
  /** The words that tell what a prompt asks for. */
  const telling = (): Set<string> =>
    wordsIn(spelling, [
      ...ASKING.map((name) => reading.classes[name] ?? ''),
      ...Object.values(sections).map(({ asked }) => asked),
      ...colorNames(colors),
      ...Object.values(trades).flatMap(({ nouns }) => nouns.map(({ words }) => words)),
    ]);
  const known = (): Set<string> =>
    new Set([
      ...telling(),
      ...wordsIn(spelling, [
        ...Object.values(reading.tags),
        ...Object.values(reading.classes),
        ...Object.values(reading.lists),
        ...colorVocabulary(colors),
      ]),
    ]);
  let reader: ReadingLanguage | null = null;
  const pictures = file<PictureWords>('pictures');
  const withThings = (): Set<string> =>
    new Set([
      ...known(),
      ...wordsIn(
        spelling,
        Object.values(pictures.things).flatMap((thing) => thing.split('|')),
      ),
    ]);
  const { names: placeNames, towns } = file<PlaceWords>('places');
  /** Ordinary words, where the language has no list of them: all that is loaded with it, and what ends in one. */
  const ordinary = (): ((word: string) => boolean) => {
    const words = withThings();
    for (const word of wordsIn(
      spelling,
      JSON.stringify([sections, trades]).match(/[\p{L}\p{M}’'-]+/gu) ?? [],
    ))
      words.add(word);
    const isJoined = pictures.words.isJoined !== undefined;
    return (word) => words.has(word) || (isJoined && endsIn(word, words));
  };
  const { commonWords } = grammar;
  let wide: Correct | null = null;
  const corrector = (
    isCommon: (word: string) => boolean,
    { common = [], twoSlips = Infinity }: { common?: readonly string[]; twoSlips?: number } = {},
  ): Correct => {
    const words = known();
    return misspellings(
      new Set([...telling(), ...common]),
      (word) => words.has(word) || isCommon(word),
      twoSlips,
    );
  };
  const readerWith = (isCommon: (word: string) => boolean): ReadingLanguage => ({
    spelling,
    correct: corrector(isCommon, grammar.isCommon && { twoSlips: TWO_SLIPS }),
    ...(commonWords !== undefined && {
      loadSpelling: async () =>
        (wide ??= corrector(isCommon, { common: await commonWords(), twoSlips: FAR_TWO_SLIPS })),
    }),
    cut: grammar.cutter?.(() => new Set([...withThings(), ...wordsIn(spelling, [placeNames])])),
    tag: grammar.tag,
    ...(grammar.workName && { workName: grammar.workName }),
    lexicon: compileLexicon(reading, spelling, isCommon),
    sections: indexSections(sections, {
      lists: reading.lists,
      spelling,
      isHeadFirst: pictures.words.head === 'first',
    }),
    requests: indexRequests(requests, sections.booking.sorts, spelling),
    languages: compileSiteLanguages(requests.languages, grammar.cutter !== undefined),
    kinds: indexKinds(trades, {
      spelling,
      plural: grammar.plural,
      ...pictures.words,
    }),
    colors: compileColorTerms(colors, spelling),
    tones: compileTones(file<ToneWords>('tones'), spelling),
    places: placesOf(phrasesIn(spelling, [placeNames]), towns),
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
      return (reader ??= readerWith(grammar.isCommon ?? ordinary()));
    },
  };
}
