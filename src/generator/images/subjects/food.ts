import { type Rgb, rgb, WHITE } from '../rgb';
import { box, curve, ellipse, type Sketch, stroke } from '../Sketch';
import { darker, detail, lighter, shine } from './subjectLooks';

export function drawBread(sketch: Sketch, crust: Rgb): void {
  const { add } = sketch;
  add(
    curve([-1.08, 0.02], [-1.0, 0.1], [1.0, 0.1], [1.08, 0.02], [1.0, -0.1], [-1.0, -0.1]),
    rgb('#8a5a36'),
    { texture: 'wood', round: 0.2 },
  );
  add(
    curve(
      [-0.8, 0.1],
      [-0.82, 0.42],
      [-0.46, 0.68],
      [0.1, 0.74],
      [0.58, 0.58],
      [0.76, 0.3],
      [0.66, 0.06],
      [-0.1, 0.0],
    ),
    crust,
    { texture: 'crust', round: 1 },
  );
  for (const x of [-0.42, -0.14, 0.14, 0.42]) {
    const cut = [
      [x - 0.1, 0.3],
      [x, 0.5],
      [x + 0.18, 0.62 - Math.abs(x) * 0.1],
    ] as const;
    add(stroke(cut, 0.115, 0.5), darker(crust, 0.42), {
      part: 'detail',
      texture: 'crust',
      round: 0.2,
    });
    add(
      stroke(
        cut.map(([a, b]) => [a + 0.015, b - 0.01] as const),
        0.085,
        0.5,
      ),
      lighter(crust, 0.55),
      { part: 'detail', texture: 'crust', round: 0.5 },
    );
  }
  add(
    curve(
      [0.62, 0.0],
      [0.6, 0.2],
      [0.66, 0.42],
      [0.84, 0.5],
      [1.02, 0.4],
      [1.06, 0.16],
      [1.0, -0.02],
    ),
    crust,
    { texture: 'crust', round: 0.6 },
  );
  add(
    curve(
      [0.66, 0.03],
      [0.65, 0.22],
      [0.7, 0.38],
      [0.84, 0.44],
      [0.98, 0.36],
      [1.01, 0.16],
      [0.96, 0.01],
    ),
    rgb('#f0dcb4'),
    { texture: 'crust', part: 'detail', round: 0.2 },
  );
  for (let index = 0; index < 16; index += 1)
    add(
      ellipse(
        -0.95 + sketch.random() * 1.9,
        -0.02 - sketch.random() * 0.06,
        0.012 + sketch.random() * 0.014,
        0.012,
      ),
      lighter(crust, 0.25),
      detail,
    );
  for (const [x, turn] of [
    [-0.98, 0.5],
    [-0.86, 0.7],
  ] as const) {
    add(
      stroke(
        [
          [x, -0.06],
          [x + 0.02, 0.3],
          [x + 0.1 * turn, 0.66],
        ],
        0.016,
      ),
      rgb('#c79a45'),
      detail,
    );
    for (let grain = 0; grain < 8; grain += 1)
      add(
        ellipse(
          x + 0.03 + (grain % 2 ? 0.035 : -0.03) + grain * 0.006,
          0.5 + grain * 0.045,
          0.022,
          0.05,
          grain % 2 ? -0.5 : 0.5,
        ),
        rgb('#dcb25c'),
        { part: 'detail', round: 0.8 },
      );
  }
}

