import type { LanguagePack, Lexicon } from '../languages/LanguagePack';
import { spoken } from '../languages/spoken';
import { tradeVocabulary } from '../trades/tradeVocabulary';
import {
  indexPhrases,
  longestPhraseAt,
  overlaps,
  tidy,
  type Reading,
  type Span,
  type Word,
} from './readPrompt';

/** Fits a page's title. */
const LONGEST_NAME = 60;
const MOST_WORDS = 7;
const QUOTED =
  /["“”„«‹「『《〈]([^"“”„«»‹›「」『』《》〈〉\n]{1,60})["”“»›«‹」』》〉]|(?<![\p{L}\p{N}])['‘‚`]((?:[^\n'‘’‚`"]|['’](?=\p{L})){1,60})['’‘`](?![\p{L}\p{N}])/gu;
const DOMAIN =
  /(?<![\p{L}\p{N}@.-])(?:https?:\/\/)?(?:www\.)?((?:[\p{L}\p{N}][\p{L}\p{N}-]{0,40}\.){1,2}(?:com|net|org|io|co|shop|store|app|dev|me|pt|es|fr|de|it|nl|uk|eu|studio|cafe))(?![\p{L}\p{N}-])/giu;
const KNOWN_HOSTS =
  /(?:google|instagram|facebook|youtube|linkedin|pinterest|tiktok|example|airbnb|etsy|booking)\./i;
const DEMONYM = /(?:ese|ish|ican)$/i;

interface Candidate extends Span {
  rank: number;
}

const looksLikeName = (word: Word | undefined): boolean =>
  word !== undefined && /^[\p{Lu}\p{N}\p{Lo}]|^\p{Ll}{1,2}\p{Lu}/u.test(word.text);

/** A gap inside a name: blanks, an ampersand or plus, or the full stop of an abbreviation. */
function holdsTogether(before: Word, gap: string, lexicon: Lexicon): boolean {
  if (/^ *$/.test(gap) || /^ ?[&+|×] ?$/.test(gap) || gap === '’' || gap === "'") return true;
  return (
    /^\. ?$/.test(gap) && (lexicon.abbreviations.has(before.lower) || before.text.length === 1)
  );
}

function capitalisedRun(reading: Reading, from: number, lexicon: Lexicon): number {
  const { words } = reading;
  if (!looksLikeName(words[from])) return 0;
  let length = 1;
  for (;;) {
    const last = words[from + length - 1] as Word;
    const next = words[from + length];
    if (next === undefined || length >= MOST_WORDS) return length;
    if (looksLikeName(next)) {
      const joined =
        holdsTogether(last, next.gap, lexicon) ||
        (/^, ?$/.test(next.gap) && lexicon.companyForms.has(next.lower));
      if (!joined) return length;
      length += 1;
      continue;
    }
    const after = words[from + length + 1];
    const bridges =
      lexicon.nameConnectors.has(next.lower) &&
      next.lower !== 'on' &&
      next.lower !== 'for' &&
      /^ +$/.test(next.gap) &&
      after !== undefined &&
      looksLikeName(after) &&
      /^ *$/.test(after.gap) &&
      !lexicon.commonWords.has(after.lower);
    if (!bridges) return length;
    length += 2;
  }
}

function lowerCaseRun(reading: Reading, from: number, lexicon: Lexicon): number {
  const { words } = reading;
  let length = 0;
  while (length < MOST_WORDS - 1) {
    const word = words[from + length];
    const before = words[from + length - 1];
    if (word === undefined || lexicon.nameStops.has(word.lower)) break;
    if (length > 0 && before !== undefined && !holdsTogether(before, word.gap, lexicon)) break;
    const next = words[from + length + 1];
    const joins = lexicon.listJoiners.has(word.lower);
    if (
      joins &&
      (next === undefined || lexicon.nameStops.has(next.lower) || lexicon.articles.has(next.lower))
    )
      break;
    length += 1;
  }
  return length;
}

const spanOf = (words: readonly Word[], from: number, length: number): Span => ({
  start: words[from]?.start ?? 0,
  end: words[from + length - 1]?.end ?? 0,
});

const GENERIC_ENDINGS = new Set([
  'website',
  'site',
  'homepage',
  'webpage',
  'page',
  'blog',
  'portfolio',
]);

/** Where the brand, person or project is named in the prompt; null when it is not. */
export function findName(
  reading: Reading,
  pack: LanguagePack,
  taken: readonly Span[],
): Span | null {
  const { lexicon } = pack;
  const { words, text, capitalsTell } = reading;
  const vocabulary = tradeVocabulary(pack);
  const places = new Set(lexicon.knownPlaces.map((place) => spoken(place, lexicon.spelling)));
  const candidates: Candidate[] = [];
  const free = (span: Span): boolean => !taken.some((other) => overlaps(span, other));
  const isTrade = (word: Word): boolean => vocabulary.lookUp(word.lower) !== null;

  const add = (rank: number, start: number, length: number): void => {
    let from = start;
    let count = length;
    /* "Somos Dulce Hogar": the marker itself has a capital where it opens the prompt. */
    while (
      lexicon.nameFollowsTrade &&
      count > 1 &&
      lexicon.weakNameMarkers.includes(words[from]?.lower ?? '')
    ) {
      from += 1;
      count -= 1;
    }
    while (count > 1 && GENERIC_ENDINGS.has(words[from + count - 1]?.lower ?? '')) count -= 1;
    const run = words.slice(from, from + count);
    const span = spanOf(words, from, count);
    const phrase = run.map(({ lower }) => lower).join(' ');
    const telling = run.filter((word) => !lexicon.commonWords.has(word.lower));
    const tooPlain = telling.length === 0 || (rank > 1 && telling.every((word) => isTrade(word)));
    if (count < 1 || tooPlain || span.end - span.start > LONGEST_NAME || !free(span)) return;
    if (rank > 1 && (places.has(phrase) || (count === 1 && DEMONYM.test(phrase)))) return;
    if (!/\p{L}/u.test(run.map(({ text: word }) => word).join(''))) return;
    candidates.push({ ...span, rank });
  };

  for (const match of text.matchAll(QUOTED)) {
    const inner = match[1] ?? match[2] ?? '';
    const start = match.index + match[0].indexOf(inner, 1);
    const trimmed = inner.trim();
    const from = start + inner.indexOf(trimmed);
    const span = { start: from, end: from + trimmed.length };
    const before = spoken(text.slice(Math.max(0, match.index - 24), match.index), lexicon.spelling);
    const last = /([\p{L}]+)[\s:]*$/u.exec(before)?.[1] ?? '';
    const isSection = Object.values(lexicon.sections).some(({ clear, unclear }) =>
      [...clear, ...unclear].includes(spoken(trimmed, lexicon.spelling)),
    );
    if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(trimmed) || isSection || !free(span))
      continue;
    if (lexicon.quotationMarkers.has(last)) continue;
    const marked = lexicon.nameMarkers.some((marker) =>
      before.trimEnd().replace(/:$/, '').endsWith(marker),
    );
    candidates.push({ ...span, rank: marked ? 0 : 2 });
  }

  const markers = indexPhrases(lexicon.nameMarkers);
  const weakMarkers = indexPhrases(lexicon.weakNameMarkers);
  let sentenceStart = 0;
  for (const [index, word] of words.entries()) {
    if (index === 0 || /[.!?\n]/.test(word.gap)) sentenceStart = index;
    const marker = longestPhraseAt(words, index, markers);
    const next = words[index + marker];
    if (marker > 0 && next !== undefined && /^\s*[:=–—-]?\s*$/.test(next.gap)) {
      const upper = capitalsTell ? capitalisedRun(reading, index + marker, lexicon) : 0;
      add(1, index + marker, upper > 0 ? upper : lowerCaseRun(reading, index + marker, lexicon));
    }
    if (!capitalsTell) continue;

    const possessive = /['’‘`]s$/.test(word.text) && looksLikeName(word);
    const run = capitalisedRun(reading, index, lexicon);
    if (run === 0) continue;
    const after = words[index + run];
    const last = words[index + run - 1] as Word;
    const trailing = text.slice(last.end, last.end + 6);
    const opening = index === sentenceStart;
    const article = after !== undefined && lexicon.articles.has(after.lower);
    const introduced =
      (/^\s*(?:[–—:|]|-\s)/.test(trailing) && after !== undefined) ||
      (/^,\s/.test(trailing) && article) ||
      (/^\s/.test(trailing) &&
        after !== undefined &&
        lexicon.copulas.has(after.lower) &&
        lexicon.articles.has(words[index + run + 1]?.lower ?? ''));
    const previous = words[index - 1];
    const continues =
      previous !== undefined &&
      looksLikeName(previous) &&
      holdsTogether(previous, word.gap, lexicon);
    if (continues && !lexicon.commonWords.has(previous.lower)) continue;
    if (opening && introduced) add(3, index, run);
    for (let back = 1; back <= 3; back += 1) {
      const at = index - back;
      if (at < 0 || longestPhraseAt(words, at, weakMarkers) !== back) continue;
      if (!/^ *$/.test(word.gap)) continue;
      if (lexicon.nounsCapitalised && run === 1 && !introduced) continue;
      const withTrade =
        possessive && run === 1 && after !== undefined && isTrade(after) && /^ $/.test(after.gap)
          ? 2
          : run;
      add(4, index, withTrade);
    }
    if (lexicon.nameFollowsTrade && /^ $/.test(word.gap)) {
      for (let back = 1; back <= 4 && back <= index; back += 1) {
        const phrase = words
          .slice(index - back, index)
          .map(({ lower }) => lower)
          .join(' ');
        const sense = vocabulary.lookUp(phrase)?.sense ?? null;
        if (sense !== null && !looksLikeName(words[index - 1])) add(4, index, run);
      }
    }
    if (possessive && !lexicon.commonWords.has(word.lower.replace(/’s$/, ''))) {
      add(
        5,
        index,
        run === 1 && after !== undefined && isTrade(after) && /^ $/.test(after.gap) ? 2 : run,
      );
    }
    if (!opening && introduced && run > 1) add(5, index, run);
    if (
      run > 1 &&
      words.slice(index, index + run).filter((part) => !lexicon.commonWords.has(part.lower))
        .length > 1
    ) {
      const marked = previous !== undefined && lexicon.beforePlaces.has(previous.lower);
      /* Where every noun has a capital, "Kaffee und Kuchen" is a list, "Kanzlei Rabe und Vogt" is not. */
      const parts = words.slice(index, index + run);
      const isList =
        lexicon.nounsCapitalised &&
        !opening &&
        (parts.some(({ lower }) => /^\d/.test(lower)) ||
          (!isTrade(word) &&
            (/,/.test(word.gap) || parts.some(({ lower }) => lexicon.and.has(lower)))));
      if (!marked && !isList) add(6, index, run);
    }
    if (/^\p{Lu}{3,}$/u.test(word.text) && run === 1) add(8, index, 1);
  }

  for (const match of text.matchAll(DOMAIN)) {
    const domain = match[1] ?? '';
    const start = match.index + match[0].length - domain.length;
    const span = { start, end: start + domain.length };
    if (!KNOWN_HOSTS.test(domain) && free(span)) candidates.push({ ...span, rank: 7 });
  }

  const best = candidates
    .filter(({ start, end }) => tidy(text.slice(start, end)) !== '')
    .sort((left, right) => left.rank - right.rank || left.start - right.start)[0];
  return best === undefined ? null : { start: best.start, end: best.end };
}
