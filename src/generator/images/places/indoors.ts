import type { Item } from '../Composition';
import { BLACK, mix, rgb, WHITE } from '../rgb';
import { box, ellipse, type Ring } from '../Sketch';
import { shape } from './ground';
import type { PlaceInput } from './PlaceInput';

export function room(input: PlaceInput): Item[] {
  const { aspect, horizon, scene, isDark, random } = input;
  const tint =
    scene.colors[1] === undefined
      ? ([rgb('#8fa393'), rgb('#a3968a'), rgb('#7f93a6'), rgb('#b09a84')][
          Math.floor(random() * 4)
        ] ?? WHITE)
      : rgb(scene.colors[1].hex);
  const left = aspect * 0.06;
  const pane = isDark ? rgb('#1d2c4f') : rgb('#e9f1ea');
  const glass: Ring[] = [0, 1].flatMap((column) =>
    [0, 1].map((row) => box(left + column * 0.17, 0.06 + row * 0.21, 0.155, 0.195)),
  );
  const tabletop = horizon + 0.12;
  return [
    shape([box(-0.05, -0.05, aspect + 0.1, 1.1)], mix(tint, WHITE, 0.12), {
      haze: 0.16,
      texture: 'wall',
      part: 'far',
    }),
    shape([box(left - 0.03, 0.03, 0.385, 0.465)], rgb('#e8e1d4'), {
      haze: 0.2,
      part: 'far',
      round: 0.1,
    }),
    shape(glass, pane, { haze: 0.1, part: 'far', glow: isDark ? 0.1 : 0.85 }),
    shape(
      [ellipse(left + 0.06, 0.4, 0.08, 0.05), ellipse(left + 0.25, 0.42, 0.1, 0.05)].map((ring) =>
        ring.filter(({ y }) => y < 0.46),
      ),
      rgb('#86a77d'),
      { haze: 0.35, part: 'detail', texture: 'leaf', glow: 0.3 },
    ),
    shape([box(aspect - 0.36, 0.3, 0.3, 0.018)], rgb('#7a5538'), {
      haze: 0.2,
      part: 'far',
      texture: 'wood',
    }),
    shape(
      [0, 1, 2, 3, 4, 5].map((index) =>
        box(aspect - 0.34 + index * 0.03, 0.3 - 0.1 - random() * 0.05, 0.026, 0.15).map(
          ({ x, y }) => ({ x, y: Math.min(y, 0.3) }),
        ),
      ),
      rgb('#8a5148'),
      { haze: 0.3, part: 'detail', round: 0.2 },
    ),
    shape([ellipse(aspect - 0.12, 0.27, 0.03, 0.032)], rgb('#c9a27a'), {
      haze: 0.25,
      part: 'detail',
      round: 0.8,
    }),
    shape([ellipse(aspect - 0.12, 0.2, 0.045, 0.055)], rgb('#62855a'), {
      haze: 0.25,
      part: 'detail',
      texture: 'leaf',
      round: 0.7,
    }),
    shape([box(-0.05, tabletop, aspect + 0.1, 1)], rgb('#96653f'), { texture: 'wood' }),
    shape([box(-0.05, tabletop, aspect + 0.1, 0.006)], rgb('#c89464'), { part: 'detail' }),
  ];
}

export function studio(input: PlaceInput): Item[] {
  const { aspect, horizon, scene, random } = input;
  const hue =
    scene.colors[1] === undefined
      ? ([rgb('#a8b8b4'), rgb('#c9b49a'), rgb('#9aa8bf'), rgb('#c4a5a0')][
          Math.floor(random() * 4)
        ] ?? WHITE)
      : rgb(scene.colors[1].hex);
  return [
    shape([box(-0.05, -0.05, aspect + 0.1, 1.1)], hue, { part: 'far', texture: 'wall' }),
    shape([ellipse(aspect * 0.5, 0.42, 0.42, 0.42)], mix(hue, WHITE, 0.4), {
      part: 'detail',
      haze: 0.35,
      round: 0.05,
    }),
    ...(scene.subject === 'person'
      ? []
      : [
          shape([box(-0.05, horizon + 0.16, aspect + 0.1, 1)], mix(hue, BLACK, 0.1), {
            part: 'ground',
          }),
        ]),
  ];
}
