import { type Rgb, rgb, WHITE } from '../rgb';
import { box, ellipse, type Sketch } from '../Sketch';
import { form, line, outline } from './outlines';
import { darker, detail, lighter, shine } from './subjectLooks';

const STEEL = rgb('#b4babf');
const DARK = rgb('#2e3138');

export function drawMicroscope({ add }: Sketch, accent: Rgb): void {
  const body = rgb('#eceff0');
  add(outline('-0.5,0.02 -0.48,0.14 0.1,0.18 0.5,0.14 0.54,0.02 0,-0.03'), DARK, { round: 0.7 });
  add(
    outline(
      '0.16,0.14 0.4,0.3 0.52,0.66 0.44,1.0 0.22,1.2 0.1,1.1 0.28,0.88 0.32,0.62 0.24,0.4 0.02,0.22',
    ),
    body,
    { round: 0.8 },
  );
  add(box(-0.42, 0.4, 0.66, 0.08), DARK, { round: 0.5 });
  add(box(-0.3, 0.47, 0.34, 0.025), rgb('#a9d4e0'), { part: 'detail', glow: 0.3 });
  add(ellipse(-0.12, 0.26, 0.1, 0.06), rgb('#ffe9a8'), { part: 'detail', glow: 0.7 });
  add(line('-0.12,0.54 -0.1,0.66 -0.06,0.78', 0.12), STEEL, { round: 0.9 });
  add(line('-0.14,0.76 0.0,1.06 0.12,1.3', 0.2), body, { round: 0.9 });
  add(line('0.1,1.26 0.16,1.4 0.2,1.5', 0.15), DARK, { round: 0.8 });
  add(line('-0.06,0.9 -0.04,0.95 -0.02,1.0', 0.21), accent, { part: 'detail', round: 0.9 });
  add(ellipse(0.36, 0.54, 0.11, 0.11), DARK, { round: 0.9 });
  add(ellipse(0.34, 0.56, 0.05, 0.05), STEEL, detail);
}

/** A doctor's bag with a cross. */
export function drawMedicalBag({ add }: Sketch, paint: Rgb): void {
  add(line('-0.3,0.82 -0.26,1.04 0,1.1 0.26,1.04 0.3,0.82', 0.08), darker(paint, 0.4), {
    round: 0.9,
  });
  add(outline('-0.86,0.72 -0.9,0.1 -0.8,0 0.8,0 0.9,0.1 0.86,0.72 0.72,0.86 -0.72,0.86'), paint, {
    round: 0.7,
  });
  add(line('-0.88,0.6 0,0.57 0.88,0.6', 0.05), darker(paint, 0.3), detail);
  add(ellipse(0, 0.36, 0.27, 0.27), WHITE, { part: 'detail', round: 0.2 });
  add(
    [box(-0.06, 0.18, 0.12, 0.36), box(-0.18, 0.3, 0.12, 0.12), box(0.06, 0.3, 0.12, 0.12)],
    rgb('#c8372d'),
    detail,
  );
}

/** Keys on a ring with a house for a tag. */
export function drawKeys({ add }: Sketch, tag: Rgb): void {
  const brass = rgb('#d0a23f');
  add(ellipse(0.1, 0.1, 0.26, 0.09), darker(brass, 0.1), { round: 0.8 });
  add(ellipse(0.1, 0.1, 0.2, 0.06), rgb('#7c5a3c'), detail);
  for (const [x, y, hue] of [
    [-1, 0.16, brass],
    [-0.86, -0.1, STEEL],
  ] as const) {
    add(line(`0.0,0.08 ${x * 0.5},${(y + 0.08) / 2} ${x},${y}`, 0.075), hue, { round: 0.9 });
    add([box(x, y - 0.1, 0.06, 0.1), box(x + 0.13, y - 0.09, 0.06, 0.1)], hue, {
      part: 'detail',
      round: 0.5,
    });
    add(ellipse(0.0, 0.1, 0.15, 0.09), hue, { round: 0.7 });
  }
  add(line('0.3,0.1 0.42,0.12 0.5,0.14', 0.03), STEEL, detail);
  add(form('0.5,-0.08 0.5,0.3 0.8,0.56 1.1,0.3 1.1,-0.08'), tag, { round: 0.5, texture: 'wood' });
  add(form('0.44,0.28 0.8,0.62 1.16,0.28 1.08,0.24 0.8,0.5 0.52,0.24'), darker(tag, 0.3), {
    round: 0.4,
  });
  add(box(0.72, -0.06, 0.16, 0.22), lighter(tag, 0.5), detail);
  add([box(0.56, 0.1, 0.1, 0.1), box(0.94, 0.1, 0.1, 0.1)], lighter(tag, 0.5), detail);
}

