import type { Item } from '../Composition';
import { BLACK, mix, type Rgb, rgb, WHITE } from '../rgb';
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
  const named = scene.colors[scene.subject === null ? 0 : 1];
  const hue =
    named === undefined
      ? ([rgb('#a8b8b4'), rgb('#c9b49a'), rgb('#9aa8bf'), rgb('#c4a5a0')][
          Math.floor(random() * 4)
        ] ?? WHITE)
      : rgb(named.hex);
  const wall = shape([box(-0.05, -0.05, aspect + 0.1, 1.1)], hue, {
    part: 'far',
    texture: 'wall',
  });
  const floor = shape([box(-0.05, horizon + 0.16, aspect + 0.1, 1)], mix(hue, BLACK, 0.1), {
    part: 'ground',
  });
  const spot = shape([ellipse(aspect * 0.5, 0.42, 0.42, 0.42)], mix(hue, WHITE, 0.4), {
    part: 'detail',
    haze: 0.35,
    round: 0.05,
  });
  if (scene.subject === 'person') return [wall, spot];
  return scene.subject === null ? [wall, floor, ...podium(input, hue)] : [wall, spot, floor];
}

/** An arch, two plinths and a ball: what products are shown on. */
function podium({ aspect, horizon, scene, random }: PlaceInput, hue: Rgb): Item[] {
  const middle = aspect / 2;
  const ground = horizon + 0.24;
  const side = random() < 0.5 ? -1 : 1;
  const accent =
    scene.colors[1] === undefined ? mix(hue, rgb('#b5583a'), 0.55) : rgb(scene.colors[1].hex);
  const arch = (half: number, top: number): Ring => [
    ...ellipse(middle, top + half, half, half)
      .filter(({ y }) => y <= top + half)
      .sort((one, other) => one.x - other.x),
    { x: middle + half, y: horizon + 0.16 },
    { x: middle - half, y: horizon + 0.16 },
  ];
  const plinth = (x: number, half: number, top: number, color: Rgb): Item[] => {
    const foot = top + 0.13;
    const flat = half * 0.2;
    const lower = ellipse(x, foot, half, flat).filter(({ y }) => y >= foot);
    const body: Ring = [...lower, { x: x - half, y: top }, { x: x + half, y: top }];
    return [
      {
        kind: 'shadow',
        rings: [ellipse(x + half * 0.3, foot + flat * 0.5, half * 1.25, flat * 1.2)],
        strength: 0.4,
        softness: 0.014,
      },
      shape([body], color, { part: 'subject', round: 0.9 }),
      shape([ellipse(x, top, half, flat)], mix(color, WHITE, 0.4), { part: 'detail', round: 0.1 }),
    ];
  };
  const [far, near] = [middle + side * 0.16, middle - side * 0.14];
  return [
    shape([arch(0.33, 0.12)], mix(hue, WHITE, 0.45), { part: 'ground', round: 0.1 }),
    shape([arch(0.25, 0.2)], mix(hue, BLACK, 0.14), { part: 'ground', round: 0 }),
    ...plinth(far, 0.19, ground - 0.17, mix(hue, WHITE, 0.25)),
    ...plinth(near, 0.22, ground - 0.06, mix(hue, WHITE, 0.5)),
    shape([ellipse(far, ground - 0.28, 0.1, 0.1)], accent, { part: 'subject', round: 1 }),
    shape([ellipse(near, ground - 0.115, 0.065, 0.065)], mix(accent, WHITE, 0.45), {
      part: 'subject',
      round: 1,
    }),
  ];
}
