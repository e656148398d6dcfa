/** The planned entry that one is a copy of: `about_2` is one of `about`; any other is its own. */
export const sourceOf = (id: string): string => id.replace(/_\d+$/, '');
export const isCopy = (id: string): boolean => sourceOf(id) !== id;
/** The section in the page's document: `about.more` stands there as `about`. */
export const sectionOf = (id: string): string => id.replace(/\.more$/, '');
