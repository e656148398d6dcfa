import type { LanguagePack } from '../languages/LanguagePack';
import { tradesOf } from '../languages/tradeWords';
import { taggedWords } from '../read/text/taggedWords';

/** What was said before a sentence is written: by the Brief, and by the sentence that it replaces. */
export interface Given {
  said: string;
  now: string;
}

/** Stock words that people are called by as well. */
const NAMES_TOO: ReadonlySet<string> = new Set([
  'كريم',
  '石',
  '花',
  '星',
  '原',
  '城',
  'あゆみ',
  'けん',
  'もり',
]);
const RUNS =
  /[\p{sc=Han}々〆]+|\p{sc=Hiragana}+|[\p{sc=Katakana}ー]+|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}々〆ー])[\p{L}\p{M}])+/gu;
const KANJI = /[\p{sc=Han}々〆]$/u;
const PARTICLE =
  /^(?:は|が|を|に|で|と|の|も|へ|や|には|では|とは|への|でも|にも|との|から|からの|まで|までの|など|などの|より|について)?[おご]?$|^(?:です|でした)$/u;
const INFLECTION =
  /^\p{sc=Hiragana}?(?:て|た|する|しています|いたします)?$|^\p{sc=Hiragana}{0,2}(?:ます|ました|ません|ています|ていました|ております|ください)$/u;
const COUNTING = /[一二三四五六七八九十百千万億]/u;
const UNCOUNTING = /一(?:緒|覧|般|部|方)/gu;
/** A title behind a name; people, customers and shops have it without one. */
const TITLE = /^(?:さん|さま|くん|ちゃん)/u;
const TITLED = /[皆客屋]$/u;

/** Whether capitals tell names in the script of a language. */
export const hasCapitals = ({ name }: LanguagePack): boolean => /[\p{Lu}\p{Ll}]/u.test(name);

/** Whether a script writes its words together. */
export const isJoined = ({ grammar }: LanguagePack): boolean => grammar.betweenSentences === '';

const runsIn = (text: string): string[] => text.toLowerCase().match(RUNS) ?? [];

/** Words, and how they are compared; Arabic "على" is no "علي". */
const wordsIn = (text: string, { reader }: LanguagePack): { word: string; key: string }[] =>
  taggedWords(text, reader)
    .filter(({ lower }) => /\p{L}/u.test(lower))
    .map(({ text: word, lower }) => ({ word, key: word.endsWith('ى') ? `${lower}ى` : lower }));

/**
 * A word that might be a name, in a language without capitals: neither what was given nor the language's stock sentences and small words have
 * it, or it is a town's. In Japanese a run of one script counts as a word. Null where there is none. Pure.
 */
export function strangeWord(text: string, given: Given, pack: LanguagePack): string | null {
  const before = `${given.said}\n${given.now}`;
  if (isJoined(pack)) return strangeRun(text, before, pack);
  const known = new Set(wordsIn(before, pack).map(({ key }) => key));
  const isOrdinary = (key: string): boolean =>
    ordinaryWords(pack).has(key) && !pack.reader.places.has(key);
  const strange = wordsIn(text, pack).find(({ key }) => !known.has(key) && !isOrdinary(key));
  return strange?.word ?? null;
}

function strangeRun(text: string, before: string, pack: LanguagePack): string | null {
  const known = new Set(runsIn(before));
  const ordinary = ordinaryWords(pack);
  let last = '';
  for (const run of runsIn(text)) {
    const behind = last;
    last = run;
    const title = TITLED.test(behind) ? null : TITLE.exec(run);
    if (title !== null && !before.includes(behind + title[0])) return behind + run;
    if (known.has(run)) continue;
    if (/^\p{sc=Hiragana}/u.test(run)) {
      const isSmall = PARTICLE.test(run) || (KANJI.test(behind) && INFLECTION.test(run));
      if (!isSmall && !ordinary.has(run)) return run;
      continue;
    }
    const counts = COUNTING.test(run.replace(UNCOUNTING, ''));
    if (counts || !ordinary.has(run) || pack.reader.places.has(run)) return run;
  }
  return null;
}

const ordinary = new WeakMap<LanguagePack, ReadonlySet<string>>();

/** The words of all stock sentences, without those that a prompt asks by, and small words. */
function ordinaryWords(pack: LanguagePack): ReadonlySet<string> {
  const known = ordinary.get(pack);
  if (known !== undefined) return known;
  const { sections, sentences, labels, reader } = pack;
  const texts: string[] = [];
  JSON.stringify([sections, tradesOf(pack), sentences, labels], (key, value: unknown) => {
    if (key === 'asked') return undefined;
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  const small = [...reader.lexicon.tags].flatMap(([word, tag]) =>
    tag === 'number' || word.endsWith('ي') ? [] : [word],
  );
  const found = new Set(
    [
      ...texts.flatMap((line) =>
        isJoined(pack) ? runsIn(line) : wordsIn(line, pack).map(({ key }) => key),
      ),
      ...small,
    ].filter((word) => !NAMES_TOO.has(word)),
  );
  ordinary.set(pack, found);
  return found;
}
