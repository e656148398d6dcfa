import { r, repeat } from '../frame';
import { INK, at, box, circle, line, path, rect, veil } from '../ink';
import { FLOOR, type Fitting } from './Fitting';

/** A board with tools on hooks, each with its outline. */
export const pegboard: Fitting = ({ next, named }, x) => {
  const tools = ['hammer', 'wrench', 'trowel', 'shears', 'drill', 'spade'] as const;
  const from = Math.floor(next() * 6);
  return (
    rect(x - 200, 170, 400, 340, INK.cream, 8) +
    line(
      repeat(5, (row) =>
        repeat(8, (column) => `M${r(x - 170 + column * 48)} ${210 + row * 64}h.1`),
      ),
      INK.wood,
      7,
    ) +
    repeat(4, (index) =>
      at(
        x - 96 + (index % 2) * 192,
        index < 2 ? 336 : 500,
        0.7,
        named(tools[(from + index) % 6] ?? 'hammer'),
      ),
    )
  );
};

/** Drawers and boxes of small parts. */
export const drawers: Fitting = (_, x) => {
  const fronts = [0, 1, 2].map((tone) =>
    repeat(12, (index) =>
      (Math.floor(index / 3) + (index % 3)) % 3 === tone
        ? box(x - 164 + (index % 3) * 112, 268 + Math.floor(index / 3) * 106, 104, 92)
        : '',
    ),
  );
  return (
    rect(x - 180, 250, 360, 450, INK.shade, 8) +
    fronts
      .map((front, tone) => path(front, [INK.main, INK.wall, INK.warm][tone] ?? INK.main))
      .join('') +
    line(
      repeat(
        12,
        (index) => `M${r(x - 130 + (index % 3) * 112)} ${306 + Math.floor(index / 3) * 106}h36`,
      ),
      INK.paper,
      14,
    )
  );
};

/** Tyres on a rack. */
export const tyres: Fitting = (_, x) =>
  line(
    `M${r(x - 190)} ${FLOOR}V200M${r(x + 190)} ${FLOOR}V200M${r(x - 190)} 400H${r(x + 190)}M${r(x - 190)} 620H${r(x + 190)}`,
    INK.main,
    14,
  ) +
  [310, 530]
    .map((y) =>
      repeat(
        3,
        (index) =>
          circle(x - 122 + index * 122, y, 80, INK.ink) +
          circle(x - 122 + index * 122, y, 42, INK.metal) +
          circle(x - 122 + index * 122, y, 14, INK.metalDark),
      ),
    )
    .join('');

/** Books from the floor to the top. */
export const bookcase: Fitting = ({ next }, x) => {
  const colors = [INK.main, INK.shade, INK.warm, INK.pop, INK.ember, INK.paper];
  const backs = colors.map(() => '');
  let boards = '';
  for (const y of [262, 400, 538, 676]) {
    for (let left = r(x - 176); left < x + 130;) {
      const width = r(22 + next() * 24);
      backs[Math.floor(next() * 6)] += box(left, y, width, -r(78 + next() * 34));
      left += width + 4;
    }
    boards += box(x - 192, y, 384, 14);
  }
  return (
    rect(x - 200, 130, 400, 570, INK.woodDark, 6) +
    veil(box(x - 184, 144, 368, 540), '#000', 0.2) +
    backs.map((books, index) => (books ? path(books, colors[index] ?? INK.main) : '')).join('') +
    path(boards, INK.wood)
  );
};

/** A board with notes and a plan. */
export const planWall: Fitting = (_, x) =>
  rect(x - 190, 190, 380, 300, '#fff', 8) +
  line(
    `M${r(x - 150)} 240h120v90h-120zM${r(x - 30)} 330v90h-120v-90M${r(x - 90)} 240v90`,
    INK.main,
    6,
  ) +
  rect(x + 20, 226, 66, 62, INK.warm, 3) +
  rect(x + 100, 236, 66, 62, INK.haze, 3) +
  rect(x + 30, 310, 66, 62, INK.pop, 3) +
  line(`M${r(x + 24)} 420l40-26 34 14 50-50`, INK.main, 8) +
  rect(x - 196, 490, 392, 14, INK.metalDark, 4);

/** A green board with a lesson on it. */
export const blackboard: Fitting = (_, x) =>
  rect(x - 210, 190, 420, 290, INK.wood, 6) +
  rect(x - 194, 206, 388, 258, '#2f5248') +
  line(
    `M${r(x - 150)} 290l60-60 60 60zM${r(x - 150)} 290v60h120v-60M${r(x + 30)} 250h110M${r(x + 30)} 290h80M${r(x + 30)} 330h120M${r(x - 150)} 410q40-40 80 0t80 0 80 0 60 0`,
    '#e8f1ea',
    7,
  ) +
  rect(x - 100, 470, 200, 14, INK.woodDark, 4);

/** A screen of paper on a stand, with a light. */
export const backdrop: Fitting = (_, x) =>
  line(
    `M${r(x - 190)} ${FLOOR}V170M${r(x + 190)} ${FLOOR}V170M${r(x - 210)} 170H${r(x + 210)}`,
    INK.ink,
    10,
  ) +
  rect(x - 170, 158, 340, 28, INK.paper, 14) +
  path(
    `M${r(x - 160)} 180H${r(x + 160)}V600Q${r(x + 170)} 720 ${r(x + 230)} 790H${r(x - 230)}Q${r(x - 170)} 720 ${r(x - 160)} 600Z`,
    INK.warm,
  ) +
  veil(
    `M${r(x - 160)} 600H${r(x + 160)}Q${r(x + 170)} 720 ${r(x + 230)} 790H${r(x - 230)}Q${r(x - 170)} 720 ${r(x - 160)} 600Z`,
    '#fff',
    0.18,
  );

/** A soft light on a stand. */
export const softbox: Fitting = (_, x) =>
  line(
    `M${r(x)} 330V${FLOOR - 80}M${r(x)} ${FLOOR - 100}l-80 130M${r(x)} ${FLOOR - 100}l80 130`,
    INK.ink,
    10,
  ) +
  `<g opacity=".35">${circle(x, 300, 190, INK.glow)}</g>` +
  path(`M${r(x - 120)} 180H${r(x + 120)}L${r(x + 90)} 420H${r(x - 90)}Z`, INK.ink) +
  path(`M${r(x - 104)} 194H${r(x + 104)}L${r(x + 78)} 406H${r(x - 78)}Z`, '#fffdf4');

/** Bicycles hung on the wall. */
export const hungBicycle: Fitting = ({ named }, x) =>
  rect(x - 30, 236, 60, 16, INK.woodDark, 4) + at(x, 440, 1.5, named('bicycle'));
