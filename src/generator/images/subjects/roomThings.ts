import { mix, type Rgb, rgb, WHITE } from '../rgb';
import { box, ellipse, raised, type Sketch } from '../Sketch';
import { drawFlowers } from './plants';
import { form, line, outline } from './outlines';
import { darker, detail, lighter, shine } from './subjectLooks';

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

/** A leafy plant in a pot. */
export function drawPlant({ add }: Sketch, leaves: Rgb): void {
  for (const [x, y, size, turn] of [
    [-0.62, 0.98, 0.36, 2.5],
    [0.64, 1.02, 0.36, 0.6],
    [-0.34, 1.36, 0.38, 2.0],
    [0.36, 1.42, 0.38, 1.1],
    [0.02, 1.62, 0.38, 1.6],
    [-0.66, 0.66, 0.28, 3.0],
    [0.68, 0.68, 0.28, 0.15],
    [-0.12, 1.06, 0.34, 2.2],
    [0.2, 0.96, 0.32, 0.9],
  ] as const) {
    add(line(`0,0.5 ${x * 0.4},${0.5 + (y - 0.5) * 0.6} ${x},${y}`, 0.035), darker(leaves, 0.2));
    const tone = mix(darker(leaves, 0.18), lighter(leaves, 0.2), (y - 0.6) / 1.1);
    add(ellipse(x, y, size, size * 0.48, turn), tone, { texture: 'leaf', round: 0.7 });
    const [dx, dy] = [Math.cos(turn) * size * 0.9, Math.sin(turn) * size * 0.9];
    add(
      line(`${x - dx},${y - dy} ${x},${y} ${x + dx},${y + dy}`, 0.02, 0.4),
      lighter(tone, 0.3),
      detail,
    );
  }
  const clay = rgb('#b9694a');
  add(outline('-0.34,0.5 -0.3,0.2 -0.22,0 0,-0.02 0.22,0 0.3,0.2 0.34,0.5 0,0.46'), clay, {
    round: 0.9,
  });
  add(line('-0.38,0.52 0,0.47 0.38,0.52', 0.11), lighter(clay, 0.12), { round: 0.8 });
}

export function drawLamp({ add }: Sketch, shade: Rgb): void {
  add(ellipse(0, 0.03, 0.26, 0.06), rgb('#a8834a'), { round: 0.7 });
  add(box(-0.025, 0.03, 0.05, 0.62), rgb('#a8834a'), { round: 0.7 });
  add(form('-0.44,0.6 -0.26,1.16 0.26,1.16 0.44,0.6'), lighter(shade, 0.25), {
    round: 0.6,
    glow: 0.55,
  });
  add(ellipse(0, 0.6, 0.44, 0.06), rgb('#fff1c9'), { part: 'detail', glow: 1 });
}

/** A made bed with a headboard, seen a little from its side. */
export function drawBed({ add }: Sketch, throwColor: Rgb): void {
  const linen = rgb('#f3eee4');
  add(outline('-1.5,0.2 -1.54,1 -1.4,1.2 0,1.26 1.4,1.2 1.54,1 1.5,0.2'), rgb('#8a6f5c'), {
    round: 0.4,
  });
  for (const x of [-1.06, -0.35, 0.35, 1.06])
    add(box(x - 0.3, 0.5, 0.6, 0.6), lighter(rgb('#8a6f5c'), 0.1), { part: 'detail', round: 0.8 });
  add(form('-1.5,0.12 -1.62,-0.16 1.62,-0.16 1.5,0.12'), rgb('#6b4a35'), { texture: 'wood' });
  add(
    outline('-1.46,0.56 -1.58,0.3 -1.62,-0.06 0,-0.1 1.62,-0.06 1.58,0.3 1.46,0.56 0,0.62'),
    linen,
    { round: 0.7 },
  );
  for (const x of [-0.72, 0.72]) {
    add(
      outline(
        `${x - 0.54},0.52 ${x - 0.5},0.92 ${x},0.98 ${x + 0.5},0.92 ${x + 0.54},0.52 ${x},0.48`,
      ),
      lighter(linen, 0.4),
      { round: 0.9 },
    );
    add(
      outline(`${x - 0.3},0.5 ${x - 0.28},0.76 ${x},0.8 ${x + 0.28},0.76 ${x + 0.3},0.5 ${x},0.46`),
      mix(throwColor, linen, 0.35),
      { round: 0.9 },
    );
  }
  add(
    outline('-1.52,0.5 -1.6,0.2 -1.62,0.06 0,0 1.62,0.06 1.6,0.2 1.52,0.5 0,0.54'),
    darker(linen, 0.04),
    { round: 0.6 },
  );
  add(form('-1.58,0.34 -1.64,-0.04 1.64,-0.04 1.58,0.34'), throwColor, {
    round: 0.5,
    texture: 'fur',
  });
  for (const y of [0.06, 0.2])
    add(line(`-1.6,${y} 0,${y - 0.02} 1.6,${y}`, 0.025), lighter(throwColor, 0.35), detail);
}

