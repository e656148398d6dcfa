import type { GeneratedWebsite, PlannedEntry } from './entities';
import { isPageTopic, sourceOf } from './sectionIds';

/** What is written for an entry, or for what it is a copy of: as planned, else as the catalogue has it; undefined: nothing. */
export function plannedEntry(
  { outline = [], catalogue = [] }: Pick<GeneratedWebsite, 'outline' | 'catalogue'>,
  id: string,
): PlannedEntry | undefined {
  const source = sourceOf(id);
  const all = [...outline.flatMap(({ entries }) => entries), ...catalogue];
  const found = all.find((entry) => entry.id === source);
  if (found !== undefined || !isPageTopic(source)) return found;
  const topic = catalogue.find(({ kind }) => kind === 'topic');
  return topic && { ...topic, id: source };
}
