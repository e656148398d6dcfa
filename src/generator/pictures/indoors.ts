import { INK, at, box, circle, ellipse, fade, line, path, rect, veil } from './ink';
import { OBJECTS } from './objects';
import { frontOf, objectOf, type Scene } from './Scene';

function view(
  { width, height, next }: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  id: string,
): string {
  const sun = x + w * (0.3 + next() * 0.4);
  const clip = `${id}-view`;
  const arch = `M${x} ${y + h}V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y + w / 2}V${y + h}Z`;
  const wide = Math.max(width, height);
  return (
    `<defs><clipPath id="${clip}"><path d="${arch}"/></clipPath>${fade(`${id}-dusk`, INK.haze, INK.glow)}</defs>` +
    `<g clip-path="url(#${clip})">${rect(x, y, w, h, `url(#${id}-dusk)`)}${circle(sun, y + h * 0.5, w * 0.17, INK.warm)}` +
    path(
      `M${x} ${y + h * 0.72}q${w * 0.3}-${wide * 0.09} ${w * 0.55} 0t${w * 0.5}-${wide * 0.03}V${y + h}H${x}Z`,
      INK.wall,
    ) +
    path(
      `M${x} ${y + h * 0.86}q${w * 0.25}-${wide * 0.05} ${w * 0.5} 0t${w * 0.55}-${wide * 0.02}V${y + h}H${x}Z`,
      INK.shade,
    ) +
    `</g>`
  );
}

function pendant(x: number, drop: number, unit: number): string {
  return (
    line(`M${x.toFixed(1)} 0V${drop.toFixed(1)}`, INK.ink, 3 * unit) +
    at(
      x,
      drop + 70 * unit,
      unit,
      `<g opacity=".35">${circle(0, 0, 92, INK.glow)}</g>` +
        path('M-64 0C-60-48-24-70 0-70S60-48 64 0Z', INK.ink) +
        ellipse(0, 0, 40, 12, '#fff6dc'),
    )
  );
}

/** A large table before an arched window, the motif's things on it. */
export function table(scene: Scene): string {
  const { id, width, height, next } = scene;
  const top = height * 0.78;
  const unit = height / 900;
  const w = Math.min(width * 0.46, height * 0.56);
  const middle = width * (0.5 + (next() - 0.5) * 0.1);
  const scale = unit * 1.75;
  const lamps = width > height * 1.5 ? [0.14, 0.86] : [0.12, 0.88];
  return (
    `<defs>${fade(`${id}-wall`, INK.sky, INK.haze)}${fade(`${id}-top`, INK.wood, INK.woodDark)}</defs>` +
    rect(0, 0, width, height, `url(#${id}-wall)`) +
    `<g opacity=".5">${rect(0, height * 0.5, width, height * 0.5, INK.wall)}${rect(0, height * 0.5, width, 8 * unit, '#fff')}</g>` +
    path(
      `M${middle - w / 2 - 16 * unit} ${top}V${height * 0.09 + w / 2}A${w / 2 + 16 * unit} ${w / 2 + 16 * unit} 0 0 1 ${middle + w / 2 + 16 * unit} ${height * 0.09 + w / 2}V${top}Z`,
      INK.paper,
    ) +
    view(scene, middle - w / 2, height * 0.09, w, top - height * 0.09, id) +
    line(
      `M${middle} ${height * 0.09}V${top}M${middle - w / 2} ${height * 0.46}h${w}`,
      INK.paper,
      9 * unit,
    ) +
    veil(
      `M${middle - w / 2} ${top}L${middle - w * 0.9} ${height}H${middle + w * 0.5}L${middle + w / 2} ${top}Z`,
      '#fff',
      0.12,
    ) +
    lamps
      .map((share) => pendant(width * share, height * (0.16 + next() * 0.08), unit * 1.1))
      .join('') +
    rect(0, top, width, height - top, `url(#${id}-top)`) +
    rect(0, top, width, 12 * unit, INK.cream) +
    veil(box(0, top + 12 * unit, width, 18 * unit), '#000', 0.12) +
    [-1, 1, 0]
      .map((place) => {
        const x = middle + place * scale * 215;
        const size = place === 0 ? 1.3 : 0.98;
        return (
          `<g opacity=".2">${ellipse(x, top + 44 * unit, scale * 120 * size, scale * 13, '#000')}</g>` +
          at(
            x,
            top + 44 * unit,
            scale * size,
            OBJECTS[frontOf(scene, place === 0 ? 0 : place === -1 ? 1 : 2)],
          )
        );
      })
      .join('') +
    (width > height * 1.4
      ? at(width * 0.06, top + 60 * unit, unit * 1.5, OBJECTS.plant) +
        at(width * 0.94, top + 60 * unit, unit * 1.35, OBJECTS.books)
      : '')
  );
}

/** A room with shelves, lamps and a counter. */
export function room(scene: Scene): string {
  const { id, width, height, next } = scene;
  const unit = height / 900;
  const floor = height * 0.86;
  const shelfLeft = width * (next() > 0.5 ? 0.44 : 0.06);
  const shelfWidth = width * 0.5;
  const windowLeft = shelfLeft > width * 0.2 ? width * 0.08 : width * 0.63;
  const shelves = [0.34, 0.56].map(
    (share, row) =>
      rect(shelfLeft, height * share, shelfWidth, 14 * unit, INK.wood, 4) +
      veil(box(shelfLeft, height * share + 14 * unit, shelfWidth, 12 * unit), '#000', 0.12) +
      [0.17, 0.5, 0.83]
        .map((place, column) =>
          at(
            shelfLeft + shelfWidth * place,
            height * share,
            unit * (0.72 + next() * 0.12),
            OBJECTS[(row + column) % 3 === 2 ? 'plant' : objectOf(scene, row * 2 + column)],
          ),
        )
        .join(''),
  );
  const counter = height * 0.7;
  return (
    `<defs>${fade(`${id}-wall`, INK.glow, INK.cream)}${fade(`${id}-floor`, INK.wood, INK.woodDark)}</defs>` +
    rect(0, 0, width, height, `url(#${id}-wall)`) +
    view(scene, windowLeft, height * 0.16, width * 0.28, height * 0.46, id) +
    `<path d="M${windowLeft} ${height * 0.62}V${height * 0.16 + width * 0.14}A${width * 0.14} ${width * 0.14} 0 0 1 ${windowLeft + width * 0.28} ${height * 0.16 + width * 0.14}V${height * 0.62}Z" fill="none" stroke="${INK.paper}" stroke-width="${14 * unit}"/>` +
    shelves.join('') +
    [0.2, 0.5, 0.8]
      .map((share) => pendant(width * share, height * (0.03 + next() * 0.05), unit))
      .join('') +
    rect(0, floor, width, height - floor, `url(#${id}-floor)`) +
    rect(width * 0.1, counter, width * 0.8, floor - counter + height * 0.05, INK.main, 8 * unit) +
    Array.from({ length: 11 }, (_, index) =>
      veil(
        box(width * (0.125 + index * 0.07), counter + 40 * unit, width * 0.012, floor - counter),
        '#000',
        0.1,
      ),
    ).join('') +
    rect(width * 0.08, counter - 8 * unit, width * 0.84, 26 * unit, INK.paper, 8 * unit) +
    at(width * 0.3, counter - 8 * unit, unit * 0.95, OBJECTS[objectOf(scene, 0)]) +
    at(width * 0.72, counter - 8 * unit, unit * 0.9, OBJECTS[objectOf(scene, 1)]) +
    `<g opacity=".16">${ellipse(width / 2, floor + height * 0.055, width * 0.42, 16 * unit, '#000')}</g>`
  );
}

const GROUNDS = [
  [INK.haze, INK.wall, INK.glow],
  [INK.glow, INK.warm, INK.paper],
  [INK.stone, INK.haze, INK.warm],
  [INK.main, INK.shade, INK.wall],
] as const;

/** One thing on a surface, a round light behind it. */
export function still(scene: Scene): string {
  const { width, height, index, next } = scene;
  const [wall, surface, light] = GROUNDS[index % GROUNDS.length] ?? GROUNDS[0];
  const base = height * 0.76;
  const x = width * (0.5 + (next() - 0.5) * 0.12);
  const scale = height / 360;
  return (
    rect(0, 0, width, height, wall) +
    circle(x, height * 0.48, height * 0.36, light) +
    rect(0, base, width, height - base, surface) +
    `<g opacity=".2">${ellipse(x + scale * 18, base + scale * 26, scale * 130, scale * 14, '#000')}</g>` +
    at(
      width * (next() > 0.5 ? 0.16 : 0.84),
      base + scale * 8,
      scale * 0.62,
      OBJECTS[objectOf(scene, index + 2)],
    ) +
    at(x, base + scale * 28, scale * 1.12, OBJECTS[objectOf(scene, index)])
  );
}

/** A close look: the thing large, on stripes, dots or a split ground. */
export function detail(scene: Scene): string {
  const { width, height, index, next } = scene;
  const [wall, second, light] = GROUNDS[(index + 1) % GROUNDS.length] ?? GROUNDS[0];
  const scale = height / 330;
  const ground = [
    Array.from({ length: 6 }, (_, step) =>
      rect(step * width * 0.2 - width * 0.05, 0, width * 0.1, height, second),
    ).join(''),
    path(`M0 0H${width}L0 ${height}Z`, second),
    Array.from({ length: 16 }, (_, step) =>
      circle(
        (step % 4) * width * 0.3 + width * 0.05,
        Math.floor(step / 4) * height * 0.3 + height * 0.05,
        width * 0.045,
        second,
      ),
    ).join(''),
  ][(index + Math.floor(next() * 2)) % 3];
  return (
    rect(0, 0, width, height, wall) +
    `<g opacity=".55">${ground ?? ''}</g>` +
    circle(width * 0.5, height * 0.54, height * 0.37, light) +
    `<g opacity=".2">${ellipse(width * 0.5 + 14, height * 0.8, scale * 112, scale * 12, '#000')}</g>` +
    at(width * 0.5, height * 0.8, scale * 1.06, OBJECTS[objectOf(scene, index)])
  );
}

const SKIN = ['#f0c9a4', '#d9a074', '#a86d45', '#774829'] as const;
const HAIR = ['#2c2320', '#6b4128', '#b98244', '#8c8c8c'] as const;

/** A person without a face: the place of a portrait. */
export function person({ width, height, index, next }: Scene): string {
  const skin = SKIN[(index * 3 + Math.floor(next() * 4)) % 4] ?? SKIN[0];
  const hair = HAIR[(index + Math.floor(next() * 4)) % 4] ?? HAIR[0];
  const wear = [INK.main, INK.ink, INK.pop, INK.slate][index % 4] ?? INK.main;
  const long = next() > 0.5;
  const s = height / 400;
  return (
    rect(0, 0, width, height, [INK.haze, INK.glow, INK.stone][index % 3] ?? INK.haze) +
    circle(
      width * 0.5,
      height * 0.48,
      height * 0.36,
      [INK.wall, INK.warm, INK.haze][index % 3] ?? INK.wall,
    ) +
    at(
      width / 2,
      height,
      s,
      (long ? path('M-86-60C-110-260-70-310 0-310S110-260 86-60Z', hair) : '') +
        path('M-150 0C-150-84-88-112 0-112S150-84 150 0Z', wear) +
        path('M-34-112Q0-70 34-112L26-170H-26Z', skin) +
        veil('M-26-150Q0-126 26-150V-130Q0-106-26-130Z', '#000', 0.14) +
        ellipse(0, -206, 58, 70, skin) +
        path(
          long
            ? 'M-62-196C-70-300 70-300 62-196 48-240 10-262-14-258-36-252-54-230-62-196Z'
            : 'M-62-206C-78-300 78-300 62-206 56-240 40-252 0-250-40-252-56-240-62-206Z',
          hair,
        ),
    )
  );
}
