import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadLanguage } from '../../../src/generator/languages/languages';
import { understand } from '../../../src/generator/read/understand';
import { READ_LIMIT } from '../../../src/generator/read/words';
import type { Brief, Item, Understood } from '../../../src/generator/types';
import { CORPUS } from '../corpus/corpus';
import { HOSTILE_PROMPTS } from '../hostilePrompts';
import { PROMPTS } from '../prompts';

const itemValues = ({ name, price, detail }: Item): (Understood<string> | null)[] => [
  name,
  price,
  detail,
];

/** Every value of a brief that stands for words of its prompt. */
function valuesOf({ facts: { dates, ...facts }, ...brief }: Brief): Understood<string>[] {
  return [
    brief.secondLanguage,
    brief.subject,
    brief.noun,
    brief.name,
    brief.slogan,
    brief.place,
    brief.audience,
    brief.tone,
    ...brief.offerings.flatMap(itemValues),
    ...brief.requests.flatMap(({ words, items }) => [words, ...items.flatMap(itemValues)]),
    ...brief.refusals.map(({ words }) => words),
    ...brief.statements,
    ...Object.values(brief.colors),
    ...Object.values(facts),
    ...dates.flatMap(({ when, what }) => [when, what]),
  ].flatMap((value) => value ?? []);
}

/** What is wrong with how a prompt was read, in words. */
function faultsOf(prompt: string, brief: Brief): string[] {
  const faults: string[] = [];
  let end = 0;
  const expectNoWord = (from: number, to: number): void => {
    if (/[\p{L}\p{N}]/u.test(prompt.slice(from, Math.min(to, READ_LIMIT))))
      faults.push(`in no part: ${prompt.slice(from, to)}`);
  };
  for (const part of brief.parts) {
    if (part.start < end) faults.push(`overlaps: ${JSON.stringify(part)}`);
    if (part.end <= part.start || part.end > prompt.length)
      faults.push(`no stretch of the prompt: ${JSON.stringify(part)}`);
    if (part.reason === '') faults.push(`without a reason: ${JSON.stringify(part)}`);
    expectNoWord(end, part.start);
    end = part.end;
  }
  expectNoWord(end, prompt.length);
  for (const { value, evidence } of valuesOf(brief))
    if (!prompt.includes(evidence)) faults.push(`not in the prompt: ${value} (${evidence})`);

  const offered = new Set(
    [...brief.offerings.map(({ name }) => name), ...brief.requests.map(({ words }) => words)].map(
      ({ value }) => value.toLowerCase(),
    ),
  );
  for (const { words } of brief.refusals)
    if (words.value !== '' && offered.has(words.value.toLowerCase()))
      faults.push(`refused and offered: ${words.value}`);
  return faults;
}

async function read(prompt: string): Promise<string[]> {
  const brief = await understand(prompt);
  expect(await understand(prompt)).toEqual(brief);
  return faultsOf(prompt, brief);
}

describe('of any prompt, each word has one part and each value its words', () => {
  test('the corpus', async () => {
    const faults: string[] = [];
    for (const { id, prompt } of CORPUS)
      faults.push(...(await read(prompt)).map((fault) => `${id}: ${fault}`));
    expect(faults).toEqual([]);
  }, 60_000);

  test.each(PROMPTS)('%s', async (prompt) => {
    expect(await read(prompt)).toEqual([]);
  });

  test.each(HOSTILE_PROMPTS)('100,000 characters: %s', async (_, prompt) => {
    expect(await read(prompt)).toEqual([]);
  });
});
