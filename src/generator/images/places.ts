import type { Item, Shape } from './Composition';
import { createNoise, fractal } from './noise';
import { drawRange } from './peaks';
import type { Point } from './Raster';
import { BLACK, mix, type Rgb, rgb, WHITE } from './rgb';
import type { Scene } from './Scene';
import { box, ellipse, polygon, type Ring } from './Sketch';

export interface PlaceInput {
  scene: Scene;
  aspect: number;
  horizon: number;
  random: () => number;
  /** How much is drawn, 1 for standard; more for a finer picture. */
  detail: number;
  /** How jagged outlines are: 1 in nature, 0 in a simple drawing. */
  jagged: number;
  isDark: boolean;
}

type Look = Partial<Omit<Shape, 'kind' | 'rings' | 'color'>>;

function shape(rings: readonly Ring[], color: Rgb, look: Look = {}): Shape {
  return {
    kind: 'shape',
    rings,
    color,
    haze: 0,
    round: 0,
    texture: 'smooth',
    glow: 0,
    part: 'ground',
    ...look,
  };
}

/** Ground whose upper edge rises and falls around `top` by `height`, `scale` times across the picture. */
function ridge(
  { aspect, random, jagged }: PlaceInput,
  top: number,
  height: number,
  scale: number,
  roughness: number,
  bottom = 1.05,
): Ring {
  const noise = createNoise(Math.floor(random() * 1e9));
  const octaves = Math.max(1, Math.round(1 + roughness * jagged * 5));
  const points: Point[] = [];
  const count = 40 + Math.round(jagged * 260);
  for (let index = 0; index <= count; index += 1) {
    const x = -0.05 + (index / count) * (aspect + 0.1);
    const value = (fractal(noise, (x / aspect) * scale + 3, 0.5, octaves) - 0.5) * 2 + 0.5;
    points.push({ x, y: top - (value - 0.35) * height });
  }
  return [...points, { x: aspect + 0.05, y: bottom }, { x: -0.05, y: bottom }];
}

function heightAt(ring: Ring, x: number): number {
  return ring.find((point) => point.x >= x)?.y ?? 1;
}

function conifers(input: PlaceInput, ground: Ring, count: number, size: number): Ring[] {
  return Array.from({ length: count }, () => {
    const x = input.random() * input.aspect;
    const base = heightAt(ground, x) + size * 0.25;
    const height = size * (0.7 + input.random() * 0.7);
    const half = height * 0.2;
    const tiers = 5;
    const right: Point[] = [];
    for (let tier = 0; tier < tiers; tier += 1) {
      const from = tier / tiers;
      right.push({ x: x + half * (from + 0.1) * 0.4, y: base - height * (1 - from) });
      right.push({ x: x + half * (from + 0.3), y: base - height * (1 - from - 0.8 / tiers) });
    }
    return [...right, ...right.map((point) => ({ x: 2 * x - point.x, y: point.y })).reverse()];
  });
}

const greens = (scene: Scene): { far: Rgb; near: Rgb; tree: Rgb } => {
  if (scene.season === 'winter')
    return { far: rgb('#dfe7ec'), near: rgb('#f1f5f7'), tree: rgb('#4a6660') };
  if (scene.season === 'autumn')
    return { far: rgb('#a98f4c'), near: rgb('#8f8240'), tree: rgb('#b9692c') };
  if (scene.season === 'spring')
    return { far: rgb('#8db35c'), near: rgb('#6fa04a'), tree: rgb('#5b8f4e') };
  return { far: rgb('#7f9f58'), near: rgb('#587f3c'), tree: rgb('#38603f') };
};

