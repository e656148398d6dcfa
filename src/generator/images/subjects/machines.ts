import { type Rgb, rgb } from '../rgb';
import { box, curve, ellipse, type Sketch, stroke } from '../Sketch';
import { detail, lighter } from './subjectLooks';

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
