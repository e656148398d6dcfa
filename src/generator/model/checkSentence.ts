import { findFacts } from '../read/facts/findFacts';
import { detectLanguage } from '../read/text/detectLanguage';
import { taggedWords } from '../read/text/taggedWords';
import { readable } from '../read/text/words';
import type { LanguagePack } from '../languages/LanguagePack';
import { graphemesOf } from '../document/contentTexts';
import { capitalised } from '../write/fillLine';
import { PRAISE } from './praise';

/** What a sentence of a language model must be like. */
export interface SentenceRule {
  /** Fewest and most characters. */
  length: readonly [number, number];
  /** Words that it may not lose: the person's own in the sentence that it replaces. */
  keeps: readonly string[];
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

/** Languages whose capitals tell names, with the words that praise: a model writes in no other. */
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
  if (!/^[\p{Lu}\p{N}]/u.test(text)) return 'begin with a capital letter';
  const known = ` ${lower(said)} `;
  const isSaid = (words: string): boolean => wordIn(known, lower(words));
  const missing = rule.keeps.find((word) => !wordIn(lower(text), lower(word)));
  if (missing !== undefined) return `keep the word ${missing}`;
  const { lexicon } = pack.reader;
  const words = taggedWords(text, pack.reader);
  const number =
    text.match(/\p{N}+/gu)?.find((digits) => !isSaid(digits)) ??
    words.find((word) => word.tag === 'number' && !isSaid(word.text))?.text;
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
  const { sections, trades, sentences, labels } = pack;
  const words = JSON.stringify([sections, trades, sentences, labels]).match(WORDS) ?? [];
  const found = new Set(words.flatMap((word) => [word, capitalised(word)]));
  stock.set(pack, found);
  return found;
}

/** Whether words stand in a text as whole words; both in lower case. */
export function wordIn(text: string, words: string): boolean {
  if (words === '') return true;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const [before = '', after = ''] = [text[at - 1], text[at + words.length]];
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return true;
  }
  return false;
}
