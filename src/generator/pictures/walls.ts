import { FLOOR } from './fittings/Fitting';
import { r, repeat, type Frame } from './frame';
import { INK, circle, ellipse, fade, line, path, rect } from './ink';
import type { RoomLook } from './rooms';

/** The wall, the floor and their edge. */
export function wallOf({ id, w, pick }: Frame, kind: RoomLook['wall']): string {
  const [from, to] = pick([
    [INK.glow, INK.wash],
    [INK.sky, INK.haze],
    [INK.haze, INK.sky],
    [INK.stone, INK.chalk],
  ] as const);
  const [floor, floorDark] = pick([
    [INK.wood, INK.woodDark],
    [INK.stone, INK.slate],
    [INK.wash, INK.wood],
  ] as const);
  const marks = {
    plain: '',
    stripes: `<g opacity=".3">${line(
      repeat(w / 120, (index) => `M${60 + index * 120} 0V${FLOOR}`),
      INK.beam,
      50,
    )}</g>`,
    panel:
      rect(0, 430, w, FLOOR - 430, INK.wall) +
      rect(0, 422, w, 14, INK.chalk) +
      line(
        repeat(w / 84, (index) => `M${42 + index * 84} 450V${FLOOR}`),
        '#0000001a',
        5,
      ),
    tiles: `<g opacity=".5">${line(
      repeat(6, (row) => `M0 ${250 + row * 80}H${w}`) +
        repeat(w / 80, (index) => `M${40 + index * 80} 250V${FLOOR}`),
      INK.beam,
      4,
    )}</g>`,
    brick: line(
      repeat(w / 52, (index) => `M${(index * 137) % w} ${70 + ((index * 7) % 15) * 40}h46`),
      '#00000014',
      15,
    ),
  }[kind];
  const boards =
    floor === INK.stone
      ? line(
          repeat(
            w / 110,
            (index) => `M${110 * index} ${FLOOR}l${r((110 * index - w / 2) * 0.5)} 200`,
          ) + `M0 760H${w}M0 836H${w}`,
          '#ffffff59',
          4,
        )
      : line(
          repeat(
            w / 110,
            (index) => `M${110 * index} ${FLOOR}l${r((110 * index - w / 2) * 0.5)} 200`,
          ),
          '#0000001a',
          4,
        );
  return (
    `<defs>${fade(`${id}-wall`, from, to)}${fade(`${id}-floor`, floor, floorDark)}</defs>` +
    rect(0, 0, w, FLOOR, `url(#${id}-wall)`) +
    marks +
    rect(0, FLOOR, w, 200, `url(#${id}-floor)`) +
    boards +
    rect(0, FLOOR - 16, w, 18, INK.chalk)
  );
}

/** Lamps, or flags, under the ceiling. */
export function lightOf({ w, next, id }: Frame, kind: RoomLook['light']): string {
  const places = (step: number) => {
    const count = Math.round(w / step);
    return Array.from({ length: count }, (_, index) => r((w * (index + 0.5)) / count));
  };
  switch (kind) {
    case 'pendants':
      return places(370)
        .map((x) => {
          const y = r(60 + next() * 40);
          return (
            line(`M${x} 0V${y}`, INK.ink, 4) +
            path(`M${x - 58} ${y + 62}q4-62 58-66 54 4 58 66z`, INK.ink) +
            ellipse(x, y + 62, 36, 11, '#fff6dc')
          );
        })
        .join('');
    case 'globes':
      return places(420)
        .map((x, index) => {
          const y = 90 + (index % 2) * 40;
          return (
            `<g opacity=".4">${circle(x, y, 78, INK.glow)}</g>` +
            line(`M${x} 0V${y - 36}`, INK.ink, 4) +
            circle(x, y, 38, '#fffaf0')
          );
        })
        .join('');
    case 'tubes':
      return places(520)
        .map(
          (x) =>
            line(`M${x - 100} 0V40M${x + 100} 0V40`, INK.slate, 4) +
            rect(x - 150, 40, 300, 24, '#fffdf2', 12),
        )
        .join('');
    case 'bulbs':
      return (
        line(
          repeat(w / 240 + 1, (index) => `M${index * 240 - 60} 30q120 90 240 0`),
          INK.ink,
          4,
        ) +
        line(
          repeat(
            w / 80,
            (index) => `M${index * 80 + 20} ${index % 3 === 0 ? 68 : index % 3 === 1 ? 80 : 50}h.1`,
          ),
          INK.yolk,
          22,
        )
      );
    case 'spots':
      return (
        rect(0, 36, w, 12, INK.ink) +
        places(300)
          .map(
            (x) =>
              `<g opacity=".2">${path(`M${x - 22} 90h44l120 ${FLOOR - 90}h-284z`, `url(#${id}-beam)`)}</g>` +
              path(`M${x - 26} 48h52l8 52h-68z`, INK.ink),
          )
          .join('') +
        `<defs>${fade(`${id}-beam`, INK.beam, INK.beam, 1, 0)}</defs>`
      );
    case 'flags':
      return bunting(w);
    case 'none':
      return '';
  }
}

/** Flags on a string. */
const bunting = (w: number): string =>
  line(`M0 70Q${r(w / 2)} 190 ${w} 70`, INK.slate, 4) +
  repeat(w / 90, (index) => {
    const share = (index + 0.5) / Math.floor(w / 90);
    const y = r(70 + 120 * 2 * share * (1 - share));
    return path(
      `M${r(share * w - 28)} ${y}h56l-28 62z`,
      [INK.main, INK.warm, INK.pop, INK.petal][index % 4] ?? INK.main,
    );
  });