export function drawBooks({ add }: Sketch, cover: Rgb): void {
  const hues = [cover, rgb('#2f5a6d'), rgb('#d9a441'), rgb('#5f7a52')];
  hues.forEach((hue, index) => {
    const [y, half, shift] = [index * 0.2, 0.78 - index * 0.06, index % 2 ? 0.06 : -0.05];
    add(box(shift - half, y, half * 2, 0.19), hue, { round: 0.3 });
    add(box(shift - half + 0.04, y + 0.03, half * 2 - 0.02, 0.13), rgb('#f1e8d4'), {
      part: 'detail',
      round: 0.1,
    });
    add(box(shift - half, y, 0.16, 0.19), hue, { part: 'detail', round: 0.5 });
    add(box(shift - half + 0.05, y + 0.02, 0.025, 0.15), lighter(hue, 0.5), detail);
  });
  add(
    outline('-0.74,0.84 -0.4,1.0 0,0.9 0.4,1.0 0.74,0.84 0.4,0.88 0,0.8 -0.4,0.88'),
    rgb('#f6efdf'),
    { round: 0.6 },
  );
  add(line('0,0.82 0,0.86 0,0.91', 0.02), rgb('#b9a888'), detail);
}

export function drawJars({ add }: Sketch, filling: Rgb): void {
  for (const [x, half, tall, hue] of [
    [-0.66, 0.27, 0.86, filling],
    [0.62, 0.3, 0.72, rgb('#d9a441')],
    [-0.02, 0.32, 1.06, rgb('#7d8f4e')],
  ] as const) {
    add(
      outline(
        `${x - half},0.02 ${x - half},${tall * 0.8} ${x - half * 0.7},${tall} ${x + half * 0.7},${tall} ${x + half},${tall * 0.8} ${x + half},0.02 ${x},-0.03`,
      ),
      mix(hue, rgb('#dfe8e6'), 0.18),
      { round: 1 },
    );
    add(box(x - half * 0.8, tall * 0.98, half * 1.6, 0.13), rgb('#b98a56'), {
      round: 0.7,
      texture: 'wood',
    });
    add(box(x - half * 0.62, tall * 0.28, half * 1.24, tall * 0.3), rgb('#f4ecdb'), {
      part: 'detail',
      round: 0.2,
    });
    add(
      [
        box(x - half * 0.4, tall * 0.45, half * 0.8, 0.03),
        box(x - half * 0.28, tall * 0.36, half * 0.56, 0.025),
      ],
      rgb('#6d5a45'),
      detail,
    );
    add(box(x - half * 0.84, tall * 0.2, half * 0.13, tall * 0.56), WHITE, {
      ...shine,
      haze: 0.35,
    });
  }
}

/** Bowls and a jug of glazed clay. */
export function drawPottery({ add }: Sketch, glaze: Rgb): void {
  const raw = rgb('#c08a63');
  add(
    outline(
      '-0.9,0.86 -0.78,0.7 -0.96,0.4 -0.84,0.06 -0.5,-0.02 -0.16,0.06 -0.04,0.4 -0.22,0.7 -0.1,0.92 -0.5,0.84',
    ),
    glaze,
    { round: 1 },
  );
  add(
    outline('-0.94,0.5 -0.5,0.42 -0.06,0.5 -0.05,0.34 -0.5,0.26 -0.95,0.34'),
    lighter(glaze, 0.4),
    { part: 'detail', round: 0.6 },
  );
  add(line('-0.14,0.72 0.14,0.7 0.12,0.4 -0.06,0.3', 0.07), glaze, { round: 0.9 });
  for (const [y, half, hue] of [
    [0, 0.42, raw],
    [0.2, 0.46, lighter(glaze, 0.35)],
    [0.42, 0.48, darker(raw, 0.12)],
  ] as const) {
    add(
      outline(
        `${0.66 - half},${y + 0.3} ${0.66 - half * 0.7},${y + 0.06} 0.66,${y} ${0.66 + half * 0.7},${y + 0.06} ${0.66 + half},${y + 0.3} 0.66,${y + 0.24}`,
      ),
      hue,
      { round: 1, texture: 'crust' },
    );
    add(ellipse(0.66, y + 0.29, half, 0.06), darker(hue, 0.2), detail);
  }
}
