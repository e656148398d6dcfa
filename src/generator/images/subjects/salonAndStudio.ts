import { type Rgb, rgb, WHITE } from '../rgb';
import { box, ellipse, raised, type Sketch } from '../Sketch';
import { form, line, outline } from './outlines';
import { darker, detail, lighter, shine } from './subjectLooks';

const CHROME = rgb('#c3c8cc');
const DARK = rgb('#2b2a2d');

export function drawBarberChair({ add }: Sketch, leather: Rgb): void {
  add(ellipse(0, 0.04, 0.44, 0.08), CHROME, { round: 0.8 });
  add(box(-0.09, 0.06, 0.18, 0.4), CHROME, { round: 0.9 });
  add(form('0.3,0.36 0.66,0.08 0.9,0.1 0.9,0.16 0.7,0.16 0.42,0.42'), CHROME, { round: 0.6 });
  add(
    outline('-0.46,1.66 -0.5,1.0 -0.46,0.62 0,0.58 0.34,0.6 0.3,1.0 0.26,1.66 -0.1,1.72'),
    leather,
    { round: 0.8 },
  );
  add(outline('-0.3,2.04 -0.32,1.8 0.1,1.8 0.12,2.04 -0.1,2.08'), leather, { round: 0.9 });
  add([box(-0.2, 1.68, 0.05, 0.14), box(-0.04, 1.68, 0.05, 0.14)], CHROME, detail);
  for (const y of [0.92, 1.16, 1.4])
    add(line(`-0.44,${y} -0.1,${y - 0.03} 0.26,${y}`, 0.025), darker(leather, 0.35), detail);
  add(
    outline('-0.56,0.66 -0.58,0.46 0.56,0.42 0.66,0.56 0.58,0.68 0,0.72'),
    lighter(leather, 0.06),
    { round: 0.9 },
  );
  for (const [x, share] of [
    [-0.52, 0],
    [0.4, 0.12],
  ] as const) {
    add(box(x - 0.04, 0.6, 0.08, 0.36), CHROME, { round: 0.8 });
    add(
      outline(`${x - 0.16},0.94 ${x - 0.16},1.06 ${x + 0.3},1.08 ${x + 0.36},0.98 ${x + 0.3},0.92`),
      darker(leather, share),
      { round: 0.9 },
    );
  }
  add(line('-0.3,1.56 -0.34,1.2 -0.3,0.84', 0.03), WHITE, { ...shine, haze: 0.5 });
}

/** A standing mirror. */
export function drawMirror({ add }: Sketch, frame: Rgb): void {
  add(form('-0.42,0 -0.34,0 -0.2,0.3 0.2,0.3 0.34,0 0.42,0 0.28,0.4 -0.28,0.4'), frame, {
    texture: 'wood',
    round: 0.4,
  });
  add(outline('-0.5,0.3 -0.54,1.3 -0.44,1.9 0,2.06 0.44,1.9 0.54,1.3 0.5,0.3 0,0.24'), frame, {
    texture: 'wood',
    round: 0.6,
  });
  add(
    outline('-0.43,0.36 -0.46,1.3 -0.37,1.82 0,1.96 0.37,1.82 0.46,1.3 0.43,0.36 0,0.31'),
    rgb('#b9cdd3'),
    { part: 'detail', glow: 0.35 },
  );
  add(
    [form('-0.4,0.9 0.2,1.78 0.34,1.74 -0.42,0.6'), form('-0.3,0.4 0.43,1.5 0.44,1.36 -0.16,0.4')],
    rgb('#e4eff0'),
    { part: 'detail', glow: 0.5 },
  );
}

