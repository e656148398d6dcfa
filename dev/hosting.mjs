import { readFileSync } from 'node:fs';

/** The hosting block of firebase.json. */
export function hostingConfiguration() {
  return JSON.parse(readFileSync(new URL('../firebase.json', import.meta.url), 'utf8')).hosting;
}
