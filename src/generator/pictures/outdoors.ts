import { INK, at, box, circle, ellipse, fade, line, path, rect, veil } from './ink';
import { OBJECTS } from './objects';
import { frontOf, type Scene } from './Scene';

function sky({ id, width, height, next }: Scene, horizon: number): string {
  const sun = width * (0.12 + next() * 0.2);
  const cloud = (x: number, y: number, s: number) =>
    at(x, y, s, path('M-80 0C-90-34-44-44-34-30-20-66 40-60 44-28 84-40 96 0 76 0Z', '#fff'), 0);
  return (
    `<defs>${fade(`${id}-sky`, INK.haze, INK.glow)}</defs>` +
    rect(0, 0, width, height, `url(#${id}-sky)`) +
    `<g opacity=".55">${circle(sun, horizon * 0.42, height * 0.2, INK.glow)}</g>` +
    circle(sun, horizon * 0.42, height * 0.11, INK.warm) +
    `<g opacity=".75">${cloud(width * (0.42 + next() * 0.1), horizon * 0.22, height / 760)}${cloud(width * 0.86, horizon * (0.3 + next() * 0.1), height / 1000)}</g>`
  );
}

function tree(x: number, y: number, s: number, next: () => number): string {
  const lean = next() > 0.5 ? INK.leaf : INK.leafDark;
  return at(
    x,
    y,
    s,
    rect(-6, -70, 12, 70, INK.woodDark) +
      ellipse(0, -112, 46, 62, lean) +
      veil('M8-174C60-160 58-60 8-51 40-90 36-140 8-174Z', '#000', 0.12),
  );
}

function skyline({ width, next }: Scene, ground: number, unit: number): string {
  let drawn = '';
  for (let x = -20; x < width;) {
    const w = unit * (60 + next() * 70);
    const h = unit * (130 + next() * 150);
    const gable = next() > 0.5;
    drawn += gable
      ? path(
          `M${Math.round(x)} ${Math.round(ground)}v${Math.round(-h)}l${Math.round(w / 2)} ${Math.round(-w * 0.4)} ${Math.round(w / 2)} ${Math.round(w * 0.4)}v${Math.round(h)}z`,
          INK.wall,
        )
      : rect(x, ground - h, w, h, INK.wall);
    for (let row = 0; row < 2; row += 1) {
      for (let column = 0; column < 2; column += 1) {
        drawn += rect(
          x + w * (0.2 + column * 0.36),
          ground - h + unit * (24 + row * 54),
          w * 0.22,
          unit * 30,
          INK.haze,
          2,
        );
      }
    }
    x += w + unit * 4;
  }
  return `<g opacity=".6">${drawn}</g>`;
}

function awning(x: number, y: number, width: number, height: number): string {
  const count = Math.max(7, Math.round(width / (height * 0.62)) | 1);
  const w = width / count;
  return (
    Array.from({ length: count }, (_, index) => {
      const fill = index % 2 === 0 ? INK.main : INK.paper;
      const left = x + index * w;
      return (
        rect(left, y, w + 0.4, height, fill) +
        path(
          `M${left.toFixed(1)} ${(y + height - 0.5).toFixed(1)}h${(w + 0.4).toFixed(1)}a${(w / 2).toFixed(1)} ${(w / 2).toFixed(1)} 0 0 1${(-w - 0.4).toFixed(1)} 0z`,
          fill,
        )
      );
    }).join('') +
    veil(box(x, y, width, height * 0.22), '#fff', 0.22) +
    veil(box(x, y + height * 0.82, width, height * 0.18), '#000', 0.07)
  );
}

