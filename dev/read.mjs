import { fileURLToPath } from 'node:url';

import { ensureInstalled, PlainProblem, runMain } from './ensureInstalled.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** `npm run read -- "PROMPT"`: how a prompt is read. Each part of it with its role and the rule that gave it, then the brief. */
await runMain(async () => {
  await ensureInstalled(ROOT);
  const prompt = process.argv.slice(2).join(' ');
  if (prompt.trim() === '') throw new PlainProblem('Usage: npm run read -- "PROMPT"');
  const { openModules } = await import('./modules.mjs');
  const { briefRows, partRows } = await import('./briefTables.mjs');
  const modules = await openModules();
  try {
    const { understand } = await modules.ssrLoadModule('/src/generator/read/understand.ts');
    const brief = await understand(prompt);
    console.log([...partRows(prompt, brief), '', ...briefRows(prompt, brief)].join('\n'));
  } finally {
    await modules.close();
  }
});
