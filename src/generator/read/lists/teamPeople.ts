import { itemDraft, type ItemDraft, type Phrase } from '../draft';
import type { Lexicon } from '../text/lexicon';
import { isCapital } from '../text/phrases';
import { listMembers } from './lists';

/** Where the people of a team begin, behind whom nothing stands: "a team page with | Maya and Tom"; 0 where it names none. */
export function peopleAt(words: Phrase, lexicon: Lexicon): number {
  const at = words.findIndex(({ lower }) => lexicon.has('withWords', lower)) + 1;
  const people = words.slice(at);
  const areNamed =
    at > 1 && people.length > 0 && people.every((word) => isCapital(word) || word.tag === 'and');
  return areNamed ? at : 0;
}

/** A team with the people in it, where its words name them. */
export function withPeople(item: ItemDraft, lexicon: Lexicon): ItemDraft {
  const at = item.section === 'team' ? peopleAt(item.words, lexicon) : 0;
  if (at === 0) return item;
  return {
    ...item,
    core: item.core.filter((word) => item.words.indexOf(word) < at - 1),
    detail: [],
    members: listMembers(item.words.slice(at), lexicon, 2).map((words) => itemDraft(words)),
  };
}