/** A shop front on a street, its goods in the window. */
export function street(scene: Scene): string {
  const { id, width, height, next } = scene;
  const ground = height * 0.85;
  const unit = height / 900;
  const shop = Math.min(width * 0.74, height * 1.02);
  const left = (width - shop) * (0.42 + next() * 0.3);
  const top = ground - height * 0.59;
  const doorFirst = next() > 0.5;
  const doorWidth = shop * 0.2;
  const pad = shop * 0.05;
  const windowWidth = shop - doorWidth - pad * 3;
  const windowLeft = doorFirst ? left + pad * 2 + doorWidth : left + pad;
  const doorLeft = doorFirst ? left + pad : left + pad * 2 + windowWidth;
  const paneTop = top + height * 0.205;
  const sill = ground - height * 0.085;
  const paneHeight = sill - paneTop;
  const scale = paneHeight / 330;
  const goods = [0, 1, 2].map((index) =>
    at(
      windowLeft + windowWidth * (0.2 + index * 0.3),
      sill - paneHeight * 0.04,
      scale * (index === 1 ? 1.12 : 0.94),
      OBJECTS[frontOf(scene, index)],
    ),
  );
  const upstairs = [0.16, 0.42, 0.68].map((share) => {
    const x = left + shop * share;
    return (
      rect(x, top - height * 0.155, shop * 0.16, height * 0.12, INK.shade, 6 * unit) +
      rect(
        x + 6 * unit,
        top - height * 0.148,
        shop * 0.16 - 12 * unit,
        height * 0.105,
        INK.haze,
        4 * unit,
      ) +
      rect(x - 6 * unit, top - height * 0.036, shop * 0.16 + 12 * unit, 12 * unit, INK.paper)
    );
  });
  return (
    sky(scene, ground) +
    skyline(scene, ground, unit) +
    tree(left - 90 * unit, ground, unit * 1.7, next) +
    tree(left + shop + 90 * unit, ground, unit * 1.9, next) +
    rect(left, top - height * 0.2, shop, height * 0.2 + (ground - top), INK.stone) +
    rect(left - 14 * unit, top - height * 0.225, shop + 28 * unit, 30 * unit, INK.slate, 6 * unit) +
    upstairs.join('') +
    rect(left, top, shop, ground - top, INK.shade) +
    rect(left, top, shop, height * 0.085, INK.night) +
    rect(left + shop * 0.3, top + height * 0.032, shop * 0.4, height * 0.022, INK.glow, 9 * unit) +
    circle(left + shop * 0.255, top + height * 0.043, height * 0.017, INK.warm) +
    circle(left + shop * 0.745, top + height * 0.043, height * 0.017, INK.warm) +
    `<defs>${fade(`${id}-pane`, INK.warm, INK.glow)}</defs>` +
    rect(
      windowLeft - 10 * unit,
      paneTop - 10 * unit,
      windowWidth + 20 * unit,
      paneHeight + 20 * unit,
      INK.paper,
      6 * unit,
    ) +
    rect(windowLeft, paneTop, windowWidth, paneHeight, `url(#${id}-pane)`) +
    [0.25, 0.5, 0.75]
      .map(
        (share) =>
          line(
            `M${(windowLeft + windowWidth * share).toFixed(1)} ${paneTop.toFixed(1)}v${(paneHeight * 0.2).toFixed(1)}`,
            INK.ember,
            3 * unit,
          ) +
          circle(
            windowLeft + windowWidth * share,
            paneTop + paneHeight * 0.25,
            17 * unit,
            '#fff8e4',
          ),
      )
      .join('') +
    rect(windowLeft, sill - paneHeight * 0.05, windowWidth, paneHeight * 0.05, INK.wood) +
    goods.join('') +
    veil(
      `M${windowLeft.toFixed(0)} ${(paneTop + paneHeight).toFixed(0)}L${(windowLeft + windowWidth * 0.3).toFixed(0)} ${paneTop.toFixed(0)}h${(windowWidth * 0.14).toFixed(0)}L${(windowLeft + windowWidth * 0.14).toFixed(0)} ${(paneTop + paneHeight).toFixed(0)}z`,
      '#fff',
      0.16,
    ) +
    rect(
      doorLeft,
      paneTop - 10 * unit,
      doorWidth,
      ground - paneTop + 10 * unit,
      INK.paper,
      6 * unit,
    ) +
    rect(doorLeft + 10 * unit, paneTop, doorWidth - 20 * unit, ground - paneTop, INK.main) +
    rect(
      doorLeft + 26 * unit,
      paneTop + 18 * unit,
      doorWidth - 52 * unit,
      (ground - paneTop) * 0.6,
      `url(#${id}-pane)`,
      6 * unit,
    ) +
    circle(
      doorLeft + doorWidth - 24 * unit,
      ground - (ground - paneTop) * 0.3,
      8 * unit,
      INK.warm,
    ) +
    awning(left - 12 * unit, top + height * 0.085, shop + 24 * unit, height * 0.1) +
    veil(box(left, top + height * 0.205, shop, height * 0.03), '#000', 0.16) +
    rect(0, ground, width, height - ground, INK.stone) +
    rect(0, ground, width, 14 * unit, '#fff') +
    rect(0, ground + height * 0.075, width, height * 0.08, INK.slate) +
    `<g opacity=".18">${ellipse(left + shop / 2, ground + 16 * unit, shop * 0.56, 14 * unit, '#000')}</g>` +
    at(
      doorFirst ? left + shop - 20 * unit : left + 20 * unit,
      ground + 14 * unit,
      unit * 0.95,
      OBJECTS.plant,
    ) +
    at(
      doorFirst ? left - 12 * unit : left + shop + 12 * unit,
      ground + 22 * unit,
      unit * 0.8,
      OBJECTS.plant,
    )
  );
}

