import type { LanguagePack } from './LanguagePack';

/** One loader a language, found by its folder; each is a chunk of its own. */
const LOADERS = Object.fromEntries(
  Object.entries(import.meta.glob<LanguagePack>('./*/index.ts', { import: 'pack' })).map(
    ([path, load]) => [path.split('/')[1] ?? '', load],
  ),
);

const loaded = new Map<string, LanguagePack>();

/** The ids of the languages that the generator writes, as BCP 47 tags. */
export const LANGUAGES: readonly string[] = Object.keys(LOADERS);

export const isLanguage = (id: string): boolean => Object.hasOwn(LOADERS, id);

/** Loads a language once; what needs it later finds it by `languagePack`. Rejects when its chunk cannot be loaded. */
export async function loadLanguage(id: string): Promise<LanguagePack> {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const load = LOADERS[id];
  if (load === undefined) throw new Error(`The generator does not write "${id}".`);
  const pack = await load();
  loaded.set(id, pack);
  return pack;
}

/** A language that is loaded. Throws where it is not. */
export function languagePack(id: string): LanguagePack {
  const pack = loaded.get(id);
  if (pack === undefined) throw new Error(`The language "${id}" is not loaded.`);
  return pack;
}
