/*
 * Exports samples as ZIPs into a folder: node exportSamples.mjs <folder> [name …]; without names every sample. A process of
 * its own, so that two runs can be in two time zones.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { openModules } from '../../../dev/modules.mjs';

const [folder = '', ...names] = process.argv.slice(2);
const modules = await openModules();
const load = (/** @type {string} */ path) => modules.ssrLoadModule(path);
const { SAMPLES, HOSTILE_SAMPLES } = await load('/tests/journeys/support/samples.ts');
const { generateWebsite } = await load('/src/generator/generateWebsite.ts');
const { exportWebsite } = await load('/src/generator/export/exportWebsite.ts');
for (const { name, request, customization } of [...SAMPLES, ...HOSTILE_SAMPLES]) {
  if (names.length > 0 && !names.includes(name)) continue;
  const website = await generateWebsite(request);
  const build = {
    ...request,
    website,
    customization: { ...website.customization, ...customization },
  };
  const { fileName, bytes } = await exportWebsite(build);
  await writeFile(join(folder, `${name}.zip`), bytes);
  await writeFile(join(folder, `${name}.json`), JSON.stringify({ fileName, html: website.html }));
}
await modules.close();
