import { galleryShape, hasItemPictures, hasPanorama } from '../design/layouts';
import { LANGUAGES } from '../languages/languages';
import { senseOf } from '../trades/senseOf';
import { tradeIdOf, TRADES } from '../trades/trades';
import type { Copy, Intent, Picture, SectionCopy, SectionKind } from '../types';
import { itemThings, namedThings, siteThings } from './chooseThings';
import { describePicture } from './describePicture';
import { drawScene } from './drawScene';
import { motifNameOf, motifOf } from './motifs';
import type { ObjectName } from './objects';
import type { SceneKind } from './Shown';

const SIZE = {
  panorama: [1600, 760],
  wide: [1200, 960],
  square: [800, 800],
  card: [960, 600],
} as const;

interface Wanted {
  id: string;
  scene: SceneKind;
  size: keyof typeof SIZE;
  subject: ObjectName | null;
}

const PER_ITEM: Partial<Record<SectionKind, [scene: SceneKind, size: keyof typeof SIZE]>> = {
  offerings: ['still', 'card'],
  posts: ['still', 'card'],
  gallery: ['detail', 'square'],
  team: ['person', 'square'],
};

/** All pictures of a site, drawn for its trade and seeded by its name, so that two bakeries differ. */
export function drawPictures(
  seed: string,
  intent: Intent,
  copy: Copy,
  layouts: Record<string, string>,
): Picture[] {
  const { motif: own } = senseOf(LANGUAGES[intent.language], intent);
  const motifName = motifNameOf(own ?? TRADES[tradeIdOf(intent.trade.value)].motif);
  const motif = motifOf(motifName);
  const sold = copy.sections.filter(({ kind }) => kind === 'offerings' || kind === 'gallery');
  const named = sold
    .flatMap(({ items }) => items)
    .flatMap((item) => namedThings(item, motif, copy.language).slice(0, 1));
  const things = siteThings(seed, motif, named);

  const perItem = (section: SectionCopy): Wanted[] => {
    const [scene, size] = PER_ITEM[section.kind] ?? [];
    if (scene === undefined || size === undefined) return [];
    const subjects = scene === 'person' ? [] : itemThings(section, motif, copy.language, things);
    const count = section.items.length;
    const layout = layouts[section.id] ?? '';
    return section.items.map((_, index) => ({
      id: `${section.id}-${index + 1}`,
      scene,
      size: section.kind === 'gallery' ? galleryShape(layout, index, count) : size,
      subject: subjects[index] ?? null,
    }));
  };

  /** The pictures that a section asks for; those without a line here have none. */
  const wanted = (section: SectionCopy): Wanted[] => {
    const { id, kind } = section;
    const layout = layouts[id] ?? '';
    const one = (scene: SceneKind, size: keyof typeof SIZE): Wanted[] => [
      { id, scene, size, subject: null },
    ];
    if (kind === 'hero') return one('first', hasPanorama(layout) ? 'panorama' : 'wide');
    if (kind === 'about') return one('room', 'wide');
    if (kind === 'visit') return one('map', 'wide');
    return hasItemPictures(kind, layout) ? perItem(section) : [];
  };

  return copy.sections.flatMap(wanted).map(({ id, scene, size, subject }) => {
    const [width, height] = SIZE[size];
    const { body, shows } = drawScene({
      id,
      scene,
      motif: motifName,
      seed,
      width,
      height,
      index: Math.max(0, Number(/\d+$/.exec(id)?.[0] ?? 1) - 1),
      things,
      subject,
    });
    return {
      id,
      shows,
      alt: describePicture(id, shows, copy),
      width,
      height,
      svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${body}</svg>`,
    };
  });
}
