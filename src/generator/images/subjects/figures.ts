import { BLACK, mix, type Rgb, rgb, WHITE } from '../rgb';
import { box, curve, ellipse, mirrored, polygon, type Sketch, stroke } from '../Sketch';

const darker = (color: Rgb, share: number) => mix(color, BLACK, share);
const lighter = (color: Rgb, share: number) => mix(color, WHITE, share);
const detail = { part: 'detail', round: 0.3 } as const;

export function drawTree(sketch: Sketch, leaves: Rgb): void {
  const { add, random } = sketch;
  const bark = rgb('#6a4d38');
  add(
    curve(
      [-0.2, -0.02],
      [-0.09, 0.3],
      [-0.1, 0.62],
      [-0.3, 0.86],
      [-0.06, 0.74],
      [0, 1.0],
      [0.07, 0.72],
      [0.32, 0.9],
      [0.1, 0.6],
      [0.1, 0.3],
      [0.22, -0.02],
    ),
    bark,
    { texture: 'wood', round: 0.8 },
  );
  const puffs: [number, number, number][] = [];
  for (let index = 0; index < 46; index += 1) {
    const angle = random() * Math.PI * 2;
    const reach = Math.sqrt(random());
    puffs.push([
      Math.cos(angle) * reach * 0.68,
      1.16 + Math.sin(angle) * reach * 0.46,
      0.14 + random() * 0.13,
    ]);
  }
  puffs.sort((one, other) => one[1] - other[1]);
  const bands = 4;
  for (let band = 0; band < bands; band += 1) {
    const some = puffs.filter((_, index) => Math.floor((index / puffs.length) * bands) === band);
    const tone = mix(darker(leaves, 0.42), lighter(leaves, 0.14), band / (bands - 1));
    add(
      some.map(([x, y, size]) => ellipse(x, y, size, size * 0.86)),
      tone,
      { texture: 'leaf', round: 0.9 },
    );
  }
}

