import { framed, r, repeat, type Frame } from './frame';
import { INK, at, box, circle, ellipse, line, path, rect, veil } from './ink';
import type { Scene } from './Scene';
import { tree } from './sky';

const SKIN = ['#f3cfae', '#e3b08a', '#c68a5d', '#9a6440', '#6f4630'] as const;
const HAIR = ['#2c2320', '#5b3824', '#8a5a33', '#c39a5c', '#9a9a9a', '#3a2f4a'] as const;

/** Hair behind the head and over it; the head is an oval of 58 × 70 around (0, -206). */
const CUTS: readonly (readonly [string, string])[] = [
  ['', 'M-62-206C-80-304 80-304 62-206 56-240 40-254 0-252-40-254-56-240-62-206Z'],
  [
    'M-82-70C-104-270-70-306 0-306S104-270 82-70Q40-100 0-100T-82-70Z',
    'M-62-192C-72-304 72-304 62-192 50-240 14-262-14-260-38-254-54-232-62-192Z',
  ],
  [
    'M-76-150C-92-300-50-304 0-304S92-300 76-150Q60-130 0-130T-76-150Z',
    'M-62-200C-66-300 66-300 62-200 52-226 30-252 0-252S-52-226-62-200Z',
  ],
  [
    'M-30-258a36 36 0 1 1 60 0z',
    'M-62-204C-72-296 72-296 62-204 54-244 26-262 0-264-26-262-54-244-62-204Z',
  ],
  [
    '',
    'M-62-212C-90-250-62-300-30-292-10-318 44-314 50-288 84-284 78-236 62-208 58-236 46-246 30-248 6-232-36-236-48-248-56-238-60-226-62-212Z',
  ],
  [
    'M-70-160C-110-200-100-300-50-296-30-330 40-330 54-296 104-296 110-196 70-160 90-130 60-110 40-120H-40C-60-110-90-130-70-160Z',
    'M-62-210C-70-290 70-290 62-210 50-244 30-254 0-254S-50-244-62-210Z',
  ],
  ['', 'M-60-196C-70-286 70-286 60-196 60-226 52-250 40-262Q0-280-40-262C-52-250-60-226-60-196Z'],
  ['', ''],
];

const BODY = 'M-152 0C-152-84-90-112 0-112S152-84 152 0Z';

/** What a person wears: a plain top, a jacket, an apron, a collar, a high neck. */
const WEAR: readonly ((color: string, second: string) => string)[] = [
  (color) => path(BODY, color) + path('M-40-110Q0-66 40-110L34-112Q0-88-34-112Z', '#00000022'),
  (color, second) =>
    path(BODY, second) +
    path('M-152 0C-152-84-96-110-40-112L-8 0ZM152 0C152-84 96-110 40-112L8 0Z', color) +
    path('M-40-112-58-74-30-60-10 0H-14L-46-100ZM40-112 58-74 30-60 10 0H14L46-100Z', '#00000026'),
  (color, second) =>
    path(BODY, second) +
    path('M-70 0V-56H70V0Z', color) +
    line('M-62-56-48-110M62-56 48-110', color, 14),
  (color) =>
    path(BODY, color) +
    path('M-46-112 0-66-30-40ZM46-112 0-66 30-40Z', '#ffffffb0') +
    line('M0-60V0', '#00000022', 4),
  (color) =>
    path(BODY, color) + rect(-42, -140, 84, 44, color, 14) + rect(-42, -108, 84, 8, '#0000001f'),
];

/** What is behind a person: a plain wall, a window, leaves, or shelves out of focus. */
function behind({ w, scene, pick, next }: Frame): string {
  const { index } = scene;
  const wall = [INK.haze, INK.glow, INK.stone, INK.sky][index % 4] ?? INK.haze;
  const second = [INK.wall, INK.warm, INK.haze, INK.glow][index % 4] ?? INK.wall;
  const x = r(w / 2);
  return (
    rect(0, 0, w, 900, wall) +
    pick([
      path(`M${x - 330} 900V400a330 330 0 0 1 660 0V900Z`, second),
      rect(w * 0.1, 90, w * 0.34, 560, second, 6) +
        `<path d="${box(w * 0.1, 90, w * 0.34, 560)}M${r(w * 0.27)} 90v560M${r(w * 0.1)} 350h${r(w * 0.34)}" fill="none" stroke="#fff" stroke-width="14"/>`,
      `<g opacity=".5">${tree(w * 0.12, 900, 4, r(next() * 3))}${tree(w * 0.9, 920, 4.6, 0)}</g>`,
      `<g opacity=".7">${[240, 470].map((y) => rect(0, y, w, 16, second) + repeat(9, (book) => rect(w * 0.05 + book * w * 0.105, y - 90 - (book % 3) * 24, w * 0.07, 90 + (book % 3) * 24, second, 4))).join('')}</g>`,
      circle(x, 430, 340, second),
      path(`M0 900L${w} 200V900Z`, second),
    ])
  );
}

/** A person without a face: the place of a portrait. */
export const person = (scene: Scene): string =>
  framed(scene, (frame) => {
    const { w, next } = frame;
    const { index } = scene;
    const turn = <T>(list: readonly [T, ...T[]], step: number): T =>
      list[(index * step + Math.floor(next() * list.length)) % list.length] ?? list[0];
    const skin = turn(SKIN, 2);
    const hair = turn(HAIR, 1);
    const [backHair, frontHair] = CUTS[(index * 3 + Math.floor(next() * 2)) % CUTS.length] ?? [
      '',
      '',
    ];
    const wear = WEAR[(index + Math.floor(next() * 2)) % WEAR.length];
    const color = [INK.main, INK.ink, INK.pop, INK.slate, INK.shade][index % 5] ?? INK.main;
    const second = [INK.paper, INK.wall, INK.cream][index % 3] ?? INK.paper;
    const bald = frontHair === '' || next() > 0.86;
    const beard = backHair === '' && next() > 0.55;
    const glasses = next() > 0.68;
    return (
      behind(frame) +
      at(
        w / 2,
        904,
        2.3,
        (backHair ? path(backHair, hair) : '') +
          (wear?.(color, second) ?? '') +
          (wear === WEAR[4] ? '' : path('M-32-116Q0-76 32-116L26-170H-26Z', skin)) +
          (wear === WEAR[4] ? rect(-26, -170, 52, 34, skin) : '') +
          veil('M-26-152Q0-126 26-152V-132Q0-106-26-132Z', '#000', 0.14) +
          circle(-57, -202, 12, skin) +
          circle(57, -202, 12, skin) +
          ellipse(0, -206, 58, 70, skin) +
          (beard
            ? path('M-57-196C-54-118 54-118 57-196 44-164 24-172 0-172S-44-164-57-196Z', hair)
            : '') +
          (frontHair ? path(frontHair, hair) : '') +
          (glasses
            ? line(
                'M-44-208a17 17 0 1 0 34 0a17 17 0 1 0-34 0zM10-208a17 17 0 1 0 34 0a17 17 0 1 0-34 0zM-10-212Q0-218 10-212',
                INK.ink,
                4,
              )
            : '') +
          (bald && frontHair === '' ? veil('M-30-262Q-8-274 18-268', '#fff', 0.3) : '') +
          veil('M30-266C62-240 66-170 30-142 48-180 48-230 30-266Z', '#000', 0.07),
      )
    );
  });
