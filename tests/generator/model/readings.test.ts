import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startModelServer } from '../../../dev/modelServer.mjs';
import type { Build, Corrections } from '../../../machines/entities';
import type { ModelPoint, ModelQuestion } from '../../../machines/modelStep';
import { siteOf } from '../../../src/generator/export/writeSiteFile';
import { generateSite } from '../../../src/generator/generateSite';
import { generateWebsite } from '../../../src/generator/generateWebsite';
import { loadTrades } from '../../../src/generator/languages/tradeWords';
import { modelStep } from '../../../src/generator/model/modelStep';
import { readingOf, readingQuestion } from '../../../src/generator/model/readingTask';
import { slotsOf, writingOf, writingQuestion } from '../../../src/generator/model/writingTask';
import type { Site } from '../../../src/generator/types';
import { textsOf } from '../../../src/generator/write/mapTexts';
import { askServer } from '../../../src/services/models/localServer';
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
  /** What it might write then, and what of it may not stand, by text id. */
  writing: { wrong: Record<string, string>; answer: { texts: { id: string; text: string }[] } };
}

const WRITING: ModelPoint = { task: 'write', part: 0, wrong: null };
const cases: readonly Reading[] = readings;

/** What the server answers, by what it is asked. */
const answers = new Map<string, unknown>(cases.map(({ prompt, answer }) => [prompt, answer]));

let server: Awaited<ReturnType<typeof startModelServer>>;
beforeAll(async () => {
  server = await startModelServer({
    answerTo: ({ messages }) => answers.get(messages.at(-1)?.content ?? ''),
  });
});
afterAll(() => server.close());

const ask = (question: ModelQuestion): Promise<unknown> =>
  askServer(
    { address: server.url, model: 'stand-in' },
    { ...question, onToken: () => undefined },
    new AbortController().signal,
  );

/** What the model on the server reads in the prompt of a site. */
const read = (site: Site): Promise<unknown> => ask(readingQuestion(site));

const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/[’‘`]/g, "'");

const madeSite = ({ prompt }: Reading, corrections?: Corrections): Promise<Site> =>
  generateSite({
    ...{ prompt, theme: 'modern', framework: 'tailwind' },
    ...(corrections === undefined ? {} : { corrections }),
  });

/** The site of the rules, and the one with what the model read. */
async function bothSites(reading: Reading) {
  const byRules = await madeSite(reading);
  const corrections = readingOf(byRules, await read(byRules));
  return { byRules, corrections, both: await madeSite(reading, corrections ?? undefined) };
}

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
  it('are twenty, and a model server is asked about each as it was written', async () => {
    expect(cases).toHaveLength(20);
    for (const reading of cases)
      expect(await read(await madeSite(reading))).toEqual(reading.answer);
  });

  it.each(cases.map((reading) => [reading.id, reading] as const))(
    '%s: nothing that held without the model is lost',
    async (_, reading) => {
      const { byRules, both } = await bothSites(reading);
      expect(held(reading, both)).toEqual(expect.arrayContaining(held(reading, byRules)));
    },
  );

  it.each(cases.map((reading) => [reading.id, reading] as const))(
    '%s: what the prompt does not say is dropped',
    async (_, reading) => {
      const { byRules, corrections, both } = await bothSites(reading);
      const placed = Object.keys(corrections?.placed ?? {});
      const invented = reading.answer.parts.filter(({ text }) => !reading.prompt.includes(text));
      expect(placed.filter((words) => !reading.prompt.includes(words))).toEqual([]);
      const values = textsOf(both.copy).map(({ value }) => folded(value));
      const before = textsOf(byRules.copy).map(({ value }) => folded(value));
      for (const { text } of invented)
        expect(values.filter((value) => value.includes(folded(text)))).toEqual(
          before.filter((value) => value.includes(folded(text))),
        );
    },
  );

  it.each(cases.map((reading) => [reading.id, reading] as const))(
    '%s: of what it writes only that stands which the checks allow',
    async (_, { prompt, writing }) => {
      const request = { prompt, theme: 'modern', framework: 'tailwind' } as const;
      const website = await generateWebsite(request);
      const { customization } = website;
      const build: Build = { id: 'a', createdAt: 0, ...request, website, customization };
      const site = await siteOf(build);
      const slots = slotsOf(site, build)[0] ?? [];
      const question = writingQuestion(site, slots, null);
      answers.set(question.text, writing.answer);
      const answer = await ask(question);
      await loadTrades(site.copy.language);
      // Which of the person's words it may not lose is the reader's to say.
      const { words, wrong } = writingOf(
        site,
        slots.map((slot) => ({ ...slot, keeps: [] })),
        answer,
      );
      expect(wrong).toEqual(writing.wrong);
      expect(words).toEqual(
        Object.fromEntries(
          writing.answer.texts
            .filter(({ id }) => !Object.hasOwn(writing.wrong, id))
            .map(({ id, text }) => [id, text]),
        ),
      );
      const first = await modelStep({ build, point: WRITING, answer: { value: answer } });
      expect(Object.keys(first.point?.task === 'write' ? (first.point.wrong ?? {}) : {})).toEqual(
        expect.arrayContaining(Object.keys(writing.wrong)),
      );
      const again = await modelStep({
        build,
        point: first.point ?? WRITING,
        answer: { value: answer },
      });
      for (const id of Object.keys(writing.wrong))
        expect([first.words[id], again.words[id]]).toEqual([undefined, undefined]);
    },
  );

  it('hold sentences that fail for each reason', () => {
    const reasons = cases.flatMap(({ writing }) =>
      Object.values(writing.wrong).map(
        (wrong) => /^(?:leave out the (?:number|price|name|claim)|use .+)/.exec(wrong)?.[0],
      ),
    );
    expect([...new Set(reasons)].sort()).toEqual([
      ...['claim', 'name', 'number', 'price'].map((what) => `leave out the ${what}`),
      'use no address',
      'use no markup',
      'use no quotation marks',
      'use the language of the site',
    ]);
  });

  it('hold mistakes of each kind, and something that the model alone found', async () => {
    const answers = cases.flatMap(({ prompt, answer }) =>
      answer.parts.map(({ text }) => prompt.includes(text)),
    );
    expect(answers.filter((isThere) => !isThere).length).toBeGreaterThan(9);
    const gained = await Promise.all(
      cases.map(async (reading) => {
        const { byRules, both } = await bothSites(reading);
        return held(reading, both).length - held(reading, byRules).length;
      }),
    );
    expect(gained.filter((more) => more > 0).length).toBeGreaterThanOrEqual(2);
  });
});
