import type { Phrase } from '../draft';
import type { Lexicon } from '../text/lexicon';

/** So few words are no sentence. */
export const LONGEST_REACH = 4;

/** "Established 1960", "from 2004 year" */
export function isSince(member: Phrase, lexicon: Lexicon): boolean {
  const at = member.findIndex(({ lower }) => /^\d{4}$/.test(lower));
  const lead = at === 1 && member[0]?.tag === 'preposition';
  return (
    (lead && member.length === 3 && lexicon.has('timeWords', member[2]?.lower ?? '')) ||
    (at > 0 &&
      at === member.length - 1 &&
      (lexicon.classes.get('since')?.lengthAt(member, 0) ?? 0) === at)
  );
}

/** Whether a member is a telephone number or an address to write to, with what leads to it: "call 020 7946 0000". */
export const isReach = (member: Phrase): boolean =>
  member.length <= LONGEST_REACH &&
  ['phone', 'email'].includes(member.at(-1)?.fact ?? '') &&
  member.slice(0, -1).every(({ fact }) => fact === null);

/** Whether a member says how many there are: "only 26 seats", "2 to 6 players", "290 clear nights a year". */
export const isQuantity = (member: Phrase, lexicon: Lexicon): boolean => {
  const words = member[0]?.tag === 'adverb' ? member.slice(1) : member;
  const many = words.findIndex(
    ({ lower, tag }) => !/^\d[\d.,–-]*$/.test(lower) && tag !== 'number' && lower !== 'to',
  );
  const next = words.findIndex(({ tag }, at) => at > many && tag !== 'adjective' && tag !== 'noun');
  const noun = (next < 0 ? words.length : next) - 1;
  return (
    many > 0 &&
    words[noun]?.tag === 'noun' &&
    (words[noun]?.lower.endsWith('s') ?? false) &&
    !words.some(({ fact }) => fact === 'price') &&
    !words.some(({ gap }) => gap.includes('+')) &&
    ((words.length === noun + 1 && /^\d/.test(words[0]?.lower ?? '')) ||
      words[noun + 1]?.tag === 'article' ||
      lexicon.has('measures', words[noun + 1]?.lower ?? ''))
  );
};

/** Whether a member of a list says when something is by its date and clock: "11 October 2026, 10:00–16:00". */
export const isTimed = (member: Phrase): boolean =>
  /^(?:7j?\/7|24h?\/(?:24|7))/i.test(
    `${member[0]?.text ?? ''}${member[1]?.gap ?? ''}${member[1]?.text ?? ''}`,
  ) ||
  (member.some(({ fact }) => fact === 'date') &&
    member.some(({ fact, text }) => fact === null && /^\d{1,2}:\d\d/.test(text)));

/** What says where or how long rather than what: "barrio de Torrero", "bis 14 frei". */
export const states = (member: Phrase, lexicon: Lexicon): boolean =>
  !member.some(({ fact }) => fact === 'price') &&
  (lexicon.has('districts', member[0]?.lower ?? '') || isLimit(member, lexicon));

/** "Bis 14 frei", "fino alle 2 di notte", "minimo 3 notti": how long, how late or how much at most. */
const isLimit = (words: Phrase, lexicon: Lexicon): boolean =>
  words
    .slice(0, 2)
    .some(({ lower }) => lexicon.has('limits', lower) || lexicon.has('hourMarkers', lower)) &&
  words.some(({ tag, fact, text }) => tag === 'number' || fact === 'hours' || /^\d/.test(text));