function blades(input: PlaceInput, from: number, color: Rgb): Item[] {
  const { random, aspect, detail, jagged, scene } = input;
  if (scene.season === 'winter') return [];
  const sorts: Ring[][] = [[], [], []];
  const count = Math.round(420 * detail * (0.25 + jagged * 0.75) * aspect);
  for (let index = 0; index < count; index += 1) {
    const depth = Math.sqrt(random());
    const x = random() * aspect;
    const y = from + depth * (1.04 - from);
    const height = 0.012 + depth * 0.045 * (0.5 + random());
    const lean = (random() - 0.5) * height * 0.9;
    sorts[index % 3]?.push(
      polygon(
        [x - 0.0012 - depth * 0.0016, y],
        [x + 0.0012 + depth * 0.0016, y],
        [x + lean, y - height],
      ),
    );
  }
  const items: Item[] = sorts.map((rings, index) =>
    shape(rings, mix(color, index === 0 ? BLACK : rgb('#e8e27a'), index === 1 ? 0.05 : 0.26), {
      part: 'detail',
    }),
  );
  if (scene.season === 'spring' || scene.season === 'summer') {
    const hues = [
      scene.colors[0] === undefined ? rgb('#f4f0e4') : rgb(scene.colors[0].hex),
      rgb('#f0c441'),
      rgb('#d9637c'),
    ];
    hues.forEach((hue) => {
      const dots = Array.from({ length: Math.round(26 * detail * aspect) }, () => {
        const depth = random();
        const size = 0.0025 + depth * 0.0065;
        return ellipse(random() * aspect, from + 0.02 + depth * (1 - from), size, size * 0.8);
      });
      items.push(shape(dots, hue, { part: 'detail', round: 0.4 }));
    });
  }
  return items;
}

function mountains(input: PlaceInput, withLake: boolean): Item[] {
  const { aspect, horizon, scene, detail, jagged, random } = input;
  const green = greens(scene);
  const stone = scene.season === 'winter' ? rgb('#8b98a8') : rgb('#6f7683');
  const items: Item[] = [];
  const snow = scene.season === 'winter' ? 0.25 : 0.62;
  const range = { aspect, random, jagged, stone, snow };
  items.push(
    ...drawRange({ ...range, foot: horizon + 0.02, height: 0.42, haze: 0.55 }),
    ...drawRange({ ...range, foot: horizon + 0.05, height: 0.29, haze: 0.3 }),
  );
  const hills = ridge(input, horizon + 0.01, 0.13, 3, 0.6);
  items.push(
    shape([hills], mix(green.tree, green.far, 0.4), {
      haze: 0.36,
      texture: 'leaf',
      part: 'far',
      round: 0.3,
    }),
  );
  items.push(
    shape(conifers(input, hills, Math.round(70 * detail), 0.055), green.tree, {
      haze: 0.3,
      texture: 'leaf',
      part: 'detail',
      round: 0.3,
    }),
  );
  if (withLake) {
    items.push({ kind: 'water', top: horizon + 0.02, bottom: 1.02, color: rgb('#2f5a6d') });
    const shore = ridge(input, 0.985, 0.12, 2, 0.6);
    items.push(
      shape([shore], green.near, { texture: 'leaf', round: 0.3 }),
      ...blades(input, 0.95, green.near),
    );
    return items;
  }
  const middle = ridge(input, horizon + 0.1, 0.12, 2.4, 0.5);
  items.push(shape([middle], green.far, { haze: 0.16, texture: 'leaf', round: 0.3 }));
  items.push(
    shape(conifers(input, middle, Math.round(26 * detail), 0.11), green.tree, {
      haze: 0.1,
      texture: 'leaf',
      part: 'detail',
      round: 0.4,
    }),
  );
  items.push(
    shape([ridge(input, horizon + 0.22, 0.08, 1.6, 0.4)], green.near, {
      texture: 'leaf',
      round: 0.2,
    }),
  );
  items.push(...blades(input, horizon + 0.24, green.near));
  return items;
}

