import { INK, at, circle, line, path, rect, ring, veil } from '../ink';

/** Vehicles and their parts. */
export const vehicles = {
  car: at(
    0,
    0,
    0.84,
    path(
      'M-150-26Q-154-76-112-82L-72-134Q-62-144-48-144H52Q66-144 76-132L112-84Q152-78 150-26Z',
      INK.main,
    ) +
      path('M-92-82-60-124Q-54-130-46-130H-8V-82ZM6-130H46Q56-130 62-122L92-82H6Z', INK.sky) +
      veil('M-150-46H150V-26H-150Z', '#000', 0.18) +
      line('M10-68H32', INK.shade, 7) +
      circle(-86, -24, 31, INK.ink) +
      circle(-86, -24, 14, INK.metal) +
      circle(88, -24, 31, INK.ink) +
      circle(88, -24, 14, INK.metal) +
      rect(128, -70, 22, 16, INK.yolk, 6),
  ),
  tyre:
    circle(0, -84, 84, INK.ink) +
    ring(0, -84, 68, INK.slate, 3) +
    circle(0, -84, 48, INK.metal) +
    line('M0-122V-98M0-70V-46M-36-96-12-88M36-96 12-88M-22-54-8-74M22-54 8-74', INK.metalDark, 10) +
    circle(0, -84, 14, INK.metalDark) +
    veil('M30-162A84 84 0 0 1 30-6 110 110 0 0 0 30-162Z', '#fff', 0.1),
  oilCan:
    path('M-84-138H40Q60-138 66-120L84-40V0H-84Z', INK.main) +
    veil('M20-138H40Q60-138 66-120L84-40V0H34Z', '#000', 0.14) +
    path('M-64-138V-176H0V-138H-18V-160H-46V-138Z', INK.main) +
    at(40, -140, 1, rect(-18, -40, 36, 42, INK.ink, 5), 18) +
    rect(-68, -110, 106, 76, INK.paper, 6) +
    path('M-14-100C10-68 6-44-14-44S-38-68-14-100Z', INK.goldDark),
  brakeDisc:
    circle(-10, -92, 92, INK.metalDark) +
    circle(-10, -92, 82, INK.metal) +
    circle(-10, -92, 42, INK.metalDark) +
    circle(-10, -92, 32, INK.metal) +
    circle(-10, -92, 14, INK.slate) +
    line('M-10-118h.1M-10-66h.1M-36-92h.1M16-92h.1', INK.slate, 9) +
    line('M-72-112h.1M-46-152h.1M-72-70h.1M-44-34h.1M-6-26h.1M-8-160h.1', INK.metalDark, 9) +
    path('M30-178C90-160 110-70 50-14L20-44C60-80 50-130 12-146Z', INK.red) +
    veil('M64-152C98-110 92-50 50-14L38-26C80-70 84-110 64-152Z', '#000', 0.16),
  battery:
    rect(-104, -122, 208, 122, INK.ink, 10) +
    rect(-104, -122, 208, 32, INK.main, 10) +
    rect(-80, -146, 42, 28, INK.metalDark, 5) +
    rect(38, -146, 42, 28, INK.metalDark, 5) +
    rect(-72, -156, 26, 14, INK.red, 4) +
    rect(46, -156, 26, 14, INK.slate, 4) +
    line('M-76-62h28M-62-76v28M48-62h28', INK.paper, 9) +
    path('M8-84-22-42H-2L-10-10 24-54H4Z', INK.yolk) +
    veil('M60-122H94Q104-122 104-112V-10Q104 0 94 0H60Z', '#000', 0.2),
  bicycle:
    ring(-70, -52, 48, INK.ink, 9) +
    ring(70, -52, 48, INK.ink, 9) +
    line('M-70-52-34-126H42L0-52H-70M-34-126 0-52M70-52 36-150', INK.main, 10) +
    line('M-44-146-34-126M36-150Q40-164 66-160', INK.ink, 9) +
    rect(-68, -156, 48, 14, INK.woodDark, 7) +
    circle(0, -52, 15, INK.metalDark) +
    line('M0-52 14-26H26', INK.metalDark, 7) +
    circle(-70, -52, 7, INK.metal) +
    circle(70, -52, 7, INK.metal),
  train:
    path('M-122-20V-126Q-122-166-82-166H40C96-166 122-80 122-44V-20Z', INK.main) +
    path('M-122-60H120Q122-40 122-20H-122Z', INK.shade) +
    rect(-106, -142, 44, 44, INK.sky, 8) +
    rect(-52, -142, 44, 44, INK.sky, 8) +
    path('M8-142H42C66-136 82-112 90-98H8Z', INK.sky) +
    rect(-122, -80, 240, 10, INK.warm) +
    circle(102, -44, 9, INK.yolk) +
    [-92, -52, 30, 70].map((x) => circle(x, -16, 15, INK.ink)).join('') +
    rect(-126, -3, 252, 6, INK.metalDark),
  plane:
    at(
      0,
      -100,
      1,
      path('M-112 6-124-40H-100L-76-6Z', INK.main) +
        path('M-116 2C-80-34 60-34 92-22 132-8 130 14 96 20 40 26-90 28-116 2Z', '#fff') +
        veil('M-116 2C-60 10 60 12 124 4 122 12 112 18 96 20 40 26-90 28-116 2Z', '#000', 0.12) +
        path('M-24 2H28L-30 70H-56Z', INK.main) +
        path('M-4-30H28L-6-66H-26Z', INK.shade) +
        line('M-50-10h.1M-30-12h.1M-10-13h.1M10-13h.1M30-13h.1M50-12h.1', INK.slate, 9) +
        path('M84-20Q104-16 112-4L86-6Z', INK.ink),
      -14,
    ) + line('M-120-28H-70M-96-8H-24', '#fff', 7),
  boat:
    path('M-4-206V-66H-96C-80-130-40-180-4-206Z', '#fff') +
    path('M10-180C50-160 82-110 88-66H10Z', INK.pop) +
    veil('M-4-206V-66H-30C-14-110-8-160-4-206Z', '#000', 0.07) +
    rect(-3, -214, 9, 168, INK.woodDark) +
    path('M-116-52H118C108-18 92-4 74-4H-72C-96-4-110-24-116-52Z', INK.main) +
    veil('M-108-30H108C98-12 88-4 74-4H-72C-90-4-102-16-108-30Z', '#000', 0.16) +
    line('M-124 0q16-14 31 0t31 0 31 0 31 0 31 0 31 0 31 0 31 0', '#fff', 8),
  tractor:
    rect(-40, -182, 96, 90, INK.shade, 8) +
    rect(-28, -168, 72, 58, INK.sky, 4) +
    rect(-48, -192, 112, 16, INK.ink, 6) +
    path('M-110-118H-10V-44H-118V-108Q-118-118-110-118Z', INK.main) +
    rect(-80, -168, 11, 54, INK.ink, 4) +
    path('M-20-104H70V-46H-20Z', INK.main) +
    line('M-104-96V-68M-90-96V-68M-76-96V-68', INK.shade, 6) +
    circle(58, -60, 60, INK.ink) +
    circle(58, -60, 32, INK.yolk) +
    circle(58, -60, 11, INK.goldDark) +
    circle(-78, -34, 34, INK.ink) +
    circle(-78, -34, 16, INK.yolk),
  stroller:
    line('M94-170H72L34-70-56-22M-46-72 54-22', INK.ink, 10) +
    path('M-92-104H64C62-66 36-48-4-48S-86-66-92-104Z', INK.main) +
    path('M-92-110C-92-170-54-196-6-196L4-110Z', INK.shade) +
    line('M-6-196-30-110M-6-196-62-112', INK.main, 5) +
    veil('M10-104H64C62-66 36-48-4-48 20-70 16-90 10-104Z', '#000', 0.14) +
    ring(-58, -24, 20, INK.ink, 9) +
    ring(56, -24, 20, INK.ink, 9),
};
