import type { Build } from '../../../machines/entities';
import type { ChangesAsked } from '../../../machines/requestedChanges';
import { readChanges } from '../../../src/generator/changes/readChanges';

/** What a sentence is read as, a line a change; `?` before words that change nothing. */
export async function toldOf(
  build: Build,
  words: string,
  more: Partial<ChangesAsked> = {},
): Promise<string[]> {
  const { changes, unread } = await readChanges({
    build,
    words,
    page: 'hero',
    scope: null,
    without: [],
    ...more,
  });
  return [
    ...changes.map(({ label, value }) => `${label}: ${value}`),
    ...unread.map((one) => `? ${one.words}`),
  ];
}
