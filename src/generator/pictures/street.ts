import { framed, r, repeat, type Frame } from './frame';
import { INK, at, box, circle, ellipse, fade, line, path, rect, ring, veil } from './ink';
import type { Scene } from './Scene';
import { sky, skyline, tree } from './sky';

const GROUND = 770;

function scallops(x: number, y: number, width: number, height: number): string {
  const count = Math.max(7, Math.round(width / 62) | 1);
  const step = width / count;
  const stripe = (index: number) =>
    `M${(x + index * step).toFixed(1)} ${y}h${(step + 0.4).toFixed(1)}v${height}a${(step / 2).toFixed(1)} ${(step / 2).toFixed(1)} 0 0 1${(-step - 0.4).toFixed(1)} 0z`;
  const stripes = (odd: number) =>
    repeat(count, (index) => (index % 2 === odd ? stripe(index) : ''));
  return path(stripes(0), INK.main) + path(stripes(1), INK.paper);
}

function blind(x: number, y: number, width: number): string {
  return (
    path(`M${r(x + 26)} ${y}h${r(width - 52)}l26 84h${r(-width)}z`, INK.main) +
    path(`M${r(x)} ${y + 84}h${r(width)}v22h${r(-width)}z`, INK.shade) +
    veil(`M${r(x + 26)} ${y}h${r(width - 52)}l6 20h${r(-width + 40)}z`, '#fff', 0.2)
  );
}

const lamps = (x: number, y: number, width: number): string =>
  repeat(3, (index) => {
    const lamp = r(x + width * (0.2 + index * 0.3));
    return (
      line(`M${lamp} ${y - 34}q0 26 0 34`, INK.ink, 6) +
      path(`M${lamp - 30} ${y + 26}q0-26 30-28 30 2 30 28z`, INK.warm) +
      `<g opacity=".3">${path(`M${lamp - 30} ${y + 26}h60l34 70h-128z`, INK.glow)}</g>`
    );
  });

/** The wall above the shop: brick, boards or plaster; two windows or three; a cornice, a gable or a stepped top. */
function upper({ pick, next }: Frame, left: number, shop: number, top: number): string {
  const color = pick([INK.stone, INK.wall, INK.wash, INK.haze]);
  const roof = pick(['flat', 'gable', 'step', 'flat'] as const);
  const texture = pick(['brick', 'boards', 'plain'] as const);
  const storey = 190;
  const y = top - storey;
  const right = left + shop;
  const head = {
    flat: rect(left, y, shop, storey, color) + rect(left - 16, y - 24, shop + 32, 30, INK.slate, 6),
    gable:
      path(
        `M${r(left)} ${top}V${y + 70}L${r(left + shop / 2)} ${y - 70}L${r(right)} ${y + 70}V${top}Z`,
        color,
      ) +
      line(
        `M${r(left - 24)} ${y + 84}L${r(left + shop / 2)} ${y - 72}L${r(right + 24)} ${y + 84}`,
        INK.slate,
        26,
      ),
    step: path(
      `M${r(left)} ${top}V${y + 20}h${r(shop * 0.2)}v-44h${r(shop * 0.15)}v-40h${r(shop * 0.3)}v40h${r(shop * 0.15)}v44h${r(shop * 0.2)}V${top}Z`,
      color,
    ),
  }[roof];
  const marks = {
    brick: line(
      repeat(9, (index) => {
        const x = r(left + 30 + next() * (shop - 110));
        return `M${x} ${r(y + 40 + (index % 5) * 30)}h44`;
      }),
      '#00000018',
      12,
    ),
    boards: line(
      repeat(
        Math.floor(shop / 60) - 1,
        (index) => `M${r(left + 60 + index * 60)} ${y + 74}V${top}`,
      ),
      '#00000014',
      4,
    ),
    plain: '',
  }[texture];
  const count = pick([2, 3]);
  const arched = next() > 0.5;
  const panes = repeat(count, (index) => {
    const x = r(left + (shop * (index + 0.5)) / count - 58);
    const shape = arched
      ? `M${x} ${top - 36}v-66a58 50 0 0 1 116 0v66z`
      : `M${x} ${top - 36}v-110h116v110z`;
    return (
      `<path d="${shape}" fill="${INK.haze}" stroke="${INK.shade}" stroke-width="10"/>` +
      line(`M${x + 58} ${top - 150}v112M${x} ${top - 90}h116`, INK.shade, 6) +
      rect(x - 12, top - 38, 140, 14, INK.paper, 3) +
      (index === 0 || count === 2
        ? path(`M${x + 4} ${top - 38}q8-26 28-18 10-20 28-4 18-18 30 2 18-6 22 20z`, INK.leaf)
        : '')
    );
  });
  return head + marks + panes;
}

