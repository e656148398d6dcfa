import type { Item } from '../Composition';
import { BLACK, mix, rgb, WHITE } from '../rgb';
import { box, ellipse, polygon, type Ring } from '../Sketch';
import { shape } from './ground';
import { far, pick, small, type Wall } from './Wall';

export function mirror({ left, right, top, bottom, accent }: Wall): Item[] {
  const width = Math.min(0.36, right - left);
  const x = (left + right) / 2 - width / 2;
  const tall = Math.min(0.46, bottom - top - 0.04);
  const glass = box(x + 0.014, top + 0.014, width - 0.028, tall - 0.028);
  const sheen = [0, 0.3].map((shift) =>
    polygon(
      [x + width * (0.14 + shift), top + tall * 0.94],
      [x + width * (0.3 + shift), top + tall * 0.94],
      [x + width * (0.62 + shift), top + tall * 0.08],
      [x + width * (0.5 + shift), top + tall * 0.08],
    ),
  );
  return [
    { kind: 'shadow', rings: [box(x, top + 0.014, width, tall)], strength: 0.3, softness: 0.014 },
    shape([box(x, top, width, tall)], accent, { ...far, round: 0.4 }),
    shape([glass], rgb('#b4c6ca'), { ...far, glow: 0.35 }),
    shape(
      sheen.map((ring) =>
        ring.map((point) => ({ x: Math.min(point.x, x + width - 0.016), y: point.y })),
      ),
      rgb('#d9e5e6'),
      { ...small, glow: 0.45, round: 0 },
    ),
    ...[0, 1, 2, 3].flatMap((index): Item[] => {
      const at = x + width * (0.14 + index * 0.24);
      return [
        {
          kind: 'shadow',
          rings: [ellipse(at, top - 0.02, 0.05, 0.05)],
          strength: 0.5,
          softness: 0.02,
          color: rgb('#ffe6b0'),
        },
        shape([ellipse(at, top - 0.02, 0.017, 0.017)], rgb('#fff3d0'), { ...small, glow: 1 }),
      ];
    }),
  ];
}

export function frames({ left, right, top, accent, wood, random }: Wall): Item[] {
  const width = right - left;
  const spots = [
    [0.02, 0.02, 0.46, 0.27],
    [0.56, 0.0, 0.36, 0.16],
    [0.56, 0.2, 0.4, 0.22],
  ] as const;
  return spots.flatMap(([x, y, wide, tall], index): Item[] => {
    const [px, py, pw] = [left + x * width, top + y + 0.02, wide * width];
    const sky = pick(random, ['#d9c9a8', '#b9cbd0', '#e3d3c4']);
    const clip = (ring: Ring): Ring =>
      ring.map((point) => ({
        x: Math.min(px + pw - 0.02, Math.max(px + 0.02, point.x)),
        y: Math.min(py + tall - 0.02, Math.max(py + 0.02, point.y)),
      }));
    return [
      {
        kind: 'shadow',
        rings: [box(px + 0.004, py + 0.012, pw, tall)],
        strength: 0.3,
        softness: 0.01,
      },
      shape([box(px, py, pw, tall)], index === 0 ? mix(wood, BLACK, 0.35) : rgb('#f1ece2'), {
        ...far,
        round: 0.3,
      }),
      shape([box(px + 0.014, py + 0.014, pw - 0.028, tall - 0.028)], sky, far),
      shape(
        [clip(ellipse(px + pw * 0.4, py + tall * 0.95, pw * 0.6, tall * 0.4))],
        mix(accent, sky, 0.3),
        { ...small, round: 0.2 },
      ),
      shape(
        [clip(ellipse(px + pw * 0.66, py + tall * 0.36, pw * 0.12, pw * 0.12))],
        mix(accent, WHITE, 0.5),
        { ...small, round: 0.2 },
      ),
    ];
  });
}

export function cross({ left, right, top, accent }: Wall): Item[] {
  const [x, y] = [(left + right) / 2, top + 0.17];
  return [
    {
      kind: 'shadow',
      rings: [ellipse(x, y + 0.014, 0.125, 0.125)],
      strength: 0.26,
      softness: 0.014,
    },
    shape([ellipse(x, y, 0.125, 0.125)], WHITE, { ...far, round: 0.2 }),
    shape(
      [
        box(x - 0.028, y - 0.085, 0.056, 0.17),
        box(x - 0.085, y - 0.028, 0.057, 0.056),
        box(x + 0.028, y - 0.028, 0.057, 0.056),
      ],
      accent,
      { ...small, glow: 0.3, round: 0.2 },
    ),
  ];
}
