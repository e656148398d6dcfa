import { isRemoved, isShown, entriesOf } from './arrangement';
import { pageNameId, sitePagesOf } from './arrangedPages';
import { plannedEntry } from './plannedEntry';
import { isCopy, sourceOf } from './sectionIds';
import { isLocked } from './sectionLocks';
import type { Build, PlannedPage } from './entities';

/** An entry of a page as the person has it before them. */
export interface OutlineEntry {
  id: string;
  kind: string;
  /** What the site calls it now; copies are numbered. */
  label: string;
  /** The hero is compact where the Layout tab switches it off. */
  state: 'shown' | 'hidden' | 'compact';
  /** It is the beginning of another page on the home page. */
  isTeaser: boolean;
  /** It stays as it is when the site is made again. */
  isLocked: boolean;
}

export interface OutlinePage {
  page: PlannedPage;
  label: string;
  /** In order, hidden ones among them. */
  entries: OutlineEntry[];
  /** Taken out, and there to be put back. */
  removed: OutlineEntry[];
}

/** The pages of a build's site and what stands on them, as arranged (specification section 2, builder); none while it is not drawn. */
export function outlineOf({
  website,
  customization,
}: Pick<Build, 'website' | 'customization'>): OutlinePage[] {
  return sitePagesOf(website, customization).map((page) => {
    const entries = entriesOf(page, customization).map((id): OutlineEntry => {
      const source = plannedEntry(website, id);
      const added = customization.pages?.added?.[sourceOf(id)];
      const name = (customization.texts?.[`${sourceOf(id)}.nav`] || added || source?.label) ?? id;
      const isCompact = id === 'hero' && !customization.layout.showHero;
      return {
        id,
        kind: source?.kind ?? id,
        // Its page is named after it already.
        label:
          id === 'hero'
            ? 'Hero'
            : isCopy(id)
              ? `${name} ${id.slice(sourceOf(id).length + 1)}`
              : name,
        state: isCompact ? 'compact' : isShown(id, customization) ? 'shown' : 'hidden',
        isTeaser: id.endsWith('.more'),
        isLocked: isLocked(id, customization),
      };
    });
    const isOut = ({ id }: OutlineEntry) => isRemoved(id, customization);
    return {
      page,
      label: customization.texts?.[pageNameId(page)] || page.label,
      entries: entries.filter((entry) => !isOut(entry)),
      removed: entries.filter(isOut),
    };
  });
}
