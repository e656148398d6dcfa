import { itemDraft, type ItemDraft, type Phrase } from '../draft';
import { listMembers } from '../lists/lists';
import type { ReadingLanguage } from '../ReadingLanguage';
import type { Word } from '../text/words';
import { kindIn } from './kinds';

/** So few other things are offered that what the site is about may be one more. */
const FEW = 3;

/**
 * What a site is about where that is goods or services: "gutter cleaning and moss removal", "cours de tango"; none for a
 * business. Beside many other things only a service is: "used tractor parts" are told by them. `besides`: how many those are.
 */
export function goodsOf(
  subject: Phrase,
  besides: number,
  { lexicon, kinds }: ReadingLanguage,
): ItemDraft[] {
  const members = listMembers(subject, lexicon, 2);
  const isService = (word: Word | undefined): boolean =>
    word !== undefined && (word.tag === 'gerund' || lexicon.has('goodsEnds', word.lower));
  const isGoods = (member: Phrase): boolean => {
    const last = member.at(-1);
    if (kinds.isHeadFirst) return member.length > (besides > 0 ? 1 : 2) && isService(member[0]);
    if (last === undefined || member.some(({ tag }) => tag === 'preposition')) return false;
    /* "Shepherd huts", not "graveyard volunteers" */
    const isPlural =
      last.tag === 'noun' &&
      member[0]?.tag !== 'gerund' &&
      /[^s]s$/.test(last.lower) &&
      kindIn(kinds, member, ({ length }) => length) === null &&
      lexicon.classes.get('people')?.has(last.lower) !== true;
    return (
      (isService(last) && (member.length > 1 || last.tag === 'gerund')) ||
      (besides < FEW && member.length > 1 && (isPlural || /ings?$/.test(last.lower)))
    );
  };
  return members.length < 4 && members.every(isGoods)
    ? members.map((member) => itemDraft(member))
    : [];
}
