import { BLACK, mix, type Rgb, rgb, WHITE } from '../rgb';
import { box, curve, ellipse, polygon, type Sketch, stroke } from '../Sketch';

const darker = (color: Rgb, share: number) => mix(color, BLACK, share);
const lighter = (color: Rgb, share: number) => mix(color, WHITE, share);
const detail = { part: 'detail', round: 0.3 } as const;
const shine = { part: 'detail', round: 0, glow: 0.45 } as const;

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

export function drawCup(sketch: Sketch, glaze: Rgb): void {
  const { add } = sketch;
  add(ellipse(0, 0.04, 0.84, 0.17), lighter(glaze, 0.15), { round: 0.35 });
  add(ellipse(0, 0.065, 0.5, 0.09), darker(glaze, 0.12), { round: 0.2, part: 'detail' });
  add(
    stroke(
      [
        [0.42, 0.62],
        [0.74, 0.66],
        [0.74, 0.36],
        [0.36, 0.26],
      ],
      0.095,
    ),
    glaze,
    { round: 0.8 },
  );
  add(
    curve(
      [-0.52, 0.78],
      [-0.48, 0.4],
      [-0.32, 0.12],
      [0, 0.055],
      [0.32, 0.12],
      [0.48, 0.4],
      [0.52, 0.78],
      [0, 0.68],
    ),
    glaze,
    { round: 1 },
  );
  add(ellipse(0, 0.78, 0.53, 0.135), lighter(glaze, 0.3), { round: 0.2 });
  add(ellipse(0, 0.775, 0.475, 0.112), rgb('#4a2a17'), { round: 0.1, part: 'detail' });
  add(ellipse(0, 0.77, 0.42, 0.09), rgb('#9a6238'), { part: 'detail', round: 0.2 });
  for (const [size, y] of [
    [0.26, 0.775],
    [0.17, 0.78],
    [0.08, 0.785],
  ] as const) {
    add(
      curve(
        [0, y - 0.055 * (size / 0.26)],
        [-size, y + 0.01],
        [-size * 0.45, y + 0.055 * (size / 0.26)],
        [0, y + 0.03 * (size / 0.26)],
        [size * 0.45, y + 0.055 * (size / 0.26)],
        [size, y + 0.01],
      ),
      size === 0.17 ? rgb('#a06a3f') : rgb('#f0dfc4'),
      { part: 'detail', round: 0.1 },
    );
  }
  add(curve([-0.38, 0.6], [-0.33, 0.6], [-0.26, 0.26], [-0.3, 0.26]), WHITE, {
    part: 'detail',
    round: 0,
    haze: 0,
    glow: 0.25,
  });
  for (const x of [-0.16, 0.05, 0.22])
    add(
      stroke(
        [
          [x, 0.92],
          [x + 0.07, 1.06],
          [x - 0.06, 1.22],
          [x + 0.05, 1.44],
        ],
        0.06,
        0.2,
      ),
      rgb('#f4efe8'),
      { part: 'detail', haze: 0.78, round: 0.4 },
    );
  add(
    stroke(
      [
        [-0.98, 0.0],
        [-0.7, -0.05],
        [-0.36, -0.1],
      ],
      0.035,
    ),
    rgb('#c9ccce'),
    { round: 0.9, part: 'detail' },
  );
  add(ellipse(-1.02, 0.02, 0.1, 0.045, -0.15), rgb('#c9ccce'), { round: 0.8, part: 'detail' });
}

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

export function drawLaptop(sketch: Sketch, accent: Rgb): void {
  const { add } = sketch;
  const metal = rgb('#b9bfc4');
  add(polygon([-0.62, 0.1], [-0.62, 0.98], [0.62, 0.98], [0.62, 0.1]), rgb('#2a2e33'), {
    round: 0.1,
  });
  add(box(-0.57, 0.17, 1.14, 0.76), mix(accent, rgb('#eaf2f4'), 0.82), {
    part: 'detail',
    glow: 0.75,
    round: 0,
  });
  add(box(-0.57, 0.82, 1.14, 0.11), mix(accent, BLACK, 0.2), {
    part: 'detail',
    glow: 0.6,
    round: 0,
  });
  add(box(-0.5, 0.42, 0.44, 0.3), accent, { part: 'detail', glow: 0.6, round: 0 });
  for (const [x, y, width] of [
    [0.04, 0.66, 0.44],
    [0.04, 0.58, 0.36],
    [0.04, 0.5, 0.4],
    [-0.5, 0.32, 0.9],
    [-0.5, 0.24, 0.7],
  ] as const)
    add(box(x, y, width, 0.03), mix(accent, rgb('#33424a'), 0.6), {
      part: 'detail',
      glow: 0.5,
      round: 0,
    });
  add(polygon([-0.64, 0.1], [0.64, 0.1], [0.82, -0.12], [-0.82, -0.12]), metal, { round: 0.2 });
  for (let row = 0; row < 4; row += 1) {
    const y = 0.065 - row * 0.033;
    const half = 0.58 + row * 0.026;
    add(
      Array.from({ length: 12 }, (_, key) =>
        box(-half + (key * half) / 6, y - 0.012, half / 7.5, 0.022),
      ),
      rgb('#3a3f45'),
      { part: 'detail', round: 0 },
    );
  }
  add(
    polygon([-0.16, -0.075], [0.16, -0.075], [0.17, -0.112], [-0.17, -0.112]),
    darker(metal, 0.14),
    detail,
  );
  add(polygon([0.98, -0.06], [0.94, 0.26], [1.24, 0.26], [1.2, -0.06]), accent, { round: 0.8 });
  for (const [x, turn] of [
    [1.0, 0.4],
    [1.09, 0],
    [1.18, -0.4],
    [1.05, 0.2],
    [1.14, -0.2],
  ] as const)
    add(ellipse(x - turn * 0.2, 0.48, 0.055, 0.22, turn), rgb('#4f8a4c'), {
      texture: 'leaf',
      round: 0.7,
    });
}
