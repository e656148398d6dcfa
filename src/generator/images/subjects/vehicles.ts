import { mix, type Rgb, rgb, WHITE } from '../rgb';
import { box, curve, ellipse, mirrored, polygon, type Sketch, stroke } from '../Sketch';
import { darker, detail, lighter, shine } from './subjectLooks';

export function drawBoat(sketch: Sketch, sail: Rgb): void {
  const { add } = sketch;
  add(box(-0.015, 0.2, 0.03, 1.32), rgb('#6b4a30'), { texture: 'wood' });
  add(curve([0.04, 1.46], [0.24, 1.0], [0.5, 0.5], [0.58, 0.33], [0.3, 0.3], [0.04, 0.31]), sail, {
    round: 0.5,
    texture: 'wall',
  });
  add(
    curve([-0.04, 1.34], [-0.16, 0.9], [-0.42, 0.42], [-0.2, 0.34], [-0.04, 0.33]),
    lighter(sail, 0.35),
    { round: 0.5, texture: 'wall' },
  );
  add(polygon([0, 1.52], [-0.2, 1.46], [0, 1.4]), rgb('#c8372d'), detail);
  add(
    curve(
      [-0.66, 0.26],
      [-0.3, 0.22],
      [0.4, 0.22],
      [0.78, 0.3],
      [0.6, 0.06],
      [0.4, -0.03],
      [-0.4, -0.03],
      [-0.56, 0.06],
    ),
    rgb('#7b4a2e'),
    { texture: 'wood', round: 0.6 },
  );
  add(
    stroke(
      [
        [-0.64, 0.23],
        [0, 0.19],
        [0.74, 0.27],
      ],
      0.04,
    ),
    rgb('#f0e6d2'),
    detail,
  );
}

export function drawCar(sketch: Sketch, paint: Rgb): void {
  const { add } = sketch;
  add(
    curve(
      [-1.0, 0.2],
      [-1.04, 0.42],
      [-0.84, 0.52],
      [-0.56, 0.58],
      [-0.36, 0.84],
      [0.2, 0.87],
      [0.5, 0.6],
      [0.9, 0.52],
      [1.04, 0.4],
      [1.02, 0.2],
      [0.6, 0.14],
      [-0.6, 0.14],
    ),
    paint,
    { round: 0.9 },
  );
  add(curve([-0.48, 0.59], [-0.31, 0.79], [-0.03, 0.81], [-0.03, 0.59]), rgb('#8fb1c2'), {
    part: 'detail',
    round: 0.3,
  });
  add(curve([0.04, 0.59], [0.04, 0.81], [0.17, 0.8], [0.38, 0.6]), rgb('#8fb1c2'), {
    part: 'detail',
    round: 0.3,
  });
  add(polygon([-0.3, 0.61], [-0.18, 0.78], [-0.11, 0.78], [-0.23, 0.61]), WHITE, {
    ...shine,
    haze: 0.5,
  });
  add(
    stroke(
      [
        [-0.98, 0.4],
        [0, 0.47],
        [0.99, 0.42],
      ],
      0.016,
    ),
    lighter(paint, 0.5),
    detail,
  );
  add(
    stroke(
      [
        [0, 0.58],
        [-0.01, 0.4],
        [0, 0.22],
      ],
      0.01,
    ),
    darker(paint, 0.5),
    detail,
  );
  add(box(0.06, 0.5, 0.1, 0.02), rgb('#d5d8da'), detail);
  add(box(-1.06, 0.18, 0.24, 0.05), rgb('#c4c9cc'), { part: 'detail', round: 0.8 });
  add(box(0.84, 0.18, 0.24, 0.05), rgb('#c4c9cc'), { part: 'detail', round: 0.8 });
  add(ellipse(0.97, 0.4, 0.05, 0.062), rgb('#fff1c2'), { part: 'detail', glow: 0.8 });
  add(ellipse(-1.0, 0.39, 0.035, 0.055), rgb('#d8322c'), { part: 'detail', glow: 0.4 });
  for (const x of [-0.58, 0.6]) {
    add(ellipse(x, 0.18, 0.25, 0.25), darker(paint, 0.72), { part: 'detail', round: 0 });
    add(ellipse(x, 0.165, 0.2, 0.2), rgb('#202226'), { round: 0.6 });
    add(ellipse(x, 0.165, 0.115, 0.115), rgb('#c2c7ca'), { part: 'detail', round: 0.7 });
    add(ellipse(x, 0.165, 0.045, 0.045), rgb('#6c7175'), { part: 'detail', round: 0.7 });
  }
}

