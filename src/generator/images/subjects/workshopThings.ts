import { type Rgb, rgb, WHITE } from '../rgb';
import { box, ellipse, type Ring, type Sketch } from '../Sketch';
import { form, line, outline } from './outlines';
import { darker, detail, lighter, shine } from './subjectLooks';

const STEEL = rgb('#aab1b7');
const DARK = rgb('#2d2e33');

export function drawBicycle({ add }: Sketch, paint: Rgb): void {
  const wheel = (x: number): void => {
    const rim = (size: number): Ring => ellipse(x, 0.46, size, size);
    add([rim(0.46), [...rim(0.405)].reverse()], DARK, { round: 0.4 });
    add([rim(0.405), [...rim(0.38)].reverse()], STEEL, detail);
    add(
      Array.from({ length: 8 }, (_, spoke) => {
        const [dx, dy] = [
          Math.cos((spoke / 8) * Math.PI) * 0.39,
          Math.sin((spoke / 8) * Math.PI) * 0.39,
        ];
        return line(`${x - dx},${0.46 - dy} ${x},0.46 ${x + dx},${0.46 + dy}`, 0.01);
      }).slice(0, 8),
      STEEL,
      detail,
    );
    add(ellipse(x, 0.46, 0.05, 0.05), STEEL, { part: 'detail', round: 0.9 });
  };
  wheel(-0.72);
  wheel(0.72);
  for (const tube of [
    '-0.72,0.46 -0.4,0.46 -0.1,0.44',
    '-0.72,0.46 -0.5,0.76 -0.3,1.04',
    '-0.1,0.44 -0.2,0.74 -0.32,1.16',
    '-0.1,0.44 0.22,0.72 0.52,1.02',
    '-0.28,1.0 0.1,1.02 0.5,1.08',
  ])
    add(line(tube, 0.055), paint, { round: 0.9 });
  add(line('0.72,0.46 0.6,0.8 0.48,1.2', 0.05), paint, { round: 0.9 });
  add(line('0.48,1.2 0.6,1.28 0.74,1.24 0.76,1.14', 0.05), DARK, { round: 0.8 });
  add(outline('-0.54,1.2 -0.5,1.12 -0.2,1.16 -0.16,1.2 -0.3,1.24'), rgb('#6b4128'), { round: 0.9 });
  add(ellipse(-0.1, 0.44, 0.13, 0.13), STEEL, { round: 0.3 });
  add(ellipse(-0.1, 0.44, 0.09, 0.09), DARK, detail);
  add(line('-0.1,0.44 0,0.32 0.06,0.22', 0.035), STEEL, detail);
  add(box(0, 0.17, 0.16, 0.05), DARK, detail);
}

/** An open toolbox. */
export function drawToolbox({ add }: Sketch, paint: Rgb): void {
  add(line('-0.5,0.5 -0.56,0.9 -0.6,1.14', 0.09), rgb('#9a683c'), { round: 0.8, texture: 'wood' });
  add(outline('-0.86,1.1 -0.84,1.26 -0.4,1.3 -0.32,1.22 -0.4,1.12'), STEEL, { round: 0.7 });
  add(line('-0.12,0.5 -0.08,0.84 -0.06,1.02', 0.06), STEEL, { round: 0.8 });
  add(line('-0.08,0.96 -0.06,1.12 -0.05,1.3', 0.13), rgb('#e0a02f'), { round: 0.9 });
  add(line('0.34,0.5 0.42,0.9 0.48,1.12', 0.09), STEEL, { round: 0.7 });
  add(
    [
      outline(
        '0.36,1.12 0.36,1.34 0.46,1.36 0.46,1.2 0.56,1.18 0.62,1.3 0.7,1.22 0.62,1.06 0.48,1.04',
      ),
    ],
    STEEL,
    { round: 0.6 },
  );
  add(box(-0.94, 0, 1.88, 0.56), paint, { round: 0.3 });
  add(box(-0.98, 0.5, 1.96, 0.1), darker(paint, 0.25), { round: 0.5 });
  add([box(-0.6, 0.34, 0.18, 0.2), box(0.42, 0.34, 0.18, 0.2)], STEEL, {
    part: 'detail',
    round: 0.5,
  });
  add(box(-0.26, 0.2, 0.52, 0.08), darker(paint, 0.45), detail);
  add(box(-0.9, 0.08, 1.8, 0.03), lighter(paint, 0.4), detail);
}

/** Cans of paint with a brush. */
export function drawPaintCans({ add }: Sketch, paint: Rgb): void {
  for (const [x, tall, hue] of [
    [-0.5, 0.86, paint],
    [0.44, 0.68, rgb('#e3b04b')],
  ] as const) {
    add(
      outline(
        `${x - 0.4},${tall} ${x - 0.4},0.04 ${x},-0.02 ${x + 0.4},0.04 ${x + 0.4},${tall} ${x},${tall + 0.02}`,
      ),
      STEEL,
      { round: 0.9 },
    );
    add(box(x - 0.4, tall * 0.2, 0.8, tall * 0.5), lighter(hue, 0.1), {
      part: 'detail',
      round: 0.8,
    });
    add(ellipse(x, tall, 0.41, 0.09), lighter(STEEL, 0.3), { round: 0.3 });
    add(ellipse(x, tall, 0.35, 0.07), hue, detail);
    add(
      line(
        `${x - 0.2},${tall - 0.04} ${x - 0.21},${tall - 0.2} ${x - 0.2},${tall - 0.34}`,
        0.09,
        0.6,
      ),
      hue,
      { part: 'detail', round: 0.9 },
    );
  }
  add(line('0.5,0.76 0.74,0.92 1.0,1.1', 0.1, 0.6), rgb('#9a683c'), { round: 0.8 });
  add(outline('0.24,0.64 0.3,0.54 0.58,0.74 0.48,0.84'), rgb('#d8c39a'), {
    round: 0.6,
    texture: 'fur',
  });
}