function meadow(input: PlaceInput): Item[] {
  const { horizon, scene, detail } = input;
  const green = greens(scene);
  const far = ridge(input, horizon, 0.14, 2.2, 0.5);
  const middle = ridge(input, horizon + 0.07, 0.1, 1.8, 0.3);
  return [
    shape([ridge(input, horizon - 0.06, 0.16, 1.8, 0.7)], mix(green.tree, rgb('#5b7d94'), 0.4), {
      haze: 0.66,
      part: 'far',
      round: 0.3,
    }),
    shape([far], green.far, { haze: 0.4, texture: 'leaf', part: 'far', round: 0.3 }),
    shape(conifers(input, far, Math.round(34 * detail), 0.045), green.tree, {
      haze: 0.34,
      part: 'detail',
      texture: 'leaf',
    }),
    shape([middle], mix(green.far, green.near, 0.5), { haze: 0.16, texture: 'leaf', round: 0.3 }),
    shape(
      Array.from({ length: 9 }, () => {
        const x = input.random() * input.aspect;
        return ellipse(
          x,
          heightAt(middle, x) - 0.012,
          0.03 + input.random() * 0.03,
          0.022 + input.random() * 0.02,
        );
      }),
      green.tree,
      { haze: 0.14, texture: 'leaf', round: 0.8, part: 'detail' },
    ),
    shape([ridge(input, horizon + 0.17, 0.07, 1.4, 0.3)], green.near, {
      texture: 'leaf',
      round: 0.2,
    }),
    ...blades(input, horizon + 0.18, green.near),
  ];
}

function sea(input: PlaceInput): Item[] {
  const { horizon, scene } = input;
  const beach = scene.season === 'winter' ? rgb('#e7e9ea') : rgb('#dcc497');
  return [
    shape([ridge(input, horizon + 0.015, 0.07, 2.6, 0.7, horizon + 0.02)], rgb('#5f7480'), {
      haze: 0.62,
      part: 'far',
      texture: 'rock',
      round: 0.3,
    }),
    { kind: 'water', top: horizon, bottom: 1.02, color: rgb('#1f6a80') },
    ...(scene.subject === 'boat'
      ? []
      : [
          shape([ridge(input, 0.955, 0.09, 1.2, 0.2)], WHITE, { part: 'detail', haze: 0.3 }),
          shape([ridge(input, 0.975, 0.08, 1.2, 0.2)], beach, { texture: 'sand', round: 0.2 }),
        ]),
  ];
}

function forest(input: PlaceInput): Item[] {
  const { horizon, scene, aspect, random, detail } = input;
  const green = greens(scene);
  const items: Item[] = [];
  for (const [step, haze] of [0.82, 0.62, 0.4].entries()) {
    const line = ridge(input, horizon + step * 0.06, 0.05, 3, 0.4);
    const size = 0.2 + step * 0.11;
    items.push(
      shape(
        [
          ...conifers(
            input,
            line,
            Math.round((38 - step * 11) * aspect * (0.6 + detail * 0.4)),
            size,
          ),
        ],
        mix(green.tree, green.near, 0.15),
        { haze, texture: 'leaf', part: 'far', round: 0.5 },
      ),
    );
    items.push(shape([line], green.far, { haze: haze * 0.8, texture: 'leaf', part: 'far' }));
  }
  for (const side of [-1, 1]) {
    for (let index = 0; index < 2; index += 1) {
      const x = aspect / 2 + side * aspect * (0.34 + index * 0.13 + random() * 0.04);
      const half = 0.022 + index * 0.016;
      items.push(
        shape(
          [polygon([x - half, 1], [x - half * 0.7, -0.05], [x + half * 0.7, -0.05], [x + half, 1])],
          rgb('#4d3a2c'),
          { haze: 0.12, texture: 'wood', round: 0.8 },
        ),
      );
    }
  }
  items.push(
    shape([ridge(input, horizon + 0.24, 0.06, 1.8, 0.4)], mix(green.near, rgb('#4b4027'), 0.3), {
      texture: 'leaf',
      round: 0.2,
    }),
    ...blades(input, horizon + 0.25, green.near),
  );
  return items;
}

