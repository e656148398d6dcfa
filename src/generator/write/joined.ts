import type { Text } from '../types';

/** Two sentences as one text under the first one's id; its words are the prompt's as soon as those of one are. */
export function joined(first: Text | null, second: Text | null): Text | null {
  if (first === null || second === null) return first ?? second;
  return {
    id: first.id,
    value: `${first.value} ${second.value}`,
    source: first.source.from === 'prompt' ? first.source : second.source,
  };
}
