import { framed, r, repeat, stand, type Frame } from './frame';
import { INK, at, box, circle, ellipse, fade, line, path, rect, veil } from './ink';
import type { Scene } from './Scene';
import { hill, tree } from './sky';

/** What is behind a thing that is shown by itself. */
type Backdrop = (frame: Frame, surface: number) => string;

const wallOf = ({ id }: Frame, from: string, to: string, w: number) =>
  `<defs>${fade(`${id}-wall`, from, to)}</defs>` + rect(0, 0, w, 900, `url(#${id}-wall)`);

/** Light of a window across the wall. */
const windowLight: Backdrop = (frame, surface) => {
  const { w, next } = frame;
  const x = r(w * (0.2 + next() * 0.4));
  const pane = (left: number, top: number) =>
    `M${left} ${top}l170-40v210l-170 40zM${left} ${top + 240}l170-40v210l-170 40z`;
  return (
    wallOf(frame, INK.haze, INK.sky, w) +
    `<g opacity=".6">${path(pane(x, 130) + pane(x + 200, 84), INK.glow)}</g>` +
    `<g opacity=".16">${at(x + 430, surface, 1.5, path('M0 0Q-20-200 30-330M6-120q-80-10-90-80 70 0 90 80M10-180q70-20 80-90-70 0-80 90M20-250q-70-10-80-70 60 0 80 70', '#000'))}</g>`
  );
};

/** An arch in the wall. */
const niche: Backdrop = (frame) => {
  const { w, scene } = frame;
  const x = r(w / 2);
  const half = Math.min(r(w * 0.36), 380);
  const [wall, back] = (
    [
      [INK.haze, INK.wall],
      [INK.glow, INK.warm],
      [INK.stone, INK.haze],
    ] as const
  )[(scene.turn + scene.index) % 3] ?? [INK.haze, INK.wall];
  return (
    rect(0, 0, w, 900, wall) +
    path(`M${x - half} 900V${60 + half}a${half} ${half} 0 0 1 ${half * 2} 0V900Z`, back) +
    veil(
      `M${x - half} 900V${60 + half}a${half} ${half} 0 0 1 ${half} ${-half}Q${x - half + 60} 160 ${x - half + 60} ${60 + half}V900Z`,
      '#000',
      0.08,
    )
  );
};

/** A tiled wall with a shelf of the trade's other things. */
const shelf: Backdrop = (frame, surface) => {
  const { w, thing, scene } = frame;
  const y = surface - 380;
  const count = w > 1200 ? 5 : 3;
  return (
    rect(0, 0, w, 900, INK.sky) +
    line(
      repeat(9, (row) => `M0 ${row * 90}H${w}`) +
        repeat(w / 90, (column) => `M${column * 90 + 45} 0V${surface}`),
      INK.grout,
      5,
    ) +
    rect(0, y, w, 20, INK.wood) +
    veil(box(0, y + 20, w, 16), '#000', 0.12) +
    repeat(count, (index) =>
      at((w * (index + 0.5)) / count, y, 0.84, thing(scene.index + 1 + index)),
    )
  );
};

/** Stripes or dots of a papered wall. */
const paper: Backdrop = (frame, surface) => {
  const { w, next, pick } = frame;
  const [wall, mark] = pick([
    [INK.glow, INK.wash],
    [INK.haze, INK.sky],
    [INK.wall, INK.haze],
  ] as const);
  return (
    rect(0, 0, w, 900, wall) +
    (next() > 0.5
      ? line(
          repeat(w / 110 + 1, (index) => `M${index * 110} 0V${surface}`),
          mark,
          52,
        )
      : line(
          repeat(8, (row) =>
            repeat(
              w / 130 + 1,
              (column) => `M${column * 130 + (row % 2) * 65} ${40 + row * 90}h.1`,
            ),
          ),
          mark,
          44,
        ))
  );
};

/** Hills under a low sun. */
const horizon: Backdrop = (frame) => {
  const { w, next } = frame;
  const sun = r(w * (0.3 + next() * 0.4));
  return (
    wallOf(frame, INK.sky, INK.glow, w) +
    circle(sun, 400, 190, INK.warm) +
    hill(w, 520, 470, 540, INK.wall) +
    hill(w, 640, 600, 610, INK.slate) +
    [0.08, 0.17, 0.86, 0.94]
      .map((share, index) => tree(w * share, 640, 1 + (index % 2) * 0.4, index))
      .join('')
  );
};