export function drawRocket(sketch: Sketch, accent: Rgb): void {
  const { add } = sketch;
  add(
    curve(
      [-0.15, 0.3],
      [-0.24, 0.02],
      [-0.08, -0.1],
      [0, -0.42],
      [0.08, -0.1],
      [0.24, 0.02],
      [0.15, 0.3],
    ),
    rgb('#ff9a3d'),
    { glow: 0.9, part: 'detail' },
  );
  add(curve([-0.09, 0.3], [-0.12, 0.06], [0, -0.2], [0.12, 0.06], [0.09, 0.3]), rgb('#fff0b0'), {
    glow: 1,
    part: 'detail',
  });
  const fin = curve([0.2, 0.62], [0.46, 0.4], [0.5, 0.1], [0.3, 0.22], [0.18, 0.3]);
  add([fin, mirrored(fin)], accent, { round: 0.5 });
  add(polygon([-0.16, 0.26], [0.16, 0.26], [0.2, 0.36], [-0.2, 0.36]), rgb('#4c535b'), {
    round: 0.7,
  });
  add(
    curve(
      [-0.2, 0.34],
      [-0.3, 0.72],
      [-0.26, 1.14],
      [0, 1.66],
      [0.26, 1.14],
      [0.3, 0.72],
      [0.2, 0.34],
      [0, 0.32],
    ),
    rgb('#eef0f0'),
    { round: 1 },
  );
  add(
    curve([-0.235, 1.2], [-0.15, 1.42], [0, 1.67], [0.15, 1.42], [0.235, 1.2], [0, 1.16]),
    accent,
    { round: 1 },
  );
  add(ellipse(0, 0.94, 0.14, 0.14), rgb('#767f88'), { part: 'detail', round: 0.7 });
  add(ellipse(0, 0.94, 0.1, 0.1), rgb('#2f6f94'), { part: 'detail', round: 0.8 });
  add(ellipse(-0.03, 0.975, 0.03, 0.022, 0.6), WHITE, { part: 'detail', glow: 0.8 });
  add(curve([-0.025, 0.66], [-0.04, 0.4], [0, 0.12], [0.04, 0.4], [0.025, 0.66]), accent, {
    round: 0.6,
    part: 'detail',
  });
}

export function drawBalloon(sketch: Sketch, cloth: Rgb): void {
  const { add } = sketch;
  const outline = (share: number) =>
    [
      [-0.14 * share, 0.52],
      [-0.5 * share, 0.86],
      [-0.62 * share, 1.24],
      [-0.4 * share, 1.6],
      [0, 1.72],
      [0.4 * share, 1.6],
      [0.62 * share, 1.24],
      [0.5 * share, 0.86],
      [0.14 * share, 0.52],
    ] as const;
  const tones = [cloth, rgb('#f6ead0'), mix(cloth, rgb('#f2b53d'), 0.75), rgb('#f6ead0'), cloth];
  add(
    [
      stroke(
        [
          [-0.13, 0.54],
          [-0.11, 0.4],
          [-0.1, 0.28],
        ],
        0.012,
      ),
      stroke(
        [
          [0.13, 0.54],
          [0.11, 0.4],
          [0.1, 0.28],
        ],
        0.012,
      ),
    ],
    rgb('#4a3626'),
    detail,
  );
  [1, 0.76, 0.5, 0.26, 0.09].forEach((share, index) =>
    add(curve(...outline(share)), tones[index] ?? cloth, {
      round: share > 0.9 ? 1 : 0.35,
      part: index === 0 ? 'subject' : 'detail',
    }),
  );
  add(polygon([-0.12, 0.28], [0.12, 0.28], [0.1, 0.1], [-0.1, 0.1]), rgb('#8f6138'), {
    texture: 'wood',
    round: 0.6,
  });
  add(box(-0.13, 0.26, 0.26, 0.04), rgb('#5e3d23'), detail);
}
