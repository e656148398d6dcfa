import { r, repeat, stand, type Frame } from './frame';
import { INK, at, circle, ellipse, fade, line, path, rect, veil } from './ink';

const cloud = (x: number, y: number, scale: number) =>
  at(x, y, scale, path('M-80 0C-90-34-44-44-34-30-20-66 40-60 44-28 84-40 96 0 76 0Z', INK.chalk));

/** Sky down to the horizon: a clear day, a morning with a low sun, or an evening. */
export function sky({ id, w, next, pick }: Frame, horizon: number): string {
  const [from, to, sunY] = pick([
    [INK.haze, INK.glow, 0.3],
    [INK.sky, INK.haze, 0.26],
    [INK.wall, INK.glow, 0.74],
  ] as const);
  const sunX = w * pick([0.14, 0.24, 0.8]);
  return (
    `<defs>${fade(`${id}-sky`, from, to)}</defs>` +
    rect(0, 0, w, 900, `url(#${id}-sky)`) +
    `<g opacity=".55">${circle(sunX, horizon * sunY, 150, INK.glow)}</g>` +
    circle(sunX, horizon * sunY, 84, INK.warm) +
    `<g opacity=".75">${cloud(w * (0.38 + next() * 0.1), 110 + next() * 40, 1.1)}${cloud(w * 0.9, 190 + next() * 60, 0.8)}${w > 1300 ? cloud(w * 0.62, 90, 0.7) : ''}</g>`
  );
}

/** A tree with its foot at a place: round, layered or slender. */
export function tree(x: number, y: number, scale: number, kind: number): string {
  const trunk = rect(-7, -80, 14, 80, INK.woodDark);
  const crown = [
    ellipse(0, -122, 50, 66, INK.leaf) +
      veil('M8-188C66-172 64-66 8-56 44-96 40-150 8-188Z', '#000', 0.12),
    path('M0-230 46-150H30L58-92H36L64-36H-64L-36-92H-58L-30-150H-46Z', INK.leafDark) +
      veil('M0-230 46-150H30L58-92H36L64-36H14Q30-130 0-230Z', '#000', 0.12),
    circle(-30, -100, 38, INK.leafDark) +
      circle(32, -104, 40, INK.leafDark) +
      circle(0, -142, 46, INK.leaf),
    ellipse(0, -130, 28, 92, INK.leafDark) + veil('M6-220C38-200 36-60 6-40Z', '#000', 0.12),
  ];
  return at(x, y, scale, trunk + (crown[kind % crown.length] ?? ''));
}

/** Far houses and gables, pale in the distance. */
export function skyline({ w, next }: Frame, ground: number): string {
  let walls = '';
  let panes = '';
  for (let x = -30; x < w;) {
    const width = r(70 + next() * 80);
    const height = r(130 + next() * 170);
    const gable = next() > 0.5 ? r(width * 0.4) : 0;
    walls += `M${r(x)} ${r(ground)}v${-height}${gable ? `l${r(width / 2)} ${-gable} ${width - r(width / 2)} ${gable}` : `h${width}`}v${height}z`;
    panes += repeat(
      2,
      (row) =>
        `M${r(x + width * 0.32)} ${r(ground - height + 40 + row * 54)}h.1M${r(x + width * 0.68)} ${r(ground - height + 40 + row * 54)}h.1`,
    );
    x += width + 6;
  }
  return `<g opacity=".6">${path(walls, INK.wall)}<path d="${panes}" stroke="${INK.haze}" stroke-width="24" stroke-linecap="square"/></g>`;
}

/** Blades of grass along a line. */
export const grass = ({ w, next }: Frame, y: number, count: number, color: string): string =>
  line(
    repeat(count, (index) => {
      const x = r((w * (index + next())) / count);
      const foot = r(y + next() * 40);
      return `M${x} ${foot}q-8-26-22-40M${x} ${foot}q0-30 4-52M${x} ${foot}q10-24 26-36`;
    }),
    color,
    5,
  );

/** A rolling edge from left to right and everything below it. */
export const hill = (w: number, left: number, middle: number, right: number, fill: string) =>
  path(
    `M0 ${r(left)}Q${r(w * 0.25)} ${r((left + middle) / 2 - 90)} ${r(w * 0.5)} ${r(middle)}T${w} ${r(right)}V900H0Z`,
    fill,
  );

/** The three things of the picture, the first of them large in the middle. */
export function group({ w, pick, front, scene }: Frame, y: number, size = 1.75): string {
  const middle = w * (scene.focus ?? pick([0.42, 0.5, 0.58]));
  const spread = Math.min(330, w * 0.27);
  return (
    stand(middle - spread, y - 24, size * 0.74, front(1)) +
    stand(middle + spread, y - 24, size * 0.74, front(2)) +
    stand(middle, y, size, front(0))
  );
}

/** Trees along a line, at shares of the width. */
export const trees = (
  { w, next }: Frame,
  y: number,
  places: readonly number[],
  scale: number,
): string =>
  places
    .map((share) => tree(w * share, y - next() * 30, scale * (0.8 + next() * 0.5), r(next() * 3)))
    .join('');
