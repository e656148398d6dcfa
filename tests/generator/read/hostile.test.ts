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

async function timeOf(prompt: string, rounds: number): Promise<number> {
  let shortest = Infinity;
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    await understand(prompt);
    shortest = Math.min(shortest, performance.now() - started);
  }
  return shortest;
}

await timeOf(everyday, 5);

test.each(HOSTILE_PROMPTS)(
  '100,000 characters are read in bounded time (fault 24): %s',
  async (_, prompt) => {
    const measure = await timeOf(everyday, 2);
    expect((await timeOf(prompt, 2)) / measure).toBeLessThan(TIMES);
  },
);