/** A model of a house on a board, as an agent shows it. */
export function drawHouseModel({ add }: Sketch, roof: Rgb): void {
  add(form('-0.9,-0.06 0.9,-0.06 0.78,0.08 -0.78,0.08'), rgb('#a9774a'), {
    texture: 'wood',
    round: 0.3,
  });
  add(box(-0.56, 0.04, 1.12, 0.5), rgb('#f3ede2'), { round: 0.2 });
  add(form('-0.56,0.54 0,0.94 0.56,0.54'), rgb('#f3ede2'), { round: 0.1 });
  add(form('-0.7,0.48 0,1.04 0.7,0.48 0.62,0.44 0,0.92 -0.62,0.44'), roof, { round: 0.5 });
  add(box(0.24, 0.76, 0.13, 0.26), darker(roof, 0.2), { round: 0.3 });
  add(box(-0.1, 0.04, 0.2, 0.32), darker(roof, 0.3), detail);
  add([box(-0.44, 0.22, 0.22, 0.2), box(0.22, 0.22, 0.22, 0.2)], rgb('#ffd98a'), {
    part: 'detail',
    glow: 0.7,
  });
  add([ellipse(-0.7, 0.16, 0.13, 0.15), ellipse(0.72, 0.2, 0.14, 0.18)], rgb('#5f8f4e'), {
    texture: 'leaf',
    round: 0.9,
  });
}

/** Parcels tied with a ribbon. */
export function drawParcels({ add }: Sketch, ribbon: Rgb): void {
  for (const [x, y, half, tall, hue] of [
    [0.28, 0, 0.62, 0.66, rgb('#c59a66')],
    [-0.56, 0, 0.4, 0.46, rgb('#e8d9bf')],
    [0.2, 0.66, 0.42, 0.42, rgb('#b3855a')],
  ] as const) {
    add(box(x - half, y, half * 2, tall), hue, { round: 0.3 });
    add(
      form(
        `${x - half},${y + tall} ${x - half + 0.1},${y + tall + 0.09} ${x + half - 0.1},${y + tall + 0.09} ${x + half},${y + tall}`,
      ),
      lighter(hue, 0.25),
      { round: 0.1 },
    );
    add([box(x - 0.06, y, 0.12, tall), box(x - half, y + tall * 0.45, half * 2, 0.1)], ribbon, {
      part: 'detail',
      round: 0.4,
    });
    if (y > 0 || x < 0)
      add(
        [
          ellipse(x - 0.14, y + tall + 0.12, 0.16, 0.08, -0.5),
          ellipse(x + 0.14, y + tall + 0.12, 0.16, 0.08, 0.5),
        ],
        ribbon,
        { round: 0.9 },
      );
  }
}

/** Clothes on a rail. */
export function drawClothesRail({ add }: Sketch, cloth: Rgb): void {
  add([box(-1.12, 0, 0.05, 1.86), box(1.07, 0, 0.05, 1.86), box(-1.12, 1.82, 2.24, 0.05)], DARK, {
    round: 0.8,
  });
  add([box(-1.28, 0, 0.38, 0.05), box(0.9, 0, 0.38, 0.05)], DARK, { round: 0.6 });
  [
    cloth,
    rgb('#e9e0d0'),
    rgb('#4b6274'),
    rgb('#c98f5f'),
    rgb('#7d8f6d'),
    lighter(cloth, 0.4),
    rgb('#2f3a44'),
  ].forEach((hue, index) => {
    const x = -0.86 + index * 0.28;
    const long = 0.62 + ((index * 5) % 4) * 0.15;
    add(line(`${x},1.86 ${x + 0.04},1.8 ${x},1.74`, 0.02), STEEL, detail);
    add(
      outline(
        `${x - 0.05},1.75 ${x - 0.2},1.64 ${x - 0.18},1.2 ${x - 0.22},${1.7 - long} ${x},${1.67 - long} ${x + 0.2},${1.7 - long} ${x + 0.17},1.2 ${x + 0.19},1.64 ${x + 0.05},1.75`,
      ),
      hue,
      { round: 0.9, texture: 'fur' },
    );
    add(
      line(`${x - 0.06},1.5 ${x - 0.07},1.2 ${x - 0.08},${1.76 - long}`, 0.02),
      darker(hue, 0.25),
      detail,
    );
  });
}

