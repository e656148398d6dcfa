import { r, repeat } from '../frame';
import { INK, at, box, circle, line, path, rect, veil } from '../ink';
import { FLOOR, type Fitting } from './Fitting';

/** A bread oven with a glowing mouth. */
export const oven: Fitting = ({ thing }, x) =>
  path(
    `M${r(x - 190)} ${FLOOR}V320Q${r(x - 190)} 200 ${r(x)} 200T${r(x + 190)} 320V${FLOOR}Z`,
    '#b9684a',
  ) +
  line(
    repeat(
      12,
      (index) =>
        `M${r(x - 150 + (index % 4) * 92)} ${260 + Math.floor(index / 4) * 160 + (index % 2) * 40}h44`,
    ),
    '#a0553a',
    12,
  ) +
  path(`M${r(x - 110)} 520V440a110 100 0 0 1 220 0V520Z`, '#3a2018') +
  path(`M${r(x - 92)} 512V452a92 80 0 0 1 184 0V512Z`, INK.yolk) +
  at(x, 508, 0.5, thing(0)) +
  rect(x - 140, 514, 280, 22, INK.rockDark, 4) +
  rect(x - 40, 60, 80, 150, INK.metalDark);

/** A stove under a hood, pans on a rail. */
export const stove: Fitting = (_, x) =>
  path(
    `M${r(x - 60)} 0H${r(x + 60)}V150L${r(x + 180)} 250V280H${r(x - 180)}V250L${r(x - 60)} 150Z`,
    INK.metal,
  ) +
  veil(
    `M${r(x + 20)} 0H${r(x + 60)}V150L${r(x + 180)} 250V280H${r(x + 60)}L${r(x + 20)} 150Z`,
    '#000',
    0.1,
  ) +
  line(`M${r(x - 170)} 330H${r(x + 170)}`, INK.ink, 8) +
  [-110, -10, 100]
    .map((step, index) =>
      at(
        x + step,
        334,
        1,
        line('M0 0v64', INK.ink, 7) +
          circle(0, 96, 40 - index * 5, index === 1 ? INK.crust : INK.rockDark),
      ),
    )
    .join('') +
  rect(x - 180, 520, 360, 180, INK.metal, 6) +
  rect(x - 150, 570, 300, 110, INK.night, 8) +
  line(
    `M${r(x - 120)} 546h.1M${r(x - 60)} 546h.1M${r(x + 60)} 546h.1M${r(x + 120)} 546h.1`,
    INK.ink,
    20,
  ) +
  at(
    x - 80,
    520,
    0.8,
    path('M-60-70H60V-10Q60 0 50 0H-50Q-60 0-60-10Z', INK.main) + line('M-86-56H86', INK.ink, 10),
  ) +
  at(
    x + 90,
    520,
    0.8,
    path('M-66-36H66Q60 0 40 0H-40Q-60 0-66-36Z', INK.rockDark) + line('M60-30H130', INK.ink, 12),
  );

/** Wall cupboards and tiles over a worktop. */
export const kitchenWall: Fitting = ({ thing }, x) =>
  rect(x - 190, 150, 380, 170, INK.main, 6) +
  line(`M${r(x - 64)} 160V310M${r(x + 64)} 160V310`, INK.shade, 6) +
  line(`M${r(x - 90)} 290v-24M${r(x + 38)} 290v-24M${r(x + 90)} 290v-24`, INK.warm, 8) +
  line(
    repeat(4, (row) => `M${r(x - 190)} ${360 + row * 50}h380`) +
      repeat(7, (column) => `M${r(x - 160 + column * 54)} 330V520`),
    '#ffffff66',
    4,
  ) +
  rect(x - 200, 520, 400, 20, INK.wood) +
  rect(x - 190, 540, 380, 160, INK.shade) +
  at(x - 110, 520, 0.74, thing(1)) +
  at(x + 90, 520, 0.74, thing(2));

/** Bottles and glasses on lit boards. */
export const bottles: Fitting = ({ next }, x) => {
  const colors = [INK.main, INK.berry, INK.leafDark, INK.gold, INK.glass, INK.pop];
  const glasses = colors.map(() => '');
  let labels = '';
  for (const [row, y] of [320, 460, 596].entries()) {
    for (let index = 0; index < 6; index += 1) {
      const cx = r(x - 156 + index * 62);
      if (row === 1 && index % 2) {
        glasses[4] += `M${cx - 22} ${y - 96}h44q0 56-18 60v30h14v6h-36v-6h14v-30q-18-4-18-60z`;
      } else {
        glasses[Math.floor(next() * 6)] +=
          `M${cx - 8} ${y - 130}h16v40q16 10 16 30v60h-48v-60q0-20 16-30z`;
        labels += box(cx - 24, y - 50, 48, 28);
      }
    }
  }
  return (
    rect(x - 200, 160, 400, 440, INK.night, 8) +
    veil([320, 460, 596].map((y) => box(x - 188, y - 136, 376, 136)).join(''), '#fff', 0.08) +
    path([320, 460, 596].map((y) => box(x - 192, y, 384, 12)).join(''), INK.warm) +
    glasses
      .map((shapes, index) => (shapes ? path(shapes, colors[index] ?? INK.main) : ''))
      .join('') +
    path(labels, INK.paper)
  );
};

/** Taps, cups and a machine on the back counter. */
export const taps: Fitting = ({ thing }, x) =>
  rect(x - 190, 300, 380, 14, INK.wood) +
  repeat(6, (index) => {
    const cx = r(x - 150 + index * 60);
    return (
      path(`M${cx - 22} 250h44q0 44-14 50h-16q-14-6-14-50z`, index % 2 ? INK.main : INK.paper) +
      line(`M${cx + 22} 262q16 4 2 22`, index % 2 ? INK.main : INK.paper, 6)
    );
  }) +
  line(`M${r(x - 170)} 360H${r(x + 170)}`, INK.ink, 8) +
  repeat(4, (index) => {
    const cx = r(x - 120 + index * 80);
    return (
      line(`M${cx} 362v14`, INK.ink, 5) +
      path(`M${cx - 24} 380h48v34q-2 16-16 16h-16q-14 0-16-16z`, INK.warm)
    );
  }) +
  rect(x - 190, 560, 380, 140, INK.shade) +
  at(x, 560, 0.95, thing(0));
