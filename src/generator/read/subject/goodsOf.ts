import { itemDraft, type ItemDraft, type Phrase } from '../draft';
import { listMembers } from '../lists/lists';
import type { ReadingLanguage } from '../ReadingLanguage';
import { kindIn } from './kinds';

/** What a site is about where that is goods or services: "gutter cleaning and moss removal", "used tractor parts"; none for a business. */
export function goodsOf(subject: Phrase, { lexicon, kinds }: ReadingLanguage): ItemDraft[] {
  const members = listMembers(subject, lexicon, 2);
  const isGoods = (member: Phrase): boolean => {
    const last = member.at(-1);
    if (last === undefined || member.some(({ tag }) => tag === 'preposition')) return false;
    /* "Shepherd huts", not "graveyard volunteers" */
    const isPlural =
      last.tag === 'noun' &&
      member[0]?.tag !== 'gerund' &&
      /[^s]s$/.test(last.lower) &&
      kindIn(kinds, member, ({ length }) => length) === null &&
      lexicon.classes.get('people')?.has(last.lower) !== true;
    return (
      last.tag === 'gerund' ||
      (member.length > 1 &&
        (isPlural || lexicon.has('goodsEnds', last.lower) || /ings?$/.test(last.lower)))
    );
  };
  return !kinds.isHeadFirst && members.length < 4 && members.every(isGoods)
    ? members.map((member) => itemDraft(member))
    : [];
}
