import { INK } from '../pictures/ink';
import type { ObjectName } from '../pictures/objects';
import { stableHash } from '../stableHash';
import { colorIn } from './paintSvg';
import { BLACK, mix, type Rgb, rgb } from './rgb';
import type { Texture } from './Shape';

/** How the inks of a shared drawing are painted. */
export interface ThingInks {
  /** The color of its main form where nobody asks for another. */
  color: string;
  /** The color of an ink where the main form has the color asked for, and how much of what is below it covers. */
  paint: (ink: string, asked: Rgb) => { color: Rgb; share: number };
}

/** What a site's own colors are in a painted picture, beside those that are the thing's. */
const SCENE: Readonly<Record<string, string>> = {
  sky: '#cbdfe8',
  haze: '#dde4e4',
  wall: '#e2cfb4',
  glow: '#f6e3b8',
  warm: '#e8b566',
  ember: '#7d4630',
  stone: '#d9d3c8',
  slate: '#7c8893',
  ink: '#33333d',
  chalk: '#fffaf1',
  wash: '#f3e6cd',
  beam: '#ffffff',
  grout: '#e3e6e4',
  meadow: '#a3cd86',
};

/** Colors for things that have none in the world, each with one that stands out from it. */
const PAINTS: readonly (readonly [main: string, pop: string])[] = [
  ['#2f7f86', '#e07a4a'],
  ['#b5483a', '#e0a13e'],
  ['#3f6fa8', '#e0874a'],
  ['#5f7f52', '#d9603f'],
  ['#c9772f', '#2f7f86'],
  ['#7f5a94', '#e0a13e'],
];

/** Colors that are expected of some of them. */
const EXPECTED: Readonly<Partial<Record<ObjectName, string>>> = {
  piano: '#3a3840',
  apartments: '#b5694f',
  houseModel: '#b5533c',
  house: '#b5533c',
  car: '#c23b2e',
  tractor: '#3f7f4f',
  barberChair: '#7c2f2a',
  tub: '#d9dee0',
  toolbox: '#c0432f',
  heart: '#c8372d',
};
/** Where a color that is asked for is not that of the largest form: an orange in a bowl. */
const LEADING: Readonly<Partial<Record<ObjectName, string>>> = { fruit: INK.red };

/** Colors, and the darker ones of the same material. */
const DARKER: Readonly<Record<string, string>> = {
  [INK.crust]: INK.crustDark,
  [INK.wood]: INK.woodDark,
  [INK.leaf]: INK.leafDark,
  [INK.metal]: INK.metalDark,
  [INK.gold]: INK.goldDark,
  [INK.rock]: INK.rockDark,
  [INK.red]: INK.berry,
};

const TEXTURES: Readonly<Record<string, Texture>> = {
  [INK.wood]: 'wood',
  [INK.woodDark]: 'wood',
  [INK.leaf]: 'leaf',
  [INK.leafDark]: 'leaf',
  [INK.rock]: 'rock',
  [INK.rockDark]: 'rock',
};

/** The surface of what is drawn in an ink; crust is that of food only. */
export const textureOf = (ink: string, isFood: boolean): Texture =>
  isFood && (ink === INK.crust || ink === INK.crustDark) ? 'crust' : (TEXTURES[ink] ?? 'smooth');

/** The least share of a drawing that makes the main color the thing's. */
const MAIN_SHARE = 0.12;

/** The inks of a drawing, by how much of it each covers. */
export function thingInks(name: ObjectName, areas: ReadonlyMap<string, number>): ThingInks {
  const [own = '', pop = ''] = PAINTS[stableHash(name) % PAINTS.length] ?? [];
  const main = EXPECTED[name] ?? own;
  const leading = LEADING[name] ?? leadingInk(areas);
  const inkColor = (variable: string): string => {
    const role = variable.replace('--site-scene-', '');
    return role === 'main' ? main : role === 'pop' ? pop : (SCENE[role] ?? BLACK_HEX);
  };
  return {
    color: hexOf(colorIn(leading, inkColor).color),
    paint: (ink, asked) => {
      const base = leading === INK.main ? asked : rgb(main);
      if (ink === leading) return { color: asked, share: 1 };
      if (ink === DARKER[leading]) return { color: mix(asked, BLACK, 0.34), share: 1 };
      if (ink === INK.shade) return { color: mix(base, BLACK, 0.36), share: 1 };
      if (ink === INK.night) return { color: mix(base, rgb('#14161f'), 0.68), share: 1 };
      return colorIn(ink, inkColor);
    },
  };
}

const BLACK_HEX = '#000000';

const hexOf = (color: Rgb): string =>
  `#${color
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** The main color where it covers enough to be the thing's, else the ink that covers most. */
function leadingInk(areas: ReadonlyMap<string, number>): string {
  const all = [...areas.values()].reduce((sum, area) => sum + area, 0);
  if ((areas.get(INK.main) ?? 0) > all * MAIN_SHARE) return INK.main;
  const [first] = [...areas].sort((one, other) => other[1] - one[1]);
  return first?.[0] ?? INK.main;
}
