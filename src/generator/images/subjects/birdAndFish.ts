import { mix, type Rgb, rgb, WHITE } from '../rgb';
import { curve, ellipse, polygon, type Sketch, stroke } from '../Sketch';
import { darker, detail, lighter } from './subjectLooks';

export function drawBird(sketch: Sketch, coat: Rgb): void {
  const { add } = sketch;
  const wood = rgb('#5f4632');
  add(
    stroke(
      [
        [-1.3, 0.02],
        [-0.5, 0.1],
        [0.3, 0.06],
        [1.3, 0.2],
      ],
      0.11,
      0.5,
    ),
    wood,
    { texture: 'wood' },
  );
  for (const [x, y] of [
    [-0.9, 0.14],
    [-0.6, 0.02],
    [0.8, 0.24],
    [1.05, 0.06],
  ] as const)
    add(ellipse(x, y, 0.15, 0.06, x), rgb('#5c8a45'), { texture: 'leaf', part: 'detail' });
  add(polygon([-0.36, 0.46], [-1.0, 0.02], [-0.82, -0.08], [-0.2, 0.26]), darker(coat, 0.35), {
    texture: 'fur',
    round: 0.3,
  });
  add(
    curve(
      [-0.5, 0.36],
      [-0.2, 0.7],
      [0.16, 0.84],
      [0.42, 0.62],
      [0.4, 0.34],
      [0.1, 0.12],
      [-0.26, 0.16],
    ),
    coat,
    { texture: 'fur', round: 0.9 },
  );
  add(
    curve([0.1, 0.16], [0.4, 0.34], [0.46, 0.6], [0.3, 0.62], [0.06, 0.4]),
    mix(coat, rgb('#f3e3c6'), 0.72),
    { texture: 'fur', part: 'detail', round: 0.7 },
  );
  add(ellipse(0.31, 0.86, 0.245, 0.23), coat, { texture: 'fur', round: 0.9 });
  add(
    curve([-0.5, 0.3], [-0.3, 0.6], [0, 0.64], [0.1, 0.44], [-0.1, 0.28], [-0.46, 0.16]),
    darker(coat, 0.3),
    { texture: 'fur', round: 0.7 },
  );
  for (const [y, length] of [
    [0.44, 0.42],
    [0.36, 0.5],
    [0.28, 0.52],
  ] as const)
    add(
      stroke(
        [
          [0.02, y],
          [-0.2, y - 0.06],
          [-length, y - 0.12],
        ],
        0.03,
        0.4,
      ),
      darker(coat, 0.5),
      detail,
    );
  add(polygon([0.5, 0.92], [0.74, 0.84], [0.51, 0.78]), rgb('#e0a13a'), detail);
  add(ellipse(0.4, 0.91, 0.045, 0.048), rgb('#12110f'), detail);
  add(ellipse(0.415, 0.93, 0.014, 0.014), WHITE, { ...detail, glow: 0.8 });
  for (const x of [0.02, 0.18])
    add(
      stroke(
        [
          [x, 0.2],
          [x + 0.01, 0.12],
          [x + 0.03, 0.05],
        ],
        0.03,
      ),
      rgb('#8a5a33'),
      detail,
    );
}

export function drawFish(sketch: Sketch, coat: Rgb): void {
  const { add } = sketch;
  const pale = lighter(coat, 0.45);
  const fin = { round: 0.25, texture: 'fur' } as const;
  add(
    curve([-0.52, 0.5], [-0.8, 0.86], [-1.06, 0.92], [-0.92, 0.52], [-1.06, 0.1], [-0.78, 0.2]),
    mix(coat, rgb('#f6a64a'), 0.3),
    fin,
  );
  add(curve([-0.3, 0.78], [-0.1, 1.08], [0.3, 1.02], [0.36, 0.78]), darker(coat, 0.15), fin);
  add(curve([-0.1, 0.24], [-0.24, -0.02], [0.12, 0.08], [0.22, 0.26]), darker(coat, 0.15), fin);
  add(
    curve(
      [-0.66, 0.5],
      [-0.3, 0.76],
      [0.2, 0.86],
      [0.62, 0.72],
      [0.82, 0.52],
      [0.62, 0.32],
      [0.2, 0.2],
      [-0.3, 0.28],
    ),
    coat,
    { round: 1 },
  );
  add(curve([-0.3, 0.32], [0.2, 0.22], [0.6, 0.34], [0.74, 0.46], [0.2, 0.4]), pale, {
    part: 'detail',
    round: 0.8,
  });
  for (const x of [-0.16, 0.26])
    add(
      curve(
        [x, 0.83],
        [x + 0.12, 0.8],
        [x + 0.18, 0.52],
        [x + 0.1, 0.24],
        [x, 0.24],
        [x + 0.06, 0.52],
      ),
      WHITE,
      { part: 'detail', round: 0.6 },
    );
  add(
    curve([0.12, 0.52], [-0.06, 0.62], [-0.22, 0.46], [-0.04, 0.38]),
    mix(coat, rgb('#f6a64a'), 0.4),
    { part: 'detail', texture: 'fur', round: 0.4 },
  );
  add(ellipse(0.58, 0.6, 0.075, 0.078), WHITE, detail);
  add(ellipse(0.595, 0.6, 0.046, 0.05), rgb('#0d1116'), detail);
  add(ellipse(0.61, 0.62, 0.016, 0.016), WHITE, { ...detail, glow: 0.9 });
  for (const [x, y, size] of [
    [1.0, 0.82, 0.045],
    [1.1, 1.05, 0.065],
    [0.98, 1.3, 0.035],
  ] as const) {
    add(ellipse(x, y, size, size), rgb('#bfe6ef'), { part: 'detail', round: 0.9, haze: 0.35 });
    add(ellipse(x + size * 0.35, y + size * 0.35, size * 0.25, size * 0.25), WHITE, {
      ...detail,
      glow: 0.7,
    });
  }
}
