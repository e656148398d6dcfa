import { type Rgb, rgb, WHITE } from '../rgb';
import { curve, ellipse, type Sketch, stroke } from '../Sketch';
import { darker, lighter } from './subjectLooks';

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
