import { r, repeat, stand, type Frame } from './frame';
import { INK, at, circle, ellipse, line, path, rect, veil } from './ink';
import type { Middle } from './rooms';

/** Things in a row on a surface, the most telling in the middle. */
function row(
  { front, thing, scene }: Frame,
  x: number,
  y: number,
  width: number,
  size: number,
): string {
  const count = width > 900 && !scene.front ? 5 : 3;
  const order = [3, 1, 0, 2, 4].slice(count === 5 ? 0 : 1, count === 5 ? 5 : 4);
  return order
    .map((item, index) => {
      const place = x - width / 2 + (width * (index + 0.5)) / count;
      return stand(
        place,
        y,
        Math.min(size * (item === 0 ? 1.12 : 0.92), width / count / 240),
        item < 3 ? front(item) : thing(item),
      );
    })
    .join('');
}

/** Where the furniture stands and how wide it is: all along the room, or aside where words lie over the rest. */
function placed(
  { w, scene: { focus } }: Frame,
  width: number,
  shift = 0,
): { x: number; width: number } {
  if (focus === null) return { x: r(w / 2 + (w - width) * shift), width };
  const aside = Math.min(width, w * 0.52);
  return { x: r(focus > 0.5 ? w - aside / 2 - 60 : aside / 2 + 60), width: aside };
}

