import type { WebsiteRequest } from '../../machines/entities';
import { designSite, directionOf } from './design/designSite';
import { isLanguage } from './languages/languages';
import { loadTrade } from './languages/tradeWords';
import { withDrawings } from './pictures/drawings';
import { planSite } from './plan/planSite';
import { understand } from './read/understand';
import type { Brief, Site } from './types';
import { writeCopy } from './write/writeCopy';

/**
 * All stages from a prompt to a site that can be rendered (specification section 2, builder). The same request, the same
 * site; theme and direction decide the design alone; the framework decides nothing here. Rejects only when the chunk of a
 * language cannot be loaded.
 */
export async function generateSite({
  prompt,
  theme,
  framework,
  corrections,
  ...asked
}: WebsiteRequest): Promise<Site> {
  const direction = directionOf(asked);
  const request: WebsiteRequest = {
    prompt,
    theme,
    framework,
    ...(corrections === undefined ? {} : { corrections }),
    ...(direction === 0 ? {} : { direction }),
  };
  const brief = await understand(prompt, corrections);
  const second = secondLanguage(brief);
  await Promise.all(
    [brief.language, ...(second === null ? [] : [second])].map((language) =>
      loadTrade(language, brief.trade),
    ),
  );
  const plan = planSite(brief);
  const copy = writeCopy(brief, plan);
  const translation =
    second === null
      ? undefined
      : (await import('./write/writeTranslation')).writeTranslation(brief, plan, copy, second);
  const design = await withDrawings(() => designSite(request, brief, plan, copy));
  return {
    version: 2,
    request,
    brief,
    plan,
    copy,
    ...(translation === undefined ? {} : { translation }),
    design,
  };
}

/** The language that the site is written in beside its first; null where there is none. */
function secondLanguage({ language, secondLanguage: second }: Brief): string | null {
  return second !== null && second.value !== language && isLanguage(second.value)
    ? second.value
    : null;
}
