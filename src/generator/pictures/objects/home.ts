import { INK, at, circle, ellipse, line, path, rect, ring, veil } from '../ink';

/** Houses and furniture. */
export const home = {
  lamp:
    rect(-5, -150, 10, 146, INK.ink) +
    ellipse(0, -4, 42, 8, INK.ink) +
    path('M-34-200H34L62-122H-62Z', INK.warm) +
    veil('M8-200H34L62-122H20Z', '#000', 0.1),
  bed: at(
    0,
    0,
    0.86,
    rect(-148, -162, 20, 162, INK.woodDark, 6) +
      rect(128, -84, 20, 84, INK.woodDark, 6) +
      rect(-136, -70, 270, 50, INK.paper, 10) +
      rect(-122, -118, 84, 50, '#fff', 20) +
      rect(-104, -100, 76, 40, INK.warm, 16) +
      path('M-40-92Q60-112 134-86V-26H-40Z', INK.main) +
      path('M-40-92Q60-112 134-86V-66Q60-90-40-70Z', INK.haze) +
      veil('M-40-44Q60-60 134-42V-26H-40Z', '#000', 0.12),
  ),
  keys:
    ring(-8, -156, 42, INK.metalDark, 10) +
    at(
      -30,
      -124,
      1,
      ring(0, 30, 26, INK.gold, 15) + line('M0 56V118M0 92H22M0 112H18', INK.gold, 14),
      20,
    ) +
    at(
      20,
      -122,
      1,
      ring(0, 28, 24, INK.metal, 15) + line('M0 52V108M0 84H-18M0 104H-22', INK.metal, 13),
      -24,
    ) +
    path('M40-150 78-120 92-66 58-58 34-100Z', INK.main) +
    circle(56, -118, 7, INK.paper),
  house: at(
    0,
    0,
    0.94,
    rect(52, -196, 26, 60, INK.shade) +
      path('M-112-104 0-196 112-104V0H-112Z', INK.paper) +
      veil('M0-196 112-104V0H44Z', '#000', 0.06) +
      path('M-134-96 0-208 134-96 120-80 0-180-120-80Z', INK.main) +
      rect(-26, -74, 52, 74, INK.shade, 4) +
      circle(14, -36, 4, INK.warm) +
      rect(-90, -84, 46, 44, INK.sky, 4) +
      rect(44, -84, 46, 44, INK.sky, 4) +
      line('M-67-84v44M67-84v44', INK.paper, 5) +
      circle(0, -126, 17, INK.sky) +
      path('M-124 0q6-26 26-22 20-10 30 22zM68 0q8-26 28-20 20-6 28 20z', INK.leaf),
  ),
  houseModel:
    rect(-116, -14, 232, 14, INK.wood, 4) +
    rect(-104, -24, 208, 10, INK.sprout) +
    path('M-64-24V-110L0-164 64-110V-24Z', '#fff') +
    path('M0-164 64-110V-24H20Z', INK.stone) +
    path('M-80-100 0-170 80-100 68-88 0-148-68-88Z', INK.main) +
    rect(-12, -70, 24, 46, INK.shade, 3) +
    rect(-48, -90, 26, 26, INK.sky) +
    rect(26, -90, 26, 26, INK.sky) +
    rect(80, -52, 6, 28, INK.woodDark) +
    circle(83, -66, 22, INK.leaf) +
    rect(-92, -46, 5, 22, INK.woodDark) +
    circle(-90, -56, 16, INK.leafDark),
  apartments:
    rect(-112, -130, 100, 130, INK.warm, 4) +
    rect(-30, -206, 110, 206, INK.main, 4) +
    rect(66, -96, 52, 96, INK.stone, 4) +
    line('M-92-108h.1M-66-108h.1M-92-76h.1M-66-76h.1M-92-44h.1M-66-44h.1', INK.paper, 17) +
    line(
      'M-6-180h.1M25-180h.1M56-180h.1M-6-146h.1M25-146h.1M56-146h.1M-6-112h.1M25-112h.1M56-112h.1M-6-78h.1M25-78h.1M56-78h.1',
      INK.sky,
      19,
    ) +
    rect(8, -44, 36, 44, INK.shade, 3) +
    line('M88-74h8M88-50h8M88-26h8', INK.slate, 10) +
    veil('M60-206H76Q80-206 80-202V0H60Z', '#000', 0.12) +
    path('M-124 0q8-28 30-20 22-8 28 20z', INK.leaf),
  signpost:
    rect(-7, -208, 14, 208, INK.woodDark, 4) +
    path('M-96-200H76L108-172 76-144H-96Z', INK.main) +
    path('M96-128H-70L-100-104-70-80H96Z', INK.warm) +
    line('M-70-172H48', INK.paper, 10) +
    line('M-44-104H66', INK.ember, 10) +
    path('M-44 0q10-26 36-16 30-12 44 16z', INK.leaf) +
    veil('M-96-152H84L76-144H-96ZM96-88H-80L-70-80H96Z', '#000', 0.14),
  sofa:
    rect(-104, -134, 208, 90, INK.main, 20) +
    rect(-92, -78, 184, 44, INK.wall, 14) +
    rect(-124, -100, 46, 88, INK.shade, 20) +
    rect(78, -100, 46, 88, INK.shade, 20) +
    rect(-104, -40, 208, 26, INK.shade, 6) +
    line('M0-130V-40', INK.shade, 4) +
    at(-42, -70, 1, rect(-26, -46, 52, 50, INK.warm, 12), -12) +
    line('M-90-10V0M90-10V0', INK.woodDark, 12),
  chair:
    line('M-52-70-66 0M52-70 66 0M-30-66-34-6M30-66 34-6', INK.woodDark, 11) +
    path('M-60-196Q0-212 60-196L52-84H-52Z', INK.main) +
    veil('M24-204Q44-202 60-196L52-84H24Z', '#000', 0.14) +
    rect(-70, -94, 140, 28, INK.warm, 13) +
    veil('M-70-76H70Q68-66 57-66H-57Q-68-66-70-76Z', '#000', 0.14),
  bell:
    ellipse(0, -8, 108, 12, INK.woodDark) +
    rect(-104, -26, 208, 18, INK.wood, 8) +
    path('M-92-28C-92-148 92-148 92-28Z', INK.gold) +
    veil('M28-110C72-96 92-66 92-28H48Q62-76 28-110Z', '#000', 0.16) +
    line('M-68-48C-66-74-52-90-38-96', '#fbe6b0', 9) +
    rect(-8, -134, 16, 20, INK.goldDark) +
    ellipse(0, -136, 22, 9, INK.goldDark) +
    line('M-70-160-84-180M0-172V-198M70-160 84-180', INK.gold, 8),
  donationBox:
    path(
      'M0-150C-34-176-46-196-40-212-32-230-8-226 0-208 8-226 32-230 40-212 46-196 34-176 0-150Z',
      INK.red,
    ) +
    path('M-96-132H96V0H-96Z', INK.main) +
    path('M-96-132-76-158H76L96-132Z', INK.shade) +
    rect(-44, -150, 88, 10, INK.night, 5) +
    rect(-62, -92, 124, 56, INK.paper, 6) +
    line('M-42-72H42M-42-56H10', INK.slate, 7) +
    veil('M40-132H96V0H40Z', '#000', 0.12) +
    path('M0-148C-22-164-30-174-34-186L34-186C30-174 22-164 0-148Z', INK.red),
};
