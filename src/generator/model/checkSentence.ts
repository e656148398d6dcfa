import { capitalized } from '../../../machines/text';
import { findFacts } from '../read/facts/findFacts';
import { detectLanguage } from '../read/text/detectLanguage';
import { taggedWords } from '../read/text/taggedWords';
import { readable } from '../read/text/words';
import type { LanguagePack } from '../languages/LanguagePack';
import { tradesOf } from '../languages/tradeWords';
import { graphemesOf } from '../document/contentTexts';
import { PRAISE } from './praise';
import { hasCapitals, isJoined, strangeWord } from './strangeWord';

/** What a sentence of a language model must be like. */
export interface SentenceRule {
  /** Fewest and most characters. */
  length: readonly [number, number];
  /** Words that it may not lose: the person's own in the sentence that it replaces. */
  keeps: readonly string[];
  /** The sentence that it replaces. */
  now: string;
}

/** What a model's sentences are held against. */
export interface Told {
  /** All that the Brief says. */
  said: string;
  pack: LanguagePack;
}

const SUPERLATIVES: Readonly<Record<keyof typeof PRAISE, RegExp>> = {
  en: /\b(?:most|greatest|largest|biggest|oldest|newest|freshest|tastiest|fastest|friendliest|easiest|highest|lowest|closest|nearest|safest|strongest|richest|softest|worst|only|unrivalled|unmatched|top|prize|prizes|medals?|winning|winners?)\b/giu,
  de: /(?<!\p{L})(?:größte\p{L}*|älteste\p{L}*|beste\p{L}*|schönste\p{L}*|feinste\p{L}*|frischeste\p{L}*|schnellste\p{L}*|günstigste\p{L}*|einzige\p{L}*|meiste\p{L}*|\p{L}*preise?|\p{L}*gekrönt\p{L}*|ausgezeichnet\p{L}*)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:(?:el|la|los|las|lo) más|mejor\p{L}*|mayor(?:es)?|mayoría|únic\p{L}*|premi\p{L}*|galardon\p{L}*)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:(?:le|la|les) (?:plus|moins)|meilleur\p{L}*|seule?s?|prix|primé\p{L}*|récompens\p{L}*)(?!\p{L})/giu,
  it: /(?<!\p{L})(?:(?:il|la|i|le|lo|gli) più|miglior\p{L}*|maggior\p{L}*|\p{L}+issim[oaie]|premi\p{L}*)(?!\p{L})/giu,
  pt: /(?<!\p{L})(?:(?:o|a|os|as) mais|melhor\p{L}*|maior\p{L}*|\p{L}+íssim[oa]s?|prémi\p{L}*|prêmi\p{L}*|premiad\p{L}*)(?!\p{L})/giu,
  ar: /(?<!\p{L})(?:و|ب|ل)?(?:ال)?(?:أفضل|أكثر|أكبر|أقدم|أجمل|أجود|أشهر|أرخص|أسرع|أحدث|أول|أولى|وحيد\p{L}*|جوائز|فائز\p{L}*)(?!\p{L})/gu,
  hi: /(?<![\p{L}\p{M}])(?:सबसे|सर्वाधिक|एकमात्र|अव्वल|पहल[ाी]|पुरस्कृत|विजेता|मशहूर|प्रसिद्ध)(?![\p{L}\p{M}])/gu,
  ja: /最(?!初|後|近)\p{sc=Han}|一番|唯一|随一|屈指|有数|日本初|賞|有名/gu,
};

