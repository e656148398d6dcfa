import { mix, type Rgb, rgb } from '../rgb';
import { box, ellipse, polygon, type Sketch } from '../Sketch';
import { darker, detail, lighter } from './subjectLooks';

/** Where the display of a shopfront stands and how much room it has, in the sketch's units. */
export const display = { left: -0.86, right: 0.34, foot: 0.42 } as const;

/** The front of a shop: awning, lit window, door, lamps; the window's display is drawn onto it. */
export function drawShopfront({ add, random }: Sketch, paint: Rgb, lit: number): void {
  const brick = mix(rgb('#b98b74'), paint, 0.18);
  const cream = rgb('#f4ecdc');
  const wall = { texture: 'wall', round: 0.05 } as const;
  add(box(-1.12, 0, 2.24, 1.96), brick, wall);
  add(
    Array.from({ length: 60 }, () =>
      box(
        -1.08 + Math.floor(random() * 18) * 0.12,
        1.32 + Math.floor(random() * 8) * 0.075,
        0.1,
        0.05,
      ),
    ),
    darker(brick, 0.14),
    { ...detail, round: 0.1 },
  );
  for (const x of [-0.82, -0.18, 0.46]) {
    add(box(x - 0.03, 1.4, 0.42, 0.44), cream, detail);
    add(box(x, 1.43, 0.36, 0.38), lit > 0 ? rgb('#f2c87e') : rgb('#6f8798'), {
      ...detail,
      glow: lit * 0.8,
    });
    add([box(x + 0.17, 1.43, 0.018, 0.38), box(x, 1.62, 0.36, 0.018)], cream, detail);
    add(box(x - 0.06, 1.36, 0.48, 0.045), cream, detail);
  }
  add(box(-1.18, 1.92, 2.36, 0.1), cream, { round: 0.4 });
  add(box(-1.02, 0, 2.04, 1.28), paint, { texture: 'wood', round: 0.1 });
  add(box(-1.06, 1.1, 2.12, 0.2), darker(paint, 0.22), { round: 0.2 });
  add(box(-0.94, 0.06, 1.34, 0.24), lighter(paint, 0.1), { part: 'detail', round: 0.3 });
  add(box(-0.92, 0.34, 1.3, 0.72), cream, detail);
  add(
    box(-0.89, 0.37, 1.24, 0.66),
    lit > 0 ? rgb('#ffd591') : mix(rgb('#e8c890'), rgb('#9fb0b5'), 0.25),
    { ...detail, glow: Math.max(0.45, lit) },
  );
  add(box(-0.89, 0.37, 1.24, 0.05), rgb('#9a6b42'), { part: 'detail', texture: 'wood' });
  add(box(0.5, 0.02, 0.42, 1.02), cream, detail);
  add(box(0.53, 0.02, 0.36, 0.98), darker(paint, 0.3), {
    part: 'detail',
    texture: 'wood',
    round: 0.2,
  });
  add(box(0.59, 0.38, 0.24, 0.54), lit > 0 ? rgb('#ffd591') : rgb('#d8c091'), {
    ...detail,
    glow: Math.max(0.4, lit),
  });
  add(ellipse(0.57, 0.3, 0.022, 0.022), rgb('#e3b95c'), detail);
  add(box(0.46, 0, 0.5, 0.04), rgb('#b8b2a6'), { round: 0.3 });
}

/** What hangs before the window: drawn after the display. */
export function drawAwning({ add }: Sketch, paint: Rgb, lit: number): void {
  const cream = rgb('#f4ecdc');
  const cloth = mix(paint, rgb('#b5483a'), 0.2);
  for (let stripe = 0; stripe < 10; stripe += 1) {
    const [a, b] = [-1 + stripe * 0.145, -1 + (stripe + 1) * 0.145];
    const wide = (x: number) => -0.28 + (x + 0.28) * 1.07;
    const hue = stripe % 2 ? cream : cloth;
    add(polygon([a, 1.2], [b, 1.2], [wide(b), 0.93], [wide(a), 0.93]), hue, { round: 0.15 });
    add(
      ellipse((wide(a) + wide(b)) / 2, 0.93, 0.078, 0.05),
      stripe % 2 ? darker(cream, 0.06) : darker(cloth, 0.1),
      { part: 'detail', round: 0.3 },
    );
  }
  for (const x of [0.48, 0.94]) {
    add(box(x - 0.012, 1.0, 0.024, 0.1), rgb('#2b2826'), detail);
    add(ellipse(x, 0.95, 0.045, 0.06), rgb('#ffe9b8'), {
      part: 'detail',
      glow: Math.max(0.6, lit),
    });
  }
  for (const x of [-0.98, 0.42, 1.0]) {
    add(box(x - 0.09, 0, 0.18, 0.17), rgb('#7a5a43'), { round: 0.6 });
    add(
      [
        ellipse(x, 0.27, 0.13, 0.14),
        ellipse(x - 0.06, 0.2, 0.09, 0.08),
        ellipse(x + 0.06, 0.2, 0.09, 0.08),
      ],
      rgb('#4f7f45'),
      { texture: 'leaf', round: 0.9 },
    );
    for (const [dx, dy] of [
      [-0.06, 0.3],
      [0.05, 0.33],
      [0.02, 0.22],
      [-0.02, 0.38],
    ] as const)
      add(ellipse(x + dx, dy, 0.024, 0.024), lighter(cloth, 0.35), { part: 'detail', round: 1 });
  }
}
