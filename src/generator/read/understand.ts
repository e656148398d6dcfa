import type { Corrections } from '../../../machines/entities';
import { isLanguage, loadLanguage } from '../languages/languages';
import type { Brief } from '../types';
import { detectLanguage } from './text/detectLanguage';
import { withSpelling } from './text/withSpelling';
import { readPrompt } from './read';

/**
 * What a prompt says about a website, with what a person corrected in place of what was read (specification section 2,
 * builder). Takes any string, in any script and of any length. Rejects only when a chunk cannot be loaded.
 */
export async function understand(prompt: string, corrections: Corrections = {}): Promise<Brief> {
  const written = detectLanguage(prompt);
  const pack = await loadLanguage(written);
  const reader = await withSpelling(prompt, pack.reader);
  const read = readPrompt(prompt, { ...reader, id: written });
  const asked = corrections.language ?? read.language;
  const language = isLanguage(asked) ? asked : written;
  const site = await loadLanguage(language);
  const brief = { ...read, language };
  if (Object.keys(corrections).length === 0) return brief;
  const { applyCorrections } = await import('./corrections/applyCorrections');
  return applyCorrections(brief, corrections, [site.reader, reader]);
}