/** What stands in the middle of a room, the trade's things on it. */
export const MIDDLES: Record<Middle, (frame: Frame) => string> = {
  counter: (frame) => {
    const { w, pick, next } = frame;
    const { x, width } = placed(frame, Math.min(w - 120, 1360), (next() - 0.5) * 0.5);
    const left = r(x - width / 2);
    const face = pick([INK.main, INK.shade, INK.wood]);
    const panel = pick([
      line(
        repeat(width / 66 - 1, (index) => `M${left + 56 + index * 66} 664V836`),
        '#00000022',
        9,
      ),
      repeat(4, (index) =>
        rect(left + 36 + (index * (width - 50)) / 4, 672, width / 4 - 40, 140, '#ffffff24', 6),
      ),
      rect(left, 760, width, 30, INK.warm),
    ]);
    return (
      ellipse(x, 852, width * 0.52, 16, '#00000033') +
      rect(left, 630, width, 216, face, 8) +
      panel +
      rect(left - 24, 610, width + 48, 34, INK.chalk, 8) +
      veil(`M${left} 644h${width}v14h${-width}z`, '#000', 0.14) +
      row(frame, x, 616, width - 60, 1.2)
    );
  },
  table: (frame) => {
    const { w, pick } = frame;
    const { x, width } = placed(frame, Math.min(w - 160, 1260));
    const cloth = pick([true, false]);
    const seat = (cx: number, flip: number) =>
      `<g transform="translate(${r(cx)} 880) scale(${flip * 1.6} 1.6)">${frame.named('chair')}</g>`;
    return (
      seat(x - width * 0.46, 1) +
      seat(x + width * 0.46, -1) +
      ellipse(x, 868, width * 0.46, 16, '#00000033') +
      line(`M${r(x - width * 0.36)} 690V866M${r(x + width * 0.36)} 690V866`, INK.woodDark, 26) +
      (cloth
        ? path(
            `M${r(x - width / 2)} 650h${width}l24 104q${r(-width / 2 - 24)} 44 ${-width - 48} 0z`,
            INK.chalk,
          ) + rect(x - width / 2 - 4, 640, width + 8, 26, INK.paper, 12)
        : rect(x - width / 2, 640, width, 40, INK.wood, 12) +
          veil(`M${r(x - width / 2)} 662h${width}v18h${-width}z`, '#000', 0.14)) +
      row(frame, x, 652, width - 40, 1.2)
    );
  },
  desk: (frame) => {
    const { w, next } = frame;
    const { x, width } = placed(frame, Math.min(w - 140, 1260), (next() - 0.5) * 0.5);
    const left = r(x - width / 2);
    return (
      ellipse(x, 866, width * 0.5, 16, '#00000033') +
      rect(left + 30, 680, width * 0.26, 180, INK.shade, 6) +
      line(
        `M${left + 60} 730h${r(width * 0.26 - 60)}M${left + 60} 790h${r(width * 0.26 - 60)}`,
        INK.warm,
        8,
      ) +
      rect(left + width - 70, 680, 34, 180, INK.shade, 6) +
      rect(left, 646, width, 40, INK.wood, 10) +
      veil(`M${left} 668h${width}v18h${-width}z`, '#000', 0.14) +
      row(frame, x, 656, width - 40, 1.2)
    );
  },
  bench: (frame) => {
    const { w } = frame;
    const { x, width } = placed(frame, Math.min(w - 100, 1360));
    const left = r(x - width / 2);
    return (
      ellipse(x, 868, width * 0.5, 16, '#00000033') +
      line(
        `M${left + 60} 690V862M${left + width - 60} 690V862M${left + 60} 806H${left + width - 60}`,
        INK.woodDark,
        30,
      ) +
      rect(left, 640, width, 54, INK.crust, 8) +
      veil(`M${left} 672h${width}v22h${-width}z`, '#000', 0.16) +
      row(frame, x, 654, width - 40, 1.22)
    );
  },
  rug: (frame) => {
    const { w, pick } = frame;
    const { x, width } = placed(frame, Math.min(w * 0.8, 1150));
    return (
      ellipse(x, 812, width / 2, 72, pick([INK.main, INK.wall, INK.warm])) +
      ellipse(x, 808, width / 2 - 34, 54, INK.chalk) +
      rect(x - 210, 700, 420, 26, INK.wood, 10) +
      line(`M${x - 160} 720l-20 96M${x + 160} 720l20 96`, INK.woodDark, 16) +
      stand(x - 86, 704, 1, frame.front(0)) +
      stand(x + 112, 704, 0.82, frame.front(1)) +
      stand(x - width * 0.38, 826, 1.2, frame.front(2))
    );
  },
  trolley: ({ w, front }) => {
    const count = Math.round(w / 470);
    return (
      trolley(w * (count % 2 ? 1 / 3 : 0.5), [front(0), front(1)]) +
      (w > 1500 ? trolley(w * 0.75, [front(2), front(1)]) : '')
    );
  },
  couch: (frame) => {
    const { w, next, front } = frame;
    const x = r(w * (next() > 0.5 ? 0.4 : 0.6));
    const side = x < w / 2 ? 1 : -1;
    return (
      ellipse(x, 852, 380, 16, '#00000033') +
      line(`M${x - 290} 720V848M${x + 290} 720V848`, INK.woodDark, 24) +
      rect(x - 360, 640, 720, 84, INK.chalk, 26) +
      path(`M${x - 330} 640h460q30 0 30 30v110h-520v-110q0-30 30-30z`, INK.main) +
      veil(`M${x - 360} 740h520v40h-520z`, '#000', 0.12) +
      rect(x + 190, 600, 150, 60, '#fff', 28) +
      stand(x - 120, 644, 1, front(0)) +
      trolley(x + side * Math.min(520, w * 0.36), [front(1), front(2)])
    );
  },
  bed: (frame) => {
    const x = r(frame.w * (frame.scene.focus ?? 0.5));
    return (
      ellipse(x, 872, 300, 14, '#00000033') +
      rect(x - 280, 780, 560, 40, INK.wood, 12) +
      line(`M${x - 240} 820v48M${x + 240} 820v48`, INK.woodDark, 20) +
      rect(x - 280, 764, 560, 30, INK.warm, 14) +
      row(frame, x, 772, 620, 1)
    );
  },
  floor: (frame) => {
    const { w, front, pick, thing, scene } = frame;
    const spread = Math.min(380, w * 0.3);
    const x = w * (scene.focus ?? pick([0.46, 0.54]));
    return (
      `<g opacity=".7">${ellipse(x, 820, Math.min(w * 0.46, 640), 62, pick([INK.wall, INK.main, INK.haze]))}</g>` +
      (w > 1500 && !scene.front && scene.focus === null
        ? stand(x - spread * 1.9, 800, 1.15, thing(3)) +
          stand(x + spread * 1.9, 800, 1.15, thing(4))
        : '') +
      stand(x - spread, 806, 1.35, front(1)) +
      stand(x + spread, 806, 1.35, front(2)) +
      stand(x, 836, 1.8, front(0))
    );
  },
  car: (frame) => {
    const { w, front, next } = frame;
    const x = w * (frame.scene.focus ?? (next() > 0.5 ? 0.4 : 0.6));
    const other = x < w / 2 ? 0.84 : 0.16;
    return (
      rect(x - 300, 800, 600, 26, INK.yolk, 8) +
      line(`M${r(x - 250)} 812V640M${r(x + 250)} 812V640`, INK.slate, 26) +
      stand(x, 806, 2.3, frame.named('car')) +
      stand(w * other, 850, 1.5, front(1)) +
      (w > 1300 ? stand(w * (other > 0.5 ? 0.1 : 0.9), 850, 1.3, front(2)) : '')
    );
  },
};

function trolley(x: number, things: readonly [string, string]): string {
  return (
    line(`M${r(x - 100)} 660V830M${r(x + 100)} 660V830`, INK.metalDark, 12) +
    rect(x - 120, 650, 240, 18, INK.paper, 6) +
    rect(x - 110, 770, 220, 14, INK.metal, 6) +
    circle(x - 100, 846, 16, INK.ink) +
    circle(x + 100, 846, 16, INK.ink) +
    at(x, 652, 0.9, things[0]) +
    at(x, 770, 0.44, things[1])
  );
}
