import { mix, type Rgb, rgb, WHITE } from '../rgb';
import { box, curve, ellipse, mirrored, polygon, type Sketch, stroke } from '../Sketch';
import { detail } from './subjectLooks';

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
