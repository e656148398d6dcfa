import type {
  Customization,
  SiteColors,
  SiteContent,
  SiteLayout,
} from '../../../machines/entities';
import { initialCustomization } from '../initialCustomization';
import type { Copy, Site } from '../types';

interface Edited {
  site: Site;
  /** What the generator chose, and what the person made of it. */
  initial: Customization;
  customization: Customization;
}

/**
 * What a person changed in a site, put on the site that takes its place (specification section 2, builder): words, colors,
 * sections and hero stay, all else is the new site's. Words written over an item follow the item to its new position.
 */
export function carryOver(
  { site: before, initial, customization }: Edited,
  after: Site,
): Customization {
  const fresh = initialCustomization(after);
  const texts = movedTexts(customization.texts ?? {}, before.copy, after.copy);
  return {
    colors: changed<SiteColors>(fresh.colors, initial.colors, customization.colors),
    layout: changed<SiteLayout>(fresh.layout, initial.layout, customization.layout),
    content: changed<SiteContent>(fresh.content, initial.content, customization.content),
    ...(Object.keys(texts).length === 0 ? {} : { texts }),
    ...(customization.hero === undefined ? {} : { hero: customization.hero }),
  };
}

function changed<T extends object>(fresh: T, initial: T, now: T): T {
  const own = Object.entries(now).filter(([key, value]) => initial[key as keyof T] !== value);
  return { ...fresh, ...Object.fromEntries(own) };
}

/** `offerings.2.body` becomes `offerings.1.body` where the first offering went. */
function movedTexts(
  texts: Record<string, string>,
  before: Copy,
  after: Copy,
): Record<string, string> {
  const moves = new Map<string, string>();
  for (const section of before.sections) {
    const items = after.sections.find(({ id }) => id === section.id)?.items ?? [];
    section.items.forEach((item, index) => {
      const to = items.findIndex(({ title }) => title.value === item.title.value);
      if (to >= 0) moves.set(`${section.id}.${index + 1}.`, `${section.id}.${to + 1}.`);
    });
  }
  return Object.fromEntries(
    Object.entries(texts).map(([id, words]) => {
      const place = /^[A-Za-z]+\.\d+\./.exec(id)?.[0] ?? '';
      return [(moves.get(place) ?? place) + id.slice(place.length), words];
    }),
  );
}
