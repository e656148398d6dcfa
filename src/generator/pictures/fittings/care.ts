import { r, repeat } from '../frame';
import { INK, at, blossom, circle, ellipse, line, path, rect, ring, veil } from '../ink';
import { FLOOR, type Fitting } from './Fitting';

/** A mirror with lights over a shelf of bottles, a chair before it. */
export const mirror: Fitting = ({ pick }, x) => {
  const cx = r(x);
  const shape = pick([
    `M${cx - 120} 300a120 120 0 0 1 240 0v70a120 120 0 0 1-240 0z`,
    `M${cx - 124} 350a124 124 0 0 1 248 0a124 124 0 0 1-248 0z`,
    `M${cx - 118} 200h236v280h-236z`,
  ]);
  return (
    `<path d="${shape}" fill="${INK.sky}" stroke="${INK.gold}" stroke-width="14"/>` +
    veil(`M${cx - 70} 400L${cx + 20} 240h44L${cx - 30} 430z`, '#fff', 0.6) +
    rect(x - 170, 520, 340, 16, INK.wood, 4) +
    [-130, -96, 110, 144]
      .map((step, index) =>
        rect(
          x + step - 14,
          460 + (index % 2) * 14,
          28,
          60 - (index % 2) * 14,
          [INK.main, INK.paper, INK.pop, INK.warm][index] ?? INK.main,
          5,
        ),
      )
      .join('')
  );
};

/** A mirror with a chair before it. */
export const station: Fitting = (frame, x) =>
  mirror(frame, x) +
  at(
    x,
    840,
    1.75,
    ellipse(0, -6, 70, 10, INK.metalDark) +
      rect(-10, -60, 20, 54, INK.metal) +
      rect(-56, -190, 112, 110, INK.main, 24) +
      veil('M20-190H32Q56-190 56-166V-104Q56-80 32-80H20Z', '#000', 0.14) +
      rect(-74, -100, 148, 38, INK.shade, 16) +
      line('M-70-134V-96M70-134V-96', INK.ink, 13),
  );

/** A glass cabinet with bottles and boxes. */
export const cabinet: Fitting = ({ next }, x) => {
  const colors = [INK.main, INK.wall, INK.pop, INK.warm, INK.leaf];
  return (
    rect(x - 180, 190, 360, 420, INK.chalk, 10) +
    repeat(3, (row) => {
      const y = 310 + row * 128;
      return (
        rect(x - 164, y - 104, 328, 108, INK.sky, 4) +
        repeat(5, (index) => {
          const tall = 40 + next() * 44;
          return (
            rect(
              x - 144 + index * 62,
              y - tall,
              40,
              tall,
              colors[Math.floor(next() * 5)] ?? INK.main,
              6,
            ) + rect(x - 136 + index * 62, y - tall + 14, 24, 14, INK.paper)
          );
        }) +
        rect(x - 170, y, 340, 10, INK.stone)
      );
    }) +
    veil(`M${r(x - 120)} 600L${r(x + 20)} 200h60L${r(x - 60)} 600z`, '#fff', 0.28)
  );
};

/** A sign of care and an examination chart; where teeth are the trade, a tooth. */
export const chart: Fitting = ({ pick, named, scene }, x) =>
  rect(x - 110, 200, 220, 320, INK.chalk, 8) +
  (scene.things.includes('tooth')
    ? circle(x, 346, 86, INK.wall) +
      at(x, 422, 0.72, named('tooth')) +
      line(`M${r(x - 50)} 476h100`, INK.wall, 9)
    : pick([
        line(
          `M${r(x - 60)} 250h120M${r(x - 46)} 296h92M${r(x - 36)} 336h72M${r(x - 28)} 372h56M${r(x - 20)} 404h40M${r(x - 14)} 432h28`,
          INK.ink,
          13,
        ),
        path(
          `M${r(x)} 440c-90-66-90-140-50-150 30-8 50 20 50 40 0-20 20-48 50-40 40 10 40 84-50 150z`,
          INK.red,
        ) + line(`M${r(x - 70)} 480h50l14-24 20 40 16-16h40`, INK.main, 7),
        path(`M${r(x - 24)} 260h48v60h60v48h-60v60h-48v-60h-60v-48h60z`, INK.main),
      ])) +
  rect(x - 120, 190, 240, 16, INK.metalDark, 5);