function city(input: PlaceInput): Item[] {
  const { horizon, aspect, random, isDark, scene } = input;
  const items: Item[] = [];
  const tones = [rgb('#7f8fa3'), rgb('#6b788c'), rgb('#4d586b')];
  tones.forEach((tone, layer) => {
    const towers: Ring[] = [];
    const lit: Ring[] = [];
    const dark: Ring[] = [];
    let x = -0.05;
    const unit = 0.05 + layer * 0.028;
    const foot = horizon + 0.08 + layer * 0.03;
    while (x < aspect + 0.05) {
      const width = unit * (0.8 + random() * 0.9);
      const height = (0.46 - layer * 0.09) * (0.35 + random() * random() * 1.1);
      const top = foot - height;
      towers.push(box(x, top, width, height + 0.1));
      const roof = random();
      if (roof < 0.25)
        towers.push(box(x + width * 0.25, top - height * 0.12, width * 0.5, height * 0.14));
      else if (roof < 0.4)
        towers.push(
          polygon(
            [x + width * 0.48, top - height * 0.3],
            [x + width * 0.52, top - height * 0.3],
            [x + width * 0.58, top],
            [x + width * 0.42, top],
          ),
        );
      const cell = 0.014 + layer * 0.004;
      for (let wx = x + cell * 0.6; wx < x + width - cell * 0.8; wx += cell) {
        for (let wy = top + cell; wy < foot - cell; wy += cell * 1.35)
          (random() < (isDark ? 0.42 : 0.14) ? lit : dark).push(
            box(wx, wy, cell * 0.52, cell * 0.7),
          );
      }
      x += width + (random() < 0.3 ? unit * 0.14 : 0.002);
    }
    const haze = 0.62 - layer * 0.25;
    items.push(shape(towers, tone, { haze, texture: 'wall', part: 'far', round: 0.1 }));
    items.push(shape(dark, mix(tone, BLACK, 0.34), { haze, part: 'detail' }));
    items.push(
      shape(
        lit,
        layer === 2 && scene.colors[0] !== undefined
          ? mix(rgb(scene.colors[0].hex), rgb('#ffdf9a'), 0.4)
          : rgb('#ffd98a'),
        { haze: haze * 0.5, part: 'detail', glow: isDark ? 0.95 : 0.3 },
      ),
    );
  });
  const curb = horizon + 0.14;
  items.push(
    shape([box(-0.05, curb, aspect + 0.1, 1)], rgb('#5b6067'), { texture: 'sand', round: 0 }),
  );
  items.push(shape([box(-0.05, curb, aspect + 0.1, 0.014)], rgb('#8c9095'), { part: 'detail' }));
  items.push(
    shape([box(-0.05, 0.93, aspect + 0.1, 0.2)], rgb('#43474d'), {
      texture: 'sand',
      part: 'detail',
    }),
  );
  return items;
}

function desert(input: PlaceInput): Item[] {
  const { horizon } = input;
  return [0, 1, 2, 3].map((step) =>
    shape(
      [ridge(input, horizon + step * 0.1, 0.16 - step * 0.012, 2.1 - step * 0.3, 0.15)],
      mix(rgb('#d9a566'), rgb('#b8763e'), step / 4),
      { haze: 0.55 - step * 0.18, texture: 'sand', round: 0.9, part: step < 2 ? 'far' : 'ground' },
    ),
  );
}