/** Scissors, combs and a brush in a glass, and a bottle. */
export function drawScissors({ add }: Sketch, accent: Rgb): void {
  add(line('-0.06,0.4 -0.16,1.0 -0.2,1.3', 0.1), DARK, { round: 0.4 });
  add(line('0.12,0.4 0.24,1.0 0.3,1.34', 0.14), accent, { round: 0.5 });
  add(
    Array.from({ length: 9 }, (_, tooth) =>
      box(0.28 + tooth * 0.004, 0.74 + tooth * 0.06, 0.1, 0.03),
    ),
    accent,
    detail,
  );
  add(outline('-0.3,0.76 -0.28,0.04 0,-0.02 0.28,0.04 0.3,0.76 0,0.72'), rgb('#a9ccd6'), {
    round: 0.8,
  });
  add(outline('-0.29,0.46 -0.27,0.06 0,0.01 0.27,0.06 0.29,0.46 0,0.42'), rgb('#5fa6bd'), {
    part: 'detail',
    round: 0.8,
  });
  add(box(-0.22, 0.16, 0.04, 0.5), WHITE, shine);
  add(
    outline(
      '0.62,0.02 0.6,0.66 0.72,0.84 0.74,0.98 0.9,0.98 0.92,0.84 1.04,0.66 1.02,0.02 0.82,-0.02',
    ),
    rgb('#8a5a34'),
    { round: 1 },
  );
  add(box(0.66, 0.24, 0.32, 0.26), rgb('#f3ead8'), detail);
  add(box(0.72, 0.96, 0.2, 0.12), DARK, { round: 0.6 });
  for (const [dy, tip] of [
    [0.1, 0.3],
    [0.24, 0.02],
  ] as const) {
    add(line(`-1.3,${dy * 1.4 - 0.12} -0.9,0.1 -0.42,${tip - 0.06}`, 0.06, 0.3), CHROME, {
      round: 0.8,
    });
    add(
      line(
        `-1.28,${dy * 1.4 - 0.1} -1.42,${dy * 1.7 - 0.06} -1.5,${dy * 1.4 - 0.14} -1.36,${dy * 1.3 - 0.2} -1.28,${dy * 1.4 - 0.1}`,
        0.05,
      ),
      DARK,
      { round: 0.6 },
    );
  }
}

export function drawCamera({ add }: Sketch, accent: Rgb): void {
  const body = rgb('#34363b');
  add(
    outline(
      '-0.84,0.02 -0.86,0.72 -0.5,0.78 -0.3,0.98 0.3,0.98 0.44,0.78 0.84,0.74 0.86,0.04 0,-0.02',
    ),
    body,
    { round: 0.5 },
  );
  add([box(-0.86, 0.16, 1.72, 0.4)], darker(body, 0.35), {
    part: 'detail',
    texture: 'crust',
    round: 0.3,
  });
  add(form('-0.86,0.62 0.86,0.62 0.86,0.72 -0.86,0.72'), lighter(body, 0.45), detail);
  add(box(-0.72, 0.76, 0.24, 0.1), CHROME, { round: 0.7 });
  add(ellipse(0.62, 0.82, 0.15, 0.06), CHROME, { round: 0.7 });
  add(ellipse(0.04, 0.38, 0.5, 0.5), lighter(body, 0.12), { round: 0.8 });
  for (const [size, hue] of [
    [0.43, rgb('#17181b')],
    [0.37, accent],
    [0.34, rgb('#1c2530')],
    [0.22, rgb('#2f4d63')],
    [0.12, rgb('#0f141a')],
  ] as const)
    add(ellipse(0.04, 0.38, size, size), hue, { part: 'detail', round: 0.5 });
  add(ellipse(-0.08, 0.52, 0.09, 0.06, 0.7), WHITE, shine);
  add(ellipse(0.16, 0.24, 0.05, 0.035, 0.7), rgb('#9cc4e0'), shine);
  add(box(-0.14, 0.82, 0.28, 0.09), rgb('#9fb9c6'), detail);
}

/** A camera on a tripod. */
export function drawTripod(sketch: Sketch, accent: Rgb): void {
  const { add } = sketch;
  add(line('-0.05,1.2 -0.3,0.6 -0.62,0', 0.06), DARK, { round: 0.5 });
  add(line('0.05,1.2 0.3,0.6 0.62,0', 0.06), DARK, { round: 0.5 });
  add(line('0,1.2 0.02,0.6 0.05,-0.06', 0.06), DARK, { round: 0.5 });
  add(box(-0.07, 1.04, 0.14, 0.24), CHROME, { round: 0.8 });
  drawCamera(raised(sketch, 1.28, 0.5), accent);
}

