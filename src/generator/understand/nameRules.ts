import type { LanguagePack, Lexicon } from '../languages/LanguagePack';
import { tradeVocabulary } from '../trades/tradeVocabulary';
import { indexPhrases, longestPhraseAt, type Reading, type Word } from './readPrompt';

export const looksLikeName = (word: Word | undefined): boolean =>
  word !== undefined && /^[\p{Lu}\p{N}\p{Lo}]|^\p{Ll}{1,2}\p{Lu}/u.test(word.text);

/** "Somos Dulce Hogar", "I’m Dr. Khan": the marker itself has a capital where it opens a sentence. */
export function isMarkerInFront(words: readonly Word[], at: number, lexicon: Lexicon): boolean {
  const word = words[at];
  if (word === undefined) return false;
  if (/’(?:m|re)$/.test(word.lower)) return true;
  const opens = at === 0 || /[.!?:\n]/.test(word.gap);
  return opens && lexicon.nameFollowsTrade && lexicon.weakNameMarkers.includes(word.lower);
}

/** Whether a word only says what is named behind it. */
export const callsNext = (words: readonly Word[], at: number, lexicon: Lexicon): boolean =>
  lexicon.callings.has(words[at]?.lower ?? '') && /^ $/.test(words[at + 1]?.gap ?? '');

/** Whether a run is a trade and where it is, as "Pastelería de Bogotá", or a place with its quarter, as "Berlin Kreuzberg". */
export function isPlaceAtTrade(
  run: readonly Word[],
  isTrade: (word: Word) => boolean,
  places: ReadonlyMap<string, string>,
  lexicon: Lexicon,
): boolean {
  const phraseOf = (part: readonly Word[]): string => part.map(({ lower }) => lower).join(' ');
  if (places.has(run[0]?.lower ?? '') && !run.some(isTrade))
    return (
      (run.length === 2 && run[1]?.gap === ' ') ||
      (run.length === 3 && lexicon.and.has(run[1]?.lower ?? ''))
    );
  let from = 0;
  while (from < run.length && isTrade(run[from] as Word)) from += 1;
  const isJoined =
    lexicon.nameFollowsTrade && lexicon.nameConnectors.has(run[from]?.lower ?? '') && from > 0;
  return from > 0 && places.has(phraseOf(run.slice(isJoined ? from + 1 : from)));
}

/** "A site like Apple’s" is not called so. */
export function isLikeness(words: readonly Word[], at: number, lexicon: Lexicon): boolean {
  const phrases = indexPhrases(lexicon.likenesses);
  return [1, 2, 3].some(
    (back) => at >= back && longestPhraseAt(words, at - back, phrases) === back,
  );
}

/** The first sentence where it is nothing but a name: "The Yard. Coworking in Lisbon." */
export const isWholeSentence = ({ words, text }: Reading, at: number, run: number): boolean =>
  at === 0 &&
  run > 1 &&
  run < words.length &&
  /^(?:[.!]\s|\s*\n)/.test(text.slice(words[run - 1]?.end ?? 0));

/**
 * A name right behind the noun of its trade, as "clinic Beweeg in Ghent". One word alone counts only where what follows
 * shows that it is no place and no part of a longer phrase.
 */
