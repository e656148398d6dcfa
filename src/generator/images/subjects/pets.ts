import { type Rgb, rgb, WHITE } from '../rgb';
import { curve, ellipse, mirrored, polygon, type Sketch, stroke } from '../Sketch';
import { darker, detail, lighter } from './subjectLooks';

function eyes({ add }: Sketch, x: number, y: number, size: number, iris: Rgb) {
  for (const side of [-1, 1]) {
    add(ellipse(x * side, y, size, size * 1.1), iris, { ...detail, round: 0.5 });
    add(ellipse(x * side, y, size * 0.62, size * 0.9), rgb('#14130f'), detail);
    add(ellipse(x * side + size * 0.3, y + size * 0.4, size * 0.26, size * 0.26), WHITE, {
      ...detail,
      glow: 0.8,
    });
  }
}

export function drawCat(sketch: Sketch, coat: Rgb): void {
  const { add } = sketch;
  const fur = { texture: 'fur', round: 0.8 } as const;
  add(
    stroke(
      [
        [0.32, 0.1],
        [0.66, 0.1],
        [0.8, 0.34],
        [0.7, 0.6],
        [0.8, 0.74],
      ],
      0.15,
      0.6,
    ),
    darker(coat, 0.1),
    fur,
  );
  add(
    curve(
      [-0.4, 0.02],
      [-0.44, 0.3],
      [-0.3, 0.68],
      [0, 0.86],
      [0.3, 0.68],
      [0.44, 0.3],
      [0.4, 0.02],
      [0, -0.03],
    ),
    coat,
    fur,
  );
  add(
    curve([-0.18, 0.16], [-0.2, 0.5], [0, 0.74], [0.2, 0.5], [0.18, 0.16], [0, 0.08]),
    lighter(coat, 0.5),
    { ...fur, part: 'detail' },
  );
  for (const side of [-1, 1])
    add(ellipse(0.15 * side, 0.05, 0.13, 0.075), lighter(coat, 0.55), { ...fur, part: 'detail' });
  const ear = polygon([0.12, 1.2], [0.35, 1.44], [0.37, 1.04]);
  const inner = polygon([0.19, 1.19], [0.32, 1.35], [0.33, 1.11]);
  add([ear, mirrored(ear)], coat, { ...fur, round: 0.4 });
  add([inner, mirrored(inner)], rgb('#d99a8e'), detail);
  add(
    curve(
      [-0.38, 0.96],
      [-0.3, 1.2],
      [0, 1.27],
      [0.3, 1.2],
      [0.38, 0.96],
      [0.2, 0.78],
      [-0.2, 0.78],
    ),
    coat,
    fur,
  );
  for (const x of [-0.1, 0, 0.1])
    add(
      polygon(
        [x - 0.018, 1.26 - Math.abs(x) * 0.2],
        [x + 0.018, 1.26 - Math.abs(x) * 0.2],
        [x * 0.7, 1.12],
      ),
      darker(coat, 0.4),
      detail,
    );
  add(
    [ellipse(-0.085, 0.88, 0.12, 0.085), ellipse(0.085, 0.88, 0.12, 0.085)],
    lighter(coat, 0.65),
    { ...fur, part: 'detail' },
  );
  add(polygon([-0.045, 0.965], [0.045, 0.965], [0, 0.92]), rgb('#b8655f'), detail);
  eyes(sketch, 0.165, 1.03, 0.072, rgb('#a9b94a'));
  for (const side of [-1, 1]) {
    for (const [y, tip] of [
      [0.91, 0.95],
      [0.885, 0.87],
    ] as const)
      add(
        stroke(
          [
            [0.13 * side, y],
            [0.32 * side, (y + tip) / 2 + 0.01],
            [0.52 * side, tip],
          ],
          0.009,
          0.4,
        ),
        lighter(coat, 0.8),
        { ...detail, round: 0 },
      );
  }
}

export function drawDog(sketch: Sketch, coat: Rgb): void {
  const { add } = sketch;
  const fur = { texture: 'fur', round: 0.8 } as const;
  add(
    stroke(
      [
        [0.34, 0.16],
        [0.6, 0.24],
        [0.74, 0.5],
      ],
      0.13,
      0.4,
    ),
    darker(coat, 0.1),
    fur,
  );
  add(
    curve(
      [-0.4, 0],
      [-0.42, 0.34],
      [-0.3, 0.72],
      [0, 0.9],
      [0.3, 0.72],
      [0.42, 0.34],
      [0.4, 0],
      [0, -0.03],
    ),
    coat,
    fur,
  );
  add(
    curve([-0.19, 0.2], [-0.19, 0.6], [0, 0.8], [0.19, 0.6], [0.19, 0.2], [0, 0.1]),
    lighter(coat, 0.6),
    { ...fur, part: 'detail' },
  );
  for (const side of [-1, 1]) {
    add(ellipse(0.17 * side, 0.2, 0.095, 0.24), lighter(coat, 0.12), { ...fur, part: 'detail' });
    add(ellipse(0.17 * side, 0.045, 0.13, 0.075), lighter(coat, 0.6), { ...fur, part: 'detail' });
  }
  add(
    curve(
      [-0.36, 1.02],
      [-0.28, 1.28],
      [0, 1.36],
      [0.28, 1.28],
      [0.36, 1.02],
      [0.22, 0.8],
      [0, 0.74],
      [-0.22, 0.8],
    ),
    coat,
    fur,
  );
  const ear = curve([0.22, 1.3], [0.42, 1.28], [0.5, 1.02], [0.42, 0.84], [0.33, 0.98]);
  add([ear, mirrored(ear)], darker(coat, 0.32), fur);
  add(
    curve(
      [-0.07, 1.32],
      [0.07, 1.32],
      [0.12, 1.0],
      [0.2, 0.88],
      [0, 0.73],
      [-0.2, 0.88],
      [-0.12, 1.0],
    ),
    lighter(coat, 0.7),
    { ...fur, part: 'detail' },
  );
  add(
    curve([-0.06, 0.8], [0.06, 0.8], [0.05, 0.68], [0, 0.65], [-0.05, 0.68]),
    rgb('#d8737c'),
    detail,
  );
  add(ellipse(0, 0.97, 0.085, 0.06), rgb('#221c1a'), { ...detail, round: 0.7 });
  eyes(sketch, 0.17, 1.11, 0.052, rgb('#6a4426'));
  add(
    stroke(
      [
        [-0.28, 0.74],
        [0, 0.66],
        [0.28, 0.74],
      ],
      0.055,
    ),
    rgb('#b5332c'),
    { part: 'detail' },
  );
}
