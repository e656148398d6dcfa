import { type Rgb, rgb } from '../rgb';
import { box, ellipse, type Sketch } from '../Sketch';
import { line, outline } from './outlines';
import { darker, detail, lighter } from './subjectLooks';

const WICKER = rgb('#a9743f');

export function drawCroissants(sketch: Sketch, crust: Rgb): void {
  const { add } = sketch;
  add(ellipse(0, 0.06, 1.02, 0.13), rgb('#efe9dd'), { round: 0.4 });
  add(ellipse(0, 0.08, 0.8, 0.08), rgb('#d9d0c0'), detail);
  croissant(sketch, -0.42, 0.1, 0.92, crust);
  croissant(sketch, 0.44, 0.1, 0.92, darker(crust, 0.08));
  croissant(sketch, 0.02, 0.42, 0.96, lighter(crust, 0.08));
}

function croissant({ add }: Sketch, x: number, y: number, size: number, crust: Rgb): void {
  for (const at of [-1, 1, -0.78, 0.78, -0.52, 0.52, -0.26, 0.26, 0]) {
    const tall = (0.22 - Math.abs(at) * 0.13) * size;
    const place = [x + at * 0.46 * size, y + (0.2 - at * at * 0.13) * size] as const;
    const turn = -at * 0.75;
    add(ellipse(...place, 0.13 * size, tall, turn), darker(crust, 0.3), {
      round: 0.6,
      texture: 'crust',
    });
    add(ellipse(place[0], place[1] + 0.01, 0.105 * size, tall * 0.93, turn), crust, {
      round: 1,
      texture: 'crust',
      part: 'detail',
    });
    add(
      ellipse(place[0] - 0.03 * size, place[1] + tall * 0.4, 0.025 * size, tall * 0.34, turn),
      lighter(crust, 0.5),
      { part: 'detail', haze: 0.3 },
    );
  }
}

/** A wicker basket with loaves standing in it. */
export function drawBaguettes(sketch: Sketch, crust: Rgb): void {
  const { add } = sketch;
  for (const [x, lean, tall] of [
    [-0.34, -0.42, 1.5],
    [0.32, 0.4, 1.46],
    [-0.12, -0.14, 1.66],
    [0.14, 0.16, 1.6],
  ] as const) {
    const at = (share: number) => `${x + lean * share},${0.3 + (tall - 0.3) * share}`;
    add(line(`${at(0)} ${at(0.5)} ${at(1)}`, 0.25, 0.72), crust, { round: 1, texture: 'crust' });
    add(ellipse(x + lean, tall, 0.09, 0.08), crust, { round: 0.8, texture: 'crust' });
    for (const share of [0.38, 0.56, 0.74, 0.9])
      add(
        ellipse(x + lean * share, 0.3 + (tall - 0.3) * share, 0.034, 0.1, 0.7 - lean),
        lighter(crust, 0.55),
        { part: 'detail', texture: 'crust', round: 0.5 },
      );
  }
  drawBasket(sketch, 0.62, 0.6);
}

function drawBasket({ add }: Sketch, half: number, tall: number): void {
  add(
    outline(
      `${-half},${tall} ${-half * 0.92},${tall * 0.4} ${-half * 0.76},0.02 0,-0.03 ${half * 0.76},0.02 ${half * 0.92},${tall * 0.4} ${half},${tall} 0,${tall * 0.93}`,
    ),
    WICKER,
    { round: 0.9, texture: 'wood' },
  );
  for (let row = 0; row < 4; row += 1)
    add(
      Array.from({ length: 9 }, (_, column) => {
        const wide = half * (0.8 + row * 0.05);
        const x = ((column + (row % 2) * 0.5) / 8.6) * 2 * wide - wide;
        return ellipse(x * 0.95, tall * (0.16 + row * 0.2), half * 0.08, tall * 0.075);
      }),
      row % 2 === 0 ? lighter(WICKER, 0.24) : darker(WICKER, 0.22),
      { part: 'detail', round: 0.8 },
    );
  add(
    line(`${-half},${tall} 0,${tall * 0.91} ${half},${tall}`, tall * 0.13),
    lighter(WICKER, 0.14),
    {
      part: 'detail',
      round: 0.9,
      texture: 'wood',
    },
  );
}

/** Cupcakes on a stand. */
export function drawCupcakes({ add }: Sketch, icing: Rgb): void {
  const china = rgb('#f3efe6');
  add(box(-0.06, 0, 0.12, 0.3), china, { round: 0.7 });
  add(ellipse(0, 0.02, 0.36, 0.05), china, { round: 0.5 });
  add(ellipse(0, 0.32, 0.95, 0.1), china, { round: 0.4 });
  for (const [x, y, tone] of [
    [-0.58, 0.34, 0.5],
    [0, 0.34, 0],
    [0.58, 0.34, 0.3],
    [-0.29, 0.72, 0.1],
    [0.29, 0.72, 0.55],
  ] as const) {
    add(
      outline(
        `${x - 0.2},${y + 0.24} ${x - 0.14},${y} ${x},${y - 0.02} ${x + 0.14},${y} ${x + 0.2},${y + 0.24} ${x},${y + 0.22}`,
      ),
      rgb('#b9743f'),
      { round: 0.8 },
    );
    const hue = lighter(icing, tone);
    [0.22, 0.17, 0.11].forEach((size, step) =>
      add(ellipse(x, y + 0.26 + step * 0.09, size, 0.085), hue, { round: 1 }),
    );
    add(ellipse(x, y + 0.55, 0.045, 0.045), rgb('#b3203a'), { part: 'detail', round: 1 });
  }
}