/** Hills and water in the light, with the motif's things in front. */
export function landscape(scene: Scene): string {
  const { id, width, height, next } = scene;
  const horizon = height * 0.56;
  const x = (share: number) => Math.round(width * share);
  const y = (share: number) => Math.round(height * share);
  const bend = next() * 0.08;
  const unit = height / 900;
  const scale = unit * 1.55;
  const middle = 0.5 + (next() - 0.5) * 0.12;
  return (
    sky(scene, horizon) +
    `<defs>${fade(`${id}-hill`, INK.leaf, INK.leafDark)}${fade(`${id}-water`, INK.haze, INK.main)}</defs>` +
    path(
      `M0 ${y(0.5)}Q${x(0.18)} ${y(0.34 + bend)} ${x(0.4)} ${y(0.48)}T${x(0.78)} ${y(0.42)}T${x(1)} ${y(0.46)}V${height}H0Z`,
      INK.wall,
    ) +
    path(
      `M0 ${y(0.58)}Q${x(0.25)} ${y(0.46)} ${x(0.55)} ${y(0.56 + bend)}T${x(1)} ${y(0.52)}V${height}H0Z`,
      INK.slate,
    ) +
    path(
      `M0 ${y(0.66)}Q${x(0.3)} ${y(0.55)} ${x(0.62)} ${y(0.62)}T${x(1)} ${y(0.58)}V${height}H0Z`,
      INK.leafDark,
    ) +
    [0.08, 0.15, 0.9, 0.82]
      .map((share, index) =>
        tree(
          width * share,
          height * (0.665 - (index % 2) * 0.03),
          unit * (0.8 + next() * 0.5),
          next,
        ),
      )
      .join('') +
    path(
      `M${x(0.66)} ${y(0.6)}C${x(0.5)} ${y(0.68)} ${x(0.86)} ${y(0.74)} ${x(0.56)} ${y(0.82)}S${x(0.3)} ${y(0.95)} ${x(0.2)} ${height}H${x(0.62)}C${x(0.7)} ${y(0.9)} ${x(0.98)} ${y(0.82)} ${x(0.78)} ${y(0.72)}S${x(0.7)} ${y(0.64)} ${x(0.7)} ${y(0.6)}Z`,
      `url(#${id}-water)`,
    ) +
    path(
      `M0 ${y(0.78)}Q${x(0.2)} ${y(0.72)} ${x(0.42)} ${y(0.82)}T${x(1)} ${y(0.84)}V${height}H0Z`,
      `url(#${id}-hill)`,
    ) +
    `<g opacity=".2">${ellipse(width * middle, height * 0.905, scale * 330, scale * 22, '#000')}</g>` +
    at(width * middle - scale * 220, height * 0.9, scale * 0.86, OBJECTS[frontOf(scene, 1)]) +
    at(width * middle + scale * 225, height * 0.9, scale * 0.86, OBJECTS[frontOf(scene, 2)]) +
    at(width * middle, height * 0.91, scale * 1.25, OBJECTS[frontOf(scene, 0)]) +
    [0.05, 0.12, 0.72, 0.8, 0.88, 0.95]
      .map((share) => {
        const gx = width * share + next() * 30;
        const gy = height * (0.93 + next() * 0.05);
        return line(
          `M${gx.toFixed(0)} ${gy.toFixed(0)}q-8-26-22-40M${gx.toFixed(0)} ${gy.toFixed(0)}q0-30 4-52M${gx.toFixed(0)} ${gy.toFixed(0)}q10-24 26-36`,
          INK.leaf,
          5 * unit,
        );
      })
      .join('')
  );
}

/** Streets, a park, water and a pin: a drawing of a place, not a map of the real one. */
export function map({ id, width, height, next }: Scene): string {
  const turn = Math.round(next() * 24 - 12);
  const cx = width * 0.52;
  const cy = height * 0.5;
  const blocks: string[] = [];
  for (let row = -4; row < 5; row += 1) {
    for (let column = -4; column < 5; column += 1) {
      const share = next();
      const fill =
        share > 0.86 ? INK.leaf : share > 0.7 ? INK.haze : share > 0.45 ? INK.paper : INK.sky;
      blocks.push(
        rect(
          cx + column * width * 0.2 + 12,
          cy + row * height * 0.22 + 12,
          width * 0.2 - 24,
          height * 0.22 - 24,
          fill,
          12,
        ),
      );
    }
  }
  const y = (share: number) => Math.round(height * share);
  return (
    rect(0, 0, width, height, INK.stone) +
    `<g transform="rotate(${turn} ${Math.round(cx)} ${Math.round(cy)})">${blocks.join('')}</g>` +
    line(
      `M-40 ${y(0.86)}Q${Math.round(width * 0.3)} ${y(0.66)} ${Math.round(width * 0.55)} ${y(0.82)}T${width + 40} ${y(0.7)}`,
      INK.wall,
      height * 0.1,
    ) +
    line(
      `M${Math.round(width * 0.16)} -20L${Math.round(width * 0.52)} ${y(0.47)} ${Math.round(width * 0.9)} ${y(1.05)}`,
      '#fff',
      height * 0.045,
    ) +
    line(
      `M${Math.round(width * 0.16)} -20L${Math.round(width * 0.52)} ${y(0.47)}`,
      INK.pop,
      height * 0.012,
    ) +
    `<g opacity=".25">${ellipse(width * 0.52, height * 0.49, height * 0.06, height * 0.02, '#000')}</g>` +
    `<g id="${id}-pin">${at(width * 0.52, height * 0.485, height / 620, path('M0 0C-22-46-76-80-76-138A76 76 0 0 1 76-138C76-80 22-46 0 0Z', INK.main) + veil('M20-210C66-196 76-160 76-138 76-80 22-46 0 0 44-80 60-150 20-210Z', '#000', 0.14) + circle(0, -138, 32, INK.paper))}</g>`
  );
}