/** A guitar on its stand. */
export function drawGuitar({ add }: Sketch, wood: Rgb): void {
  add(line('-0.3,0.5 -0.36,0.2 -0.46,-0.02', 0.05), DARK, { round: 0.5 });
  add(line('0.3,0.5 0.36,0.2 0.46,-0.02', 0.05), DARK, { round: 0.5 });
  add(
    outline(
      '0,1.14 -0.24,1.12 -0.34,0.94 -0.28,0.78 -0.44,0.6 -0.46,0.34 -0.26,0.16 0,0.12 0.26,0.16 0.46,0.34 0.44,0.6 0.28,0.78 0.34,0.94 0.24,1.12',
    ),
    darker(wood, 0.45),
    { round: 0.6 },
  );
  add(
    outline(
      '0,1.11 -0.22,1.08 -0.31,0.94 -0.25,0.78 -0.41,0.6 -0.42,0.36 -0.24,0.19 0,0.15 0.24,0.19 0.42,0.36 0.41,0.6 0.25,0.78 0.31,0.94 0.22,1.08',
    ),
    wood,
    { round: 0.5, texture: 'wood' },
  );
  add(ellipse(0, 0.82, 0.15, 0.15), rgb('#d9b878'), detail);
  add(ellipse(0, 0.82, 0.125, 0.125), rgb('#241712'), detail);
  add(box(-0.17, 0.38, 0.34, 0.055), rgb('#3a241a'), detail);
  add(box(-0.055, 0.86, 0.11, 1.12), rgb('#3b271c'), { round: 0.6 });
  add(
    Array.from({ length: 9 }, (_, fret) => box(-0.055, 1.0 + fret * 0.1, 0.11, 0.012)),
    CHROME,
    detail,
  );
  add(form('-0.055,1.96 -0.1,2.02 -0.09,2.28 0.09,2.28 0.1,2.02 0.055,1.96'), darker(wood, 0.35), {
    round: 0.5,
  });
  add(
    [-0.13, 0.09].flatMap((x) => [2.04, 2.12, 2.2].map((y) => box(x, y, 0.04, 0.04))),
    CHROME,
    detail,
  );
  add(
    [-0.03, -0.01, 0.01, 0.03].map((x) => box(x, 0.4, 0.005, 1.6)),
    rgb('#efe6cf'),
    detail,
  );
}

export function drawMicrophone({ add }: Sketch, accent: Rgb): void {
  add(ellipse(0, 0.03, 0.34, 0.06), DARK, { round: 0.7 });
  add(box(-0.025, 0.04, 0.05, 1.62), CHROME, { round: 0.8 });
  add(line('0,1.6 -0.1,1.74 -0.22,1.84', 0.11), DARK, { round: 0.8 });
  add(line('-0.16,1.8 -0.22,1.85 -0.28,1.9', 0.15), accent, { round: 0.8 });
  add(ellipse(-0.36, 1.96, 0.16, 0.15, -0.7), rgb('#a4a9ae'), { round: 1, texture: 'crust' });
  add(ellipse(-0.4, 2.02, 0.04, 0.025, 0.7), WHITE, shine);
}

/** A loudspeaker with a guitar lead. */
export function drawAmplifier({ add }: Sketch, accent: Rgb): void {
  add(box(-0.7, 0, 1.4, 1.2), rgb('#2d2a2a'), { round: 0.3 });
  add(box(-0.62, 0.08, 1.24, 0.82), rgb('#6b5f50'), {
    part: 'detail',
    texture: 'crust',
    round: 0.1,
  });
  add(box(-0.62, 0.94, 1.24, 0.18), accent, detail);
  for (let knob = 0; knob < 6; knob += 1)
    add(ellipse(-0.46 + knob * 0.18, 1.03, 0.05, 0.05), rgb('#f0e6d2'), {
      part: 'detail',
      round: 0.9,
    });
  add(ellipse(0, 0.49, 0.35, 0.35), rgb('#4f463b'), { part: 'detail', round: 0.7 });
  add(ellipse(0, 0.49, 0.13, 0.13), rgb('#3a332b'), { part: 'detail', round: 0.9 });
}
