import { expect, test, vi } from 'vitest';

import { fallenIn } from '../corpus/scoreCorpus';
import floors from './floors.json';
import { phraseScores, scorePhrases } from './scorePhrases';

vi.setConfig({ testTimeout: 120_000 });

test('sections are asked for and refused in strangers’ words as often as the floors say', async () => {
  const scored = await scorePhrases();
  const fallen = fallenIn(phraseScores(scored), floors);
  const help = '`npm run corpus -- --raise` raises the floors of figures that have risen';
  const misses = scored.flatMap(({ miss }) => miss ?? []);
  expect(fallen, [...fallen, help, ...misses].join('\n')).toEqual([]);
});
