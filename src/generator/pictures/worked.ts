import { framed, r, repeat } from './frame';
import { INK, at, box, circle, ellipse, fade, line, path, rect, veil } from './ink';
import type { Scene } from './Scene';
import { grass, group, hill, sky, skyline, trees } from './sky';

/** A garden: beds, a fence or a glasshouse, and a path. */
export const garden = (scene: Scene): string =>
  framed(scene, (frame) => {
    const { id, w, pick, next } = frame;
    const x = (share: number) => r(w * share);
    const fence = `<g>${rect(0, 500, w, 14, INK.chalk)}${rect(0, 570, w, 14, INK.chalk)}${path(
      repeat(w / 64, (index) => `M${index * 64 + 8} 640V478l20-26 20 26v162z`),
      INK.chalk,
    )}</g>`;
    const hx = x(pick([0.24, 0.76]));
    const glasshouse =
      path(`M${hx - 220} 640V420L${hx} 290 ${hx + 220} 420V640Z`, INK.sky) +
      line(
        `M${hx - 220} 640V420L${hx} 290 ${hx + 220} 420V640M${hx - 110} 640V356M${hx} 640V290M${hx + 110} 640V356M${hx - 220} 420H${hx + 220}M${hx - 220} 530H${hx + 220}`,
        '#fff',
        10,
      ) +
      path(
        `M${hx - 200} 636q20-70 60-30 20-90 60-20 40-70 70 10 30-60 60 0 40-60 90 40z`,
        INK.leaf,
      );
    const hedge = repeat(w / 130, (index) =>
      circle(index * 130 + 40, 590 + (index % 2) * 20, 96, index % 2 ? INK.leaf : INK.leafDark),
    );
    const back = pick([fence, glasshouse + fence, hedge]);
    const row = (y: number, scale: number, offset: number) =>
      line(
        repeat(w / 150, (index) => `M${r(index * 150 + offset)} ${y}v${r(-46 * scale)}`),
        INK.leafDark,
        6,
      ) +
      [INK.petal, INK.warm, INK.pop]
        .map((color, turn) =>
          line(
            repeat(
              w / 450 + 1,
              (index) => `M${r(index * 450 + turn * 150 + offset)} ${r(y - 56 * scale)}h.1`,
            ),
            color,
            44 * scale,
          ),
        )
        .join('');
    return (
      sky(frame, 520) +
      hill(w, 520, 470, 520, INK.wall) +
      trees(frame, 600, [0.05, 0.13, 0.88, 0.96], 1.5) +
      back +
      `<defs>${fade(`${id}-lawn`, INK.leaf, INK.leafDark)}</defs>` +
      rect(0, 630, w, 270, `url(#${id}-lawn)`) +
      path(`M0 ${640}h${w}v44Q${x(0.5)} ${700 + next() * 20} 0 690Z`, INK.woodDark) +
      row(676, 1, 30) +
      path(`M${x(0.3)} 900Q${x(0.36)} 790 ${x(0.5)} 770T${x(0.72)} 900Z`, INK.wash) +
      group(frame, 836) +
      grass(frame, 856, 8, INK.sprout)
    );
  });

