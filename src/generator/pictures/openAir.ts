import { framed, r, repeat } from './frame';
import { INK, at, fade, line, path, rect, veil } from './ink';
import type { Scene } from './Scene';
import { grass, group, hill, sky, skyline, trees } from './sky';

/** Hills with a river, mountains behind a lake, or a park before the town. */
export const landscape = (scene: Scene): string =>
  framed(scene, (frame) => {
    const { id, w, pick } = frame;
    const x = (share: number) => r(w * share);
    const water = `<defs>${fade(`${id}-water`, INK.haze, INK.wall)}${fade(`${id}-hill`, INK.leaf, INK.leafDark)}</defs>`;
    const near = hill(w, 690, 740, 690, `url(#${id}-hill)`);
    const views = {
      river:
        hill(w, 500, 440, 420, INK.wall) +
        hill(w, 560, 520, 500, INK.slate) +
        hill(w, 620, 600, 570, INK.leafDark) +
        trees(frame, 610, [0.07, 0.15, 0.84, 0.93], 1) +
        path(
          `M${x(0.66)} 560C${x(0.5)} 620 ${x(0.86)} 660 ${x(0.56)} 740S${x(0.3)} 860 ${x(0.2)} 900H${x(0.62)}C${x(0.7)} 810 ${x(0.98)} 740 ${x(0.78)} 650S${x(0.7)} 580 ${x(0.7)} 560Z`,
          `url(#${id}-water)`,
        ),
      mountains:
        path(
          `M0 620L${x(0.16)} 300 ${x(0.3)} 470 ${x(0.44)} 230 ${x(0.62)} 480 ${x(0.8)} 330 ${w} 560V700H0Z`,
          INK.slate,
        ) +
        path(
          `M${x(0.44)} 230L${x(0.39)} 316l36-10 20 26 40-40 34 36ZM${x(0.16)} 300L${x(0.125)} 372l30-6 24 26 24-30 22 10ZM${x(0.8)} 330L${x(0.76)} 386l30-8 26 20 34-18Z`,
          '#fff',
        ) +
        hill(w, 600, 560, 600, INK.leafDark) +
        trees(frame, 610, [0.05, 0.12, 0.2, 0.78, 0.9, 0.97], 1) +
        rect(0, 600, w, 110, `url(#${id}-water)`) +
        line(
          repeat(7, (index) => `M${x(0.06 + index * 0.14)} ${630 + (index % 3) * 22}h70`),
          '#fff',
          6,
        ),
      park:
        skyline(frame, 560) +
        hill(w, 580, 560, 580, INK.leafDark) +
        trees(frame, 590, [0.06, 0.14, 0.24, 0.76, 0.86, 0.95], 1.3) +
        path(
          `M${x(0.36)} 900C${x(0.3)} 780 ${x(0.62)} 700 ${x(0.5)} 590H${x(0.54)}C${x(0.7)} 700 ${x(0.5)} 780 ${x(0.66)} 900Z`,
          INK.wash,
        ),
    };
    const kind = pick(['river', 'mountains', 'park'] as const);
    return (
      sky(frame, 500) +
      water +
      views[kind] +
      near +
      (kind === 'park'
        ? path(
            `M${x(0.3)} 900C${x(0.36)} 850 ${x(0.46)} 800 ${x(0.5)} 720H${x(0.56)}C${x(0.62)} 800 ${x(0.66)} 850 ${x(0.74)} 900Z`,
            INK.wash,
          )
        : '') +
      group(frame, 838) +
      grass(frame, 850, 7, INK.sprout)
    );
  });

/** A coast: open water with a sail, and a beach or a quay in front. */
export const sea = (scene: Scene): string =>
  framed(scene, (frame) => {
    const { id, w, pick, next } = frame;
    const x = (share: number) => r(w * share);
    const mirrored = next() > 0.5;
    const cliff =
      path(
        `M${x(0.62)} 520L${x(0.7)} 400 ${x(0.78)} 430 ${x(0.88)} 300 ${w} 340V560H${x(0.6)}Z`,
        INK.slate,
      ) +
      path(
        `M${x(0.7)} 400 ${x(0.78)} 430 ${x(0.88)} 300 ${w} 340V400L${x(0.9)} 380 ${x(0.8)} 480Z`,
        INK.leaf,
      ) +
      rect(x(0.86), 190, 34, 120, INK.paper) +
      rect(x(0.86), 222, 34, 26, INK.main) +
      rect(x(0.86) - 8, 170, 50, 22, INK.ink, 4) +
      path(`M${x(0.86) - 4} 170h42l-21-30z`, INK.main);
    const sail = (cx: number, y: number, s: number) =>
      at(
        cx,
        y,
        s,
        path('M-4-120V-14H-60Z', '#fff') +
          path('M6-104Q46-60 52-14H6Z', INK.pop) +
          path('M-66-8H66Q52 18 36 18H-40Q-58 12-66-8Z', INK.main),
      );
    const waves = line(
      repeat(14, (index) => {
        const wx = x(next());
        return `M${wx} ${r(556 + index * 12)}q20-14 40 0t40 0`;
      }),
      '#ffffff88',
      5,
    );
    const shore = pick(['beach', 'quay'] as const);
    return (
      sky(frame, 520) +
      `<defs>${fade(`${id}-sea`, INK.wall, INK.main)}</defs>` +
      (mirrored ? `<g transform="translate(${w} 0) scale(-1 1)">${cliff}</g>` : cliff) +
      rect(0, 520, w, 380, `url(#${id}-sea)`) +
      waves +
      sail(w * (mirrored ? 0.7 : 0.3), 548, 1.1) +
      sail(w * (mirrored ? 0.5 : 0.12), 536, 0.6) +
      (shore === 'beach'
        ? path(`M0 740Q${x(0.2)} 690 ${x(0.46)} 730T${w} 700V900H0Z`, INK.chalk) +
          path(`M0 756Q${x(0.2)} 706 ${x(0.46)} 746T${w} 716V900H0Z`, INK.wash) +
          veil(`M0 840Q${x(0.3)} 800 ${x(0.6)} 850T${w} 830V900H0Z`, '#000', 0.06)
        : rect(0, 730, w, 170, INK.wood) +
          rect(0, 730, w, 14, INK.wash) +
          line(
            repeat(Math.floor(w / 90), (index) => `M${60 + index * 90} 744v156`),
            INK.woodDark,
            4,
          )) +
      group(frame, 838)
    );
  });
