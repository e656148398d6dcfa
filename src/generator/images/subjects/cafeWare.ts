import { mix, type Rgb, rgb, WHITE } from '../rgb';
import { box, ellipse, type Sketch } from '../Sketch';
import { form, line, outline } from './outlines';
import { darker, detail, lighter, shine } from './subjectLooks';

export function drawCoffeeMachine({ add }: Sketch, paint: Rgb): void {
  const steel = rgb('#b9bec2');
  const dark = rgb('#2c2a2b');
  add(box(-0.86, 0, 0.14, 0.08), dark);
  add(box(0.72, 0, 0.14, 0.08), dark);
  add(outline('-0.92,0.08 -0.94,0.2 0,0.22 0.94,0.2 0.92,0.08 0,0.06'), steel, { round: 0.5 });
  add(box(-0.78, 0.2, 1.56, 0.5), darker(steel, 0.45), { round: 0.1 });
  add(outline('-0.96,0.62 -0.98,1.06 -0.86,1.16 0.86,1.16 0.98,1.06 0.96,0.62 0,0.6'), paint, {
    round: 0.7,
  });
  add(box(-0.9, 0.64, 1.8, 0.07), lighter(steel, 0.3), detail);
  add(box(-0.88, 1.03, 1.76, 0.03), lighter(paint, 0.45), detail);
  for (const x of [-0.46, 0.46]) {
    add(box(x - 0.15, 0.5, 0.3, 0.16), steel, { round: 0.8 });
    add(line(`${x},0.5 ${x - 0.02},0.44 ${x - 0.16},0.36`, 0.07), dark, { round: 0.8 });
    add([box(x - 0.06, 0.4, 0.03, 0.1), box(x + 0.04, 0.4, 0.03, 0.1)], steel, detail);
    add(outline(`${x - 0.13},0.37 ${x - 0.09},0.21 ${x + 0.09},0.21 ${x + 0.13},0.37`), WHITE, {
      round: 0.9,
    });
  }
  add(ellipse(0, 0.88, 0.15, 0.15), lighter(steel, 0.4), { round: 0.5, part: 'detail' });
  add(ellipse(0, 0.88, 0.115, 0.115), rgb('#f5f1e6'), detail);
  add(line('0,0.88 0.03,0.91 0.07,0.96', 0.025), rgb('#c0392b'), detail);
  for (const x of [-0.68, 0.68]) add(ellipse(x, 0.88, 0.07, 0.07), dark, { round: 0.9 });
  add(line('0.86,0.66 0.92,0.5 0.86,0.26', 0.03), steel, { round: 0.8, part: 'detail' });
  add([box(-0.9, 1.16, 1.8, 0.03), box(-0.9, 1.3, 1.8, 0.025)], steel, detail);
  for (const x of [-0.66, -0.36, 0.34, 0.64]) {
    add(
      outline(`${x - 0.15},1.42 ${x - 0.1},1.18 ${x + 0.1},1.18 ${x + 0.15},1.42`),
      rgb('#efe8db'),
      {
        round: 0.9,
      },
    );
    add(ellipse(x, 1.4, 0.14, 0.035), rgb('#cfc4b2'), detail);
  }
  add(box(-0.84, 0.76, 0.04, 0.2), WHITE, { ...shine, haze: 0.3 });
}

/** A plate with a dish, fork and knife. */
export function drawPlate({ add }: Sketch, accent: Rgb): void {
  const china = rgb('#f4f0e8');
  add(ellipse(0, 0.1, 1, 0.24), china, { round: 0.5 });
  add(ellipse(0, 0.13, 0.7, 0.15), darker(china, 0.08), { part: 'detail', round: 0.2 });
  add(outline('-0.5,0.12 -0.42,0.3 -0.1,0.38 0.24,0.32 0.4,0.14 0,0.06'), rgb('#e2b765'), {
    round: 0.9,
    texture: 'crust',
  });
  for (let strand = 0; strand < 9; strand += 1) {
    const x = -0.4 + strand * 0.09;
    add(
      line(`${x},0.14 ${x + 0.08},${0.3 + (strand % 3) * 0.03} ${x + 0.2},0.16`, 0.032),
      rgb('#f0d08a'),
      {
        part: 'detail',
        round: 0.8,
      },
    );
  }
  for (const [x, y, size] of [
    [-0.2, 0.3, 0.1],
    [0.1, 0.36, 0.11],
    [0.28, 0.22, 0.09],
    [-0.04, 0.22, 0.09],
  ] as const)
    add(ellipse(x, y, size, size * 0.85), accent, { round: 1 });
  for (const [x, y, turn] of [
    [-0.06, 0.44, 0.6],
    [0.08, 0.48, -0.5],
    [0, 0.5, 1.4],
  ] as const)
    add(ellipse(x, y, 0.11, 0.045, turn), rgb('#4f8a3f'), {
      round: 0.7,
      texture: 'leaf',
      part: 'detail',
    });
  const silver = rgb('#c4c8cb');
  add(line('-1.22,-0.06 -1.2,0.14 -1.18,0.3', 0.05), silver, { round: 0.8 });
  add(
    [-1.23, -1.18, -1.13].map((x) => line(`${x},0.28 ${x + 0.01},0.36 ${x + 0.02},0.42`, 0.025)),
    silver,
    detail,
  );
  add(line('1.2,-0.06 1.18,0.12 1.16,0.42', 0.06, 0.6), silver, { round: 0.8 });
}

