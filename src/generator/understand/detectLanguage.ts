import { LANGUAGES } from '../languages/languages';
import { spoken } from '../languages/spoken';
import { tradeVocabulary } from '../trades/tradeVocabulary';
import type { Language } from '../types';
import { detectScript } from './detectScript';

/** Words beyond these change no decision. */
const WORDS = 120;
/** What a word in the middle of a sentence counts for when its capital makes it look like a name's. */
const CAPITALISED = 0.25;
/** As in German, where every noun has one. */
const CAPITALISED_TRADE = 0.5;
/** Where more words than this have a capital, capitals say nothing. */
const MOSTLY = 0.8;
/** What a language must have in all, and above English. */
const ENOUGH = 0.45;
const AHEAD = 0.34;
const FALLBACK: Language = 'en';

const QUOTED =
  /["“”„«‹「『][^"“”„«»‹›「」『』\n]{1,60}["”“»›」』]|(?<![\p{L}\p{N}])['‘][^'‘’\n]{1,40}['’](?![\p{L}\p{N}])/gu;
const ADDRESSES =
  /(?<!\S)\S+@\S+|(?:https?:\/\/|www\.)\S+|(?<![\p{L}\p{N}-])[\p{L}\p{N}-]+\.[\p{L}]{2,6}(?:\/\S*)?(?![\p{L}])/giu;
/** Letters that few of the languages have. */
const LETTERS: readonly (readonly [RegExp, Language])[] = [
  [/ñ/iu, 'es'],
  [/[ãõ]/iu, 'pt'],
  [/[œêû]/iu, 'fr'],
  [/ß/u, 'de'],
];

interface Evidence {
  /** Single words by which a prompt is recognised: function words, those of the trades and of whom they serve. */
  words: ReadonlySet<string>;
  trades: ReadonlySet<string>;
}

const evidences = new Map<Language, Evidence>();

function evidenceOf(language: Language): Evidence {
  const found = evidences.get(language);
  if (found !== undefined) return found;
  const pack = LANGUAGES[language];
  const { spelling } = pack.lexicon;
  const built: Evidence = {
    words: new Set([...pack.functionWords].map((word) => spoken(word, spelling))),
    trades: new Set(
      [
        ...[...tradeVocabulary(pack).index.values()].flat(2),
        ...(pack.lexicon.circumstances?.audiences ?? []),
      ].filter((word) => word.length >= 4 || /[^a-z]/.test(word)),
    ),
  };
  evidences.set(language, built);
  return built;
}

/**
 * The language a prompt is written in, by its function words, the words of the trades and rare letters. Names in
 * quotation marks and addresses do not count, capitalised words little. English when nothing else is clear. Pure.
 */
export function detectLanguage(prompt: string): Language {
  const text = prompt.slice(0, 2_000).replace(QUOTED, ' . ').replace(ADDRESSES, ' . ');
  const byScript = detectScript(text);
  if (byScript !== null && Object.hasOwn(LANGUAGES, byScript)) return byScript as Language;
  const languages = (Object.keys(LANGUAGES) as Language[]).filter(
    (language) => LANGUAGES[language].lexicon.caseless !== true,
  );
  const scores = new Map<Language, number>(languages.map((language) => [language, 0]));
  const give = (to: readonly Language[], weight: number): void => {
    for (const language of to)
      scores.set(language, (scores.get(language) ?? 0) + weight / to.length);
  };
  const parts = [...text.matchAll(/[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*['’]?/gu)].slice(
    0,
    WORDS,
  );
  const capitals = parts.filter(([word]) => /^\p{Lu}/u.test(word)).length;
  const capitalsTell = capitals <= parts.length * MOSTLY;
  let end = 0;
  for (const [index, match] of parts.entries()) {
    const word = match[0];
    const gap = text.slice(end, match.index);
    end = match.index + word.length;
    const opens = index === 0 || /[.!?:\n]/.test(gap);
    const isName = capitalsTell && !opens && /^\p{Lu}/u.test(word);
    const having = (kind: keyof Evidence): Language[] =>
      languages.filter((language) => {
        const form = spoken(word, LANGUAGES[language].lexicon.spelling);
        const known = evidenceOf(language)[kind];
        return known.has(form) || known.has(form.replace(/’$/, ''));
      });
    const byWords = having('words');
    const byTrades = byWords.length > 0 ? [] : having('trades');
    if (byWords.length > 0) give(byWords, isName ? CAPITALISED : 1);
    else if (byTrades.length > 0) give(byTrades, isName ? CAPITALISED_TRADE : 1);
    if (!isName) {
      for (const [letters, language] of LETTERS) if (letters.test(word)) give([language], 0.6);
    }
  }
  const score = (language: Language): number => scores.get(language) ?? 0;
  const best = languages.reduce(
    (one, other) => (score(other) > score(one) ? other : one),
    FALLBACK,
  );
  return score(best) >= ENOUGH && score(best) >= score(FALLBACK) + AHEAD ? best : FALLBACK;
}
