import type { WebsiteRequest } from '../../machines/entities';
import { designSite, directionOf } from './design/designSite';
import { planSite } from './plan/planSite';
import type { Language, Site, Understood } from './types';
import { detectLanguage } from './understand/detectLanguage';
import { findPages, type PagesAsked } from './understand/findPages';
import { findSiteLanguages } from './understand/findSiteLanguages';
import { understandCorrected } from './understand/understand';
import { writeCopy } from './write/writeCopy';
import { writeTranslation } from './write/writeTranslation';

/**
 * All stages from a prompt to a site that can be rendered (specification section 2, builder).
 * Pure: the same request, the same site. Theme and direction decide the design alone; the framework decides nothing here.
 */
export function generateSite({
  prompt,
  theme,
  framework,
  corrections,
  ...asked
}: WebsiteRequest): Site {
  const direction = directionOf(asked);
  const request: WebsiteRequest = {
    prompt,
    theme,
    framework,
    ...(corrections === undefined ? {} : { corrections }),
    ...(direction === 0 ? {} : { direction }),
  };
  const intent = understandCorrected(prompt, corrections);
  const plan = planSite(intent, pagesAsked(request));
  const copy = writeCopy(intent, plan);
  const design = designSite(request, intent, plan, copy);
  const second = secondLanguageOf(request)?.value ?? intent.language;
  return {
    version: 1,
    request,
    intent,
    plan,
    copy,
    ...(second === intent.language
      ? {}
      : { translation: writeTranslation(intent, plan, copy, second) }),
    design,
  };
}

/** The language beside the first that the person chose; the prompt's where they chose none. */
export function secondLanguageOf({
  prompt,
  corrections,
}: Pick<WebsiteRequest, 'prompt' | 'corrections'>): Understood<Language> | null {
  const chosen = corrections?.secondLanguage;
  if (chosen !== undefined) return chosen === null ? null : { value: chosen, evidence: '' };
  const asked = findSiteLanguages(prompt);
  return asked?.value.second == null
    ? null
    : { value: asked.value.second, evidence: asked.evidence };
}

/** What the person said about pages counts; what the prompt says counts where they said nothing. */
function pagesAsked({ prompt, corrections }: WebsiteRequest): PagesAsked | null {
  const read = findPages(detectLanguage(prompt), prompt)?.value ?? null;
  if (corrections?.isMultiPage === undefined) return read;
  if (!corrections.isMultiPage) return 'one';
  return Array.isArray(read) ? read : 'several';
}
