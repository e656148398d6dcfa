import type { LanguagePack } from '../languages/LanguagePack';
import type { ChangeWords } from '../languages/wordsSchema';
import { type ChangeRules, compileChanges } from './compileChanges';

const LOADERS = import.meta.glob<ChangeWords>('../languages/*/changes.yaml', { import: 'default' });
const fileOf = (id: string): string => `../languages/${id}/changes.yaml`;
const compiled = new Map<string, ChangeRules>();

/** The words of a language by which changes are asked for. Rejects where it has none or they cannot be loaded. */
export async function rulesOf({ id }: LanguagePack): Promise<ChangeRules> {
  const known = compiled.get(id);
  if (known !== undefined) return known;
  const load = LOADERS[fileOf(id)];
  if (load === undefined) throw new Error(`languages/${id}/changes.yaml is missing`);
  const rules = compileChanges(await load());
  compiled.set(id, rules);
  return rules;
}

/** Whether changes can be asked for in a language. */
export const hasRules = (id: string): boolean => Object.hasOwn(LOADERS, fileOf(id));
