import type { ComponentRefusal } from '../../../../machines/entities';
import { type Kind, KINDS, type KindName } from '../kinds/kinds';
import {
  FUNCTION_WORDS,
  INTRODUCES,
  NO_COMPONENT,
  NUMBER_WORDS,
  OPENING,
  OTHER_WORK,
  PLAIN_NOUN,
  QUESTION,
} from '../words/grammar';
import { STYLE_WORDS } from '../words/looks';
import { mentionedValues } from './values';
import { isCapitalized, stemsOf, type Token, tokensOf } from './tokens';

/** Where in a description words stand: in the noun phrase that names the thing, or in what is said about it. */
type Place = 'head' | 'shownAs' | 'sentence' | 'aside' | 'part' | 'purpose' | 'refused';

/** What a name says for its kind, by the place where it stands. */
const NAMED: Record<Place, number> = {
  head: 10,
  shownAs: 8,
  sentence: 7,
  aside: 4,
  part: 2,
  purpose: 1,
  refused: 0,
};
const SHARED_NAME = 0.6;
const WORD_AFTER_NAME = 2.5;
const SIGN = 3;
const STRONG_SIGN = 7;
const FRAME = 25;
const MOST_SIGNS = 12;
const MOST_SIGNS_BESIDE_NAME = 8;
/** What a kind needs to be taken. */
const ENOUGH = 6;

export interface Candidate {
  kind: Kind;
  score: number;
  /** Why, for people who work on the vocabulary. */
  reasons: string[];
  /** Where the description names it best, or null where only signs speak for it. */
  named: { start: number; end: number; place: Place } | null;
}

/** What was found of a description's kind. */
export interface Finding {
  /** The kinds that it may mean, best first; empty where it asks for no component. */
  candidates: Candidate[];
  /** Why none may be meant, where none is. */
  reason: ComponentRefusal['reason'];
  /** Kinds that it names anywhere. */
  mentioned: KindName[];
  /** Its first noun phrase. */
  head: string;
}

interface Phrase {
  kind: Kind;
  stems: readonly string[];
  isShared: boolean;
}

interface Sign {
  kind: Kind;
  text: string;
  /** All must be said; of each, one. */
  groups: readonly (readonly (readonly string[])[])[];
  weight: number;
}

const listOf = (text = '') => text.split(/\s*,\s*/u).filter((one) => one !== '');

const NAMES = new Map<string, Phrase[]>();
for (const kind of KINDS) {
  for (const name of listOf(kind.names)) {
    const stems = stemsOf(name);
    const key = stems[0] ?? '';
    NAMES.set(key, [...(NAMES.get(key) ?? []), { kind, stems, isShared: name.startsWith('~') }]);
  }
}

const signsOf = (kind: Kind, text: string | undefined, weight: number): Sign[] =>
  listOf(text).map((sign) => ({
    kind,
    text: sign,
    weight,
    groups: sign.split('+').map((group) => group.split('|').map(stemsOf)),
  }));
const SIGNS = KINDS.flatMap((kind) => [
  ...signsOf(kind, kind.signs, SIGN),
  ...signsOf(kind, kind.strong, STRONG_SIGN),
  ...signsOf(kind, kind.frames, FRAME),
]);

/**
 * The kinds that a description may mean, each with its reasons, or why it means none. A kind
 * is named by the head of the first noun phrase, by what the thing is to be shown as, or described by its signs; a name
 * behind "with" or "for" tells of a part or a purpose and is never enough.
 */
