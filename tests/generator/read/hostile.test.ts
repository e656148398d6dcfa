import { expect, test, vi } from 'vitest';
import { LANGUAGES, loadLanguage } from '../../../src/generator/languages/languages';
import { understand } from '../../../src/generator/read/understand';
import { HOSTILE_PROMPTS } from '../hostilePrompts';
import { PROMPTS } from '../prompts';

vi.setConfig({ testTimeout: 120_000 });
await Promise.all(LANGUAGES.map(loadLanguage));

/* A long prompt of everyday sentences is the measure: what costs many times as much has got out of hand. */
const everyday = PROMPTS.join(' ').slice(0, 8_000);
const TIMES = 8;
/** Each is read so often at most; the shortest time of each counts, because other work only makes one longer. */
const ROUNDS = 6;

async function timeOf(prompt: string): Promise<number> {
  const started = performance.now();
  await understand(prompt);
  return performance.now() - started;
}

/** How many times as long a prompt takes as an everyday one. */
async function costOf(prompt: string): Promise<number> {
  const shortest = { everyday: Infinity, prompt: Infinity };
  for (let round = 0; round < ROUNDS; round += 1) {
    shortest.everyday = Math.min(shortest.everyday, await timeOf(everyday));
    shortest.prompt = Math.min(shortest.prompt, await timeOf(prompt));
    if (round > 0 && shortest.prompt < TIMES * shortest.everyday) break;
  }
  return shortest.prompt / shortest.everyday;
}

await costOf(everyday);

test.each(HOSTILE_PROMPTS)(
  '100,000 characters cost little more than everyday ones (fault 24): %s',
  async (_, prompt) => {
    expect(await costOf(prompt)).toBeLessThan(TIMES);
  },
);
