import type { Phrase } from '../draft';
import type { Lexicon } from '../text/lexicon';

/** So many words at most say when before a thing is told. */
const LONGEST_LEAD = 4;

/** A thing told within a member, and when: "from April onwards | I also do | swarm collection", "Sundays | there's | a rice buffet". */
export function ledThing(member: Phrase, lexicon: Lexicon): { when: Phrase; thing: Phrase } | null {
  const has = (list: string, at: number): boolean => lexicon.has(list, member[at]?.lower ?? '');
  const at = member.findIndex((_, from) => has('tellers', from) || has('existentials', from));
  if (at < 1 || at > LONGEST_LEAD || lexicon.isHeadLast) return null;
  let from = at + 1;
  while (member[from]?.tag === 'adverb') from += 1;
  const isThere = has('existentials', at);
  const sells = isThere ? 0 : (lexicon.classes.get('sell')?.lengthAt(member, from) ?? 0);
  const thing = member.slice(from + sells);
  const isTold = isThere ? thing[0]?.tag === 'article' : sells > 0 && thing.length > 0;
  return isTold ? { when: member.slice(0, at), thing } : null;
}