/** A window with the town outside. */
const town: Backdrop = (frame, surface) => {
  const { w, next, pick } = frame;
  const left = r(w * pick([0.08, 0.4]));
  const width = r(w * 0.52);
  const roofs = repeat(7, (index) => {
    const height = r(120 + next() * 240);
    const step = width / 7;
    return box(left + index * step, surface - height, step - 8, height);
  });
  return (
    rect(0, 0, w, 900, INK.glow) +
    rect(left, 90, width, surface - 90, INK.sky) +
    circle(left + width * 0.7, 230, 70, INK.warm) +
    path(roofs, INK.haze) +
    `<path d="${box(left, 90, width, surface - 90)}M${r(left + width / 2)} 90V${surface}M${left} 330h${width}" fill="none" stroke="${INK.chalk}" stroke-width="22"/>` +
    rect(left - 30, surface - 26, width + 60, 26, INK.chalk)
  );
};

/** Two fields of colour, and half a sun. */
const split: Backdrop = (frame, surface) => {
  const { w, scene, next } = frame;
  const [a, b, c] = (
    [
      [INK.haze, INK.wall, INK.glow],
      [INK.glow, INK.warm, INK.chalk],
      [INK.stone, INK.wall, INK.warm],
    ] as const
  )[(scene.turn + scene.index) % 3] ?? [INK.haze, INK.wall, INK.glow];
  const edge = r(w * (0.4 + next() * 0.2));
  return (
    rect(0, 0, w, 900, a) +
    rect(edge, 0, w - edge, 900, b) +
    path(`M${edge - 340} ${surface}a340 340 0 0 1 680 0z`, c)
  );
};

const SURFACES: readonly ((frame: Frame, y: number) => string)[] = [
  ({ w, id }, y) =>
    `<defs>${fade(`${id}-top`, INK.wood, INK.woodDark)}</defs>` +
    rect(0, y, w, 900 - y, `url(#${id}-top)`) +
    rect(0, y, w, 12, INK.wash),
  ({ w }, y) =>
    rect(0, y, w, 900 - y, INK.chalk) +
    line(
      repeat(
        w / 80 + 1,
        (index) => `M${index * 80} ${y}l${r((index * 80 - w / 2) * 0.4)} ${900 - y}`,
      ),
      INK.haze,
      18,
    ) +
    line(`M0 ${y + 50}H${w}M0 ${y + 130}H${w}`, INK.haze, 18) +
    veil(box(0, y, w, 10), '#000', 0.08),
  ({ w }, y) => rect(0, y, w, 900 - y, INK.stone) + rect(0, y, w, 14, INK.chalk),
  ({ w }, y) => rect(0, y, w, 900 - y, INK.shade) + rect(0, y, w, 14, INK.wall),
];

const BACKDROPS = [windowLight, niche, shelf, horizon, paper, town, split] as const;

/** A backdrop and a surface; two pictures side by side choose from different backdrops. */
function ground(frame: Frame, surface: number, backdrops: readonly Backdrop[]): string {
  const { scene, next } = frame;
  const fit = backdrops.filter((one) => one !== horizon || scene.isOutdoors);
  const turn = scene.turn + scene.index * 2 + Math.floor(next() * 2);
  const backdrop = fit[turn % fit.length] ?? windowLight;
  const table = SURFACES[(turn + Math.floor(next() * 2)) % SURFACES.length];
  return backdrop(frame, surface) + (table?.(frame, surface) ?? '');
}

/** One thing on a surface, the trade's others beside it where the picture is wide. */
export const still = (scene: Scene): string =>
  framed(scene, (frame) => {
    const { w, thing, next } = frame;
    const { index } = scene;
    const surface = 640;
    const ratio = w / 900;
    const side = next() > 0.5 ? 1 : -1;
    const x = w * (ratio > 1.2 ? 0.5 - side * 0.1 : 0.5);
    return (
      ground(frame, surface, BACKDROPS) +
      (ratio > 1.05
        ? stand(x + side * Math.min(470, w * 0.33), surface + 34, 1.75, thing(index + 1))
        : '') +
      (ratio > 1.9 ? stand(x - side * 560, surface + 34, 1.6, thing(index + 2)) : '') +
      stand(x, surface + 130, 2.75, thing(index))
    );
  });

/** A close look: the thing fills the picture, with more of it behind where the picture is wide. */
export const detail = (scene: Scene): string =>
  framed(scene, (frame) => {
    const { w, thing } = frame;
    const { index } = scene;
    const surface = 700;
    const many = w > 1150;
    return (
      ground(frame, surface, [split, shelf, niche, windowLight, paper, horizon]) +
      (many
        ? stand(w * 0.2, surface + 60, 2, thing(index + 1)) +
          stand(w * 0.8, surface + 60, 2, thing(index + 2))
        : '') +
      ellipse(w / 2, surface + 140, 330, 30, '#0000001f') +
      at(w / 2, surface + 134, 3.1, thing(index))
    );
  });