/** The next houses of the street, plain, to the edge of the picture. */
function neighbours({ w, next, pick }: Frame, left: number, right: number): string {
  const house = (x: number, width: number) => {
    const height = r(430 + next() * 190);
    const y = GROUND - height;
    const fill = pick([INK.haze, INK.sky, INK.stone]);
    return (
      rect(x, y, width, height, fill) +
      rect(x - 6, y - 16, width + 12, 22, INK.wall, 4) +
      `<path d="${repeat(2, (row) => repeat(2, (column) => box(x + width * (0.16 + column * 0.4), y + 50 + row * 150, width * 0.28, 96)))}" fill="${INK.wall}"/>` +
      path(box(x + width * 0.2, GROUND - 130, width * 0.26, 130), INK.slate)
    );
  };
  const width = 300;
  return `<g opacity=".8">${left > 90 ? house(left - width, width) : ''}${w - right > 90 ? house(right, width) : ''}</g>`;
}

/** What is on the pavement beside the shop. */
function pavement({ pick, thing, w }: Frame, left: number, right: number): string {
  const lamp = (x: number) =>
    at(
      x,
      GROUND + 26,
      1,
      rect(-7, -430, 14, 430, INK.ink) +
        rect(-18, -20, 36, 20, INK.ink, 4) +
        path('M-30-430h60l-10-66h-40z', INK.warm) +
        path('M-36-496h72l-36-24z', INK.ink),
    );
  const board = (x: number) =>
    at(
      x,
      GROUND + 60,
      1,
      path('M-62 0-46-170H46L62 0H44L40-20H-40L-44 0Z', INK.woodDark) +
        path('M-38-156H38L46-34H-46Z', INK.night) +
        line('M-20-128H20M-24-104H24', INK.paper, 7) +
        at(0, -42, 0.22, thing(1)),
    );
  const pots = (x: number) =>
    [0, 1]
      .map((step) =>
        at(
          x + step * 92,
          GROUND + 40 + step * 12,
          1 - step * 0.2,
          path('M-52-150C-70-220 70-220 52-150Z', INK.leafDark) +
            circle(0, -166, 60, INK.leaf) +
            path('M-44-110H44L34 0H-34Z', INK.warm) +
            veil('M12-110H44L34 0H8Z', '#000', 0.12),
        ),
      )
      .join('');
  const bench = (x: number) =>
    at(
      x,
      GROUND + 50,
      1,
      line('M-90-60V0M90-60V0', INK.ink, 12) +
        rect(-120, -76, 240, 18, INK.wood, 5) +
        rect(-120, -140, 240, 40, INK.wood, 5) +
        line('M-90-140V-60M90-140V-60', INK.ink, 8),
    );
  const [first, second] = pick([
    [pots, lamp],
    [board, pots],
    [bench, lamp],
    [lamp, board],
    [bench, pots],
  ] as const);
  const near = Math.max(70, left - 40);
  const far = Math.min(w - 90, right + 50);
  return first(near) + second(far);
}

