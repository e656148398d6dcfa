import { readable, splitWords, type Tag, type Word } from '../read/text/words';
import {
  type Mark,
  type Meaning,
  type NamedHex,
  namesSomething,
  type SceneLexicon,
} from './sceneLexicon';

/** A word or fixed phrase of a prompt; `meaning` is null where none is known. */
export interface SceneWord {
  text: string;
  meaning: Meaning | null;
  color: NamedHex | null;
}

/** A noun of a prompt with what stands beside it, from `start` up to `end` in the prompt. */
export interface Phrase {
  start: number;
  end: number;
  head: SceneWord;
  colors: readonly NamedHex[];
}

export interface ReadPhrases {
  phrases: readonly Phrase[];
  /** Every word that is not refused and no manner of drawing, in the order of the prompt. */
  words: readonly SceneWord[];
  /** What must not be in the picture. */
  refused: readonly Meaning[];
}

interface Token extends SceneWord {
  words: readonly Word[];
  /** Whether a mark parts it from what stands before it. */
  isCut: boolean;
}

/** Tags of words that are no part of a noun phrase, where the language tells them. */
const OUTSIDE: ReadonlySet<Tag> = new Set([
  'article',
  'preposition',
  'and',
  'subordinator',
  'pronoun',
  'auxiliary',
  'negation',
  'adverb',
]);
const DOING: ReadonlySet<Tag> = new Set(['verb', 'participle', 'gerund']);

/** The nouns of an image prompt, what is refused, and the words between. Takes any string; never throws. */
export function readPhrases(prompt: string, lexicon: SceneLexicon): ReadPhrases {
  const phrases: Phrase[] = [];
  const words: SceneWord[] = [];
  const refused: Meaning[] = [];
  const text = readable(prompt);
  const tokens = tokensOf(text, lexicon);
  const isNoun = nounTest(tokens, lexicon);
  let run: Token[] = [];
  let isRefusing = false;
  let isManner = false;
  let isBound = false;
  /** Ends the run of words; whether a noun was in it. */
  const close = (): boolean => {
    const found = isManner ? [] : phrasesOf(run, lexicon);
    if (isRefusing) refused.push(...found.flatMap(({ head }) => head.meaning ?? []));
    else {
      if (!isManner) words.push(...run);
      const last = phrases.at(-1);
      const [first] = found;
      if (last !== undefined && first !== undefined && isBound && !isKnown(last.head)) {
        phrases.splice(-1, 1, { ...last, end: first.end });
        found.shift();
      } else if (first !== undefined && isBound && first.head.meaning === null) found.shift();
      else if (last !== undefined && first === undefined && run.length > 0)
        phrases.splice(-1, 1, { ...last, colors: [...last.colors, ...colorsOf(run)] });
      phrases.push(...found);
    }
    run = [];
    isBound = false;
    return found.length > 0;
  };
  for (const token of tokens) {
    if (token.isCut) {
      close();
      isRefusing = false;
      isManner = false;
    }
    const marks = token.meaning?.marks;
    if (marks?.has('nobody') === true) refused.push({ thing: 'person', marks: new Set() });
    if (marks?.has('withoutBehind') === true) {
      close();
      const last = phrases.pop();
      if (last?.head.meaning !== undefined && last.head.meaning !== null) {
        refused.push(last.head.meaning);
        words.splice(words.lastIndexOf(last.head), 1);
      }
    } else if (
      isOutside(
        token,
        run.some((one) => !isBeside(one)),
        isNoun,
      )
    ) {
      isBound = close() && marks?.has('of') === true;
      if (marks?.has('without') === true) isRefusing = true;
      if (marks?.has('manner') === true) isManner = true;
      if (token.meaning !== null && !isManner && !isRefusing) words.push(token);
    } else run.push(token);
  }
  close();
  return { phrases, words, refused };
}