function room(input: PlaceInput): Item[] {
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

function studio(input: PlaceInput): Item[] {
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

function space(input: PlaceInput): Item[] {
  const { aspect, random, scene } = input;
  const hue =
    scene.colors[0] === undefined
      ? ([rgb('#c98a5a'), rgb('#5a8fb5'), rgb('#9a78b5'), rgb('#5fa58c')][
          Math.floor(random() * 4)
        ] ?? WHITE)
      : rgb(scene.colors[0].hex);
  const x = aspect * (scene.subject === null ? 0.52 : 0.8);
  const y = scene.subject === null ? 0.54 : 0.78;
  const size = scene.subject === null ? 0.29 * Math.min(1, aspect) : 0.22;
  const wide = ellipse(x, y, size * 1.95, size * 0.5, -0.3);
  const narrow = ellipse(x, y, size * 1.35, size * 0.3, -0.3);
  const back = ({ x: px, y: py }: Point) => (py - y) * Math.cos(0.3) + (px - x) * Math.sin(0.3) < 0;
  const half = (isBack: boolean): Ring => [
    ...wide.filter((point) => back(point) === isBack),
    ...narrow.filter((point) => back(point) === isBack).reverse(),
  ];
  return [
    shape([half(true)], mix(hue, rgb('#efe2c8'), 0.6), { part: 'detail', haze: 0.1 }),
    shape([ellipse(x, y, size, size)], hue, { part: 'subject', round: 1, texture: 'rock' }),
    ...[-0.5, -0.15, 0.25, 0.55].map((at, index) =>
      shape(
        [
          ellipse(
            x + at * size * 0.28,
            y + at * size,
            size * Math.sqrt(1 - at * at) * 0.93,
            size * 0.07,
            -0.3,
          ),
        ],
        index % 2 ? mix(hue, BLACK, 0.2) : mix(hue, WHITE, 0.3),
        { part: 'detail', haze: 0.3, round: 0.1 },
      ),
    ),
    shape([half(false)], mix(hue, rgb('#f4e8d0'), 0.7), { part: 'detail' }),
    shape([ellipse(aspect * 0.17, 0.2, 0.045, 0.045)], rgb('#b9b6b0'), {
      part: 'subject',
      round: 1,
      texture: 'rock',
    }),
  ];
}

function underwater(input: PlaceInput): Item[] {
  const { aspect, random } = input;
  const items: Item[] = [
    shape([ridge(input, 0.78, 0.22, 2.4, 0.6)], rgb('#24647c'), {
      haze: 0.6,
      part: 'far',
      texture: 'rock',
      round: 0.5,
    }),
    shape([ridge(input, 0.93, 0.12, 2, 0.3)], rgb('#cbb78a'), {
      haze: 0.25,
      texture: 'sand',
      round: 0.3,
    }),
  ];
  const hues = [rgb('#d9627a'), rgb('#e59a4f'), rgb('#8a62b0'), rgb('#4fa38c')];
  for (let index = 0; index < 12; index += 1) {
    const side = index % 2 === 0 ? random() * 0.34 : 1 - random() * 0.34;
    const x = aspect * side;
    const size = 0.05 + random() * 0.09;
    const branches = Array.from({ length: 6 }, (_, branch) =>
      ellipse(
        x + (branch - 2.5) * size * 0.34,
        0.97 - size * (0.7 + random() * 0.7),
        size * 0.14,
        size * (0.7 + random() * 0.4),
        (branch - 2.5) * 0.16,
      ),
    );
    items.push(
      shape(branches, hues[index % 4] ?? WHITE, {
        haze: 0.22,
        round: 0.9,
        texture: 'crust',
        part: index < 4 ? 'ground' : 'detail',
      }),
    );
  }
  return items;
}

/** What stands around the subject, from the back to the front. */
export function drawPlace(input: PlaceInput): Item[] {
  switch (input.scene.setting) {
    case 'mountains':
      return mountains(input, false);
    case 'lake':
      return mountains(input, true);
    case 'meadow':
      return meadow(input);
    case 'sea':
      return sea(input);
    case 'forest':
      return forest(input);
    case 'city':
      return city(input);
    case 'desert':
      return desert(input);
    case 'room':
      return room(input);
    case 'studio':
      return studio(input);
    case 'space':
      return space(input);
    case 'underwater':
      return underwater(input);
  }
}