export function followsTrade(
  { words, text }: Reading,
  pack: LanguagePack,
  at: number,
  run: number,
): boolean {
  const { lexicon } = pack;
  const word = words[at];
  const previous = words[at - 1];
  if (word === undefined || previous === undefined) return false;
  const isLabelled = /^: $/.test(word.gap);
  if (!/^ $/.test(word.gap) && !isLabelled) return false;
  if (looksLikeName(previous) && at > 1 && !lexicon.nounsCapitalised && !opensAt(words, at - 1))
    return false;
  const vocabulary = tradeVocabulary(pack);
  const isNoun = [1, 2, 3].some((back) => {
    if (back > at) return false;
    const phrase = words
      .slice(at - back, at)
      .map(({ lower }) => lower)
      .join(' ');
    return vocabulary.lookUp(phrase)?.sense != null;
  });
  if (!isNoun || lexicon.nounsCapitalised) return false;
  /* "Startup: Ledgerly." names it; "Bakery: Bread, Cakes" lists what it has. */
  if (isLabelled)
    return (
      words.slice(at, at + run).every((part) => vocabulary.lookUp(part.lower) === null) &&
      /^(?:[.\n(]|$)/.test(text.slice(words[at + run - 1]?.end ?? 0))
    );
  if (run > 1) return true;
  const after = words[at + 1];
  const trailing = text.slice(word.end, word.end + 3);
  if (lexicon.commonWords.has(word.lower)) return false;
  if (/^ ?[:(–—]|^ - /.test(trailing)) return true;
  return (
    after !== undefined &&
    /^ $/.test(after.gap) &&
    (lexicon.beforePlaces.has(after.lower) || lexicon.offeringStops.has(after.lower)) &&
    after.lower !== 'for'
  );
}

/** How many words a name has that is a trade and whose it is, as "Padaria da Rita e do Nuno"; 0 where there is none. */
export function ownedTradeAt(
  { words }: Reading,
  { lexicon }: LanguagePack,
  at: number,
  tradeLength: number,
  isKnown: (word: Word) => boolean,
): number {
  const links = lexicon.ownerLinks;
  if (links === undefined || tradeLength === 0) return 0;
  const isOwner = (word: Word | undefined): word is Word =>
    word !== undefined && /^\p{Lu}\p{Ll}/u.test(word.text) && word.gap === ' ' && !isKnown(word);
  let end = at + tradeLength;
  for (;;) {
    const joint = end > at + tradeLength && lexicon.and.has(words[end]?.lower ?? '') ? 1 : 0;
    const link = words[end + joint];
    const isLinked = link !== undefined && links.has(link.text) && link.gap === ' ';
    if (!isLinked || !isOwner(words[end + joint + 1])) break;
    end += joint + 2;
    while (isOwner(words[end])) end += 1;
  }
  return end > at + tradeLength ? end - at : 0;
}

/** Forms of a company that no ordinary word is spelt like. */
const SURE_FORMS = new Set(['llc', 'gmbh', 'ltd', 'inc', 'plc', 'lda', 'srl', 'sarl']);

/** How many words a company's name has that ends with its form at a word where capitals say nothing: "SUNSHINE ROOFING LLC". */
export function firmBefore({ words }: Reading, at: number, lexicon: Lexicon): number {
  if (!SURE_FORMS.has(words[at]?.lower ?? '')) return 0;
  let from = at;
  while (
    from > 0 &&
    at - from < 4 &&
    words[from]?.gap === ' ' &&
    !lexicon.nameStops.has(words[from - 1]?.lower ?? '') &&
    !lexicon.commonWords.has(words[from - 1]?.lower ?? '') &&
    !lexicon.nameMarkers.includes(words[from - 1]?.lower ?? '')
  )
    from -= 1;
  return from < at ? at - from + 1 : 0;
}

/** Brands that a prompt speaks of without being theirs. */
const PLATFORMS = new Set(
  'youtube linkedin tiktok whatsapp paypal wordpress soundcloud facetime github airbnb opentable tripadvisor doordash mailchimp javascript typescript soundcloud bandcamp quickbooks doctolib booksy'.split(
    ' ',
  ),
);

/** "FORGE" and "TechMedics": letters that make a brand of a word anywhere. */
export const isSpeltAsBrand = ({ text, lower }: Word): boolean =>
  /^\p{Lu}{3,}$|^\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+$/u.test(text) && !PLATFORMS.has(lower);

/** Whether a word "by" joins what stands before it to its maker in one name, as in "Sparkle by Denise". */
export function isSignedBy(
  words: readonly Word[],
  at: number,
  lexicon: Lexicon,
  isTrade: (word: Word) => boolean,
): boolean {
  const [work, by, maker] = [words[at - 1], words[at], words[at + 1]];
  return (
    work !== undefined &&
    by?.lower === 'by' &&
    by.gap === ' ' &&
    maker?.gap === ' ' &&
    /^\p{Lu}\p{Ll}/u.test(work.text) &&
    !lexicon.commonWords.has(work.lower) &&
    !isTrade(work)
  );
}

const opensAt = (words: readonly Word[], at: number): boolean =>
  at === 0 || /[.!?:\n]/.test(words[at]?.gap ?? '');

/**
 * How many words a name has that nothing but its owner or its partners tell where capitals say nothing, as in "WEBSITE FOR
 * BIG JOE’S BBQ IN MEMPHIS"; 0 when there is none at a word.
 */
export function ownedName(
  { words }: Reading,
  at: number,
  lexicon: Lexicon,
  isPeople: (lower: string) => boolean,
  runAt: (from: number) => number,
): number {
  const before = words[at - 1];
  if (before === undefined || !lexicon.purposeWords.has(before.lower)) return 0;
  const length = runAt(at);
  const isOwner = ({ lower }: Word): boolean => {
    const owner = lower.replace(/’s$/, '');
    return (
      owner !== lower &&
      !lexicon.commonWords.has(owner) &&
      !isPeople(owner) &&
      !isPeople(`${owner}s`)
    );
  };
  const run = words.slice(at, at + length);
  return length > 1 && length < 5 && run.some(isOwner) ? length : 0;
}

/** How many words name two people behind a wedding, as in "Boda de Carmen y Luis"; 0 where none do. */
export function coupleAt({ words }: Reading, pack: LanguagePack, at: number): number {
  const { and, nameConnectors } = pack.lexicon;
  const [one, joint, other] = words.slice(at, at + 3);
  if (!looksLikeName(one) || joint === undefined) return 0;
  const isSigned = /^ ?[&+] ?$/.test(joint.gap) && looksLikeName(joint);
  const isJoined = and.has(joint.lower) && looksLikeName(other) && other?.gap === ' ';
  const vocabulary = tradeVocabulary(pack);
  const joins = nameConnectors.has(words[at - 1]?.lower ?? '');
  const isWedding = [at, joins ? at - 1 : at].some((end) => {
    const phrase = words
      .slice(Math.max(0, end - 2), end)
      .map(({ lower }) => lower)
      .join(' ');
    const known = vocabulary.lookUp(phrase) ?? vocabulary.lookUp(words[end - 1]?.lower ?? '');
    return known?.trade === 'wedding' && known.sense !== null;
  });
  if (!isWedding) return 0;
  return isSigned ? 2 : isJoined ? 3 : 0;
}