/** A shop front on a street, its goods in the window. */
export const street = (scene: Scene): string =>
  framed(scene, (frame) => {
    const { id, w, next, pick, front } = frame;
    const shop = Math.min(r(w * 0.74), pick([880, 940, 800]));
    const { focus } = scene;
    const aside = focus !== null && (focus > 0.5 ? 0.84 : 0.16);
    const left = r((w - shop) * (aside || pick([0.3, 0.5, 0.66])));
    const right = left + shop;
    const top = 300;
    const paneTop = 444;
    const sill = 694;
    const doorWidth = r(shop * 0.19);
    const place = pick(['first', 'last', 'middle'] as const);
    const inner = shop - 40 * 2;
    const doorLeft = {
      first: left + 40,
      last: right - 40 - doorWidth,
      middle: r(left + shop / 2 - doorWidth / 2),
    }[place];
    const wide = inner - doorWidth - 40;
    const windows =
      place === 'middle'
        ? [
            { x: left + 40, width: r((inner - doorWidth) / 2 - 30), goods: [0, 1] },
            {
              x: doorLeft + doorWidth + 30,
              width: r((inner - doorWidth) / 2 - 30),
              goods: [2, 3],
            },
          ]
        : [
            {
              x: place === 'first' ? doorLeft + doorWidth + 40 : left + 40,
              width: wide,
              goods: [1, 0, 2],
            },
          ];
    const frameColor = pick([INK.paper, INK.woodDark, INK.night]);
    const pane = `url(#${id}-pane)`;
    const shade = pick(['scallops', 'blind', 'lamps', 'scallops'] as const);
    const glazing = windows.map(
      ({ x, width, goods }) =>
        rect(x - 12, paneTop - 12, width + 24, sill - paneTop + 24, frameColor, 6) +
        rect(x, paneTop, width, sill - paneTop, pane) +
        repeat(goods.length, (index) => {
          const bulb = r(x + (width * (index + 0.5)) / goods.length);
          return (
            line(`M${bulb} ${paneTop}v40`, INK.ember, 4) + circle(bulb, paneTop + 50, 15, '#fff8e4')
          );
        }) +
        rect(x, sill - 16, width, 16, INK.wood) +
        goods
          .map((item, index) =>
            at(
              x + (width * (index + 0.5)) / goods.length,
              sill - 14,
              Math.min(0.8, width / goods.length / 262) * (item === 0 ? 1.06 : 0.96),
              front(item),
            ),
          )
          .join('') +
        veil(
          `M${x} ${sill}L${r(x + width * 0.3)} ${paneTop}h${r(width * 0.14)}L${r(x + width * 0.14)} ${sill}z`,
          '#fff',
          0.16,
        ),
    );
    const doorTop = paneTop - 12;
    const doorColor = pick([INK.main, INK.ember, INK.woodDark]);
    return (
      sky(frame, GROUND) +
      skyline(frame, GROUND) +
      neighbours(frame, left, right) +
      (left > 150 ? tree(left - 130, GROUND, 1.9, r(next() * 3)) : '') +
      (w - right > 150 ? tree(right + 140, GROUND, 2.1, r(next() * 3)) : '') +
      upper(frame, left, shop, top) +
      rect(left, top, shop, GROUND - top, pick([INK.shade, INK.slate, INK.night])) +
      rect(left, GROUND - 40, shop, 40, '#00000033') +
      sign(frame, left, shop, top) +
      `<defs>${fade(`${id}-pane`, INK.warm, INK.glow)}</defs>` +
      glazing.join('') +
      rect(doorLeft - 8, doorTop, doorWidth + 16, GROUND - doorTop, frameColor, 6) +
      rect(doorLeft, doorTop + 10, doorWidth, GROUND - doorTop - 10, doorColor) +
      (next() > 0.5
        ? rect(doorLeft + 24, doorTop + 34, doorWidth - 48, 190, pane, 8)
        : path(
            `M${doorLeft + 24} ${doorTop + 224}v-120a${r(doorWidth / 2 - 24)} ${r(doorWidth / 2 - 24)} 0 0 1 ${doorWidth - 48} 0v120z`,
            pane,
          )) +
      circle(doorLeft + doorWidth - 22, GROUND - 90, 8, INK.warm) +
      (shade === 'scallops' ? scallops(left - 12, 376, shop + 24, 62) : '') +
      (shade === 'blind' ? blind(left - 20, 374, shop + 40) : '') +
      (shade === 'lamps' ? lamps(left, 392, shop) : veil(box(left, 438, shop, 26), '#000', 0.14)) +
      rect(0, GROUND, w, 130, INK.stone) +
      rect(0, GROUND, w, 14, INK.chalk) +
      rect(0, GROUND + 84, w, 60, INK.slate) +
      `<g opacity=".18">${ellipse(left + shop / 2, GROUND + 16, shop * 0.54, 14, '#000')}</g>` +
      pavement(frame, left, right)
    );
  });

/** The fascia over the window, or a board that hangs out over the pavement. */
function sign({ pick, thing }: Frame, left: number, shop: number, top: number): string {
  const middle = left + shop / 2;
  const fascia = pick([INK.night, INK.main, INK.paper]);
  const letters = fascia === INK.paper ? INK.ink : INK.glow;
  const bar = rect(middle - shop * 0.2, top + 30, shop * 0.4, 20, letters, 10);
  const ends = pick([
    circle(middle - shop * 0.25, top + 40, 14, INK.warm) +
      circle(middle + shop * 0.25, top + 40, 14, INK.warm),
    rect(middle - shop * 0.32, top + 34, shop * 0.08, 12, letters, 6) +
      rect(middle + shop * 0.24, top + 34, shop * 0.08, 12, letters, 6),
    '',
  ]);
  const hanging = () =>
    line(`M${r(left + shop - 6)} ${top - 60}h96`, INK.ink, 8) +
    circle(left + shop + 60, top + 10, 62, INK.paper) +
    ring(left + shop + 60, top + 10, 62, INK.ink, 7) +
    at(left + shop + 60, top + 48, 0.38, thing(0));
  return rect(left, top, shop, 80, fascia) + bar + ends + (pick([true, false]) ? hanging() : '');
}
