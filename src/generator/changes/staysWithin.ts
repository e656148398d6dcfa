import { SWITCHES } from '../../../machines/arrangement';
import type { Customization } from '../../../machines/entities';
import { itemTextKey } from '../../../machines/itemTexts';
import { isCopy, sourceOf } from '../../../machines/sectionIds';

/**
 * Whether a change of a customization is about one section alone: words, items, layout, place or presence of that section, and
 * nothing of another one, of the colors or of the whole site. What an item is called and costs holds in other sections too, so
 * that such words are not. Pure.
 */
export function staysWithin(section: string, before: Customization, after: Customization): boolean {
  return JSON.stringify(outsideOf(section, before)) === JSON.stringify(outsideOf(section, after));
}

function outsideOf(section: string, customization: Customization) {
  const {
    layout,
    texts = {},
    arrangement = {},
    items = {},
    sections = {},
    links = {},
    ...rest
  } = customization;
  const isOther = ([id]: [string, unknown]) => id !== section;
  const switched = SWITCHES[section];
  const withoutOwn = (ids: readonly string[]) =>
    ids.filter((id) => id !== section && !(isCopy(id) && sourceOf(id) === section));
  const lists = (all: Record<string, string[]> = {}) =>
    Object.entries(all)
      .map(([page, ids]) => [page, withoutOwn(ids)] as const)
      .filter(([, ids]) => ids.length > 0);
  return {
    ...rest,
    layout: switched === undefined ? layout : { ...layout, [switched]: true },
    texts: Object.entries(texts).filter(([id]) => !isOwnText(id, section)),
    away: Object.entries(arrangement.away ?? {}).filter(isOther),
    added: lists(arrangement.added),
    items: Object.entries(items).filter(isOther),
    sections: Object.entries(sections).filter(isOther),
    links: Object.entries(links).filter(([id]) => !isOwnText(id, section)),
  };
}

/** Whether a text stands in the section alone. */
function isOwnText(id: string, section: string): boolean {
  const bare = id.replace(/^[a-z]{2,3}\.(?=[A-Za-z])/, '');
  return bare.startsWith(`${section}.`) && itemTextKey(id) === id && !bare.endsWith('.nav');
}