export function drawFlowers(sketch: Sketch, petals: Rgb): void {
  const { add, random } = sketch;
  const stems = [
    [-0.62, 0.62, 0.74],
    [0.6, 0.66, 0.78],
    [-0.3, 1.02, 0.88],
    [0.32, 1.1, 0.92],
    [0, 0.76, 1.12],
  ] as const;
  for (const [x, y] of stems) {
    add(
      stroke(
        [
          [x * 0.25, -0.06],
          [x * 0.5, y * 0.5],
          [x, y],
        ],
        0.04,
        0.7,
      ),
      rgb('#4c7a3c'),
      { round: 0.8 },
    );
    const side = x < 0 ? -1 : 1;
    add(
      curve(
        [x * 0.42, y * 0.4],
        [x * 0.42 + side * 0.2, y * 0.5 + 0.05],
        [x * 0.42 + side * 0.36, y * 0.52],
        [x * 0.42 + side * 0.2, y * 0.38],
      ),
      rgb('#5d9147'),
      { texture: 'leaf', round: 0.6 },
    );
  }
  stems.forEach(([x, y, size], index) => {
    const hue = index % 2 === 0 ? petals : lighter(petals, 0.22);
    for (let layer = 0; layer < 2; layer += 1) {
      const count = 9;
      const reach = (layer === 0 ? 0.2 : 0.13) * size;
      for (let petal = 0; petal < count; petal += 1) {
        const angle = ((petal + layer * 0.5) / count) * Math.PI * 2 + random() * 0.12;
        add(
          ellipse(
            x + Math.cos(angle) * reach,
            y + Math.sin(angle) * reach * 0.9,
            0.15 * size * (1 - layer * 0.2),
            0.075 * size,
            angle,
          ),
          layer === 0 ? darker(hue, 0.14) : lighter(hue, 0.08),
          { round: 0.7, texture: 'fur' },
        );
      }
    }
    add(ellipse(x, y, 0.095 * size, 0.09 * size), rgb('#e2a931'), {
      round: 0.9,
      texture: 'crust',
      part: 'detail',
    });
    add(ellipse(x, y, 0.05 * size, 0.045 * size), rgb('#8a5a1f'), {
      round: 0.6,
      texture: 'crust',
      part: 'detail',
    });
  });
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

export function drawRobot(sketch: Sketch, paint: Rgb): void {
  const { add } = sketch;
  const joint = rgb('#4a5058');
  add(
    [
      stroke(
        [
          [-0.4, 0.92],
          [-0.62, 0.76],
          [-0.6, 0.48],
        ],
        0.11,
      ),
      stroke(
        [
          [0.4, 0.92],
          [0.62, 0.76],
          [0.66, 0.52],
        ],
        0.11,
      ),
    ],
    joint,
    { round: 0.9 },
  );
  add([ellipse(-0.6, 0.42, 0.11, 0.11), ellipse(0.67, 0.46, 0.11, 0.11)], paint, { round: 1 });
  add([box(-0.27, 0.04, 0.15, 0.34), box(0.12, 0.04, 0.15, 0.34)], joint, { round: 0.8 });
  add(
    [
      curve([-0.36, -0.02], [-0.34, 0.12], [-0.2, 0.15], [-0.07, 0.1], [-0.06, -0.02]),
      curve([0.36, -0.02], [0.34, 0.12], [0.2, 0.15], [0.07, 0.1], [0.06, -0.02]),
    ],
    paint,
    { round: 0.9 },
  );
  add(
    curve(
      [-0.42, 0.42],
      [-0.44, 0.84],
      [-0.34, 1.02],
      [0, 1.05],
      [0.34, 1.02],
      [0.44, 0.84],
      [0.42, 0.42],
      [0.26, 0.31],
      [-0.26, 0.31],
    ),
    paint,
    { round: 0.9 },
  );
  add(
    curve([-0.24, 0.52], [-0.24, 0.82], [0, 0.86], [0.24, 0.82], [0.24, 0.52], [0, 0.48]),
    lighter(paint, 0.6),
    { part: 'detail', round: 0.5 },
  );
  add(ellipse(0, 0.68, 0.075, 0.075), rgb('#ffb545'), { part: 'detail', glow: 0.8, round: 0.8 });
  add(box(-0.09, 1.02, 0.18, 0.1), joint, { round: 0.8 });
  add(
    stroke(
      [
        [0, 1.6],
        [0.01, 1.7],
        [0, 1.8],
      ],
      0.026,
    ),
    joint,
    detail,
  );
  add(ellipse(0, 1.82, 0.055, 0.055), rgb('#ff6a4d'), { part: 'detail', glow: 0.7, round: 0.9 });
  add([ellipse(-0.47, 1.34, 0.07, 0.12), ellipse(0.47, 1.34, 0.07, 0.12)], joint, { round: 0.9 });
  add(
    curve(
      [-0.45, 1.14],
      [-0.46, 1.5],
      [-0.34, 1.62],
      [0, 1.65],
      [0.34, 1.62],
      [0.46, 1.5],
      [0.45, 1.14],
      [0.3, 1.08],
      [-0.3, 1.08],
    ),
    paint,
    { round: 0.9 },
  );
  add(
    curve(
      [-0.35, 1.2],
      [-0.36, 1.44],
      [-0.26, 1.52],
      [0.26, 1.52],
      [0.36, 1.44],
      [0.35, 1.2],
      [0.24, 1.15],
      [-0.24, 1.15],
    ),
    rgb('#1d2730'),
    { part: 'detail', round: 0.4 },
  );
  for (const x of [-0.16, 0.16])
    add(ellipse(x, 1.36, 0.07, 0.085), rgb('#6fe3ea'), { part: 'detail', glow: 1 });
  add(
    stroke(
      [
        [-0.08, 1.23],
        [0, 1.205],
        [0.08, 1.23],
      ],
      0.022,
    ),
    rgb('#6fe3ea'),
    { part: 'detail', glow: 1 },
  );
}

export function drawPerson(sketch: Sketch, cloth: Rgb): void {
  const { add, random } = sketch;
  const skin =
    [rgb('#f0c9a8'), rgb('#d9a679'), rgb('#a8714a'), rgb('#74492f')][Math.floor(random() * 4)] ??
    rgb('#d9a679');
  const hair =
    [rgb('#2a1d18'), rgb('#5a3622'), rgb('#8f5a2c'), rgb('#1c1a1e')][Math.floor(random() * 4)] ??
    BLACK;
  const blush = mix(skin, rgb('#c2453c'), 0.28);
  add(
    curve(
      [-0.44, 0.74],
      [-0.5, 1.2],
      [-0.34, 1.54],
      [0, 1.66],
      [0.34, 1.54],
      [0.5, 1.2],
      [0.44, 0.74],
      [0, 0.66],
    ),
    darker(hair, 0.15),
    { texture: 'fur', round: 0.8 },
  );
  add(
    curve(
      [-0.92, -0.3],
      [-0.84, 0.26],
      [-0.5, 0.48],
      [0, 0.54],
      [0.5, 0.48],
      [0.84, 0.26],
      [0.92, -0.3],
    ),
    cloth,
    { round: 0.7, texture: 'wall' },
  );
  add(
    curve(
      [-0.13, 0.8],
      [-0.14, 0.56],
      [-0.24, 0.48],
      [0, 0.38],
      [0.24, 0.48],
      [0.14, 0.56],
      [0.13, 0.8],
    ),
    darker(skin, 0.14),
    { round: 0.6 },
  );
  add(
    curve(
      [-0.3, 1.18],
      [-0.28, 0.88],
      [-0.13, 0.68],
      [0, 0.645],
      [0.13, 0.68],
      [0.28, 0.88],
      [0.3, 1.18],
      [0.2, 1.42],
      [-0.2, 1.42],
    ),
    skin,
    { round: 0.9 },
  );
  for (const side of [-1, 1]) {
    add(ellipse(0.17 * side, 0.92, 0.08, 0.055), blush, { part: 'detail', haze: 0.1, round: 0.1 });
    add(ellipse(0.125 * side, 1.08, 0.058, 0.032), WHITE, { ...detail, round: 0.2 });
    add(ellipse(0.125 * side, 1.08, 0.031, 0.033), rgb('#3a2a1f'), detail);
    add(ellipse(0.135 * side, 1.092, 0.009, 0.009), WHITE, { ...detail, glow: 0.8 });
    add(
      stroke(
        [
          [0.06 * side, 1.105],
          [0.125 * side, 1.12],
          [0.195 * side, 1.1],
        ],
        0.014,
      ),
      darker(hair, 0.2),
      { ...detail, round: 0 },
    );
    add(
      stroke(
        [
          [0.06 * side, 1.17],
          [0.13 * side, 1.195],
          [0.2 * side, 1.17],
        ],
        0.022,
        0.6,
      ),
      hair,
      { ...detail, round: 0 },
    );
  }
  add(
    curve([-0.02, 1.06], [-0.045, 0.93], [0, 0.915], [0.045, 0.93], [0.02, 1.06]),
    mix(skin, rgb('#8a4a32'), 0.12),
    { ...detail, round: 0.8 },
  );
  add(
    curve([-0.1, 0.815], [-0.03, 0.835], [0, 0.826], [0.03, 0.835], [0.1, 0.815], [0, 0.77]),
    rgb('#b5544e'),
    { ...detail, round: 0.6 },
  );
  add(
    curve(
      [-0.36, 1.02],
      [-0.34, 1.44],
      [0, 1.6],
      [0.34, 1.44],
      [0.36, 1.02],
      [0.27, 1.26],
      [0.06, 1.36],
      [-0.16, 1.3],
      [-0.29, 1.2],
    ),
    hair,
    { texture: 'fur', round: 0.8 },
  );
}
