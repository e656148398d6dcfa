/** The planned entry that one is a copy of: `about_2` is one of `about`; any other is its own. */
export const sourceOf = (id: string): string => id.replace(/_\d+$/, '');
export const isCopy = (id: string): boolean => sourceOf(id) !== id;
/** The picture of a section that one of a copy shows, too: `visit` for `visit_2`, `gallery-1` for `gallery_2-1`. */
export const pictureShown = (id: string): string => id.replace(/_\d+(?=-\d+$|$)/, '');
/** The section in the page's document: `about.more` stands there as `about`. */
export const sectionOf = (id: string): string => id.replace(/\.more$/, '');

/** What a page that the person adds begins with: a section to fill with something of their own. */
export const pageTopic = (number: number): string => `topic-page${number}`;
export const isPageTopic = (id: string): boolean => /^topic-page\d+$/.test(id);

/** The id of a text of a section in a copy of it: `es.about.heading` is `es.about_2.heading` there. */
export function copiedTextId(textId: string, from: string, to: string): string {
  const [, language = '', rest] = /^((?:[a-z]{2}\.)?)(.*)$/.exec(textId) ?? [];
  const own = rest?.startsWith(`${from}.`) ? rest.slice(from.length + 1) : rest;
  return `${language}${to}.${own}`;
}
