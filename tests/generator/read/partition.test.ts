import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { understand } from '../../../src/generator/read/understand';
import type { Brief, Item, Understood } from '../../../src/generator/types';
import { CORPUS } from '../corpus/corpus';
import { HOSTILE_PROMPTS } from '../hostilePrompts';
import { PROMPTS } from '../prompts';

vi.setConfig({ testTimeout: 300_000 });

/** What prompts are made of, in all scripts; and what has a meaning elsewhere. */
const PIECES = [
  ...['called ', ' in ', 'with ', ', ', ' and ', 'no ', ' for ', ' that ', ' we sell ', 'not a '],
  ...['“', '”', "'", '(', ')', '- ', '* ', '1. ', ': ', '. ', '\n', '\n\n', '\t', '/', '|', '•'],
  ...['Porto', 'bakery', 'resturant ', 'pricing', 'green ', 'dark ', 'since 1987', 'Name: '],
  ...['#fff', 'rgb(1,2,3)', '4€', '£4.50', '12 May 2026', 'Mon-Fri 9-17', '+351 21 555 01 42'],
  ...['a@b.example', 'https://crumb.example/a?b=c', '<b>', '</script>', '{{7*7}}', '${x}', '<!--'],
  ...[
    'pas de ',
    'ohne Preise ',
    'panadería ',
    'Bäckerei ',
    'パン屋',
    '「山田」',
    'の',
    'مخبز ',
    'في ',
    'बेकरी ',
  ],
  ...[
    '\uD83D',
    '\u202E',
    '\u0000',
    '\u200D',
    '👩‍🍳',
    'é',
    'e\u0301\u0301',
    '½',
    '٣',
    '１２',
    '\u2028',
  ],
];

const itemValues = ({ name, price, detail }: Item): (Understood<string> | null)[] => [
  name,
  price,
  detail,
];

/** Every value of a brief that stands for words of its prompt. */
function valuesOf({
  facts: { dates, figures, profiles: _, ...facts },
  ...brief
}: Brief): Understood<string>[] {
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
    ...dates.flatMap(({ when, what, where }) => [when, what, where]),
    ...figures.flatMap(({ amount, what }) => [amount, what]),
  ].flatMap((value) => value ?? []);
}

/** What is wrong with how a prompt was read, in words. */
function faultsOf(prompt: string, brief: Brief): string[] {
  const faults: string[] = [];
  let end = 0;
  const expectNoWord = (from: number, to: number): void => {
    if (/[\p{L}\p{N}]/u.test(prompt.slice(from, to)))
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
  const { webAddress, email } = brief.facts;
  const isInAddress = [webAddress, email].some(
    (fact) => brief.name !== null && fact?.evidence.includes(brief.name.evidence),
  );
  if (brief.name !== null && !isInAddress && !brief.parts.some(({ role }) => role === 'name'))
    faults.push(`no part is its name: ${brief.name.value}`);
  for (const { value, evidence } of valuesOf(brief))
    if (!prompt.includes(evidence)) faults.push(`not in the prompt: ${value} (${evidence})`);

  return faults;
}

/** What a prompt refuses and yet offers or asks for. */
function contradictionsIn({ offerings, requests, refusals }: Brief): string[] {
  const wanted = new Set(
    [...offerings.map(({ name }) => name), ...requests.map(({ words }) => words)].map(({ value }) =>
      value.toLowerCase(),
    ),
  );
  return refusals
    .map(({ words }) => words.value.toLowerCase())
    .filter((words) => words !== '' && wanted.has(words));
}

const briefs = new Map<string, Promise<Brief>>();

/** The prompts that are there before, read once for all that is asked of them. */
function briefOf(prompt: string): Promise<Brief> {
  const brief = briefs.get(prompt) ?? understand(prompt);
  briefs.set(prompt, brief);
  return brief;
}

/** Also expects that a prompt is read the same each time. */
async function faultsIn(prompt: string, brief: Brief): Promise<string[]> {
  expect(await understand(prompt)).toEqual(brief);
  return faultsOf(prompt, brief);
}

const prompts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 2000 }),
  fc.string({ unit: 'grapheme', maxLength: 2000 }),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 120 }).map((pieces) => pieces.join('')),
  fc
    .tuple(fc.constantFrom(...CORPUS), fc.nat(), fc.constantFrom(...PIECES))
    .map(([{ prompt }, at, piece]) => {
      const middle = at % prompt.length;
      return `${prompt.slice(0, middle)}${piece}${prompt.slice(middle)}`;
    }),
);

describe('each word has one part, and each value its words in the prompt', () => {
  test('of any string', async () => {
    await fc.assert(
      fc.asyncProperty(prompts, async (prompt) => {
        expect(await faultsIn(prompt, await understand(prompt))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('of every prompt of the corpus', async () => {
    const faults: string[] = [];
    for (const { id, prompt } of CORPUS)
      faults.push(
        ...(await faultsIn(prompt, await briefOf(prompt))).map((fault) => `${id}: ${fault}`),
      );
    expect(faults).toEqual([]);
  });

  const QUOTED_FACTS = ["“Mon-Fri 9-17'", 'A bar called "24/7", Leeds'];

  test.each([...PROMPTS, ...QUOTED_FACTS, '', ' ', '\n'])('of %j', async (prompt) => {
    expect(await faultsIn(prompt, await briefOf(prompt))).toEqual([]);
  });

  test.each(HOSTILE_PROMPTS)('of 100,000 characters: %s', async (_, prompt) => {
    expect(await faultsIn(prompt, await understand(prompt))).toEqual([]);
  });
});

test('what a prompt refuses is neither offered nor asked for', async () => {
  const found: string[] = [];
  for (const prompt of [...PROMPTS, ...CORPUS.map((row) => row.prompt)])
    found.push(...contradictionsIn(await briefOf(prompt)).map((one) => `${one}: ${prompt}`));
  expect(found).toEqual([]);
});