const MARKUP = /[<>{}[\]\\|`*_#~^=]|&#?\w+;/u;
const ADDRESS =
  /(?:https?|javascript|data|mailto|tel|file|ftp):|\/\/|www\.|@|\p{L}\.\p{L}{2,}(?!\p{L}*\.)/iu;
const QUOTATION = /["“”„«»‹›「」『』]|(?<![\p{L}\p{N}])['‘]/u;
const UNSEEN = /\p{Cc}|\p{Cf}|\p{Co}/u;
const MONEY = /\p{Sc}|(?<!\p{L})(?:euros?|eur|dollars?|pounds?|usd|gbp|chf)(?!\p{L})/giu;
const WORDS = /[\p{L}\p{M}][\p{L}\p{M}’'-]*/gu;
/** Fewer words say too little of the language that they are in. */
const TELLING = 5;

/** Numbers in words, where no tag tells them, and the day that is called by one. */
const NUMERALS: Readonly<Record<string, RegExp>> = {
  ar: /(?<!\p{L})(?:و|ب|ل)?(?:ال)?(?:الأحد|واحد|واحدة|اثنان|اثنين|(?:ثلاث|أربع|خمس|ست|سبع|ثمان|ثماني|تسع)(?:ة|ون|ين)?|عشرة?|عشرون|عشرين|مئة|مائة|مئات|ألف|آلاف|مليون)(?!\p{L})/gu,
  hi: /(?<![\p{L}\p{M}])(?:दो|तीन|चार|पाँच|पांच|छह|छः|सात|आठ|नौ|दस|बारह|बीस|तीस|चालीस|पचास|सौ|हज़ार|हजार|लाख|करोड़|दर्जन)(?![\p{L}\p{M}])/gu,
};

/** Languages with their words that praise: a model writes in no other. */
export const isWritten = (language: string): language is keyof typeof PRAISE =>
  Object.hasOwn(PRAISE, language);

const lower = (text: string): string => text.toLowerCase().replaceAll("'", '’');

/**
 * What is wrong with a sentence that a language model wrote for a site, told to the model; null where it may stand. It passes what
 * stock sentences pass: no number, name, quotation, price, award, praise or superlative that the Brief does not hold, no markup and no
 * address, in the language of the site. Pure.
 */
export function problemOf(
  sentence: string,
  rule: SentenceRule,
  { said, pack }: Told,
): string | null {
  const text = sentence;
  const language = pack.id;
  if (!isWritten(language)) return 'this language is not written';
  const length = graphemesOf(text).length;
  const [least, most] = rule.length;
  if (length > most || length < least) return `use ${least} to ${most} characters`;
  if (text.trim() !== text || UNSEEN.test(text) || / {2}/.test(text)) return 'use one plain line';
  if (MARKUP.test(text)) return 'use no markup';
  if (ADDRESS.test(text)) return 'use no address';
  if (QUOTATION.test(text)) return 'use no quotation marks';
  const isCased = hasCapitals(pack);
  if (isCased && !/^[\p{Lu}\p{N}]/u.test(text)) return 'begin with a capital letter';
  const known = ` ${lower(said)} `;
  const beside = isJoined(pack) ? /\p{N}/u : IN_WORD;
  const isSaid = (words: string): boolean => wordIn(known, lower(words), beside);
  const missing = rule.keeps.find((word) => !wordIn(lower(text), lower(word), beside));
  if (missing !== undefined) return `keep the word ${missing}`;
  const { lexicon } = pack.reader;
  const words = taggedWords(text, pack.reader);
  const number =
    text.match(/\p{N}+/gu)?.find((digits) => !isSaid(digits)) ??
    words.find((word) => word.tag === 'number' && !isSaid(word.text))?.text ??
    text.match(NUMERALS[language] ?? /(?!)/gu)?.find((numeral) => !isSaid(numeral));
  if (number !== undefined) return `leave out the number ${number}`;
  const money = text.match(MONEY)?.find((sign) => !known.includes(lower(sign)));
  if (money !== undefined) return 'leave out the price';
  const fact = findFacts(readable(text), words, lexicon).find(
    ({ start, end }) => !known.includes(lower(text.slice(start, end))),
  );
  if (fact !== undefined) return `leave out ${text.slice(fact.start, fact.end)}`;
  for (const pattern of [PRAISE[language].hype, PRAISE[language].claim, SUPERLATIVES[language]])
    for (const [claim] of text.matchAll(new RegExp(pattern, 'giu')))
      if (!isSaid(claim.trim())) return `leave out the claim ${claim.trim()}`;
  const strange = isCased ? null : strangeWord(text, { said, now: rule.now }, pack);
  if (strange !== null) return `leave out the word ${strange}`;
  for (const { 0: word, index } of text.matchAll(WORDS)) {
    if (!/\p{Lu}/u.test(word) || isSaid(word) || isSaid(word.replace(/[’']s$/u, ''))) continue;
    const isFirst = index === 0 || /[.!?…] $/u.test(text.slice(0, index));
    const isOrdinary =
      language === 'de'
        ? stockWords(pack).has(word)
        : lexicon.isCommon(words.find(({ start }) => start === index)?.lower ?? lower(word)) ||
          /^(?:I|I[’'](?:m|ll|ve|d))$/.test(word);
    const mayHaveCapital = isFirst || language === 'de' || word.startsWith('I');
    if (!isOrdinary || !mayHaveCapital || /\p{Lu}/u.test(word.slice(1)))
      return `leave out the name ${word}`;
  }
  const count = text.match(WORDS)?.length ?? 0;
  if (count >= TELLING && detectLanguage(text) !== language) return 'use the language of the site';
  return null;
}

const stock = new WeakMap<LanguagePack, ReadonlySet<string>>();

/** The words of all stock sentences: German gives a capital to every noun, and joins any two into a third. */
function stockWords(pack: LanguagePack): ReadonlySet<string> {
  const known = stock.get(pack);
  if (known !== undefined) return known;
  const { sections, sentences, labels } = pack;
  const words = JSON.stringify([sections, tradesOf(pack), sentences, labels]).match(WORDS) ?? [];
  const found = new Set(words.flatMap((word) => [word, capitalized(word)]));
  stock.set(pack, found);
  return found;
}

const IN_WORD = /[\p{L}\p{M}\p{N}]/u;

/** Whether words stand in a text as whole words; both in lower case. `beside`: what no word has beside it. */
export function wordIn(text: string, words: string, beside = IN_WORD): boolean {
  if (words === '') return true;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const [before = '', after = ''] = [text[at - 1], text[at + words.length]];
    if (!beside.test(before) && !beside.test(after)) return true;
  }
  return false;
}
