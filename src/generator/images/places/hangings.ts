import type { Item } from '../Composition';
import { mix, rgb, WHITE } from '../rgb';
import { box, ellipse, polygon, stroke } from '../Sketch';
import { shape } from './ground';
import { far, small, type Wall } from './Wall';

/** Strings of small lights. */
export function garland({ left, right, top }: Wall): Item[] {
  const items: Item[] = [];
  [0, 0.09].forEach((lower, row) => {
    const points = Array.from({ length: 19 }, (_, index) => ({
      x: left - 0.3 + ((right - left + 0.6) * index) / 18,
      y: top + lower + Math.abs(Math.sin((index / 18) * Math.PI * 3)) * 0.09,
    }));
    items.push(
      shape(
        [
          stroke(
            points.map(({ x, y }) => [x, y] as const),
            0.004,
          ),
        ],
        rgb('#5a4a3c'),
        small,
      ),
    );
    points.forEach(({ x, y }, index) => {
      if (index % 2 === row)
        items.push({
          kind: 'shadow',
          rings: [ellipse(x, y + 0.016, 0.028, 0.028)],
          strength: 0.6,
          softness: 0.014,
          color: rgb('#ffdf9a'),
        });
      items.push(
        shape([ellipse(x, y + 0.014, 0.009, 0.011)], rgb('#fff0c0'), { ...small, glow: 1 }),
      );
    });
  });
  return items;
}

export function spotlights({ left, right, bottom }: Wall): Item[] {
  const hues = [rgb('#ffb35c'), rgb('#e85f9a'), rgb('#6f8cff')];
  return hues.flatMap((hue, index): Item[] => {
    const x = left + (right - left) * (0.12 + index * 0.38);
    const aim = x + (index - 1) * -0.12;
    return [
      {
        kind: 'shadow',
        rings: [
          polygon(
            [x - 0.02, 0.05],
            [x + 0.02, 0.05],
            [aim + 0.17, bottom + 0.3],
            [aim - 0.17, bottom + 0.3],
          ),
        ],
        strength: 0.36,
        softness: 0.03,
        color: hue,
      },
      shape([box(x - 0.032, -0.02, 0.064, 0.075)], rgb('#1d1a22'), { ...small, round: 0.6 }),
      shape([ellipse(x, 0.056, 0.027, 0.012)], mix(hue, WHITE, 0.6), { ...small, glow: 1 }),
    ];
  });
}

export function hangingPlants({ left, right, random }: Wall): Item[] {
  return [0.2, 0.72].flatMap((at, index): Item[] => {
    const x = left + (right - left) * at;
    const y = 0.15 + index * 0.08;
    const leaves = (count: number, wide: number) =>
      Array.from({ length: count }, () =>
        ellipse(
          x + (random() - 0.5) * wide,
          y + 0.01 + random() * 0.15,
          0.028,
          0.012,
          random() * 3,
        ),
      );
    return [
      shape(
        [
          stroke(
            [
              [x, -0.02],
              [x, y * 0.5],
              [x, y],
            ],
            0.004,
          ),
        ],
        rgb('#8a7257'),
        small,
      ),
      shape(
        [
          polygon(
            [x - 0.05, y - 0.02],
            [x + 0.05, y - 0.02],
            [x + 0.034, y + 0.05],
            [x - 0.034, y + 0.05],
          ),
        ],
        rgb('#c98f6b'),
        { ...small, round: 0.9 },
      ),
      shape(leaves(16, 0.16), rgb('#4f7f4d'), { ...small, texture: 'leaf' }),
      shape(leaves(12, 0.13), rgb('#7ca66b'), { ...small, texture: 'leaf' }),
    ];
  });
}

/** A roll of paper let down as a backdrop. */
export function screen({ left, right, accent }: Wall): Item[] {
  const hue = mix(accent, rgb('#e8ddcf'), 0.6);
  return [
    { kind: 'shadow', rings: [box(left, 0.1, right - left, 0.7)], strength: 0.3, softness: 0.016 },
    shape(
      [
        polygon(
          [left, 0.09],
          [right, 0.09],
          [right, 0.68],
          [right + 0.05, 0.94],
          [left - 0.05, 0.94],
          [left, 0.68],
        ),
      ],
      hue,
      { ...far, round: 0.15, haze: 0.04 },
    ),
    shape([box(left - 0.03, 0.07, right - left + 0.06, 0.028)], rgb('#3a3b40'), {
      ...far,
      round: 0.9,
    }),
  ];
}
