import { itemId } from '../../itemId';
import type { Item, Understood } from '../../types';
import { type Claim, type ItemDraft, overlaps, type Phrase } from '../draft';
import type { ReadingLanguage } from '../ReadingLanguage';
import { sectionAt } from '../sections/sections';
import { isStyle } from './items';
import { wellFormed } from './wellFormed';

/**
 * The items of a list in the words that a page shows, each once; what is named twice has the price that either naming gives
 * it.
 */
export function itemsOf(
  drafts: readonly ItemDraft[],
  claims: readonly Claim[],
  { lexicon, sections }: Pick<ReadingLanguage, 'lexicon' | 'sections'>,
  understood: (phrase: Phrase) => Understood<string>,
): Item[] {
  const styled = claims.filter(({ role }) => role === 'style');
  const isAsked = (phrase: Phrase): boolean =>
    isStyle(phrase, lexicon) ||
    styled.some((claim) => overlaps(claim.words, phrase)) ||
    sectionAt(sections, phrase, 0, phrase.length)?.to === phrase.length;
  const byId = new Map<string, Item>();
  for (const [at, draft] of drafts.entries()) {
    const [from, to] = [draft.words[0]?.at ?? 0, draft.words.at(-1)?.at ?? 0];
    /* "Shot blasting, powder coating, and | collection and delivery" */
    const isJoined = drafts[at - 1]?.words.at(-1)?.at === from - 2;
    const isLast = drafts[at + 1]?.words[0]?.at !== to + 1 && !isJoined;
    for (const { core, detail, price } of wellFormed(draft, lexicon, { isLast, isAsked })) {
      const name = understood(core);
      const id = itemId(name.value);
      const known = byId.get(id);
      const given = price && understood([price]);
      if (known !== undefined) byId.set(id, { ...known, price: known.price ?? given });
      else if (name.value !== '')
        byId.set(id, {
          id,
          name,
          price: given,
          detail: detail.length === 0 ? null : understood(detail),
        });
    }
  }
  return [...byId.values()];
}
