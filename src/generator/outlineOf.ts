import type { PlannedEntry, PlannedItem, PlannedPage, PlannedText } from '../../machines/entities';
import { plannedEntries } from './document/plannedEntries';
import { homeLabel } from './document/pageWords';
import { sitePages } from './document/sitePages';
import { writtenSection } from './document/addedSections';
import { LAYOUTS } from './design/layouts';
import { wordingsOf } from './write/wordings';
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
export function outlineOf(site: Site): PlannedPage[] {
  const { plan, copy } = site;
  const { layouts } = site.design;
  const known = new Map(copy.sections.map((section) => [section.id, section]));
  const labelOf = (id: string) => known.get(id)?.navLabel.value ?? id;
  return sitePages(plan, copy, '').map(({ lead, path }) => ({
    lead,
    path,
    label: lead === 'hero' ? homeLabel(copy.language) : labelOf(lead),
    entries: plannedEntries(plan, lead).map((id) => {
      const section = id.replace(/\.more$/, '');
      const written = known.get(section);
      if (written === undefined) return { id, kind: section, label: section, items: [] };
      return { ...entryOf(site, written, layouts[section] ?? ''), id };
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
    if (standing) return entryOf(site, standing, site.design.layouts[id] ?? '');
    const written = writtenSection(site, { id, kind });
    return entryOf(site, written.copy, written.layout);
  });
}

function entryOf({ brief, plan, copy }: Site, section: SectionCopy, own: string): PlannedEntry {
  const { id, kind, navLabel, items } = section;
  const count = items.length;
  const fits = LAYOUTS[kind].filter(
    ({ least = 0, most = Infinity }) => count >= least && count <= most,
  );
  return {
    id,
    kind,
    label: navLabel.value,
    items: items.map(itemIn(id)),
    layouts: [...new Set([own, ...fits.map(({ name }) => name)])],
    wordings: wordingsOf(brief, plan, copy, section).length,
  };
}