/** Fields in rows with a farmhouse and a barn. */
export const farm = (scene: Scene): string =>
  framed(scene, (frame) => {
    const { w, pick, next } = frame;
    const x = (share: number) => r(w * share);
    const side = next() > 0.5 ? 0.22 : 0.76;
    const barn = at(
      w * side,
      560,
      1.5,
      path('M-120 0V-100L-80-160H80L120-100V0Z', '#b3473a') +
        path('M-134-92-86-170H86L134-92 118-84 78-150H-78L-118-84Z', INK.paper) +
        rect(-40, -86, 80, 86, '#8d3329') +
        line('M-40-86H40V0H-40ZM-40-86 40 0M40-86-40 0', INK.paper, 7) +
        circle(0, -122, 14, INK.paper) +
        rect(134, -190, 56, 190, INK.metal) +
        path('M134-190a28 30 0 0 1 56 0z', INK.metalDark) +
        veil('M170-214Q190-206 190-190V0H170Z', '#000', 0.12),
    );
    const rows = (top: number, color: string, dark: string) =>
      path(`M0 ${top}Q${x(0.5)} ${top - 70} ${w} ${top}V900H0Z`, color) +
      line(
        repeat(15, (index) => {
          const share = index / 14;
          return `M${r(w * (0.3 + share * 0.4))} ${r(top - 34 + Math.abs(share - 0.5) * 26)}L${r(w * (share * 2.6 - 0.8))} 900`;
        }),
        dark,
        12,
      );
    const crop = pick([
      [INK.yolk, INK.gold],
      [INK.leaf, INK.leafDark],
      [INK.sprout, INK.leaf],
    ] as const);
    return (
      sky(frame, 500) +
      hill(w, 500, 450, 480, INK.wall) +
      hill(w, 560, 520, 540, INK.sprout) +
      trees(frame, 560, side < 0.5 ? [0.58, 0.66, 0.92] : [0.08, 0.16, 0.42], 1.2) +
      barn +
      rows(600, crop[0], crop[1]) +
      path(`M0 770Q${x(0.5)} 720 ${w} 770V900H0Z`, INK.leafDark) +
      group(frame, 838) +
      grass(frame, 856, 8, INK.leaf)
    );
  });

/** A house that is being built, with scaffolding or a crane, and the things of its builders. */
export const site = (scene: Scene): string =>
  framed(scene, (frame) => {
    const { w, pick, next } = frame;
    const bx = r(w * pick([0.3, 0.5, 0.66]));
    const left = bx - 280;
    const shell = pick(['brick', 'frame'] as const);
    const wall =
      shell === 'brick'
        ? path(`M${left} 700V330h180v-60h200v90h180V700Z`, '#c8694c') +
          line(
            repeat(26, (index) => `M${r(left + 24 + next() * 480)} ${384 + (index % 10) * 32}h34`),
            '#a9512f',
            10,
          )
        : line(
            `M${left} 700V360L${bx} 210 ${left + 560} 360V700M${left + 140} 700V285M${bx} 700V210M${left + 420} 700V285M${left} 360H${left + 560}M${left} 530H${left + 560}`,
            INK.wood,
            20,
          );
    const openings =
      shell === 'brick'
        ? path(
            box(left + 60, 420, 110, 120) +
              box(left + 390, 420, 110, 120) +
              box(left + 225, 510, 110, 190),
            INK.night,
          ) +
          rect(left + 50, 404, 130, 18, INK.stone) +
          rect(left + 380, 404, 130, 18, INK.stone) +
          rect(left + 215, 494, 130, 18, INK.stone)
        : '';
    const scaffold =
      line(
        `M${left - 50} 700V300M${left + 110} 700V300M${left - 50} 360L${left + 110} 500M${left - 50} 500L${left + 110} 660`,
        INK.metalDark,
        10,
      ) +
      rect(left - 66, 350, 192, 14, INK.wood) +
      rect(left - 66, 500, 192, 14, INK.wood);
    const cx = bx > w / 2 ? w * 0.14 : w * 0.86;
    const flip = bx > w / 2 ? 1 : -1;
    const crane = `<g transform="translate(${r(cx)} 700) scale(${flip} 1)">${line(
      'M-22 0V-560M22 0V-560M-22-60 22-110-22-160 22-210-22-260 22-310-22-360 22-410-22-460 22-510',
      INK.yolk,
      9,
    )}${path('M-120-590H440V-568H-120Z', INK.yolk)}${line('M0-650V-560M0-650-110-590M0-650 400-590M330-568V-450', INK.ink, 5)}${rect(-130, -580, 80, 70, INK.rockDark, 4)}${rect(270, -450, 120, 44, '#c8694c', 3)}</g>`;
    return (
      sky(frame, 600) +
      skyline(frame, 640) +
      crane +
      wall +
      openings +
      scaffold +
      hill(w, 700, 710, 690, '#c9a67c') +
      veil(`M0 800Q${r(w * 0.3)} 760 ${r(w * 0.6)} 810T${w} 790V900H0Z`, '#000', 0.1) +
      ellipse(bx, 706, 330, 16, '#00000026') +
      group(frame, 840, 1.6)
    );
  });
