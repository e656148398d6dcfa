import type { Item } from '../Composition';
import type { InteriorLook } from '../InteriorLook';
import { BLACK, mix, type Rgb, rgb, WHITE } from '../rgb';
import { box, ellipse, polygon, type Ring } from '../Sketch';
import { drawFixture } from './fixtures';
import { shape } from './ground';
import type { RoomInput } from './RoomInput';
import { windowItems } from './windows';

/** Heights of the picture where furniture begins and things stand. */
export const stands = {
  counter: { wallFoot: 0.7, back: 0.735, front: 0.79 },
  table: { wallFoot: 0.66, back: 0.74, front: 0.84 },
  floor: { wallFoot: 0.68, back: 0.78, front: 0.87 },
} as const;

/** The wall of a room with its window, what hangs there, and the furniture that things stand on. */
export function drawInterior(input: RoomInput): Item[] {
  const { look, aspect, random, side, isDark, scene, base } = input;
  const { wallFoot } = stands[base];
  const wall = rgb(scene.placeColor ?? look.wall);
  const wood = rgb(look.wood);
  const mirrored = (ring: Ring): Ring =>
    side === 1 ? ring : ring.map(({ x, y }) => ({ x: aspect - x, y }));
  const hasWindow = look.window !== 'none';
  const reach = hasWindow ? Math.min(0.44, aspect * 0.45) : aspect * 0.05;
  const [from, to] = [reach + 0.035, Math.min(aspect - 0.045, reach + 0.92)];
  const [left, right] = side === 1 ? [from, to] : [aspect - to, aspect - from];
  const items: Item[] = [
    shape([box(-0.05, -0.05, aspect + 0.1, wallFoot + 0.1)], wall, {
      haze: 0.06,
      texture: 'wall',
      part: 'far',
    }),
    ...surface(look.surface, input, wall, wallFoot),
    {
      kind: 'shadow',
      rings: [box(-0.2, -0.2, aspect + 0.4, 0.24)],
      strength: 0.22,
      softness: 0.08,
    },
  ];
  if (hasWindow) items.push(...windowItems(input, reach, mirrored, wallFoot));
  const place = {
    left,
    right,
    top: 0.1,
    bottom: wallFoot - (base === 'floor' ? 0.06 : 0),
    wood,
    accent: rgb(look.accent),
    random,
    hasTools: scene.things.includes('hangingTools'),
  };
  for (const fixture of look.fixtures) items.push(...drawFixture(fixture, place));
  if (hasWindow && !isDark)
    items.push({
      kind: 'shadow',
      rings: [
        mirrored(
          polygon(
            [reach + 0.06, 0.12],
            [reach + 0.22, 0.2],
            [reach + 0.3, 0.66],
            [reach + 0.1, 0.56],
          ),
        ),
        mirrored(
          polygon(
            [reach + 0.26, 0.22],
            [reach + 0.42, 0.3],
            [reach + 0.52, 0.78],
            [reach + 0.34, 0.68],
          ),
        ),
      ],
      strength: scene.time === 'day' ? 0.16 : 0.3,
      softness: 0.02,
      color: input.light,
    });
  items.push(...furniture(input, wood));
  if (look.hasPendants) items.push(...pendants(input));
  if (hasWindow && !isDark)
    items.push({
      kind: 'shadow',
      rings: [
        mirrored(
          polygon(
            [aspect * 0.12, wallFoot + 0.06],
            [aspect * 0.5, wallFoot + 0.06],
            [aspect * 0.86, 1.02],
            [aspect * 0.34, 1.02],
          ),
        ),
      ],
      strength: base === 'counter' ? 0.08 : 0.2,
      softness: 0.035,
      color: input.light,
    });
  return items;
}

function surface(
  kind: InteriorLook['surface'],
  { aspect, look, random }: RoomInput,
  wall: Rgb,
  foot: number,
): Item[] {
  const lines: Ring[] = [];
  if (kind === 'plaster') return [];
  if (kind === 'boards' || kind === 'panels') {
    const step = kind === 'boards' ? 0.085 : 0.2;
    for (let x = step / 2; x < aspect; x += step)
      lines.push(box(x, kind === 'boards' ? -0.05 : 0.44, 0.004, foot + 0.1));
    if (kind === 'panels')
      lines.push(box(-0.05, 0.42, aspect + 0.1, 0.012), box(-0.05, 0.46, aspect + 0.1, 0.004));
    return [shape(lines, mix(wall, BLACK, 0.24), { haze: 0.1, part: 'far' })];
  }
  const [wide, tall] = kind === 'tiles' ? [0.1, 0.05] : [0.085, 0.034];
  const tinted: Ring[] = [];
  for (let row = 0; row * tall < foot + 0.05; row += 1) {
    const y = row * tall;
    lines.push(box(-0.05, y, aspect + 0.1, 0.0025));
    for (let x = -wide * (row % 2 ? 0.5 : 0); x < aspect; x += wide) {
      lines.push(box(x, y, 0.0025, tall));
      if (random() < 0.2) tinted.push(box(x + 0.002, y + 0.002, wide - 0.003, tall - 0.003));
    }
  }
  return [
    shape(
      tinted,
      mix(wall, kind === 'tiles' ? WHITE : rgb(look.accent), kind === 'tiles' ? 0.3 : 0.14),
      { haze: 0.1, part: 'detail' },
    ),
    shape(lines, mix(wall, kind === 'tiles' ? WHITE : BLACK, kind === 'tiles' ? 0.35 : 0.2), {
      haze: 0.1,
      part: 'detail',
    }),
  ];
}

