import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { ensureInstalled, runMain } from './ensureInstalled.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FLOORS = new URL('../tests/generator/corpus/floors.json', import.meta.url);

/**
 * `npm run corpus`: how well the corpus of prompts is read. `-- --misses` also lists each miss; `-- --raise` writes the
 * figures that have risen as the new floors, under which `npm test` lets none fall.
 */
await runMain(async () => {
  await ensureInstalled(ROOT);
  const { values } = parseArgs({
    options: { misses: { type: 'boolean' }, raise: { type: 'boolean' } },
  });
  const { openModules } = await import('./modules.mjs');
  const modules = await openModules();
  try {
    const { missRows, raised, scoreCorpus, scoreRows, scoresOf } = await modules.ssrLoadModule(
      '/tests/generator/corpus/scoreCorpus.ts',
    );
    const floors = JSON.parse(readFileSync(FLOORS, 'utf8'));
    const scored = await scoreCorpus();
    const scores = scoresOf(scored);
    if (values.misses) console.log(missRows(scored).join('\n'), '\n');
    console.log(scoreRows(scores, floors).join('\n'));
    if (values.raise) writeFileSync(FLOORS, `${JSON.stringify(raised(scores, floors), null, 2)}\n`);
  } finally {
    await modules.close();
  }
});
