import { r, repeat } from '../frame';
import { INK, at, circle, line, path, rect, veil } from '../ink';
import { FLOOR, type Fitting } from './Fitting';

/** A stage curtain with light from above. */
export const curtain: Fitting = ({ w }, x) =>
  path(`M${r(x - 260)} 0H${r(x + 260)}V720H${r(x - 260)}Z`, INK.shade) +
  line(
    repeat(8, (index) => `M${r(x - 230 + index * 66)} 0V720`),
    '#00000033',
    14,
  ) +
  veil(`M${r(x)} 0l${r(w * 0.04 + 150)} 740h${-r(w * 0.08 + 300)}z`, '#fff', 0.12);

/** Loudspeakers in a stack. */
export const speakers: Fitting = (_, x) =>
  [430, 700]
    .map(
      (y) =>
        rect(x - 120, y - 260, 240, 262, INK.ink, 10) +
        circle(x, y - 92, 76, INK.slate) +
        circle(x, y - 92, 44, INK.ink) +
        circle(x, y - 92, 16, INK.slate) +
        circle(x, y - 212, 30, INK.slate) +
        circle(x, y - 212, 12, INK.ink),
    )
    .join('');

/** Posters of evenings. */
export const posters: Fitting = ({ thing }, x) =>
  [-104, 104]
    .map(
      (step, index) =>
        rect(x + step - 86, 200 + index * 30, 172, 250, index ? INK.warm : INK.main, 4) +
        circle(x + step, 310 + index * 30, 60, index ? INK.pop : INK.wall) +
        at(x + step, 366 + index * 30, 0.56, thing(index)) +
        line(
          `M${r(x + step - 56)} ${400 + index * 30}h112M${r(x + step - 40)} ${424 + index * 30}h80`,
          INK.paper,
          9,
        ),
    )
    .join('');

/** A bed with a lamp beside it. */
export const bed: Fitting = (_, x) =>
  rect(x - 190, 360, 380, 340, INK.woodDark, 30) +
  rect(x - 168, 380, 336, 200, INK.wall, 20) +
  rect(x - 150, 470, 140, 84, '#fff', 26) +
  rect(x + 10, 470, 140, 84, '#fff', 26) +
  rect(x - 80, 510, 160, 66, INK.warm, 20) +
  path(
    `M${r(x - 196)} 560Q${r(x)} 530 ${r(x + 196)} 560L${r(x + 220)} 830H${r(x - 220)}Z`,
    INK.main,
  ) +
  path(
    `M${r(x - 196)} 560Q${r(x)} 530 ${r(x + 196)} 560L${r(x + 202)} 620Q${r(x)} 590 ${r(x - 202)} 620Z`,
    INK.paper,
  ) +
  veil(`M${r(x + 80)} 606L${r(x + 202)} 620 ${r(x + 220)} 830H${r(x + 90)}Z`, '#000', 0.12);

/** A bedside table or side table with a lamp. */
export const sideTable: Fitting = ({ thing }, x) =>
  line(`M${r(x)} 420V540`, INK.ink, 9) +
  path(`M${r(x - 50)} 330h100l40 100h-180z`, INK.warm) +
  `<g opacity=".3">${circle(x, 400, 170, INK.glow)}</g>` +
  rect(x - 150, 540, 300, 22, INK.wood, 6) +
  rect(x - 130, 562, 260, 138, INK.woodDark, 6) +
  rect(x - 112, 582, 224, 44, INK.wood, 5) +
  circle(x, 604, 8, INK.gold) +
  at(x + 96, 540, 0.5, thing(2));

/** A sofa under the wall. */
export const sofa: Fitting = ({ named }, x) => at(x, FLOOR + 40, 1.7, named('sofa'));

/** Boxes with toys. */
export const cubbies: Fitting = ({ thing }, x) =>
  rect(x - 200, 330, 400, 370, INK.wood, 8) +
  repeat(6, (index) => {
    const cx = r(x - 126 + (index % 3) * 126);
    const y = 344 + Math.floor(index / 3) * 176;
    return (
      rect(cx - 56, y, 112, 164, [INK.haze, INK.glow, INK.sky][index % 3] ?? INK.haze, 4) +
      at(cx, y + 160, 0.46, thing(index))
    );
  }) +
  at(x - 90, 330, 0.7, thing(1)) +
  at(x + 100, 330, 0.7, thing(4));

/** A rainbow and stars painted on the wall. */
export const rainbow: Fitting = (_, x) =>
  [INK.petal, INK.warm, INK.sprout, INK.wall]
    .map((color, index) => {
      const size = 180 - index * 36;
      return path(`M${r(x - size)} 520a${size} ${size} 0 0 1 ${size * 2} 0z`, color);
    })
    .join('') +
  path(`M${r(x - 36)} 520a36 36 0 0 1 72 0z`, INK.glow) +
  path(
    `M${r(x - 240)} 520a40 40 0 0 1 76-10 40 34 0 0 1 60 10zM${r(x + 100)} 520a40 34 0 0 1 60-10 40 40 0 0 1 76 10z`,
    '#fff',
  );

/** Steps with buckets of flowers. */
export const flowerSteps: Fitting = ({ id, next }, x) => {
  const colors = [INK.petal, INK.pop, INK.warm, INK.main, '#fff'];
  const bunch = `${id}-bunch${r(x)}`;
  const heads = 'M0-118h.1M-28-100h.1M28-100h.1';
  return (
    `<defs><g id="${bunch}">${line('M0-50v-60M0-50l-26-50M0-50l26-50', INK.leafDark, 7)}${line(heads, 'currentColor', 42)}${line(heads, INK.cream, 12)}${path('M-36-66H36L26 0H-26Z', INK.shade)}</g></defs>` +
    rect(x - 200, 440, 400, 20, INK.wood) +
    rect(x - 200, 590, 400, 20, INK.wood) +
    line(`M${r(x - 180)} ${FLOOR}V440M${r(x + 180)} ${FLOOR}V440`, INK.woodDark, 16) +
    [440, 590]
      .map((y) =>
        repeat(
          4,
          (index) =>
            `<use href="#${bunch}" x="${r(x - 144 + index * 96)}" y="${y}" color="${colors[Math.floor(next() * 5)] ?? INK.petal}"/>`,
        ),
      )
      .join('')
  );
};

/** A door with a lit pane. */
export const door: Fitting = (_, x) =>
  rect(x - 120, 210, 240, 490, INK.chalk, 6) +
  rect(x - 100, 230, 200, 470, INK.main) +
  rect(x - 70, 262, 140, 170, INK.haze, 6) +
  rect(x - 70, 464, 140, 190, INK.shade, 6) +
  circle(x + 78, 470, 11, INK.gold);
