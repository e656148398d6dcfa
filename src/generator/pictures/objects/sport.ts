import { INK, at, circle, ellipse, line, path, rect, ring, veil } from '../ink';

/** Things to train with. */
export const sport = {
  dumbbell:
    rect(-70, -62, 140, 20, INK.metalDark, 6) +
    rect(-104, -104, 38, 104, INK.ink, 10) +
    rect(66, -104, 38, 104, INK.ink, 10) +
    rect(-124, -84, 24, 64, INK.main, 8) +
    rect(100, -84, 24, 64, INK.main, 8),
  kettlebell:
    `<path d="M-38-92C-64-176 64-176 38-92" fill="none" stroke="${INK.ink}" stroke-width="22"/>` +
    path('M-66-48C-66-128 66-128 66-48 66-14 46 0 34 0H-34C-46 0-66-14-66-48Z', INK.main) +
    veil('M14-106C60-100 66-64 66-48 66-14 46 0 34 0H0Q50-50 14-106Z', '#000', 0.16) +
    circle(0, -50, 24, INK.paper),
  mat:
    rect(-120, -18, 200, 18, INK.main, 6) +
    circle(80, -36, 36, INK.main) +
    circle(80, -36, 25, INK.shade) +
    circle(80, -36, 15, INK.main) +
    circle(80, -36, 6, INK.shade),
  spinBike:
    ring(58, -62, 46, INK.ink, 13) +
    circle(58, -62, 20, INK.main) +
    line(
      'M-92-6H-26M30-6H106M-60-6-38-66M72-6 58-62-38-66M-38-66-58-140M58-62 36-164',
      INK.main,
      13,
    ) +
    rect(-92, -156, 68, 18, INK.ink, 9) +
    line('M36-164 26-186H68', INK.ink, 12) +
    circle(-8, -58, 22, INK.metalDark) +
    line('M-8-58 10-28H24', INK.ink, 9) +
    rect(28, -214, 42, 26, INK.sky, 4),
  boxingGloves:
    line('M-30-120C-40-190 40-210 50-120', INK.ink, 5) +
    at(
      -46,
      0,
      1,
      path('M-50-104C-54-154 44-158 46-104 48-84 40-66 34-50H-34C-44-66-50-84-50-104Z', INK.red) +
        path('M26-104C50-120 66-96 52-74 44-62 34-58 24-66Z', '#b93c33') +
        rect(-36, -52, 70, 46, INK.paper, 8) +
        line('M-30-30H28', INK.red, 8) +
        line('M-30-112Q-26-128-10-130', '#fff', 7),
      -8,
    ) +
    at(
      50,
      0,
      1,
      path('M50-104C54-154-44-158-46-104-48-84-40-66-34-50H34C44-66 50-84 50-104Z', INK.red) +
        path('M-26-104C-50-120-66-96-52-74-44-62-34-58-24-66Z', '#b93c33') +
        rect(-34, -52, 70, 46, INK.paper, 8) +
        line('M-28-30H30', INK.red, 8),
      8,
    ),
  yogaBlocks:
    rect(-112, -62, 150, 62, INK.main, 8) +
    rect(-90, -124, 150, 62, INK.warm, 8) +
    at(
      88,
      0,
      1,
      rect(-32, -100, 64, 100, INK.pop, 8) +
        veil('M10-100H24Q32-100 32-92V-8Q32 0 24 0H10Z', '#000', 0.12),
    ) +
    veil(
      'M-112-14H38V-8Q38 0 30 0H-104Q-112 0-112-8ZM-90-76H60V-70Q60-62 52-62H-82Q-90-62-90-70Z',
      '#000',
      0.14,
    ) +
    line('M-70-142C-60-190 20-180 44-142', INK.main, 11) +
    rect(-78, -146, 124, 22, INK.haze, 10),
  cushion:
    path('M-100-70C-100-110 100-110 100-70V-28C100 6-100 6-100-28Z', INK.main) +
    ellipse(0, -72, 100, 30, INK.wall) +
    line('M-84-52V-12M-50-44V-2M-16-42V0M18-42V0M52-44V-2M84-52V-12', INK.shade, 5) +
    circle(0, -74, 11, INK.shade) +
    line('M-60-82Q-40-90-20-91', '#fff', 6) +
    veil('M60-50Q100-58 100-70V-28Q96-8 60-4Z', '#000', 0.14),
  singingBowl:
    ellipse(0, -10, 92, 15, INK.main) +
    ellipse(0, -16, 78, 11, INK.shade) +
    path('M-92-96H92C96-44 62-16 34-16H-34C-62-16-96-44-92-96Z', INK.gold) +
    veil('M34-96H92C96-44 62-16 34-16H6Q50-44 34-96Z', '#000', 0.16) +
    ellipse(0, -96, 92, 17, INK.goldDark) +
    ellipse(0, -94, 80, 12, '#8a5f16') +
    line('M-74-66Q-68-44-50-34', '#fbe6b0', 7) +
    at(40, -104, 1, rect(-10, -90, 20, 96, INK.wood, 9) + rect(-10, -50, 20, 26, INK.red), 42) +
    line('M-40-140q-10-16 0-32M-70-136q-14-20 0-40', INK.gold, 5),
  surfboard: at(
    0,
    0,
    1,
    path('M0-226C50-170 56-60 34-4H-34C-56-60-50-170 0-226Z', INK.paper) +
      path('M-46-120H46L44-70H-44Z', INK.main) +
      path('M-44-70H44L42-48H-42Z', INK.pop) +
      veil('M0-226C50-170 56-60 34-4H4C30-70 30-160 0-226Z', '#000', 0.09) +
      line('M0-218V-4', INK.woodDark, 4),
    8,
  ),
};
