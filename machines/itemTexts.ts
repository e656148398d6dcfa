import type { Customization } from './entities';

const ITEM_TEXT =
  /^((?:[a-z]{2,3}\.)?)(?:[A-Za-z]+\.([in][0-9a-z]+)|(?:offerings|menu|pricing)\.(todo\d+))\.(title|body|detail)$/;

/**
 * What the texts of one thing have in common wherever it stands: `offerings.i1f.title` and `pricing.i1f.title` are both
 * `i1f.title`. Other ids are their own keys.
 */
export function itemTextKey(id: string): string {
  const [, language = '', item, gap, part] = ITEM_TEXT.exec(id) ?? [];
  const thing = item ?? gap;
  return thing === undefined || part === undefined ? id : `${language}${thing}.${part}`;
}

/** Own words by what they are about; later ones over earlier ones. */
export const textsByKey = (texts: Customization['texts'] = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([id, words]) => [itemTextKey(id), words]));
