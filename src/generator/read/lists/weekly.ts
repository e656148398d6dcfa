import type { Phrase } from '../draft';
import type { Lexicon } from '../text/lexicon';
import { INNER, nounEnd } from '../text/phrases';
import { listMembers } from './lists';

/** What a clause says is on a day of the week, and the day: "Friday is disco night", "nets are every Thursday". */
export const weeklyIn = (words: Phrase, lexicon: Lexicon): { thing: Phrase; day: Phrase }[] =>
  lexicon.isHeadLast
    ? []
    : listMembers(words, lexicon).flatMap((member) => weeklyOf(member, lexicon) ?? []);

function weeklyOf(member: Phrase, lexicon: Lexicon): { thing: Phrase; day: Phrase } | null {
  const isDay = ({ lower, fact }: Phrase[number]): boolean =>
    lexicon.has('days', lower) || fact === 'hours' || fact === 'date';
  const says = member.findIndex(
    ({ tag, lower }) => tag === 'auxiliary' || lexicon.has('existentials', lower),
  );
  const day = member.findIndex(isDay);
  if (says < 0 || day < 0 || member.some(({ tag }) => tag === 'negation')) return null;
  const start = (from: number): number =>
    from +
    Math.max(
      0,
      member.slice(from).findIndex(({ tag }) => !LEADING.has(tag)),
    );
  const from = start(day < says || says === 0 ? says + 1 : 0);
  const end = nounEnd(member, from, member.length, lexicon);
  const thing = member.slice(from, end);
  const head = thing.at(-1)?.lower ?? '';
  const isThing =
    !lexicon.has('hourMarkers', head) &&
    lexicon.classes.get('org')?.has(head) !== true &&
    thing.some(({ tag }) => ['noun', 'other', 'gerund'].includes(tag)) &&
    thing.every(
      (word) =>
        INNER.has(word.tag) &&
        word.fact === null &&
        !isDay(word) &&
        !['timeWords', 'closedWords'].some((list) => lexicon.has(list, word.lower)),
    );
  if (!isThing) return null;
  /* "Friday | is | disco night" */
  if (day < says) return day < 2 && says - day < 3 ? { thing, day: member.slice(day, says) } : null;
  /* "Nets | are | every Thursday 6pm" */
  const between = member.slice(says === 0 ? end : says + 1, day);
  const isLed = between.every(({ tag }) => tag === 'preposition' || tag === 'article');
  return isLed && (says === 0 || end === says)
    ? { thing, day: member.slice(day - between.length) }
    : null;
}

const LEADING: ReadonlySet<string> = new Set(['article', 'possessive', 'and', 'subordinator']);
