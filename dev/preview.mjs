import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { ensureInstalled, PlainProblem, runMain } from './ensureInstalled.mjs';
import { hostingConfiguration } from './hosting.mjs';
import { isPortTaken, takenPortMessage } from './ports.mjs';
import { runNpm } from './run.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PORT = Number(process.env.PREVIEW_PORT ?? 4173);

await runMain(async () => {
  await ensureInstalled(ROOT);
  if (await isPortTaken(PORT))
    throw new PlainProblem(takenPortMessage(PORT, 'the preview', 'PREVIEW_PORT'));
  if (!existsSync(`${ROOT}/dist/index.html`)) {
    const { code } = await runNpm('build');
    if (code !== 0) throw new PlainProblem('The build failed; see above.');
  }
  const { serve } = await import('./serve.mjs');
  await serve({ folder: 'dist', hosting: hostingConfiguration(), port: PORT });
  console.log(`\n  Production build, with the hosting's headers:  http://localhost:${PORT}\n`);
});
