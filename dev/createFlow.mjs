import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';

import { PlainProblem } from './ensureInstalled.mjs';
import { machineTemplate, storiesTemplate, testTemplate, viewTemplate } from './flowTemplates.mjs';

export const ROOMS = ['editor', 'auth', 'marketing'];

/**
 * Writes a flow's machine, view, stories and test in the house style.
 * @param {object} options
 * @param {string} options.root the project's folder
 * @param {string} options.name camelCase, "profileEdit"
 * @param {string} [options.room] the room of the view
 * @returns {Promise<string[]>} the files written, relative to the root
 * @throws {PlainProblem} when name or room cannot be used or a file is already there
 */
export async function createFlow({ root, name, room = 'editor' }) {
  if (!/^[a-z][a-zA-Z0-9]*$/.test(name)) {
    throw new PlainProblem(`"${name}" is not a name for a flow: write it like profileEdit.`);
  }
  if (!ROOMS.includes(room)) {
    throw new PlainProblem(`"${room}" is not a room for a view: choose ${ROOMS.join(', ')}.`);
  }
  const Name = capitalized(name);
  // Sign-in is one folder; the other rooms have one folder a screen.
  const folder = room === 'auth' ? 'src/auth' : `src/${room}/${name}`;
  const view = `${folder}/${Name}View`;
  const words = {
    name,
    Name,
    view,
    up: '../'.repeat(folder.split('/').length),
    ui: `${'../'.repeat(folder.split('/').length - 1)}ui`,
    label: capitalized(name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)),
    title: `${capitalized(room)}/${Name}`,
  };
  const files = {
    [`machines/${name}.ts`]: machineTemplate(words),
    [`${view}.tsx`]: viewTemplate(words),
    [`stories/${room}/${Name}.stories.tsx`]: storiesTemplate(words),
    [`tests/machines/${name}.test.ts`]: testTemplate(words),
  };

  const present = Object.keys(files).filter((path) => existsSync(join(root, path)));
  if (present.length > 0) {
    throw new PlainProblem(`Nothing was written: ${present.join(', ')} exists already.`);
  }
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, path);
    const options = await resolveConfig(join(root, 'package.json'));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await format(text, { ...options, filepath: file }));
  }
  return Object.keys(files);
}

function capitalized(/** @type {string} */ text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
