import { BLACK, mix, type Rgb, rgb, WHITE } from '../rgb';
import { curve, ellipse, polygon, type Sketch, stroke } from '../Sketch';
import { darker, detail } from './subjectLooks';

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

/** A person in a white suit behind the glass of a helmet. */
export function drawAstronaut(sketch: Sketch): void {
  const { add } = sketch;
  const suit = rgb('#e6e8ea');
  add(ellipse(0, 1.12, 0.8, 0.84), rgb('#c4c9ce'), { round: 0.9 });
  add(ellipse(0, 1.14, 0.68, 0.7), rgb('#1b2740'), { round: 0.4, part: 'detail' });
  drawPerson(sketch, suit);
  add(
    stroke(
      [
        [-0.62, 0.52],
        [0, 0.36],
        [0.62, 0.52],
      ],
      0.17,
    ),
    rgb('#aab2ba'),
    { round: 0.9 },
  );
  add(
    stroke(
      [
        [-0.56, 1.2],
        [-0.48, 1.5],
        [-0.26, 1.72],
      ],
      0.05,
      0.4,
    ),
    WHITE,
    { part: 'detail', haze: 0.25, round: 0, glow: 0.7 },
  );
  add(polygon([-0.5, 0.06], [-0.18, 0.02], [-0.18, -0.16], [-0.5, -0.12]), rgb('#3f6fae'), {
    part: 'detail',
    round: 0.2,
  });
  add(polygon([0.2, 0.02], [0.5, 0.06], [0.5, -0.04], [0.2, -0.08]), rgb('#d9582f'), {
    part: 'detail',
    round: 0.2,
  });
}
