import { LANGUAGES } from '../languages/languages';
import { tradeIdOf, TRADES } from '../trades/trades';
import type { Copy, Intent, Picture, SectionCopy } from '../types';
import { drawScene, type SceneKind } from './drawScene';

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
  subject: string;
}

function perItem(section: SectionCopy, scene: SceneKind, size: keyof typeof SIZE): Wanted[] {
  return section.items.map((item, index) => ({
    id: `${section.id}-${index + 1}`,
    scene,
    size,
    subject: item.title.source.from === 'placeholder' ? '' : item.title.value,
  }));
}

/** The pictures that each section asks for; sections without a line here have none. */
function wanted(section: SectionCopy, layouts: Record<string, string>): Wanted[] {
  const one = (scene: SceneKind, size: keyof typeof SIZE): Wanted[] => [
    { id: section.id, scene, size, subject: '' },
  ];
  switch (section.kind) {
    case 'hero':
      return one('first', layouts[section.id] === 'stacked' ? 'panorama' : 'wide');
    case 'about':
      return one('room', 'wide');
    case 'visit':
      return one('map', 'wide');
    case 'offerings':
    case 'posts':
      return layouts[section.id] === 'pictures' ? perItem(section, 'still', 'card') : [];
    case 'gallery':
      return perItem(section, 'detail', 'square');
    case 'team':
      return perItem(section, 'person', 'square');
    default:
      return [];
  }
}

/** All pictures of a site, drawn for its trade and seeded by its name, so that two bakeries differ. */
export function drawPictures(
  seed: string,
  intent: Intent,
  copy: Copy,
  layouts: Record<string, string>,
): Picture[] {
  const { motif } = TRADES[tradeIdOf(intent.trade.value)];
  const words = LANGUAGES[copy.language].pictures;
  const asked = copy.sections.flatMap((section) => wanted(section, layouts));
  return asked.map(({ id, scene, size, subject }) => {
    const [width, height] = SIZE[size];
    const { body, alt } = drawScene({
      id,
      scene,
      motif,
      seed: `${seed}/${id}`,
      width,
      height,
      words,
      index: Math.max(0, Number(/\d+$/.exec(id)?.[0] ?? 1) - 1),
    });
    return {
      id,
      alt: subject === '' ? alt : `${alt}: ${subject}`,
      width,
      height,
      svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${body}</svg>`,
    };
  });
}
