import { fileURLToPath } from 'node:url';

import { ensureInstalled, PlainProblem, runMain } from './ensureInstalled.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

await runMain(async () => {
  await ensureInstalled(ROOT);
  const { createFlow, ROOMS } = await import('./createFlow.mjs');
  const [name, room] = process.argv.slice(2);
  if (name === undefined) {
    throw new PlainProblem(`Usage: npm run new:flow NAME [${ROOMS.join(' | ')}]`);
  }
  const files = await createFlow({ root: ROOT, name, room });
  console.log(`Made:\n${files.map((file) => `  ${file}`).join('\n')}`);
  console.log(
    '\nNext: shape the chart, move its words to machines/messages.ts, provide its actors in src/app/,\n' +
      'and give its events sample data in stories/support/sampleEvents.ts.',
  );
});
