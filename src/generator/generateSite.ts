import type { WebsiteRequest } from '../../machines/entities';
import { designSite } from './design/designSite';
import { planSite } from './plan/planSite';
import type { Site } from './types';
import { understand } from './understand/understand';
import { writeCopy } from './write/writeCopy';

/**
 * All stages from a prompt to a site that can be rendered (specification section 2, builder).
 * Pure: the same request, the same site. Theme decides the design alone; the framework decides nothing here.
 */
export function generateSite({ prompt, theme, framework }: WebsiteRequest): Site {
  const intent = understand(prompt);
  const plan = planSite(intent);
  const copy = writeCopy(intent, plan);
  const design = designSite(theme, intent, plan, copy);
  return { version: 1, request: { prompt, theme, framework }, intent, plan, copy, design };
}
