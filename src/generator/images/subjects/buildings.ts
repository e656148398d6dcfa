import { BLACK, mix, type Rgb, rgb, WHITE } from '../rgb';
import { box, curve, polygon, type Ring, type Sketch, stroke } from '../Sketch';

const darker = (color: Rgb, share: number) => mix(color, BLACK, share);
const wall = { texture: 'wall', round: 0.05 } as const;
const detail = { part: 'detail', round: 0.05 } as const;

function windowAt(
  { add }: Sketch,
  x: number,
  y: number,
  width: number,
  height: number,
  lit: number,
) {
  add(box(x - 0.02, y - 0.02, width + 0.04, height + 0.04), rgb('#efe7d8'), detail);
  add(box(x, y, width, height), lit > 0 ? rgb('#ffd27a') : rgb('#4c6478'), {
    ...detail,
    glow: lit,
  });
  add(
    [box(x + width / 2 - 0.008, y, 0.016, height), box(x, y + height / 2 - 0.008, width, 0.016)],
    rgb('#efe7d8'),
    detail,
  );
}

function tower(
  { add }: Sketch,
  x: number,
  width: number,
  height: number,
  stone: Rgb,
  roof: Rgb | null,
  lit: number,
) {
  add(box(x - width / 2, 0, width, height), stone, { texture: 'wall', round: 0.35 });
  const top = width * 1.2;
  add(box(x - top / 2, height, top, 0.08), darker(stone, 0.1), { texture: 'wall', round: 0.3 });
  const teeth: Ring[] = Array.from({ length: 4 }, (_, index) =>
    box(x - top / 2 + (index * top) / 3.5, height + 0.08, top / 7, 0.06),
  );
  add(teeth, darker(stone, 0.1), wall);
  if (roof !== null) {
    add(
      polygon(
        [x - top * 0.52, height + 0.09],
        [x, height + 0.09 + width * 1.7],
        [x + top * 0.52, height + 0.09],
      ),
      roof,
      { texture: 'wood', round: 0.6 },
    );
    const tip = height + 0.09 + width * 1.7;
    add(
      polygon([x, tip - 0.02], [x, tip + 0.16], [x + 0.14, tip + 0.11], [x + 0.01, tip + 0.06]),
      rgb('#c8372d'),
      detail,
    );
  }
  for (const share of [0.35, 0.7])
    add(
      curve(
        [x - 0.025, height * share],
        [x - 0.025, height * share + 0.09],
        [x, height * share + 0.12],
        [x + 0.025, height * share + 0.09],
        [x + 0.025, height * share],
      ),
      lit > 0 ? rgb('#ffcf78') : rgb('#2c2f38'),
      { ...detail, glow: lit },
    );
}

export function drawCastle(sketch: Sketch, roof: Rgb, lit: number): void {
  const stone = rgb('#b7ab97');
  const { add } = sketch;
  add(
    curve([-1.3, -0.15], [-0.9, 0.08], [0, 0.14], [0.9, 0.08], [1.3, -0.15], [0, -0.3]),
    rgb('#5f7449'),
    { texture: 'leaf', round: 0.4 },
  );
  tower(sketch, -0.24, 0.26, 1.25, mix(stone, WHITE, 0.08), roof, lit);
  tower(sketch, 0.28, 0.22, 1.02, stone, roof, lit);
  add(box(-0.62, 0, 1.24, 0.58), stone, { texture: 'wall', round: 0.06 });
  add(
    Array.from({ length: 9 }, (_, index) => box(-0.6 + index * 0.138, 0.58, 0.075, 0.07)),
    stone,
    wall,
  );
  tower(sketch, -0.68, 0.28, 0.82, mix(stone, BLACK, 0.05), roof, lit);
  tower(sketch, 0.68, 0.28, 0.76, mix(stone, BLACK, 0.05), roof, lit);
  add(curve([-0.13, 0], [-0.13, 0.24], [0, 0.36], [0.13, 0.24], [0.13, 0]), rgb('#3a2c22'), {
    ...detail,
    texture: 'wood',
  });
  add(polygon([-0.12, 0.04], [0.12, 0.04], [0.24, -0.26], [-0.16, -0.26]), rgb('#b59f7d'), {
    ...detail,
    texture: 'sand',
  });
}

export function drawLighthouse(sketch: Sketch, band: Rgb, lit: number): void {
  const { add } = sketch;
  const rock = { texture: 'rock', round: 0.7 } as const;
  add(
    curve(
      [-0.95, -0.12],
      [-0.72, 0.1],
      [-0.35, 0.2],
      [0, 0.17],
      [0.4, 0.22],
      [0.7, 0.06],
      [1.0, -0.12],
      [0, -0.24],
    ),
    rgb('#6d675f'),
    rock,
  );
  add(curve([-0.6, -0.1], [-0.45, 0.08], [-0.2, 0.05], [-0.1, -0.12]), rgb('#57524c'), rock);
  add(curve([0.3, -0.14], [0.45, 0.06], [0.75, 0.0], [0.85, -0.14]), rgb('#625c55'), rock);
  add(box(0.2, 0.16, 0.42, 0.22), rgb('#efe8db'), wall);
  add(polygon([0.16, 0.38], [0.41, 0.54], [0.66, 0.38]), rgb('#8c4a3a'), {
    texture: 'wood',
    round: 0.2,
  });
  windowAt(sketch, 0.35, 0.22, 0.1, 0.1, lit);
  const half = (y: number) => 0.2 - (y - 0.14) * 0.078;
  const slice = (from: number, to: number) =>
    polygon([-half(from), from], [half(from), from], [half(to), to], [-half(to), to]);
  add(slice(0.14, 1.38), rgb('#f3eee3'), { round: 0.75, texture: 'wall' });
  for (const y of [0.36, 0.76, 1.16])
    add(slice(y, y + 0.2), band, { round: 0.75, part: 'detail', texture: 'wall' });
  for (const y of [0.6, 1.0]) add(box(-0.02, y, 0.045, 0.08), rgb('#2f3a44'), detail);
  add(box(-0.17, 1.38, 0.34, 0.04), rgb('#2d3238'), wall);
  add(box(-0.085, 1.42, 0.17, 0.17), lit > 0 ? rgb('#fff0b8') : rgb('#a9c3cc'), {
    ...detail,
    glow: lit,
  });
  add([box(-0.03, 1.42, 0.012, 0.17), box(0.02, 1.42, 0.012, 0.17)], rgb('#2d3238'), detail);
  add(
    curve([-0.12, 1.59], [-0.08, 1.68], [0, 1.74], [0.08, 1.68], [0.12, 1.59]),
    darker(band, 0.15),
    { round: 0.8 },
  );
  add(
    stroke(
      [
        [0, 1.72],
        [0, 1.76],
        [0, 1.82],
      ],
      0.02,
    ),
    rgb('#2d3238'),
    detail,
  );
}
