import { describe, expect, it } from 'vitest';

import type { Corrections } from '../../../machines/entities';
import { generateSite } from '../../../src/generator/generateSite';
import { readingOf } from '../../../src/generator/model/readingTask';
import type { Site } from '../../../src/generator/types';
import { textsOf } from '../../../src/generator/write/mapTexts';
import readings from '../../fixtures/models/readings.json';

/** What strangers wrote, what must come of it, and what a small model might answer, mistakes and all. */
interface Reading {
  id: string;
  prompt: string;
  name: string | null;
  place: string | null;
  subject: string[];
  says: string[];
  offerings: string[];
  notOfferings?: string[];
  answer: { parts: { role: string; text: string }[] };
}

const cases: readonly Reading[] = readings;
const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/[’‘`]/g, "'");

const siteOf = ({ prompt }: Reading, corrections?: Corrections): Promise<Site> =>
  generateSite({
    ...{ prompt, theme: 'modern', framework: 'tailwind' },
    ...(corrections === undefined ? {} : { corrections }),
  });

/** Which of the annotations hold. */
function held(reading: Reading, { brief, copy }: Site): string[] {
  const { name, place, subject, says, offerings, notOfferings = [] } = reading;
  const page = folded(
    textsOf(copy)
      .map(({ value }) => value)
      .join('\n'),
  );
  const offered = brief.offerings.map((item) => folded(item.name.value));
  const isLike = (known: string | undefined, wanted: string | null) =>
    wanted === null
      ? known === undefined
      : known !== undefined && folded(known).includes(folded(wanted));
  return [
    ...(isLike(brief.name?.value, name) ? ['name'] : []),
    ...(isLike(brief.place?.value, place) ? ['place'] : []),
    ...(subject.some((word) => page.includes(folded(word))) ? ['subject'] : []),
    ...says.filter((word) => page.includes(folded(word))).map((word) => `says ${word}`),
    ...offerings
      .filter((word) => offered.some((one) => one.includes(folded(word))))
      .map((word) => `offers ${word}`),
    ...notOfferings
      .filter((word) => !offered.includes(folded(word)))
      .map((word) => `does not offer ${word}`),
  ];
}

describe('strangers’ prompts with what a small model might read in them', () => {
  it('are twenty', () => {
    expect(cases).toHaveLength(20);
  });

  it.each(cases.map((reading) => [reading.id, reading] as const))(
    '%s: nothing that held without the model is lost',
    async (_, reading) => {
      const byRules = await siteOf(reading);
      const corrections = readingOf(byRules, reading.answer);
      const both = await siteOf(reading, corrections ?? undefined);
      expect(held(reading, both)).toEqual(expect.arrayContaining(held(reading, byRules)));
    },
  );

  it.each(cases.map((reading) => [reading.id, reading] as const))(
    '%s: what the prompt does not say is dropped',
    async (_, reading) => {
      const site = await siteOf(reading);
      const placed = Object.keys(readingOf(site, reading.answer)?.placed ?? {});
      const invented = reading.answer.parts.filter(({ text }) => !reading.prompt.includes(text));
      expect(placed.filter((words) => !reading.prompt.includes(words))).toEqual([]);
      const { copy } = await siteOf(reading, readingOf(site, reading.answer) ?? undefined);
      const values = textsOf(copy).map(({ value }) => folded(value));
      const before = textsOf(site.copy).map(({ value }) => folded(value));
      for (const { text } of invented)
        expect(values.filter((value) => value.includes(folded(text)))).toEqual(
          before.filter((value) => value.includes(folded(text))),
        );
    },
  );

  it('hold mistakes of each kind, and something that the model alone found', async () => {
    const answers = cases.flatMap(({ prompt, answer }) =>
      answer.parts.map(({ text }) => prompt.includes(text)),
    );
    expect(answers.filter((isThere) => !isThere).length).toBeGreaterThan(9);
    const gained = await Promise.all(
      cases.map(async (reading) => {
        const byRules = await siteOf(reading);
        const corrections = readingOf(byRules, reading.answer);
        const both = await siteOf(reading, corrections ?? undefined);
        return held(reading, both).length - held(reading, byRules).length;
      }),
    );
    expect(gained.filter((more) => more > 0).length).toBeGreaterThanOrEqual(2);
  });
});
