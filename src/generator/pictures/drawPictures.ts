import { pictureShown, sourceOf } from '../../../machines/sectionIds';
import type { Theme } from '../../../machines/entities';
import {
  galleryShape,
  hasItemPictures,
  hasOnePicture,
  itemPictureShape,
  pictureShape,
  type PictureShape,
} from '../design/layouts';
import { languagePack } from '../languages/languages';
import { seedOf } from '../../../machines/random';
import { tradeOf } from '../trades/trades';
import type { Brief, Copy, Language, Look, Picture, SectionCopy, SectionKind } from '../types';
import { itemThings, namedThings, siteThings } from './chooseThings';
import { describePicture } from './describePicture';
import { drawScene } from './drawScene';
import { motifNameOf, motifOf } from './motifs';
import type { ObjectName } from './objects';
import type { SceneKind } from './Shown';

const SIZE: Record<PictureShape, readonly [width: number, height: number]> = {
  panorama: [1600, 760],
  wide: [1200, 960],
  tall: [960, 1200],
  square: [800, 800],
  card: [960, 600],
};

interface Wanted {
  id: string;
  scene: SceneKind;
  size: PictureShape;
  subject: ObjectName | null;
  /** Where its subject stands, where words lie over it. */
  focus?: number | null;
}

const PER_ITEM: Partial<Record<SectionKind, SceneKind>> = {
  offerings: 'still',
  posts: 'still',
  gallery: 'detail',
  team: 'person',
};

/** Words lie over the first half of a poster, so its subject stands in the other. */
function focusOf(layout: string, language: Language): number | null {
  if (layout !== 'poster') return null;
  return languagePack(language).direction === 'rtl' ? 0.3 : 0.7;
}

/** What the pictures of a site are made of: its trade's motif, and its things, those that it names first. */
export function sceneOf(seed: string, brief: Brief, copy: Copy, look?: Look) {
  const motifName = motifNameOf(brief.motif ?? tradeOf(brief.trade).motif);
  const motif = motifOf(motifName);
  if (look !== undefined) return { motifName, motif, things: look.things };
  const sold = copy.sections.filter(({ kind }) => kind === 'offerings' || kind === 'gallery');
  const named = sold
    .flatMap(({ items }) => items)
    .flatMap((item) => namedThings(item, motif, copy.language).slice(0, 1));
  return { motifName, motif, things: siteThings(seed, motif, named) };
}

/** The section whose pictures a copy of one has: its own once it has other items, or a layout of its own. */
export function pictureOwner(
  section: SectionCopy,
  { sections }: Pick<Copy, 'sections'>,
  layouts: Readonly<Record<string, string>>,
): string {
  const source = sourceOf(section.id);
  const original = sections.find(({ id }) => id === source);
  if (original === undefined) return source;
  const isSame = itemsOf(original) === itemsOf(section) && layouts[source] === layouts[section.id];
  return isSame ? source : section.id;
}

const itemsOf = ({ id, items }: SectionCopy): string =>
  items
    .map(({ title }) => title)
    .map((title) =>
      [title.id.slice(id.length), /\.added\d+\./.test(title.id) && title.value].join(' '),
    )
    .join('\n');

/** The seed of a site's layouts and pictures. */
export const designSeed = (brief: Brief, copy: Copy): string =>
  `${brief.trade}/${copy.title.value}`;

/**
 * All pictures of a site, drawn for its trade and seeded by its name, so that two bakeries differ. `look`: what they were made
 * of, where the words that it came from are gone.
 */
export function drawPictures(
  seed: string,
  brief: Brief,
  copy: Copy,
  layouts: Record<string, string>,
  theme: Theme,
  look?: Look,
): Picture[] {
  const { motifName, motif, things } = sceneOf(seed, brief, copy, look);

  const perItem = (section: SectionCopy): Wanted[] => {
    const scene = PER_ITEM[section.kind];
    if (scene === undefined) return [];
    const subjects = scene === 'person' ? [] : itemThings(section, motif, copy.language, things);
    const count = section.items.length;
    const layout = layouts[section.id] ?? '';
    const sizeOf = (index: number): PictureShape => {
      if (scene === 'detail') return galleryShape(layout, index, count);
      return scene === 'person' ? 'square' : itemPictureShape(theme, layout, count);
    };
    const seen =
      scene === 'still' && hasOnePicture(layout) ? section.items.slice(0, 1) : section.items;
    return seen.map((_, index) => {
      const id = `${pictureOwner(section, copy, layouts)}-${index + 1}`;
      const subject = look === undefined ? subjects[index] : look.subjects[id];
      return { id, scene, size: sizeOf(index), subject: subject ?? null };
    });
  };

  /** The pictures that a section asks for; those without a line here have none. */
  const wanted = (section: SectionCopy): Wanted[] => {
    const { kind } = section;
    const id = pictureOwner(section, copy, layouts);
    const layout = layouts[section.id] ?? '';
    const one = (scene: SceneKind): Wanted[] => [
      { id, scene, size: pictureShape(theme, kind, layout), subject: null },
    ];
    if (kind === 'hero')
      return one('first').map((picture) => ({ ...picture, focus: focusOf(layout, copy.language) }));
    if (kind === 'about') return one('room');
    if (kind === 'visit') return one('map');
    return hasItemPictures(kind, layout) ? perItem(section) : [];
  };

  // A copy of a section has its pictures.
  const all = new Map(copy.sections.flatMap(wanted).map((picture) => [picture.id, picture]));
  return [...all.values()].map(({ id, scene, size, subject, focus }) => {
    const [width, height] = SIZE[size];
    const { body, shows } = drawScene({
      id,
      drawnAs: pictureShown(id),
      scene,
      motif: motifName,
      seed: look?.seed ?? seedOf(seed),
      width,
      height,
      index: Math.max(0, Number(/\d+$/.exec(id)?.[0] ?? 1) - 1),
      things,
      subject,
      focus,
    });
    return {
      id,
      shows,
      alt: describePicture(id, shows, copy),
      width,
      height,
      ...(subject === null ? {} : { subject }),
      svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${body}</svg>`,
    };
  });
}
