import { mix, type Rgb, rgb, WHITE } from '../rgb';
import { box, curve, ellipse, raised, type Sketch, stroke } from '../Sketch';
import { line, outline } from './outlines';
import { darker, detail, lighter, shine } from './subjectLooks';

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

/** Flowers in a vase. */
export function drawVase(sketch: Sketch, petals: Rgb): void {
  const { add, random } = sketch;
  for (let leaf = 0; leaf < 14; leaf += 1) {
    const angle = Math.PI * (0.06 + (leaf / 13) * 0.88);
    const reach = 0.6 + random() * 0.3;
    add(
      ellipse(Math.cos(angle) * reach * 0.8, 0.72 + Math.sin(angle) * reach, 0.24, 0.085, angle),
      leaf % 2 === 0 ? rgb('#4d7f45') : rgb('#6d9a5c'),
      { texture: 'leaf', round: 0.7 },
    );
  }
  drawFlowers(raised(sketch, 0.48), petals);
  const clay = mix(rgb('#e6ded0'), petals, 0.08);
  add(
    outline(
      '-0.26,0.72 -0.2,0.62 -0.36,0.4 -0.38,0.16 -0.24,0 0,-0.03 0.24,0 0.38,0.16 0.36,0.4 0.2,0.62 0.26,0.72 0,0.68',
    ),
    clay,
    { round: 1 },
  );
  add(outline('-0.37,0.3 0,0.24 0.37,0.3 0.37,0.22 0,0.16 -0.37,0.22'), darker(clay, 0.2), detail);
  add(line('-0.24,0.44 -0.28,0.3 -0.26,0.14', 0.04), WHITE, { ...shine, haze: 0.3 });
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
