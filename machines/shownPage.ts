import { pageNameId, sitePagesOf } from './arrangedPages';
import { entriesOf, isShown } from './arrangement';
import type { Build, SitePage } from './entities';

/** A page of a build's site that somebody went to. */
export interface ChosenPage {
  buildId: string;
  /** Its path, and the place on it where one was asked for, such as `contact.html#visit`. */
  path: string;
}

/** The pages of a build's site on which something shows (specification section 2, Layout); none where it has only one. */
export function pagesOf({ website, customization }: Build): SitePage[] {
  const arranged = sitePagesOf(website, customization);
  const stands = ({ lead }: SitePage) => {
    const page = arranged.find((one) => one.lead === lead);
    if (page === undefined) return arranged.length === 0;
    return entriesOf(page, customization).some((id) => isShown(id, customization));
  };
  const pages = (website.pages ?? []).filter(stands);
  return pages.length > 1 ? pages : [];
}

/** The pages of a build's site by what they are called now, each in its language. */
export function namedPages(build: Build): Pick<SitePage, 'path' | 'language' | 'label'>[] {
  const { website, customization } = build;
  const { texts = {}, pages: { added = {} } = {} } = customization;
  const arranged = sitePagesOf(website, customization);
  const pages = pagesOf(build);
  return pages.map(({ path, language, label, lead }) => {
    const page = arranged.find((one) => one.lead === lead);
    const id = page === undefined ? '' : pageNameId(page);
    const isFirst = language === pages[0]?.language;
    const own = texts[isFirst ? id : `${language}.${id}`];
    // The person gave a page that they added one name for all languages.
    const shared = Object.hasOwn(added, lead) ? texts[id] : undefined;
    return { path, language, label: own ?? shared ?? label };
  });
}

/** The page in view: the one that was chosen for this build, or the first; null where the site has only one. */
export function shownPage(build: Build, chosen: ChosenPage | null): SitePage | null {
  const pages = pagesOf(build);
  const wanted = chosen?.buildId === build.id ? pathOf(chosen) : null;
  return pages.find(({ path }) => path === wanted) ?? pages[0] ?? null;
}

/** The page in view where a text stands on it, else the first page that has it; null where none has. */
export function pageWith(textId: string, build: Build, chosen: ChosenPage | null): SitePage | null {
  const hasText = ({ html }: SitePage) => html.includes(`data-text="${textId}"`);
  const shown = shownPage(build, chosen);
  return shown !== null && hasText(shown) ? shown : (pagesOf(build).find(hasText) ?? null);
}

/** The place that was asked for on the page in view; empty: its top. */
export function placeOn(build: Build, chosen: ChosenPage | null): string {
  return chosen?.buildId === build.id ? (chosen.path.split('#')[1] ?? '') : '';
}

function pathOf({ path }: ChosenPage): string {
  return path.split('#')[0] ?? '';
}
