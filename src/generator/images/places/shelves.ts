import type { Item } from '../Composition';
import { BLACK, mix, rgb, WHITE } from '../rgb';
import { box, ellipse, polygon, type Ring } from '../Sketch';
import { shape } from './ground';
import { far, pick, small, type Wall } from './Wall';

type Ware = (wall: Wall, x: number, foot: number, unit: number) => { items: Item[]; width: number };

/** Boards with wares side by side. */
export function shelves(wall: Wall, step: number, ware: Ware): Item[] {
  const items: Item[] = [];
  const { left, right, top, bottom, wood } = wall;
  for (let foot = top + step; foot < bottom - 0.02; foot += step) {
    items.push({
      kind: 'shadow',
      rings: [box(left, foot + 0.01, right - left, 0.03)],
      strength: 0.34,
      softness: 0.008,
    });
    let x = left + 0.014;
    while (x < right - 0.04) {
      const { items: drawn, width } = ware(wall, x, foot, step);
      if (x + width < right) items.push(...drawn);
      x += width + 0.006 + wall.random() * 0.012;
    }
    items.push(shape([box(left, foot, right - left, 0.016)], wood, { ...far, texture: 'wood' }));
  }
  return items;
}

export const loaf: Ware = ({ random }, x, foot, unit) => {
  const hue = pick(random, ['#b8752f', '#c98a42', '#a5622a', '#d9a35c']);
  const isLong = random() < 0.3;
  const [width, tall] = isLong
    ? [unit * 0.32, unit * 0.72]
    : [unit * (0.5 + random() * 0.3), unit * 0.36];
  const middle = x + width / 2;
  const ring = ellipse(middle, foot - tall / 2, width / 2, tall / 2 + 0.004).map((point) => ({
    x: point.x,
    y: Math.min(point.y, foot),
  }));
  const cuts = [0.3, 0.5, 0.7].map((at) =>
    isLong
      ? ellipse(middle, foot - tall * at, width * 0.2, tall * 0.05, -0.5)
      : ellipse(x + width * at, foot - tall * 0.62, width * 0.04, tall * 0.2, 0.4),
  );
  return {
    items: [
      shape([ring], hue, { ...small, texture: 'crust', round: 1 }),
      shape(cuts, mix(hue, WHITE, 0.45), small),
    ],
    width,
  };
};

export const book: Ware = ({ random }, x, foot, unit) => {
  const width = 0.016 + random() * 0.016;
  const tall = unit * (0.6 + random() * 0.22);
  const hue = pick(random, [
    '#8a4a42',
    '#3f5f73',
    '#b58a4a',
    '#5d7355',
    '#d8cbb0',
    '#6b5470',
    '#2f3a48',
  ]);
  return {
    items: [
      shape([box(x, foot - tall, width, tall)], hue, small),
      shape([box(x, foot - tall * 0.82, width, 0.006)], mix(hue, WHITE, 0.4), small),
    ],
    width: width - 0.008,
  };
};

export const jar: Ware = ({ random }, x, foot, unit) => {
  const width = unit * (0.34 + random() * 0.16);
  const tall = unit * (0.44 + random() * 0.22);
  const hue = pick(random, ['#c8793a', '#d9b65c', '#8a9a5a', '#b5503f', '#e3dccb', '#7a5a42']);
  return {
    items: [
      shape([box(x, foot - tall, width, tall)], hue, { ...small, round: 0.9 }),
      shape(
        [box(x + width * 0.08, foot - tall - 0.014, width * 0.84, 0.016)],
        rgb('#a5794c'),
        small,
      ),
      shape(
        [box(x + width * 0.18, foot - tall * 0.62, width * 0.64, tall * 0.34)],
        rgb('#f3ecdd'),
        small,
      ),
    ],
    width,
  };
};

export const bottle: Ware = ({ random }, x, foot, unit) => {
  const width = unit * 0.22;
  const tall = unit * (0.7 + random() * 0.12);
  const hue = pick(random, ['#35553f', '#6b3b2c', '#2f4658', '#a8762f', '#7d9a86']);
  const ring: Ring = polygon(
    [x, foot],
    [x, foot - tall * 0.6],
    [x + width * 0.34, foot - tall * 0.74],
    [x + width * 0.34, foot - tall],
    [x + width * 0.66, foot - tall],
    [x + width * 0.66, foot - tall * 0.74],
    [x + width, foot - tall * 0.6],
    [x + width, foot],
  );
  return {
    items: [
      shape([ring], hue, { ...small, round: 1 }),
      shape(
        [box(x + width * 0.08, foot - tall * 0.42, width * 0.84, tall * 0.22)],
        rgb('#ecdfc4'),
        small,
      ),
    ],
    width,
  };
};

export const pot: Ware = ({ random, accent }, x, foot, unit) => {
  const half = unit * (0.2 + random() * 0.12);
  const tall = unit * (0.4 + random() * 0.3);
  const middle = x + half;
  const neck = half * (0.4 + random() * 0.5);
  const hue = mix(pick(random, ['#b9785a', '#e0d6c4', '#6f8f96', '#8a6a54']), accent, 0.15);
  const ring: Ring = [...ellipse(middle, foot - tall * 0.42, half, tall * 0.42)];
  return {
    items: [
      shape([ring, box(middle - neck / 2, foot - tall, neck, tall * 0.4)], hue, {
        ...small,
        round: 1,
      }),
    ],
    width: half * 2,
  };
};

export const posy: Ware = ({ random, accent }, x, foot, unit) => {
  const half = unit * 0.24;
  const middle = x + half;
  const hue = mix(
    pick(random, ['#e8b04b', '#d9637c', '#f1ece2', '#b58ac4', '#e58f6b']),
    accent,
    0.2,
  );
  const items: Item[] = [
    shape(
      Array.from({ length: 7 }, () =>
        ellipse(
          middle + (random() - 0.5) * half * 2.2,
          foot - unit * (0.42 + random() * 0.28),
          half * 0.42,
          half * 0.22,
          random() * 3,
        ),
      ),
      rgb('#5f8a55'),
      { ...small, texture: 'leaf' },
    ),
  ];
  for (let bloom = 0; bloom < 8; bloom += 1) {
    const [bx, by] = [
      middle + (random() - 0.5) * half * 1.8,
      foot - unit * (0.48 + random() * 0.32),
    ];
    const size = half * (0.24 + random() * 0.12);
    items.push(
      shape([ellipse(bx, by, size, size)], mix(hue, WHITE, random() * 0.35), {
        ...small,
        round: 1,
      }),
      shape([ellipse(bx, by, size * 0.4, size * 0.4)], mix(hue, BLACK, 0.2), small),
    );
  }
  items.push(
    shape(
      [
        polygon(
          [middle - half * 0.7, foot - unit * 0.38],
          [middle + half * 0.7, foot - unit * 0.38],
          [middle + half * 0.5, foot],
          [middle - half * 0.5, foot],
        ),
      ],
      rgb('#a9b4b2'),
      { ...small, round: 0.9 },
    ),
  );
  return { items, width: half * 2 };
};
