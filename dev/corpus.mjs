import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { ensureInstalled, runMain } from './ensureInstalled.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = new URL('../tests/generator/', import.meta.url);

/**
 * `npm run corpus`: how well the corpus of prompts, the cases of each language and its words for sections are read. `-- --misses` also lists each
 * miss; `-- --raise` writes the figures that have risen as the new floors, under which `npm test` lets none fall.
 */
await runMain(async () => {
  await ensureInstalled(ROOT);
  const { values } = parseArgs({
    options: { misses: { type: 'boolean' }, raise: { type: 'boolean' } },
  });
  const { openModules } = await import('./modules.mjs');
  const modules = await openModules();
  try {
    const corpus = await modules.ssrLoadModule('/tests/generator/corpus/scoreCorpus.ts');
    const languages = await modules.ssrLoadModule('/tests/generator/languages/scoreCases.ts');
    const sections = await modules.ssrLoadModule('/tests/generator/sections/scorePhrases.ts');
    const { raised, scoreRows } = corpus;
    const report = (folder, scores, misses) => {
      const file = new URL(`${folder}/floors.json`, FOLDER);
      const floors = JSON.parse(readFileSync(file, 'utf8'));
      if (values.misses) console.log(misses.join('\n'), '\n');
      console.log(scoreRows(scores, floors).join('\n'));
      if (values.raise) writeFileSync(file, `${JSON.stringify(raised(scores, floors), null, 2)}\n`);
    };
    const cases = await languages.scoreCases();
    report(
      'languages',
      languages.caseScores(cases),
      cases.flatMap(({ misses }) => Object.values(misses)),
    );
    const phrases = await sections.scorePhrases();
    report(
      'sections',
      sections.phraseScores(phrases),
      phrases.flatMap(({ miss }) => miss ?? []),
    );
    const scored = await corpus.scoreCorpus();
    report('corpus', corpus.scoresOf(scored), corpus.missRows(scored));
  } finally {
    await modules.close();
  }
});