/** An arch of flowers. */
export function drawWeddingArch({ add, random }: Sketch, petals: Rgb): void {
  const wood = rgb('#b08a63');
  const path = Array.from({ length: 41 }, (_, index) => {
    const share = index / 40;
    const angle = Math.PI * (1.14 - share * 1.28);
    return { x: Math.cos(angle) * 0.92, y: Math.max(0, 1.02 + Math.sin(angle) * 1.02) };
  });
  for (const x of [-0.92, 0.92])
    add(box(x - 0.035, 0, 0.07, 0.9), wood, { texture: 'wood', round: 0.7 });
  add(
    line(
      path
        .filter((_, index) => index % 4 === 0)
        .map(({ x, y }) => `${x},${y}`)
        .join(' '),
      0.06,
    ),
    wood,
    { texture: 'wood', round: 0.7 },
  );
  for (const side of [-1, 1])
    add(
      outline(
        `${side * 0.9},1.5 ${side * 0.7},1.1 ${side * 0.86},0.5 ${side * 0.98},0.02 ${side * 1.1},0.02 ${side * 1.02},0.6 ${side * 1.04},1.1`,
      ),
      rgb('#f7f2ea'),
      { round: 0.7, haze: 0.1 },
    );
  const leaves: ReturnType<typeof ellipse>[] = [];
  const blooms: { x: number; y: number; size: number }[] = [];
  path.forEach(({ x, y }, index) => {
    const thick = index < 4 || index > 34 ? 0.06 : 0.13 + (index < 20 ? 0.05 : 0);
    for (let leaf = 0; leaf < 4; leaf += 1)
      leaves.push(
        ellipse(
          x + (random() - 0.5) * thick * 2,
          y + (random() - 0.5) * thick * 2,
          0.11,
          0.045,
          random() * 3,
        ),
      );
    if (index % 2 === 0)
      blooms.push({
        x: x + (random() - 0.5) * thick * 1.4,
        y: y + (random() - 0.5) * thick * 1.4,
        size: 0.07 + random() * 0.06,
      });
  });
  leaves.forEach((leaf, index) => {
    add(leaf, index % 2 ? rgb('#5c8256') : rgb('#86a577'), { texture: 'leaf', round: 0.6 });
  });
  blooms.forEach(({ x, y, size }, index) => {
    const hue = index % 3 === 0 ? rgb('#fbf5ee') : index % 3 === 1 ? petals : lighter(petals, 0.4);
    add(ellipse(x, y, size, size * 0.92), hue, { round: 1 });
    add(ellipse(x, y, size * 0.55, size * 0.5), darker(hue, 0.12), { part: 'detail', round: 0.8 });
    add(ellipse(x - size * 0.1, y + size * 0.1, size * 0.25, size * 0.22), lighter(hue, 0.3), {
      part: 'detail',
      round: 0.8,
    });
  });
}

/** Rolled towels, stones and a bottle of oil. */
export function drawTowels({ add }: Sketch, cloth: Rgb): void {
  for (const [x, y] of [
    [-0.6, 0.17],
    [0.0, 0.17],
    [-0.3, 0.5],
  ] as const) {
    add(ellipse(x, y, 0.31, 0.18), cloth, { round: 0.8, texture: 'fur' });
    for (const size of [0.7, 0.42, 0.16])
      add(
        ellipse(x, y, 0.31 * size, 0.18 * size),
        size === 0.42 ? lighter(cloth, 0.35) : darker(cloth, 0.14),
        detail,
      );
  }
  [0.3, 0.24, 0.17].forEach((half, index) => {
    add(ellipse(0.78, 0.09 + index * 0.16, half, 0.1), rgb('#4b4f55'), { round: 1 });
  });
  add(ellipse(0.7, 0.47, 0.05, 0.02), WHITE, { ...shine, haze: 0.3 });
}

/** A globe on its foot. */
export function drawGlobe({ add }: Sketch, land: Rgb): void {
  add(ellipse(0, 0.04, 0.4, 0.07), rgb('#7a5232'), { round: 0.7, texture: 'wood' });
  add(box(-0.04, 0.04, 0.08, 0.24), rgb('#b08a45'), { round: 0.8 });
  add(ellipse(0, 0.76, 0.6, 0.6), rgb('#b08a45'), { round: 0.3 });
  add(ellipse(0, 0.76, 0.55, 0.55), rgb('#4f93b5'), { round: 1 });
  add(
    [
      outline('-0.4,0.96 -0.16,1.16 0,1.06 -0.1,0.86 -0.22,0.7 -0.26,0.46 -0.38,0.62'),
      outline('0.1,0.98 0.34,1.1 0.46,0.86 0.36,0.6 0.24,0.42 0.16,0.66 0.06,0.78'),
    ],
    land,
    { part: 'detail', round: 0.7 },
  );
  add(ellipse(-0.2, 1.0, 0.12, 0.08, 0.7), WHITE, { ...shine, haze: 0.5 });
}

/** An open notebook with a pen. */
export function drawNotebook({ add }: Sketch, cover: Rgb): void {
  add(form('-1.06,-0.12 1.06,-0.12 0.9,0.3 -0.9,0.3'), cover, { round: 0.2 });
  add(outline('0,-0.06 -0.5,-0.02 -1,-0.08 -0.86,0.3 -0.44,0.36 0,0.32'), rgb('#f7f1e4'), {
    round: 0.5,
  });
  add(outline('0,-0.06 0.5,-0.02 1,-0.08 0.86,0.3 0.44,0.36 0,0.32'), rgb('#f2ead9'), {
    round: 0.5,
  });
  add(
    [0.04, 0.1, 0.16, 0.22].map((y) => box(-0.78 + y * 0.3, y, 0.58, 0.014)),
    rgb('#8f9aa6'),
    detail,
  );
  add(
    [0.1, 0.16, 0.22].map((y) => box(0.14, y, 0.5, 0.014)),
    rgb('#8f9aa6'),
    detail,
  );
  add(line('0.2,-0.04 0.7,0.14 1.14,0.34', 0.06), DARK, { round: 0.9 });
  add(line('0.2,-0.04 0.24,-0.03 0.28,-0.01', 0.04), rgb('#d0a23f'), detail);
}