function furniture({ look, aspect, base, random }: RoomInput, wood: Rgb): Item[] {
  const { wallFoot } = stands[base];
  const paint = rgb(look.paint);
  const whole = aspect + 0.1;
  if (base === 'counter') {
    const edge = 0.835;
    const panels: Ring[] = [];
    for (let x = 0.03; x < aspect; x += 0.24) panels.push(box(x, edge + 0.055, 0.2, 0.4));
    return [
      {
        kind: 'shadow',
        rings: [box(-0.05, wallFoot - 0.03, whole, 0.05)],
        strength: 0.4,
        softness: 0.02,
      },
      shape([box(-0.05, wallFoot, whole, edge - wallFoot)], mix(wood, WHITE, 0.1), {
        texture: 'wood',
      }),
      shape([box(-0.05, edge, whole, 0.4)], paint, { texture: 'wall' }),
      shape(panels, mix(paint, WHITE, 0.1), { part: 'detail', round: 0.25 }),
      {
        kind: 'shadow',
        rings: [box(-0.05, edge + 0.02, whole, 0.03)],
        strength: 0.55,
        softness: 0.014,
      },
      shape([box(-0.05, edge - 0.004, whole, 0.03)], mix(wood, BLACK, 0.12), {
        texture: 'wood',
        round: 0.3,
      }),
      shape([box(-0.05, edge - 0.005, whole, 0.005)], mix(wood, WHITE, 0.4), { part: 'detail' }),
    ];
  }
  if (base === 'table') {
    const seams = [0.73, 0.81, 0.92].map((y) => box(-0.05, y, whole, 0.0022));
    return [
      {
        kind: 'shadow',
        rings: [box(-0.05, wallFoot - 0.05, whole, 0.05)],
        strength: 0.45,
        softness: 0.03,
      },
      shape([box(-0.05, wallFoot, whole, 0.5)], wood, { texture: 'wood' }),
      shape(seams, mix(wood, BLACK, 0.35), { part: 'detail' }),
      shape([box(-0.05, wallFoot, whole, 0.006)], mix(wood, WHITE, 0.35), { part: 'detail' }),
      {
        kind: 'shadow',
        rings: [box(-0.2, 0.97, aspect + 0.4, 0.2)],
        strength: 0.3,
        softness: 0.06,
      },
    ];
  }
  const seams = Array.from({ length: Math.ceil(aspect * 9) + 8 }, (_, index) => {
    const x = (index - 4) / 9;
    const away = aspect / 2 + (x - aspect / 2) * 1.9;
    return polygon([x, wallFoot], [x + 0.0018, wallFoot], [away + 0.005, 1.02], [away, 1.02]);
  });
  const rug = ellipse(
    aspect * (0.48 + random() * 0.04),
    0.87,
    Math.min(0.46, aspect * 0.42),
    0.082,
  );
  return [
    shape([box(-0.05, wallFoot, whole, 0.5)], wood, { texture: 'wood', haze: 0.04 }),
    shape(seams, mix(wood, BLACK, 0.3), { part: 'detail', haze: 0.1 }),
    {
      kind: 'shadow',
      rings: [box(-0.05, wallFoot - 0.01, whole, 0.035)],
      strength: 0.4,
      softness: 0.02,
    },
    shape([box(-0.05, wallFoot - 0.035, whole, 0.035)], mix(paint, WHITE, 0.35), {
      haze: 0.06,
      part: 'far',
      round: 0.2,
    }),
    ...(look.surface === 'bricks'
      ? []
      : [
          shape([rug], mix(paint, rgb('#e9ddc8'), 0.4), { texture: 'fur', part: 'ground' }),
          shape(
            [
              rug.map(({ x, y }) => ({
                x: aspect / 2 + (x - aspect / 2) * 0.86,
                y: 0.87 + (y - 0.87) * 0.8,
              })),
            ],
            mix(paint, rgb('#e9ddc8'), 0.6),
            { texture: 'fur', part: 'detail' },
          ),
        ]),
  ];
}

/** Lamps that hang from the ceiling, with their light. */
function pendants({ look, aspect, isDark, random }: RoomInput): Item[] {
  const count = Math.max(1, Math.round(aspect * 2));
  const lower = random() * 0.03;
  return Array.from({ length: count }, (_, index): Item[] => {
    const x = aspect * ((index + 0.62) / (count + 0.24));
    const y = 0.14 + lower + (index % 2) * 0.025;
    const shade = [
      ...ellipse(x, y + 0.028, 0.052, 0.05).filter((point) => point.y <= y + 0.028),
    ].sort((a, b) => a.x - b.x);
    return [
      {
        kind: 'shadow',
        rings: [ellipse(x, y + 0.08, 0.13, 0.14)],
        strength: isDark ? 0.5 : 0.24,
        softness: 0.05,
        color: rgb('#ffdc9a'),
      },
      shape([box(x - 0.0016, -0.02, 0.0032, y)], rgb('#2b2826'), { part: 'detail' }),
      shape([shade], mix(rgb(look.accent), rgb('#3a3430'), 0.35), { part: 'far', round: 0.7 }),
      shape([ellipse(x, y + 0.03, 0.05, 0.011)], rgb('#fff0c6'), { part: 'detail', glow: 1 }),
    ];
  }).flat();
}
