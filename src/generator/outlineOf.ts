import type { PlannedEntry, PlannedItem, PlannedPage, PlannedText } from '../../machines/entities';
import { plannedEntries } from './document/arrangedSite';
import { homeLabel } from './document/pageWords';
import { sitePages } from './document/sitePages';
import { writtenSection } from './document/addedSections';
import { SECTION_KINDS } from './sectionKinds';
import type { CopyItem, SectionCopy, Site, Text } from './types';

const planned = (text: Text | null): PlannedText | null =>
  text && { words: text.value, isGap: text.source.from === 'placeholder' };

const itemIn =
  (section: string) =>
  ({ title, body, detail }: CopyItem): PlannedItem => ({
    id: title.id.slice(section.length + 1).replace(/\.title$/, ''),
    title: { words: title.value, isGap: title.source.from === 'placeholder' },
    body: planned(body),
    detail: planned(detail),
  });

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
      const { kind = section, items = [] } = known.get(section) ?? {};
      return { id, kind, label: labelOf(section), items: items.map(itemIn(section)) };
    }),
  }));
}

/** The section that the person fills with something of their own. */
const OWN_TOPIC = 'topic-own';

/**
 * Every kind of section that can be added to a site, in page order, as it stands there or would be written for it (specification
 * section 2, builder). Pure; throws where a language of the site is not loaded.
 */
export function catalogueOf(site: Site): PlannedEntry[] {
  return SECTION_KINDS.filter((kind) => kind !== 'hero').map((kind) => {
    const id = kind === 'topic' ? OWN_TOPIC : kind;
    const standing = site.copy.sections.find((section) => section.id === id);
    return entryOf(standing ?? writtenSection(site, { id, kind }).copy);
  });
}

const entryOf = ({ id, kind, navLabel, items }: SectionCopy): PlannedEntry => ({
  id,
  kind,
  label: navLabel.value,
  items: items.map(itemIn(id)),
});
