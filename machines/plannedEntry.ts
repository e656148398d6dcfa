import type { GeneratedWebsite, PlannedEntry } from './entities';
import { sourceOf } from './sectionIds';

/** What is written for an entry, or for what it is a copy of: as planned, else as the catalogue has it; undefined: nothing. */
export function plannedEntry(
  { outline = [], catalogue = [] }: Pick<GeneratedWebsite, 'outline' | 'catalogue'>,
  id: string,
): PlannedEntry | undefined {
  const source = sourceOf(id);
  return [...outline.flatMap(({ entries }) => entries), ...catalogue].find(
    (entry) => entry.id === source,
  );
}
