import type { PlannedPage } from '../../machines/entities';
import { plannedEntries } from './document/arrangedSite';
import { homeLabel } from './document/pageWords';
import { sitePages } from './document/sitePages';
import type { Site } from './types';

/** The pages of a site in its first language, and what is planned to stand on each, in order (specification section 2, builder). Pure. */
export function outlineOf({ plan, copy }: Site): PlannedPage[] {
  const known = new Map(copy.sections.map((section) => [section.id, section]));
  const labelOf = (id: string) => known.get(id)?.navLabel.value ?? id;
  return sitePages(plan, copy, '').map(({ lead, path }) => ({
    lead,
    path,
    label: lead === 'hero' ? homeLabel(copy.language) : labelOf(lead),
    entries: plannedEntries(plan, lead).map((id) => {
      const section = id.replace(/\.more$/, '');
      return { id, kind: known.get(section)?.kind ?? section, label: labelOf(section) };
    }),
  }));
}
