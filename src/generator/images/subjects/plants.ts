import { mix, type Rgb, rgb } from '../rgb';
import { curve, ellipse, type Sketch, stroke } from '../Sketch';
import { darker, lighter } from './subjectLooks';

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