function tokensOf(text: string, lexicon: SceneLexicon): Token[] {
  const words = splitWords(text, lexicon.splitting);
  words.forEach((word, at) => (word.at = at));
  lexicon.tag?.(words);
  const tokens: Token[] = [];
  for (let at = 0; at < words.length;) {
    const found = lexicon.meaningAt(words, at);
    const own = words.slice(at, at + (found?.length ?? 1));
    const [first] = own;
    if (first === undefined) break;
    tokens.push({
      words: own,
      text: text.slice(first.start, own.at(-1)?.end),
      meaning: found?.meaning ?? null,
      color: own.length === 1 ? lexicon.colorOf(first) : null,
      isCut: at > 0 && /[^\s'’"“”«»\-‑/·]/.test(first.gap),
    });
    at += own.length;
  }
  return tokens;
}

/** In a language that writes nouns with a capital, which words can be nouns; elsewhere all. */
function nounTest(tokens: readonly Token[], { hasCapitals }: SceneLexicon) {
  const isCapital = ({ text }: Token): boolean => /^\p{Lu}/u.test(text);
  const tells = hasCapitals && tokens.slice(1).some(isCapital);
  return (token: Token): boolean => !tells || isCapital(token);
}

/** Whether a word stands outside every noun phrase, or ends the one before it. */
function isOutside(token: Token, isBehind: boolean, isNoun: (token: Token) => boolean): boolean {
  const { meaning, color, words } = token;
  const has = (mark: Mark): boolean => meaning?.marks.has(mark) ?? false;
  if (meaning !== null && namesSomething(meaning) && !(has('small') && meaning.thing === null))
    return false;
  if (has('without') || has('manner') || has('nobody')) return true;
  if (has('aside') || has('qualities') || color !== null) return false;
  if (has('small')) return true;
  const tag = words[0]?.tag ?? 'other';
  if (has('doings')) return isBehind || tag !== 'gerund';
  if (meaning !== null) return false;
  if (OUTSIDE.has(tag)) return true;
  if (DOING.has(tag)) return isBehind;
  return !isNoun(token) && /^\p{Ll}/u.test(token.text);
}

const isKnown = ({ meaning }: SceneWord): boolean =>
  meaning !== null && (meaning.thing !== null || meaning.setting !== undefined);
const colorsOf = (run: readonly Token[]): NamedHex[] => run.flatMap(({ color }) => color ?? []);

/** Whether a word only says more of a noun or of the whole picture. */
const isBeside = ({ meaning, color }: Token): boolean =>
  (color !== null && meaning?.thing === undefined) ||
  (meaning !== null && !namesSomething(meaning));

/** Whether a word says no more than a color, a size or what is done. */
const isQuality = (token: Token): boolean =>
  isBeside(token) &&
  (token.color !== null ||
    token.meaning?.mood !== undefined ||
    token.meaning?.marks.has('qualities') === true ||
    token.meaning?.marks.has('doings') === true);

/** The nouns of a run of words without small words between them. */
function phrasesOf(run: readonly Token[], { head, standSideBySide }: SceneLexicon): Phrase[] {
  const told = [...run];
  if (head === 'last') while (told.length > 0 && isBeside(told.at(-1) as Token)) told.pop();
  const nouns = told.filter((token) => !isBeside(token));
  const phrase = (noun: Token, first: Token, own: readonly Token[]): Phrase => ({
    start: first.words[0]?.start ?? 0,
    end: noun.words.at(-1)?.end ?? 0,
    head: noun,
    colors: colorsOf(own.filter((token) => token !== noun)),
  });
  const [first] = nouns;
  const last = nouns.at(-1);
  if (first === undefined || last === undefined) return [];
  if (head === 'last' && !standSideBySide)
    return [phrase(last, told.find((token) => !isQuality(token)) ?? last, run)];
  const sure = head === 'first' ? first : last;
  const named = nouns.filter((noun) => noun === sure || noun.meaning !== null);
  return named.map((noun, at) => phrase(noun, noun, at === 0 ? run : []));
}