/** A folding screen. */
export const screen: Fitting = (_, x) =>
  repeat(3, (index) =>
    at(
      x - 122 + index * 122,
      FLOOR + 10,
      1,
      path(index % 2 ? 'M-60 0V-440L60-420V0Z' : 'M-60 0V-420L60-440V0Z', INK.woodDark) +
        path(index % 2 ? 'M-48-14V-424L48-408V-14Z' : 'M-48-14V-408L48-424V-14Z', INK.chalk) +
        line('M0-420V-14M-48-140H48M-48-280H48', INK.wood, 6),
    ),
  );

/** Towels, candles and flowers in niches. */
export const niches: Fitting = (_, x) =>
  [270, 470]
    .map(
      (y, row) =>
        path(
          `M${r(x - 150)} ${y + 110}V${y}a150 110 0 0 1 300 0v110z`,
          row ? INK.wall : INK.shade,
        ) +
        rect(x - 160, y + 110, 320, 14, INK.wood) +
        (row
          ? [-80, 0, 80]
              .map(
                (step) =>
                  ring(x + step, y + 72, 26, INK.paper, 22) +
                  circle(x + step, y + 72, 9, INK.stone),
              )
              .join('')
          : [-70, 0, 70]
              .map(
                (step, index) =>
                  rect(
                    x + step - 22,
                    y + 40 + (index % 2) * 26,
                    44,
                    70 - (index % 2) * 26,
                    INK.paper,
                    5,
                  ) +
                  path(`M${r(x + step)} ${y + (index % 2) * 26}q16 24 0 36-16-12 0-36z`, INK.yolk),
              )
              .join('')),
    )
    .join('') + blossom(x + 130, 250, 22, INK.petal);

/** Bars on the wall and a rope. */
export const wallBars: Fitting = (_, x) =>
  line(`M${r(x - 130)} ${FLOOR}V160M${r(x + 130)} ${FLOOR}V160`, INK.woodDark, 20) +
  line(
    repeat(10, (index) => `M${r(x - 130)} ${190 + index * 50}h260`),
    INK.wood,
    14,
  ) +
  line(`M${r(x + 190)} 100q-16 200 0 420`, INK.crust, 16);

/** A rack of weights. */
export const weights: Fitting = (_, x) =>
  line(`M${r(x - 190)} ${FLOOR}V330M${r(x + 190)} ${FLOOR}V330`, INK.ink, 18) +
  [400, 520, 640]
    .map(
      (y) =>
        rect(x - 200, y, 400, 14, INK.slate) +
        repeat(4, (index) => {
          const cx = r(x - 144 + index * 96);
          return (
            rect(cx - 32, y - 28, 64, 12, INK.metal) +
            rect(cx - 40, y - 48, 22, 50, INK.ink, 6) +
            rect(cx + 18, y - 48, 22, 50, index % 2 ? INK.main : INK.pop, 6)
          );
        }),
    )
    .join('');

/** A punching bag. */
export const punchBag: Fitting = (_, x) =>
  line(`M${r(x)} 0V170M${r(x)} 110l-46 80M${r(x)} 110l46 80`, INK.metalDark, 8) +
  rect(x - 64, 180, 128, 350, INK.main, 34) +
  rect(x - 64, 250, 128, 26, INK.paper) +
  veil(`M${r(x + 20)} 180h10q34 0 34 34v282q0 34-34 34h-10z`, '#000', 0.16);

/** Mats and blocks on a low board. */
export const mats: Fitting = (_, x) =>
  rect(x - 190, 600, 380, 16, INK.wood) +
  rect(x - 190, 684, 380, 16, INK.wood) +
  repeat(5, (index) => {
    const color = [INK.main, INK.pop, INK.warm, INK.wall, INK.petal][index] ?? INK.main;
    return (
      circle(x - 150 + index * 75, 566, 34, color) +
      ring(x - 150 + index * 75, 566, 20, '#00000030', 5)
    );
  }) +
  repeat(4, (index) =>
    rect(x - 170 + index * 88, 636, 76, 48, index % 2 ? INK.warm : INK.main, 6),
  ) +
  path(
    `M${r(x)} 470c-70-10-110-60-120-120 60 4 96 30 120 70 24-40 60-66 120-70-10 60-50 110-120 120z`,
    INK.wall,
  ) +
  path(`M${r(x)} 470c-50-50-50-120 0-180 50 60 50 130 0 180z`, INK.haze);
