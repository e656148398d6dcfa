import type { Build } from '../../../../machines/entities';
import { outlineOf } from '../../../../machines/outlineOf';
import { isPageTopic } from '../../../../machines/sectionIds';
import type { SiteGap } from '../../../../machines/siteReport';
import { sectionNames } from '../../../content/siteWords';

/** What the editor calls the section in which something is to be filled in; that of an added page by the page's name. */
export function gapPlace(
  { textId, section }: SiteGap,
  build: Pick<Build, 'website' | 'customization'> | null,
): string {
  const [id = ''] = textId.replace(/^[a-z]{2}\./, '').split('.');
  const entries = build !== null && isPageTopic(id) ? outlineOf(build) : [];
  const own = entries.flatMap((page) => page.entries).find((entry) => entry.id === id);
  return own?.label ?? sectionNames[section] ?? section;
}
