import type { Theme } from '../../../machines/entities';
import { stableHash } from '../stableHash';
import type { PlannedSection, SectionKind } from '../types';

type Options = readonly [string, ...string[]];

const same = (...options: Options): Record<Theme, Options> => ({
  modern: options,
  vibrant: options,
  elegant: options,
});

/** The layouts a section kind may take in each theme. `document/sections.ts` builds each of them. */
export const LAYOUTS: Record<SectionKind, Record<Theme, Options>> = {
  hero: {
    modern: ['split', 'stacked'],
    vibrant: ['split', 'stacked'],
    elegant: ['stacked', 'split'],
  },
  features: {
    modern: ['sidebar', 'columns', 'cards'],
    vibrant: ['cards', 'columns'],
    elegant: ['columns', 'sidebar'],
  },
  about: same('pictureStart', 'pictureEnd'),
  offerings: {
    modern: ['pictures', 'menu', 'cards'],
    vibrant: ['pictures', 'cards'],
    elegant: ['menu', 'pictures'],
  },
  gallery: same('mosaic', 'row'),
  process: { modern: ['steps', 'timeline'], vibrant: ['steps'], elegant: ['timeline', 'steps'] },
  pricing: { modern: ['cards', 'menu'], vibrant: ['cards'], elegant: ['menu', 'cards'] },
  testimonials: same('cards'),
  team: same('portraits'),
  faq: {
    modern: ['sidebar', 'stacked'],
    vibrant: ['stacked', 'sidebar'],
    elegant: ['stacked', 'sidebar'],
  },
  visit: same('pictureStart', 'pictureEnd'),
  posts: same('pictures', 'menu'),
  events: same('menu'),
  callToAction: same('band'),
  contact: { modern: ['split'], vibrant: ['split', 'centered'], elegant: ['centered', 'split'] },
};

/** A layout for each section: chosen by a stable hash of `seed`, never the same as the section before it where there is a choice. */
export function chooseLayouts(
  theme: Theme,
  seed: string,
  sections: readonly PlannedSection[],
): Record<string, string> {
  const layouts: Record<string, string> = {};
  let previous = '';
  let side = '';
  for (const { id, kind } of sections) {
    const all = LAYOUTS[kind][theme];
    const fresh = all.filter((option) => option !== previous && option !== side);
    const options = fresh.length > 0 ? fresh : all;
    const chosen = options[stableHash(`${seed}/${id}`) % options.length] ?? all[0];
    layouts[id] = chosen;
    previous = chosen;
    if (chosen.startsWith('picture') && chosen !== 'pictures') side = chosen;
  }
  return layouts;
}
