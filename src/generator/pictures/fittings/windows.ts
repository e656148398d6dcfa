import { r, repeat } from '../frame';
import { INK, at, box, circle, fade, line, path, rect } from '../ink';
import { tree } from '../sky';
import { FLOOR, type Fitting } from './Fitting';

/** A window of any outline with the day behind it. */
const view = (id: string, outline: string, x: number, low: number, inside: string, bars: string) =>
  `<defs><clipPath id="${id}"><path d="${outline}"/></clipPath>${fade(`${id}-day`, INK.sky, INK.glow)}</defs>` +
  `<g clip-path="url(#${id})">${rect(x - 220, 60, 440, 640, `url(#${id}-day)`)}${inside}` +
  path(`M${x - 220} ${low - 90}q110-90 220-20t220-30v260h-440z`, INK.wall) +
  path(`M${x - 220} ${low - 30}q120-50 230 0t210-10v200h-440z`, INK.leaf) +
  `</g><path d="${outline}${bars}" fill="none" stroke="${INK.chalk}" stroke-width="16"/>`;

const frameId = (id: string, x: number) => `${id}-w${r(x)}`;

/** An arched window. */
export const arched: Fitting = ({ id, next }, x) => {
  const cx = r(x);
  return (
    view(
      frameId(id, x),
      `M${cx - 150} 580V270a150 150 0 0 1 300 0V580Z`,
      cx,
      560,
      circle(cx - 60 + next() * 120, 300, 54, INK.warm),
      `M${cx} 120V580M${cx - 150} 350h300`,
    ) + rect(cx - 176, 578, 352, 20, INK.chalk, 5)
  );
};

/** A wide window with a sill, the town or trees outside. */
export const wide: Fitting = ({ id, next }, x) => {
  const cx = r(x);
  const town = next() > 0.5;
  const outside = town
    ? path(
        repeat(5, (index) => {
          const height = r(120 + next() * 150);
          return box(cx - 200 + index * 84, 540 - height, 74, height);
        }),
        INK.haze,
      )
    : tree(cx - 90, 520, 1.5, 0) + tree(cx + 110, 530, 1.2, 1);
  return (
    view(
      frameId(id, x),
      `M${cx - 190} 560V170H${cx + 190}V560Z`,
      cx,
      town ? 620 : 560,
      outside,
      `M${cx} 170V560`,
    ) + rect(cx - 214, 556, 428, 22, INK.chalk, 5)
  );
};

/** A window with curtains to the floor. */
export const curtained: Fitting = (frame, x) =>
  wide(frame, x) +
  rect(x - 250, 132, 500, 12, INK.woodDark, 6) +
  [-1, 1]
    .map((side) =>
      at(
        x + side * 205,
        140,
        1,
        path(`M-50 0H50Q${side * -10 + 44} 260 50 540H-50Q-44 260-50 0Z`, INK.main) +
          line('M-22 10V530M8 10V530M34 10V530', INK.shade, 5),
      ),
    )
    .join('');

/** A round window over a low ledge. */
export const round: Fitting = ({ id }, x) => {
  const cx = r(x);
  return view(
    frameId(id, x),
    `M${cx - 160} 360a160 160 0 0 1 320 0a160 160 0 0 1-320 0Z`,
    cx,
    470,
    circle(cx, 330, 60, INK.warm),
    `M${cx} 200V520`,
  );
};

/** A roll-up gate, half open on the yard. */
export const gate: Fitting = ({ id }, x) => {
  const cx = r(x);
  return (
    view(
      frameId(id, x),
      `M${cx - 210} ${FLOOR}V180H${cx + 210}V${FLOOR}Z`,
      cx,
      640,
      tree(cx + 60, 620, 1.7, 2),
      '',
    ) +
    rect(cx - 210, 180, 420, 190, INK.metal) +
    line(
      repeat(5, (index) => `M${cx - 210} ${212 + index * 34}h420`),
      INK.metalDark,
      5,
    ) +
    rect(cx - 210, 362, 420, 16, INK.yolk)
  );
};
