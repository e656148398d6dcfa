import { POST_EXCERPT } from '../../machines/limits';
import { firstGraphemes } from '../../machines/text';

/** What a card shows of a post: the first 100 characters of its excerpt (specification sections 2 and 9). */
export function cardExcerpt({ excerpt }: { excerpt: string }): string {
  return firstGraphemes(excerpt, POST_EXCERPT);
}