/** Tools on hooks: what hangs on a workshop's wall. */
export function drawHangingTools({ add }: Sketch, grip: Rgb): void {
  const at = (x: number): void => {
    add(ellipse(x, 1.02, 0.03, 0.03), DARK, detail);
  };
  [-1, -0.6, -0.2, 0.2, 0.6, 1].forEach(at);
  add(line('-1,0.98 -1,0.6 -1,0.2', 0.07), rgb('#a8713f'), { round: 0.8 });
  add(outline('-1.18,0.98 -1.18,0.86 -0.86,0.86 -0.8,0.96 -0.9,1.0'), STEEL, { round: 0.7 });
  add([box(-0.63, 0.3, 0.06, 0.5)], STEEL, { round: 0.8 });
  add(box(-0.66, 0.7, 0.12, 0.3), grip, { round: 0.9 });
  add(
    [
      outline(
        '-0.28,0.98 -0.3,0.82 -0.23,0.76 -0.23,0.3 -0.17,0.3 -0.17,0.76 -0.1,0.82 -0.12,0.98 -0.16,0.86 -0.24,0.86',
      ),
    ],
    STEEL,
    { round: 0.7 },
  );
  add(form('0.1,0.98 0.34,0.98 0.3,0.16 0.22,0.16'), STEEL, { round: 0.2 });
  add(outline('0.08,0.98 0.1,1.1 0.34,1.1 0.36,0.98 0.22,0.94'), rgb('#a8713f'), { round: 0.7 });
  add(
    [line('0.56,0.98 0.58,0.74 0.5,0.36', 0.07), line('0.64,0.98 0.62,0.74 0.7,0.36', 0.07)],
    grip,
    { round: 0.8 },
  );
  add(ellipse(0.6, 0.86, 0.08, 0.12), STEEL, { round: 0.8 });
  add([ellipse(1, 0.7, 0.2, 0.28), [...ellipse(1, 0.7, 0.14, 0.22)].reverse()], rgb('#d9822b'), {
    round: 0.8,
  });
}

/** Dumbbells and a kettlebell. */
export function drawWeights({ add }: Sketch, accent: Rgb): void {
  const iron = rgb('#3a3c42');
  for (const [x, y, size] of [
    [0.5, 0.52, 0.8],
    [-0.56, 0, 1],
  ] as const) {
    const foot = y + 0.27 * size;
    add(box(x - 0.34 * size, foot - 0.05 * size, 0.68 * size, 0.1 * size), STEEL, { round: 0.9 });
    for (const side of [-1, 1])
      for (const [at, half] of [
        [0.32, 0.27],
        [0.46, 0.22],
      ] as const) {
        add(
          outline(
            `${x + side * at * size - 0.07 * size},${foot - half * size} ${x + side * at * size - 0.08 * size},${foot + half * size} ${x + side * at * size + 0.08 * size},${foot + half * size} ${x + side * at * size + 0.07 * size},${foot - half * size}`,
          ),
          at > 0.4 ? accent : iron,
          { round: 0.8 },
        );
      }
  }
  const bell = [...ellipse(0.46, 0.3, 0.34, 0.31)];
  add([ellipse(0.46, 0.62, 0.24, 0.24), [...ellipse(0.46, 0.62, 0.15, 0.15)].reverse()], iron, {
    round: 0.8,
  });
  add(bell, iron, { round: 1 });
  add(ellipse(0.46, 0.3, 0.15, 0.14), accent, detail);
  add(ellipse(0.32, 0.44, 0.06, 0.04, 0.7), WHITE, { ...shine, haze: 0.4 });
}

/** A rolled and a laid-out mat with a block. */
export function drawYogaMat({ add }: Sketch, mat: Rgb): void {
  add(form('-1.5,-0.24 1.1,-0.24 0.9,0.06 -1.2,0.06'), mat, { round: 0.2 });
  add(form('-1.5,-0.24 1.1,-0.24 1.1,-0.28 -1.5,-0.28'), darker(mat, 0.35), detail);
  add(
    [line('-1.3,-0.16 -0.1,-0.17 1.0,-0.16', 0.015), line('-1.18,0.0 -0.1,0 0.86,0.0', 0.015)],
    lighter(mat, 0.35),
    detail,
  );
  add(ellipse(1.02, 0.1, 0.14, 0.34, -0.16), darker(mat, 0.12), { round: 0.9 });
  for (const size of [0.72, 0.46, 0.2])
    add(ellipse(1.02, -0.12, 0.13 * size, 0.1 * size), lighter(mat, 0.3), detail);
  add(box(-0.95, -0.06, 0.5, 0.26), rgb('#b98a58'), { round: 0.4, texture: 'wood' });
  add(outline('-0.3,-0.02 -0.3,0.2 -0.1,0.26 0.34,0.24 0.46,0.12 0.4,-0.04'), rgb('#e9dfcd'), {
    round: 0.9,
    texture: 'fur',
  });
  add(line('-0.28,0.1 0.06,0.08 0.44,0.1', 0.02), rgb('#cdbfa6'), detail);
}
