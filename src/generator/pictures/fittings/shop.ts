import { r, repeat, type Frame } from '../frame';
import { INK, at, circle, line, path, rect, veil } from '../ink';
import { FLOOR, type Fitting } from './Fitting';

const board = (x: number, y: number, width = 400) =>
  rect(x - width / 2, y, width, 16, INK.wood, 4) +
  veil(`M${r(x - width / 2)} ${y + 16}h${width}v12h${-width}z`, '#000', 0.12);

const goods = ({ thing }: Frame, x: number, y: number, from: number, scale = 0.66) =>
  [-128, 0, 128].map((step, index) => at(x + step, y, scale, thing((from + index) % 5))).join('');

/** Two boards with the trade's goods. */
export const shelves: Fitting = (frame, x) => {
  const from = Math.floor(frame.next() * 4);
  return (
    board(x, 350) + goods(frame, x, 350, from) + board(x, 550) + goods(frame, x, 550, from + 3)
  );
};

/** A cupboard with an arched back, goods in its compartments. */
export const alcove: Fitting = (frame, x) => {
  const from = Math.floor(frame.next() * 4);
  return (
    path(`M${r(x - 190)} 640V290a190 170 0 0 1 380 0V640Z`, INK.shade) +
    path(`M${r(x - 172)} 640V292a172 154 0 0 1 344 0V640Z`, INK.wall) +
    rect(x - 180, 400, 360, 14, INK.wood) +
    at(x, 400, 0.82, frame.thing(from % 5)) +
    rect(x - 180, 620, 360, 20, INK.wood) +
    at(x - 84, 620, 0.72, frame.thing((from + 1) % 5)) +
    at(x + 84, 620, 0.72, frame.thing((from + 2) % 5))
  );
};

/** A black board with what is on today, drawn as lines. */
export const menu: Fitting = ({ thing }, x) =>
  rect(x - 170, 180, 340, 330, INK.woodDark, 8) +
  rect(x - 154, 196, 308, 298, INK.night, 4) +
  at(x, 300, 0.42, thing(0)) +
  line(
    repeat(
      4,
      (index) =>
        `M${r(x - 120)} ${344 + index * 36}h${110 + (index % 2) * 40}M${r(x + 84)} ${344 + index * 36}h36`,
    ),
    INK.paper,
    8,
  );

/** Two framed pictures. */
export const pictures: Fitting = ({ next, pick }, x) => {
  const frame = (cx: number, y: number, w: number, h: number, motif: string) =>
    rect(cx - w / 2, y, w, h, INK.woodDark, 3) +
    rect(cx - w / 2 + 12, y + 12, w - 24, h - 24, INK.chalk) +
    at(cx, y + h - 12, w / 200, motif);
  const motifs = [
    circle(10, -130, 34, INK.pop) + path('M-70 0V-60Q-20-120 20-60T70-70V0Z', INK.main),
    path('M-50 0A50 50 0 0 1 50 0Z', INK.warm) + path('M-50-70A50 50 0 0 1 50-70Z', INK.main),
    circle(-18, -80, 44, INK.wall) + circle(24, -56, 40, INK.pop),
    path('M0-10Q-50-70-20-140 30-80 0-10M4-20Q50-60 50-110 10-80 4-20', INK.leafDark),
  ];
  const first = Math.floor(next() * 4);
  return (
    frame(x - 84, pick([190, 230]), 170, 230, motifs[first] ?? '') +
    frame(x + 110, 250, 140, 180, motifs[(first + 1) % 4] ?? '')
  );
};

/** A large plant in a pot on the floor. */
export const greenery: Fitting = ({ next }, x) => {
  const tall = next() > 0.5;
  return at(
    x,
    FLOOR + 20,
    2,
    (tall
      ? line('M0-70Q-10-160 0-230M0-90Q-40-160-66-190M0-90Q40-150 70-176', INK.leafDark, 6) +
        path(
          'M0-230q-50 10-60-40 50-10 60 40zM0-230q50 10 60-40-50-10-60 40zM-66-190q-44 0-44-44 44 4 44 44zM-66-190q10-44 50-40-6 40-50 40zM70-176q44-6 40-48-42 8-40 48zM70-176q-16-40-52-30 12 36 52 30z',
          INK.leaf,
        )
      : path(
          'M0-70Q-90-100-110-190-30-170 0-70ZM0-70Q90-100 110-180 30-160 0-70ZM0-70Q-30-160 6-240 44-150 0-70Z',
          INK.leaf,
        ) +
        path('M0-70Q-70-80-120-120-40-140 0-70ZM0-70Q70-80 118-110 50-136 0-70Z', INK.leafDark)) +
      path('M-50-80H50L38 0H-38Z', INK.warm) +
      veil('M14-80H50L38 0H10Z', '#000', 0.12),
  );
};

/** A rail with clothes. */
export const rail: Fitting = ({ next }, x) => {
  const colors = [INK.main, INK.warm, INK.pop, INK.paper, INK.slate];
  return (
    line(`M${r(x - 180)} ${FLOOR}V300H${r(x + 180)}V${FLOOR}`, INK.ink, 9) +
    repeat(5, (index) => {
      const long = next() > 0.5 ? 250 : 180;
      return at(
        x - 140 + index * 70,
        306,
        1,
        line('M0 0v22', INK.metalDark, 5) +
          path(`M-12 22H12L40 44 34 ${long}H-34L-40 44Z`, colors[index % 5] ?? INK.main) +
          veil(`M8 22H12L40 44 34 ${long}H10Z`, '#000', 0.1),
      );
    })
  );
};