export function drawCake(sketch: Sketch, icing: Rgb): void {
  const { add } = sketch;
  add(box(-0.1, -0.02, 0.2, 0.18), rgb('#e8e4da'), { round: 0.7 });
  add(ellipse(0, 0.16, 0.82, 0.1), rgb('#f2efe8'), { round: 0.4 });
  const tier = (half: number, from: number, to: number, color: Rgb) => {
    const bow = half * 0.13;
    add(
      curve(
        [-half, to],
        [-half, from + bow],
        [-half * 0.6, from + bow * 0.2],
        [0, from],
        [half * 0.6, from + bow * 0.2],
        [half, from + bow],
        [half, to],
        [0, to + bow],
      ),
      color,
      { round: 0.8 },
    );
    add(ellipse(0, to, half, bow), lighter(color, 0.3), { round: 0.25 });
    for (let drip = 0; drip < 9; drip += 1) {
      const x = -half * 0.94 + (drip * half * 1.88) / 8;
      const y = to - bow * Math.sqrt(Math.max(0, 1 - (x / half) ** 2)) * 0.9;
      const length = 0.06 + sketch.random() * 0.09;
      add(ellipse(x, y - length * 0.4, half * 0.085, length), lighter(icing, 0.05), {
        part: 'detail',
        round: 0.8,
      });
    }
  };
  tier(0.66, 0.14, 0.52, rgb('#f4e6d0'));
  tier(0.44, 0.5, 0.88, rgb('#fbf3e6'));
  for (let index = 0; index < 9; index += 1) {
    const angle = (index / 9) * Math.PI * 2;
    add(
      ellipse(Math.cos(angle) * 0.33, 0.9 + Math.sin(angle) * 0.045, 0.062, 0.06),
      index % 2 ? rgb('#b3203a') : icing,
      { part: 'detail', round: 1 },
    );
  }
  for (const x of [-0.16, 0, 0.16]) {
    add(box(x - 0.016, 0.92, 0.032, 0.24), lighter(icing, 0.55), { part: 'detail', round: 0.8 });
    add(curve([x - 0.03, 1.2], [x, 1.16], [x + 0.03, 1.2], [x, 1.32]), rgb('#ffc65a'), {
      part: 'detail',
      glow: 1,
    });
  }
}

export function drawFruit(sketch: Sketch, accent: Rgb): void {
  const { add } = sketch;
  const ball = (
    x: number,
    y: number,
    size: number,
    color: Rgb,
    texture: 'smooth' | 'crust' = 'smooth',
  ) => {
    add(ellipse(x, y, size, size * 0.96), color, { round: 1, texture });
    add(ellipse(x - size * 0.35, y + size * 0.42, size * 0.14, size * 0.09, 0.6), WHITE, {
      ...shine,
      haze: 0.2,
    });
  };
  ball(-0.36, 0.68, 0.25, rgb('#e58a2c'), 'crust');
  ball(0.1, 0.78, 0.27, accent);
  add(
    stroke(
      [
        [0.1, 1.0],
        [0.12, 1.08],
        [0.18, 1.14],
      ],
      0.028,
    ),
    rgb('#5a4028'),
    detail,
  );
  add(curve([0.14, 1.06], [0.26, 1.16], [0.4, 1.12], [0.28, 1.03]), rgb('#5c8f3e'), {
    texture: 'leaf',
    part: 'detail',
  });
  add(
    curve(
      [0.36, 0.5],
      [0.28, 0.74],
      [0.4, 0.92],
      [0.46, 1.06],
      [0.54, 0.92],
      [0.66, 0.72],
      [0.6, 0.5],
    ),
    rgb('#c3b944'),
    { round: 1, texture: 'crust' },
  );
  ball(-0.1, 0.56, 0.21, rgb('#d9b23a'), 'crust');
  add(
    stroke(
      [
        [-0.72, 0.52],
        [-0.5, 0.86],
        [-0.2, 0.98],
      ],
      0.12,
      0.5,
    ),
    rgb('#e9c646'),
    { round: 0.9 },
  );
  for (let index = 0; index < 12; index += 1)
    ball(
      0.62 + (index % 4) * 0.085 - Math.floor(index / 4) * 0.02,
      0.56 - Math.floor(index / 4) * 0.085 + (index % 2) * 0.03,
      0.062,
      rgb('#5a3a72'),
    );
  add(
    curve(
      [-0.78, 0.5],
      [-0.62, 0.2],
      [-0.3, 0.04],
      [0, 0.02],
      [0.3, 0.04],
      [0.62, 0.2],
      [0.78, 0.5],
      [0, 0.4],
    ),
    rgb('#3f6f86'),
    { round: 1 },
  );
  add(
    stroke(
      [
        [-0.77, 0.48],
        [-0.4, 0.415],
        [0, 0.395],
        [0.4, 0.415],
        [0.77, 0.48],
      ],
      0.04,
    ),
    rgb('#8fb7c6'),
    { part: 'detail', round: 0.7 },
  );
}