export function findKinds(description: string): Finding {
  const opening = OPENING.exec(description)?.[0].length ?? 0;
  const tokens = tokensOf(description).filter(({ start }) => start >= opening);
  const places = placesOf(tokens);
  const names = namesIn(tokens, places);
  const mentioned = [...new Set(names.map(({ phrase }) => phrase.kind.name))];
  const finding = { head: headOf(description, tokens, places), mentioned };
  const reason = otherThing(description.slice(opening), tokens, places);
  if (reason !== null) return { ...finding, candidates: [], reason };
  const said = new Said(description, tokens, places);
  const signs = SIGNS.flatMap((sign) => {
    const share = said.shareOf(sign.groups);
    return share === 0 ? [] : [{ sign, score: sign.weight * share }];
  });
  const bestName = (name: string) =>
    names
      .filter(({ phrase }) => phrase.kind.name === name)
      .sort((one, other) => other.score - one.score)[0];

  const first = [...names].sort((one, other) => other.score - one.score)[0]?.phrase.kind;
  /** Something is named plainly: signs of other things are then signs of its parts. */
  const hasName = names.some(
    ({ phrase, place, score }) => place === 'head' && !phrase.isShared && score >= NAMED.head,
  );
  const maySlide = first?.category !== 'modals';

  const candidates = KINDS.flatMap((kind): Candidate[] => {
    const own = bestName(kind.name);
    const heard = signs.filter((one) => one.sign.kind === kind);
    const general = kind.of === undefined || heard.length === 0 ? undefined : bestName(kind.of);
    const named = own !== undefined && own.score > (general?.score ?? 0) ? own : (general ?? own);
    const framed = heard.filter(({ sign }) => sign.weight === FRAME).map(({ score }) => score);
    const signed = heard.filter(({ sign }) => sign.weight !== FRAME).map(({ score }) => score);
    const isNamedFirst = named?.place === 'head' || named?.place === 'shownAs';
    const most = hasName && !isNamedFirst ? MOST_SIGNS_BESIDE_NAME : MOST_SIGNS;
    const score =
      (named?.score ?? 0) + (maySlide ? Math.max(0, ...framed) : 0) + Math.min(most, sum(signed));
    const reasons = [
      ...(named === undefined ? [] : [`${named.place}: ${named.phrase.stems.join(' ')}`]),
      ...heard.map(({ sign }) => `sign: ${sign.text}`),
    ];
    return score < ENOUGH ? [] : [{ kind, score, reasons, named: named ?? null }];
  });
  candidates.sort((one, other) => other.score - one.score);
  return { ...finding, candidates, reason: 'unnamed' };
}

/** The words of the first noun phrase, as written. */
function headOf(description: string, tokens: readonly Token[], places: readonly Place[]): string {
  const head = tokens.filter(({ isQuoted }, index) => places[index] === 'head' && !isQuoted);
  return description.slice(head[0]?.start ?? 0, head.at(-1)?.end ?? 0);
}

/** Before one of these a first word is a verb: "schedule a meeting". */
const DETERMINERS = new Set(['a', 'an', 'the', 'my', 'our', 'your', 'me', 'us']);

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** A question, an order for other work, or a thing that is no component; null where it may be one. */
function otherThing(
  text: string,
  tokens: readonly Token[],
  places: readonly Place[],
): ComponentRefusal['reason'] | null {
  if (QUESTION.test(text)) return 'question';
  if (OTHER_WORK.has(tokens[0]?.stem ?? '') && !spansOfNames(tokens)[0]) return 'otherWork';
  const head = tokens.filter(
    ({ stem, isQuoted }, index) =>
      places[index] === 'head' && !isQuoted && !/\d/u.test(stem) && !STYLE_WORDS.has(stem),
  );
  return NO_COMPONENT.has(head.at(-1)?.stem ?? '') ? 'tooLarge' : null;
}

/** The place of every token. */
function placesOf(tokens: readonly Token[]): Place[] {
  let place: Place = 'head';
  const isName = spansOfNames(tokens);
  /** A quotation may stand before all that says what it is: "Slow food" – quote card. */
  const start = tokens.findIndex(({ isQuoted }) => !isQuoted);
  return tokens.map(({ stem, gap, isQuoted }, index) => {
    const goesOn = index > start && start !== -1;
    if (goesOn && /[.!?;\n]/u.test(gap)) place = 'sentence';
    else if (goesOn && /[:(]/u.test(gap)) place = 'part';
    else if (goesOn && /[,)—–]/u.test(gap) && place !== 'part') {
      place = place === 'head' && isListOfLabels(tokens.slice(0, index)) ? 'head' : 'aside';
    }
    if (isQuoted || isName[index] || (stem === 'like' && index === 1)) return place;
    // "Primary and secondary buttons": nothing is named yet.
    if (stem === 'and' && place === 'head' && !isAnyNamed(tokens, index)) return place;
    const introduced = Object.entries(INTRODUCES).find(([, words]) => words.has(stem));
    if (introduced !== undefined) place = introduced[0] as Place;
    return place;
  });
}

const isAnyNamed = (tokens: readonly Token[], before: number) =>
  tokens.slice(0, before).some((_, index) => phrasesAt(tokens, index).length > 0);

/** A description may begin with what the thing holds: "Overview, Files, Activity tabs". */
const isListOfLabels = (tokens: readonly Token[]) =>
  tokens.every(({ text }) => isCapitalized(text)) && tokens.length < 8;

/** Whether each token stands inside a name of several words, such as "table of contents". */
function spansOfNames(tokens: readonly Token[]): boolean[] {
  const inside = tokens.map(() => false);
  tokens.forEach((_, index) => {
    const longest = Math.max(0, ...phrasesAt(tokens, index).map(({ stems }) => stems.length));
    if (longest > 1) inside.fill(true, index, index + longest);
  });
  return inside;
}

