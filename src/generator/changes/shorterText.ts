import { folded } from './compileChanges';

const LEAST_WORDS = 2;

/**
 * A heading that ends where its first part does: before a dash, a colon, a comma or one of the `ends`, words such as "in" and
 * "for". Null where nothing is left of it that way.
 */
export function shorterText(text: string, ends: readonly string[]): string | null {
  const [part = ''] = text.split(/\s+[–—-]\s+|[:;(|]|[.!?]\s/u);
  const first = part.trim();
  if (first !== text.trim() && wordsIn(first) >= LEAST_WORDS) return first;
  const [list = ''] = text.split(/,\s/);
  if (list !== text && wordsIn(list) >= LEAST_WORDS) return list.trim();
  const words = text.trim().split(/\s+/);
  for (let at = words.length - 1; at >= LEAST_WORDS; at -= 1)
    if (ends.includes(folded(words[at] ?? ''))) return words.slice(0, at).join(' ');
  return null;
}

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;
