import { expect, test, vi } from 'vitest';
import { LANGUAGES, loadLanguage } from '../../../src/generator/languages/languages';
import { understand } from '../../../src/generator/read/understand';
import { HOSTILE_PROMPTS } from '../hostilePrompts';
import { PROMPTS } from '../prompts';

vi.setConfig({ testTimeout: 60_000 });
await Promise.all(LANGUAGES.map(loadLanguage));

/* A long prompt of everyday sentences is the measure: what costs many times as much has got out of hand. */
const everyday = PROMPTS.join(' ').slice(0, 8_000);
const TIMES = 8;
const ROUNDS = [0, 1, 2, 3, 4];

async function timeOf(prompt: string): Promise<number> {
  const started = performance.now();
  await understand(prompt);
  return performance.now() - started;
}

test.each(HOSTILE_PROMPTS)(
  '100,000 characters are read in bounded time (fault 24): %s',
  async (_, prompt) => {
    let [measure, hostile] = [Infinity, Infinity];
    for (const _round of ROUNDS) {
      measure = Math.min(measure, await timeOf(everyday));
      hostile = Math.min(hostile, await timeOf(prompt));
    }
    expect(hostile / measure).toBeLessThan(TIMES);
  },
);
