import type { Context } from '../Context';
import type { ItemDraft } from '../draft';
import { lowered, nounEnd } from '../text/phrases';
import { isStyle } from './items';

/** "House rules", "a booking button", "calendario uscite": a part of the site by its head. */
export function isPart({ core }: ItemDraft, { lexicon, kinds }: Context): boolean {
  const head = nounEnd(core, 0, core.length, lexicon) || core.length;
  const last = core[head - 1]?.lower ?? '';
  return (
    core.length > 1 &&
    (['siteParts', 'partHeads'].some((list) => lexicon.has(list, last)) ||
      (kinds.isHeadFirst && lexicon.has('siteParts', core[0]?.lower ?? '')))
  );
}

/** What a member of a list is that nothing governs. */
export function bareRole(
  item: ItemDraft,
  context: Context,
): 'request' | 'offering' | 'style' | 'fact' | 'comment' {
  const { words, core, section, price } = item;
  const { lexicon } = context;
  /* "De | terça a sábado, 10h-13h" */
  if (words.every(({ tag }, at) => tag === 'fact' || (at === 0 && tag === 'preposition')))
    return words.some(({ fact }) => fact === 'price') ? 'offering' : 'fact';
  if (price !== null) return 'offering';
  const isTimes = words.every(
    ({ fact, lower }) => fact !== null || lexicon.has('hourMarkers', lower),
  );
  const isReach = words.every(
    ({ fact, lower }) => fact !== null || lexicon.has('phoneMarkers', lower),
  );
  if (isTimes || isReach || words.some(({ fact }) => fact === 'date')) return 'fact';
  const asks = words[0]?.tag === 'subordinator' && !lexicon.has('sentenceJoiners', words[0].lower);
  /* "2 reception rooms" */
  const isCounted = /^\d+$/.test(words[0]?.text ?? '') && words.length > 2;
  if ((section !== null && !isCounted) || asks) return 'request';
  const isCall =
    lexicon.has('callVerbs', words[0]?.lower ?? '') &&
    ['preposition', 'article', 'possessive', 'pronoun'].includes(words[1]?.tag ?? 'fact');
  if (isPart(item, context) || isCall) return 'request';
  /* "Fr Mwansa's reflections" */
  const isTitled = words[0]?.text.length === 2 && words[1]?.tag === 'name';
  /* "Weekend hire", not "Friday mornings" */
  const isDaily =
    words.length > 1 &&
    words.slice(1).every(({ tag }) => tag === 'noun' || tag === 'gerund') &&
    !lexicon.has('hourWords', words.at(-1)?.lower ?? '') &&
    !lexicon.has('days', words[1]?.lower ?? '');
  if (lexicon.has('days', words[0]?.lower ?? '') && !isTitled && !isDaily) return 'fact';
  if (isStyle(core, lexicon)) return 'style';
  const isQuiet =
    lexicon.has('quiet', lowered(words)) ||
    (lexicon.classes.get('status')?.lengthAt(words, 0) ?? 0) > 0;
  return isQuiet ? 'comment' : 'offering';
}
