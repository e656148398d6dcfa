import type { Plan } from '../types';
import { callsToAction } from './callsToAction';

/**
 * What is planned to stand on a page, in order; on the home page the beginnings of the other pages too, as `about.more`.
 * `lead`: id of the section that the page is named after.
 */
export function plannedEntries({ sections, pages = [] }: Plan, lead: string): string[] {
  const ids = sections.map(({ id }) => id);
  if (pages.length === 0) return ids;
  const page = pages.find((one) => one.lead === lead);
  if (lead !== 'hero') return page?.sections ?? [];
  const hasCall = callsToAction({ sections });
  const isTeased = (id: string) =>
    pages.some((other) => other.lead === id) && !(id === 'contact' && hasCall);
  return ids.flatMap((id) => {
    if (page?.sections.includes(id)) return [id];
    return isTeased(id) ? [`${id}.more`] : [];
  });
}