/** A bottle and two filled glasses. */
export function drawWine({ add }: Sketch, wine: Rgb): void {
  const glass = rgb('#2d4a35');
  add(
    outline(
      '-0.62,0 -0.64,0.8 -0.58,1.02 -0.46,1.16 -0.45,1.5 -0.29,1.5 -0.28,1.16 -0.16,1.02 -0.1,0.8 -0.12,0 -0.37,-0.03',
    ),
    glass,
    { round: 1 },
  );
  add(box(-0.61, 0.28, 0.48, 0.42), rgb('#f0e6d0'), { part: 'detail', round: 0.5 });
  add([box(-0.54, 0.56, 0.34, 0.035), box(-0.5, 0.47, 0.26, 0.025)], wine, detail);
  add(box(-0.47, 1.32, 0.2, 0.2), darker(wine, 0.2), { part: 'detail', round: 0.6 });
  add(box(-0.56, 0.74, 0.04, 0.24), WHITE, { ...shine, haze: 0.4 });
  for (const x of [0.22, 0.74]) {
    const clear = rgb('#d9e0e0');
    add(ellipse(x, 0.02, 0.19, 0.045), clear, { round: 0.5, haze: 0.15 });
    add(box(x - 0.018, 0.02, 0.036, 0.42), clear, { round: 0.4, haze: 0.15 });
    add(
      outline(
        `${x - 0.2},0.96 ${x - 0.25},0.68 ${x - 0.14},0.46 ${x},0.42 ${x + 0.14},0.46 ${x + 0.25},0.68 ${x + 0.2},0.96`,
      ),
      clear,
      { round: 0.5, haze: 0.2 },
    );
    add(
      outline(
        `${x - 0.24},0.7 ${x - 0.14},0.47 ${x},0.44 ${x + 0.14},0.47 ${x + 0.24},0.7 ${x},0.67`,
      ),
      wine,
      {
        part: 'detail',
        round: 0.9,
      },
    );
    add(ellipse(x, 0.7, 0.235, 0.045), lighter(wine, 0.2), detail);
    add(line(`${x - 0.17},0.9 ${x - 0.2},0.72 ${x - 0.14},0.56`, 0.025), WHITE, shine);
  }
}

export function drawCandle({ add }: Sketch, wax: Rgb): void {
  for (const [x, tall] of [
    [-0.34, 0.62],
    [0.36, 0.48],
    [0.02, 0.86],
  ] as const) {
    add(ellipse(x, 0.02, 0.24, 0.05), rgb('#b08d4f'), { round: 0.6 });
    add(box(x - 0.15, 0.03, 0.3, tall), wax, { round: 0.9 });
    add(ellipse(x, 0.03 + tall, 0.15, 0.04), mix(wax, rgb('#ffdf9a'), 0.6), {
      part: 'detail',
      glow: 0.5,
    });
    add(
      outline(
        `${x - 0.05},${tall + 0.1} ${x},${tall + 0.04} ${x + 0.05},${tall + 0.1} ${x},${tall + 0.3}`,
      ),
      rgb('#ffe08a'),
      {
        part: 'detail',
        glow: 1,
      },
    );
  }
}

export function drawPizza({ add }: Sketch, sauce: Rgb): void {
  add(ellipse(0, 0.06, 1.1, 0.3), rgb('#8f5f38'), { round: 0.3, texture: 'wood' });
  add(ellipse(0, 0.13, 0.95, 0.26), rgb('#c98a45'), { round: 0.9, texture: 'crust' });
  add(ellipse(0, 0.16, 0.8, 0.2), sauce, { part: 'detail', round: 0.2 });
  add(ellipse(0, 0.17, 0.74, 0.18), rgb('#f0cf7e'), {
    part: 'detail',
    round: 0.3,
    texture: 'crust',
  });
  for (let index = 0; index < 11; index += 1) {
    const [x, y] = [
      Math.cos(index * 2.4) * (0.2 + (index % 3) * 0.2),
      0.17 + Math.sin(index * 2.4) * (0.04 + (index % 3) * 0.05),
    ];
    add(ellipse(x, y, 0.1, 0.035), index % 3 === 2 ? rgb('#4f8a3f') : sauce, {
      round: 0.8,
      part: 'detail',
    });
  }
  add(form('0,0.17 0.86,0.03 0.9,0.06 0,0.19'), rgb('#8f5f38'), detail);
}
