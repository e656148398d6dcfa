import type { ChangesAsked, ChangesRead } from '../../../machines/requestedChanges';
import { siteOf } from '../export/writeSiteFile';
import type { LanguagePack } from '../languages/LanguagePack';
import { loadLanguage } from '../languages/languages';
import type { ChangeWords } from '../languages/wordsSchema';
import { detectLanguage } from '../read/text/detectLanguage';
import { readable } from '../read/text/words';
import { type ChangeRules, compileChanges } from './compileChanges';
import { readSentence, type SentenceRead } from './readSentence';
import { situationOf } from './Situation';

const LOADERS = import.meta.glob<ChangeWords>('../languages/*/changes.yaml', { import: 'default' });
const fileOf = (id: string): string => `../languages/${id}/changes.yaml`;
const compiled = new Map<string, ChangeRules>();

async function rulesOf({ id }: LanguagePack): Promise<ChangeRules> {
  const known = compiled.get(id);
  if (known !== undefined) return known;
  const load = LOADERS[fileOf(id)];
  if (load === undefined) throw new Error(`languages/${id}/changes.yaml is missing`);
  const rules = compileChanges(await load());
  compiled.set(id, rules);
  return rules;
}

/**
 * What a person asks for in words of a site that stands already (specification section 2, builder): changes, each with the words
 * that ask for it, and the words that ask for nothing. The sentence may be in English, in the site's language or in the one
 * that it seems to be in: the one in which most of it is understood counts. Deterministic, and asks no network once it is loaded.
 * Rejects when the build's site cannot be read or a chunk cannot be loaded.
 */
export async function readChanges(asked: ChangesAsked): Promise<ChangesRead> {
  const { build, page, scope, without } = asked;
  const words = readable(asked.words);
  const site = await siteOf(build);
  const own = await loadLanguage(site.copy.language);
  const seeming = detectLanguage(words);
  const languages = [...new Set([seeming, own.id, 'en'])].filter((id) =>
    Object.hasOwn(LOADERS, fileOf(id)),
  );
  let best: SentenceRead | null = null;
  for (const id of languages) {
    const pack = await loadLanguage(id);
    const rules = await rulesOf(pack);
    const packs = [...new Set([pack, own])];
    const situation = situationOf({ site, build, page, scope, mentioned: null, rules, packs });
    const read = readSentence(words, situation, without);
    if (best === null || read.weight > best.weight) best = read;
    if (best.unread.length === 0 && best.changes.length > 0) break;
  }
  const { changes = [], unread = [] } = best ?? {};
  return { changes, unread };
}
