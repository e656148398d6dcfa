import type { Item } from '../Composition';
import type { Fixture } from '../interiors';
import { BLACK, mix, type Rgb, rgb, WHITE } from '../rgb';
import { box, ellipse, polygon, type Ring, stroke } from '../Sketch';
import { shape } from './ground';

export interface Wall {
  left: number;
  right: number;
  top: number;
  /** Where furniture hides the wall. */
  bottom: number;
  wood: Rgb;
  accent: Rgb;
  random: () => number;
  /** Whether tools hang on the board already, as things of their own. */
  hasTools: boolean;
}

const far = { haze: 0.12, part: 'far' } as const;
const small = { haze: 0.14, part: 'detail', round: 0.7 } as const;

/** What hangs and stands on the wall of a room. */
export function drawFixture(fixture: Fixture, wall: Wall): Item[] {
  switch (fixture) {
    case 'loaves':
      return shelves(wall, 0.135, loaf);
    case 'books':
      return shelves(wall, 0.13, book);
    case 'jars':
      return shelves(wall, 0.14, jar);
    case 'bottles':
      return shelves(wall, 0.15, bottle);
    case 'pots':
      return shelves(wall, 0.14, pot);
    case 'buckets':
      return shelves(wall, 0.19, posy);
    case 'blackboard':
      return board(wall, rgb('#35524a'), 0.62);
    case 'menu':
      return board(wall, rgb('#2b2d2f'), 0.8);
    case 'pegboard':
      return pegboard(wall);
    case 'mirrors':
      return mirror(wall);
    case 'frames':
      return frames(wall);
    case 'cross':
      return cross(wall);
    case 'garland':
      return garland(wall);
    case 'spotlights':
      return spotlights(wall);
    case 'hangingPlants':
      return hangingPlants(wall);
    case 'screen':
      return screen(wall);
  }
}

type Ware = (wall: Wall, x: number, foot: number, unit: number) => { items: Item[]; width: number };

/** Boards with wares side by side. */
function shelves(wall: Wall, step: number, ware: Ware): Item[] {
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

const pick = (random: () => number, hues: readonly string[]): Rgb =>
  rgb(hues[Math.floor(random() * hues.length)] ?? '#ffffff');

const loaf: Ware = ({ random }, x, foot, unit) => {
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

const book: Ware = ({ random }, x, foot, unit) => {
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

const jar: Ware = ({ random }, x, foot, unit) => {
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

const bottle: Ware = ({ random }, x, foot, unit) => {
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

const pot: Ware = ({ random, accent }, x, foot, unit) => {
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

const posy: Ware = ({ random, accent }, x, foot, unit) => {
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

function board({ left, right, top, wood, random }: Wall, hue: Rgb, share: number): Item[] {
  const width = right - left;
  const tall = Math.min(0.36, width * share);
  const lines: Ring[] = [];
  for (let row = 0; row < 6; row += 1) {
    const y = top + 0.05 + ((tall - 0.08) * row) / 6;
    const long = width * (row === 0 ? 0.5 : 0.3 + random() * 0.25);
    lines.push(box(left + width * 0.1, y, long, row === 0 ? 0.013 : 0.006));
    if (row > 0) lines.push(box(right - width * 0.2, y, width * 0.1, 0.006));
  }
  return [
    {
      kind: 'shadow',
      rings: [box(left, top + 0.015, width, tall + 0.01)],
      strength: 0.35,
      softness: 0.012,
    },
    shape([box(left, top, width, tall)], wood, { ...far, texture: 'wood' }),
    shape([box(left + 0.014, top + 0.014, width - 0.028, tall - 0.028)], hue, {
      ...far,
      texture: 'wall',
    }),
    shape(lines, rgb('#e9e6da'), { ...small, haze: 0.25 }),
  ];
}

function pegboard({ left, right, top, accent, hasTools }: Wall): Item[] {
  const width = right - left;
  const tall = 0.32;
  const holes: Ring[] = [];
  for (let x = left + 0.03; x < right - 0.02; x += 0.034)
    for (let y = top + 0.03; y < top + tall - 0.01; y += 0.034) holes.push(box(x, y, 0.004, 0.004));
  const items: Item[] = [
    {
      kind: 'shadow',
      rings: [box(left, top + 0.012, width, tall + 0.006)],
      strength: 0.3,
      softness: 0.012,
    },
    shape([box(left, top, width, tall)], rgb('#c9a878'), { ...far, texture: 'wall' }),
    shape(holes, rgb('#6d5636'), { ...small, round: 0 }),
  ];
  if (hasTools) return items;
  const steel = rgb('#9aa2a8');
  const count = Math.max(3, Math.floor(width / 0.062));
  for (let index = 0; index < count; index += 1) {
    const x = left + width * ((index + 0.5) / count);
    const y = top + 0.04 + (index % 2) * 0.014;
    const handle = index % 2 === 0 ? accent : rgb('#7a5232');
    items.push({
      kind: 'shadow',
      rings: [box(x, y + 0.01, 0.016, 0.2)],
      strength: 0.25,
      softness: 0.006,
    });
    if (index % 3 === 0)
      items.push(
        shape([box(x - 0.007, y + 0.05, 0.014, 0.17)], rgb('#a8713f'), { ...small, round: 0.9 }),
        shape([box(x - 0.03, y + 0.02, 0.06, 0.032)], steel, small),
      );
    else if (index % 3 === 1)
      items.push(
        shape(
          [[...ellipse(x, y + 0.035, 0.022, 0.024)], box(x - 0.007, y + 0.05, 0.014, 0.15)],
          steel,
          { ...small, round: 0.8 },
        ),
        shape([ellipse(x, y + 0.022, 0.01, 0.016)], rgb('#c9a878'), small),
      );
    else
      items.push(
        shape([box(x - 0.004, y + 0.09, 0.008, 0.12)], steel, small),
        shape([box(x - 0.012, y + 0.01, 0.024, 0.085)], handle, { ...small, round: 1 }),
      );
  }
  return items;
}

function mirror({ left, right, top, bottom, accent }: Wall): Item[] {
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

function frames({ left, right, top, accent, wood, random }: Wall): Item[] {
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

function cross({ left, right, top, accent }: Wall): Item[] {
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

/** Strings of small lights. */
function garland({ left, right, top }: Wall): Item[] {
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

function spotlights({ left, right, bottom }: Wall): Item[] {
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

function hangingPlants({ left, right, random }: Wall): Item[] {
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
function screen({ left, right, accent }: Wall): Item[] {
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
