import { isSectionKind } from '../../sectionKinds';
import type { SectionKind } from '../../types';
import type { Context, Mode } from '../Context';
import { overlaps, type Phrase } from '../draft';
import { isStyle } from '../lists/items';
import { listMembers } from '../lists/lists';
import { sectionAt } from '../sections/sections';
import type { Lexicon } from '../text/lexicon';
import { lowered } from '../text/phrases';
import { hasClass } from './clauseKinds';
import { framesIn } from './frames';

const MODE_KEYS: readonly (readonly [string, Mode])[] = [
  ['keysRefuse', 'refuse'],
  ['keysStyle', 'style'],
  ['keysAudience', 'audience'],
  ['keysOffer', 'offer'],
  ['keysWant', 'want'],
];

export interface KeyMeaning {
  /** The key without its article. */
  bare: Phrase;
  /** The same, as it is looked up. */
  phrase: string;
  /** Whether all of the key is in a list. */
  is: (list: string) => boolean;
  /** Whether a value says how the site is to look. */
  isStyled: (value: Phrase) => boolean;
  /** The section that the key names. */
  named: SectionKind | null;
  /** What the members of the value are; null: the key does not say. */
  mode: Mode | null;
}

/** What the key of "key: value" means. */
export function keyMeaning(context: Context, key: Phrase, words: Phrase): KeyMeaning {
  const { draft, lexicon, sections } = context;
  const bare = key[0]?.tag === 'article' || key[0]?.tag === 'possessive' ? key.slice(1) : key;
  const phrase = lowered(bare);
  const isStyled = (value: Phrase): boolean =>
    draft.claims.some(({ role, words: styled }) => role === 'style' && overlaps(styled, value)) ||
    listMembers(value, lexicon).some((member) => isStyle(member, lexicon));
  /* "Accessibility: high contrast, large type", but not "Accessibility: ramp, hearing loop" */
  const is = (list: string): boolean =>
    lexicon.has(list, phrase) &&
    (list !== 'keysStyle' || !lexicon.has('keysAccess', phrase) || isStyled(words));
  const has = (list: string): boolean =>
    (holdsPhrase(key, list, lexicon) ||
      (key.length <= 4 &&
        key.some(({ lower, tag }) => tag !== 'preposition' && lexicon.has(list, lower)))) &&
    (list !== 'keysStyle' || isStyled(words));
  const section = sectionAt(sections, key, 0, key.length);
  const named = section?.to === key.length ? section.kind : mentionedBy(key, context);
  /* "Not minuted but please: a map" */
  const goesOn = key.some(({ tag }, at) => at > 0 && tag === 'subordinator');
  /* "Neighbourly help without money: babysitting, tutoring" */
  const isDetailed = key.some(
    ({ tag, lower }, at) =>
      tag === 'negation' &&
      at > 0 &&
      at < key.length - 1 &&
      ['noun', 'other', 'name'].includes(key[at - 1]?.tag ?? '') &&
      lexicon.has('joinsDetail', lower),
  );
  const refuses =
    (key.some(({ tag }) => tag === 'negation') && !goesOn && !isDetailed) ||
    hasClass(key, 'unwanted', lexicon);
  const mode = refuses
    ? 'refuse'
    : (MODE_KEYS.find(([list]) => is(list))?.[1] ??
      MODE_KEYS.find(([list]) => has(list) && !(list === 'keysRefuse' && isDetailed))?.[1] ??
      (key.some(({ lower }) => lexicon.has('partsAsked', lower)) && words.length > 0
        ? 'want'
        : named === null && sells(key, lexicon)
          ? 'offer'
          : null));
  return { bare, phrase, is, isStyled, named, mode };
}

/** Whether a key has a phrase of several words in it: "what we offer here", "site to leave out". */
const holdsPhrase = (key: Phrase, list: string, lexicon: Lexicon): boolean =>
  key.some((_, from) =>
    key.some(
      (__, to) =>
        to > from &&
        lexicon.has(
          list,
          key
            .slice(from, to + 1)
            .map(({ lower }) => lower)
            .join(' '),
        ),
    ),
  );

/** The section that all of a longer key asks for: "What people ask", "How to find us". */
function mentionedBy(key: Phrase, { lexicon, vocabulary }: Context): SectionKind | null {
  if (key.length < 2) return null;
  const whole = framesIn(key, lexicon.mentions, vocabulary).find(
    ({ from, to }) => from === 0 && to === key.length,
  );
  const kind = whole?.group.replace(/^section /, '') ?? '';
  return isSectionKind(kind) ? kind : null;
}

/** Whether a key says that what follows is sold or done: "teaches", "what we run". */
const sells = (key: Phrase, lexicon: Lexicon): boolean => {
  const [first, last] = [key[0], key.at(-1)];
  const isLed = first?.tag === 'pronoun' || first?.tag === 'subordinator';
  return (
    key.length <= 3 &&
    (key.length === 1 || isLed) &&
    (lexicon.classes.get('sell')?.has(last?.lower ?? '') ?? false)
  );
};

/** "Seite soll heißen: Nachtgehen", "La tienda se llama: Barro" */
export const endsInCalled = (key: Phrase, words: Phrase, lexicon: Lexicon): boolean =>
  words.length <= LONGEST_CALLED &&
  listMembers(words, lexicon).length === 1 &&
  key.some(
    (_, at) => at > 0 && lexicon.classes.get('called')?.lengthAt(key, at) === key.length - at,
  );

const LONGEST_CALLED = 5;
