import type { Lexicon } from '../text/lexicon';
import type { Span, Word } from '../text/words';
import { LONGEST_FACT } from './limits';

const TIME = /^(?:24\/7|\d{1,2}(?:[:.]\d\d)?(?:h\d{0,2}|am|pm|uhr)?|\d{3,4})$/;

const UNTIL = /^(?:until|till|til|bis|hasta|até|fino|jusqu)/i;

/** Opening hours: days, times or both, as far as they go on. */
export function hours(text: string, words: readonly Word[], lexicon: Lexicon): Span[] {
  const found: Span[] = [];
  const is = (list: string, word: Word | undefined): boolean =>
    lexicon.has(list, word?.lower ?? '');
  const isDay = (word: Word | undefined): boolean =>
    is('days', word) || is('days', word && { ...word, lower: word.lower.split(/[-–]/)[0] ?? '' });
  const isKnown = (word: Word): boolean =>
    word.lower
      .split(/[-–]/)
      .every(
        (part) =>
          is('hourWords', { ...word, lower: part }) ||
          is('days', { ...word, lower: part }) ||
          TIME.test(part),
      );
  /** "A.m." and "p.m.", letter by letter. */
  const isMeridiem = (at: number): boolean => {
    const [word, next, before] = [words[at], words[at + 1], words[at - 1]];
    const isFirst = /^[ap]$/.test(word?.lower ?? '') && next?.lower === 'm' && next.gap === '.';
    return (
      isFirst || (word?.lower === 'm' && word.gap === '.' && /^[ap]$/.test(before?.lower ?? ''))
    );
  };
  /** "Every day except Friday from 9 to 8" */
  const isWholeWeek = (at: number): boolean => {
    const [word, next] = [words[at], words[at + 1]];
    const isJoined = word !== undefined && /^ $/.test(next?.gap ?? '');
    return (
      isJoined &&
      (is('hourExceptions', word) ||
        is('dayNouns', word) ||
        is('dayNouns', next) ||
        (is('wholeWords', word) && is('dayNouns', words[at + 2]))) &&
      isKnown(word)
    );
  };
  /** "सुबह 11 से", "朝 8 時": a part of the day before its clock. */
  const isPart = (at: number): boolean =>
    is('dayParts', words[at]) && TIME.test(words[at + 1]?.lower ?? '');
  /** "17:00〜23:00", "10時から17時": two clocks that span a time. */
  const isSpan = (at: number): boolean => {
    const spelt = is('clockWords', words[at + 1]);
    if (!(spelt ? TIME : /^\d{1,2}:\d\d$/).test(words[at]?.lower ?? '')) return false;
    const behind = at + (spelt ? 2 : 1);
    const to = is('hourTails', words[behind]) ? behind + 1 : behind;
    const isJoined = to > behind || /^ ?[–—-] ?$/.test(words[behind]?.gap ?? '');
    return isJoined && TIME.test(words[to]?.lower ?? '');
  };
  for (let at = 0; at < words.length; at += 1) {
    const first = words[at] as Word;
    /* "Photos from the | open day" */
    const isNoun = ['article', 'possessive'].includes(
      lexicon.tags.get(words[at - 1]?.lower ?? '') ?? '',
    );
    const isMarked = is('hourMarkers', first) && !(isNoun && is('dayNouns', words[at + 1]));
    const isDayLong = first.lower === '24' && words[at + 1]?.lower === 'h';
    if (
      !isMarked &&
      !isDay(first) &&
      !isPart(at) &&
      !isSpan(at) &&
      !isDayLong &&
      !(
        TIME.test(first.lower.split(/[-–]/)[0] ?? '') &&
        /^24\/7$|\d(?:[ap]m|h\d{0,2}|uhr)$|[-–]\d{1,2}(?:[ap]m|h)?$/.test(first.lower)
      )
    )
      continue;
    let last = isMarked ? at : at - 1;
    const from = last + 1;
    const most = isDayLong ? 2 : 30;
    for (let ahead = from; ahead < words.length && ahead - from < most; ahead += 1) {
      const next = words[ahead] as Word;
      if (ahead > at && !/^[ )]*[,:.&·–—\-(/]?[ ]*$/.test(next.gap.replace(/^\.m/, ''))) break;
      if (ahead > at && /\($/.test(next.gap) && /^\)/.test(words[ahead + 1]?.gap ?? '')) break;
      if (ahead > at && /^\.\s+$/.test(next.gap) && !/[apm]$/.test(words[ahead - 1]?.lower ?? ''))
        break;
      if (!isKnown(next) && !isMeridiem(ahead)) break;
      last = ahead;
    }
    while (last >= from && is('hourTails', words[last])) last -= 1;
    let start = from;
    while (isWholeWeek(start - 1)) start -= 1;
    while (start < last && is('hourHeads', words[start]) && !is('dayNouns', words[start + 1]))
      start += 1;
    const [one, end] = [words[start], words[last]];
    if (
      last < start ||
      one === undefined ||
      end === undefined ||
      end.end - one.start > LONGEST_FACT
    )
      continue;
    const value = text.slice(one.start, end.end);
    const run = words.slice(start, last + 1);
    const hasDay = run.some((word) => isDay(word) || is('dayNouns', word));
    const hasTime = /\d/.test(value);
    const isRange =
      /\d\s?(?:[ap]m|h|uhr)?\s?[-–]\s?\d|\d.{0,8}\s(?:to|till|til|until|bis|a|à|al|às|alle|ate|até)\s.{0,6}\d/i.test(
        value,
      );
    const clocks = run.filter(({ lower }) => TIME.test(lower)).length;
    const isHours =
      (clocks > 1 && isPart(start)) ||
      /^24.?\/?.?7$|^24 ?h$/i.test(value) ||
      (hasTime && hasDay && run.length > 1) ||
      (hasTime &&
        isMarked &&
        run.length > 0 &&
        (isRange || clocks > 1 || /[ap]m|uhr|\dh/i.test(value))) ||
      (isMarked && hasDay && run.length > 0) ||
      (isMarked && hasTime && run.length === 2 && UNTIL.test(value)) ||
      (isRange && /\d\s?(?:[ap]m|h\d{0,2}|uhr)/i.test(value));
    if (!isHours) continue;
    found.push({ start: one.start, end: end.end });
    at = last;
  }
  return found;
}
