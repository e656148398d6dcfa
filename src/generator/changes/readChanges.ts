import type { ChangesAsked, ChangesRead } from '../../../machines/requestedChanges';
import { siteOf } from '../export/writeSiteFile';
import { loadLanguage } from '../languages/languages';
import { detectLanguage } from '../read/text/detectLanguage';
import { readable } from '../read/text/words';
import { hasRules, rulesOf } from './changeRules';
import { readSentence, type SentenceRead } from './readSentence';
import { situationOf } from './Situation';

/**
 * What a person asks for in words of a site that stands already (specification section 2, builder): changes, each with the words
 * that ask for it, and the words that ask for nothing. The sentence may be in English, in the site's language or in the one
 * that it seems to be in: the one in which most of it is understood counts. What is left unread may be what a language model made of
 * it, checked (`asked.answer`). Deterministic, and asks no network once it is loaded.
 * Rejects when the build's site cannot be read or a chunk cannot be loaded.
 */
export async function readChanges(asked: ChangesAsked): Promise<ChangesRead> {
  const { build, page, scope, without } = asked;
  const words = readable(asked.words);
  const site = await siteOf(build);
  const own = await loadLanguage(site.copy.language);
  const seeming = detectLanguage(words);
  const languages = [...new Set([seeming, own.id, 'en'])].filter(hasRules);
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
  if (best === null) return { changes: [], unread: [] };
  const { changes, unread, after } = best;
  if (asked.answer === undefined) return { changes, unread };
  const english = await loadLanguage('en');
  const { withModelChanges } = await import('../model/changeTask');
  const packs = [...new Set([english, own])];
  const situation = situationOf(
    { ...after, rules: await rulesOf(english), packs },
    after.build.customization,
  );
  return withModelChanges({ changes, unread }, asked.answer.value, situation, without);
}
