import nlp from 'compromise/two';
import { build, type Rolldown } from 'vite';
import { expect, it, vi } from 'vitest';

import { compromisePlugin } from '../../dev/compromisePlugin';
import { lexicon, OMITTED } from '../../src/generator/languages/en/tagger';

vi.setConfig({ testTimeout: 60_000 });

/** The package as the worker gets it. */
async function built(): Promise<typeof nlp> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [compromisePlugin()],
    build: {
      write: false,
      rolldownOptions: { input: 'compromise/two', preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const module = (await import(
    `data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`
  )) as { default: typeof nlp };
  return module.default;
}

const TEXTS = [
  'We run a bakery called Alder in Leeds. It sells rye bread, buns and cakes.',
  "don't want pop-ups, it's a landing page for Maria's yoga classes (Mon-Fri, 7 a.m.)",
  'I have been restoring pianos since 1998 & I’d like to show them; prices from £180.',
  'booking page for kids swimming lessons no payment need photos of pool and who teaches',
  'Build a site where users should be able to sign up, browse courses and leave reviews!',
];

interface Term {
  text: string;
  tags: Set<string>;
}
const tagsOf = (tagger: typeof nlp) =>
  TEXTS.map((text) =>
    (tagger(text) as unknown as { docs: Term[][] }).docs.map((sentence) =>
      sentence.map((term) => [term.text, [...term.tags].sort()]),
    ),
  );

it('the built tagger has the lexicon that we use and gives the same tags', async () => {
  const tagger = await built();
  const lexiconOf = (of: typeof nlp) => (of.model() as { one: { lexicon: object } }).one.lexicon;
  const used = Object.entries(lexiconOf(tagger)).filter(
    ([, tags]) => !OMITTED.includes(String([tags].flat()[0])),
  );
  expect(Object.fromEntries(used)).toEqual(lexicon);
  expect(tagsOf(tagger)).toEqual(tagsOf(nlp));
});