interface NameFound {
  phrase: Phrase;
  score: number;
  place: Place;
  start: number;
  end: number;
}

function namesIn(tokens: readonly Token[], places: readonly Place[]): NameFound[] {
  const found = tokens.flatMap((_, index) =>
    phrasesAt(tokens, index).map((phrase) => ({ phrase, from: index })),
  );
  const longest = found.filter(
    ({ phrase, from }) =>
      !found.some(
        (other) =>
          other.from <= from &&
          other.from + other.phrase.stems.length >= from + phrase.stems.length &&
          other.phrase.stems.length > phrase.stems.length,
      ),
  );
  return longest.flatMap(({ phrase, from }) => {
    const last = from + phrase.stems.length - 1;
    const place = places[from] ?? 'part';
    const { absorbed, unknown } = wordsAfter(tokens, places, last);
    const shared = phrase.isShared ? SHARED_NAME : 1;
    const at = NAMED[place];
    const behind = place === 'head' ? unknown * WORD_AFTER_NAME + (absorbed > 0 ? 1 : 0) : 0;
    const length = phrase.stems.length - 1 + absorbed;
    const score = Math.max(at * shared - behind, Math.min(at, 3)) + (at > 2 ? length : 0);
    const start = tokens[from]?.start ?? 0;
    const end = tokens[last + absorbed]?.end ?? 0;
    return [{ phrase, score, place, start, end }];
  });
}

/** What follows a name in its noun phrase: nouns that only say "a part of a screen", and words that say something else. */
function wordsAfter(tokens: readonly Token[], places: readonly Place[], last: number) {
  const place = places[last];
  let absorbed = 0;
  let unknown = 0;
  for (let index = last + 1; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined || places[index] !== place || !isJoined(token)) break;
    const { stem, text, isQuoted, isLabel } = token;
    const next = tokens[index + 1];
    if (isQuoted || (next !== undefined && /^\d/u.test(next.text) && isJoined(next))) break;
    if (unknown === 0 && index === last + absorbed + 1 && PLAIN_NOUN.has(stem)) absorbed += 1;
    else if (
      !isLabel &&
      !isCapitalized(text) &&
      !isNumber(token) &&
      !STYLE_WORDS.has(stem) &&
      !FUNCTION_WORDS.has(stem)
    ) {
      unknown += 1;
    }
  }
  return { absorbed, unknown };
}

function phrasesAt(tokens: readonly Token[], index: number): Phrase[] {
  const token = tokens[index];
  if (token === undefined || token.isQuoted) return [];
  const starting = [
    ...(NAMES.get(token.stem) ?? []),
    ...(isNumber(token) ? (NAMES.get('#') ?? []) : []),
  ];
  const next = tokens[1];
  const isVerb = index === 0 && next !== undefined && !next.isQuoted && DETERMINERS.has(next.stem);
  return starting.filter(
    ({ stems }) => standsAt(tokens, index, stems) && !(isVerb && stems.length === 1),
  );
}

function standsAt(tokens: readonly Token[], index: number, stems: readonly string[]): boolean {
  return stems.every((stem, offset) => {
    const token = tokens[index + offset];
    if (token === undefined || (offset > 0 && !isJoined(token))) return false;
    return token.stem === stem || (stem === '#' && isNumber(token));
  });
}

const isNumber = ({ stem }: Token) => /^\d+$/u.test(stem) || NUMBER_WORDS.includes(stem);
const isJoined = ({ gap }: Token) => /^[\s\-–/+'’]*$/u.test(gap);

/** What a description says, to be asked for signs. */
class Said {
  private readonly values: ReadonlySet<string>;

  constructor(
    description: string,
    private readonly tokens: readonly Token[],
    private readonly places: readonly Place[],
  ) {
    this.values = mentionedValues(description);
  }

  /** 1 where all of it is said, a half where labels or quotations say it, 0 where something is missing. */
  shareOf(groups: Sign['groups']): number {
    return Math.min(...groups.map((group) => Math.max(...group.map((stems) => this.share(stems)))));
  }

  private share(stems: readonly string[]): number {
    const [first = ''] = stems;
    if (first.length > 1 && first.startsWith('#')) return this.values.has(first) ? 1 : 0;
    const isRefusal = INTRODUCES.refused.has(first);
    const shares = this.tokens.map((token, index) => {
      if (!standsAt(this.tokens, index, stems)) return 0;
      if (this.places[index] === 'refused' && !isRefusal) return 0;
      return token.isLabel || token.isQuoted ? 0.5 : 1;
    });
    return Math.max(0, ...shares);
  }
}
