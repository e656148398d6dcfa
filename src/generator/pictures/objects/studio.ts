import { INK, at, circle, line, path, rect, veil } from '../ink';

/** Things of artists and photographers. */
export const studio = {
  camera:
    rect(-112, -128, 224, 128, INK.ink, 20) +
    path('M-44-128-28-156H28L44-128Z', INK.ink) +
    rect(-112, -96, 224, 58, INK.slate) +
    circle(0, -66, 56, INK.metal) +
    circle(0, -66, 46, INK.night) +
    circle(0, -66, 27, INK.main) +
    circle(-14, -80, 10, '#fff') +
    rect(66, -118, 30, 14, INK.pop, 5),
  print: at(
    0,
    0,
    1,
    rect(-66, -150, 132, 150, '#fff', 4) +
      rect(-54, -138, 108, 100, INK.sky) +
      circle(22, -108, 15, INK.warm) +
      path('M-54-38V-70L-22-98 12-62 28-74 54-50V-38Z', INK.main),
    -5,
  ),
  art:
    rect(-80, -190, 160, 190, INK.woodDark, 3) +
    rect(-68, -178, 136, 166, INK.paper) +
    circle(-16, -112, 38, INK.pop) +
    path('M-40-30 20-130 56-30Z', INK.main),
  tripod:
    line('M0-110-72 0M0-110 72 0M0-110V0', INK.ink, 11) +
    line('M-38-52H38', INK.metalDark, 6) +
    rect(-14, -130, 28, 28, INK.metalDark, 5) +
    rect(-64, -202, 118, 74, INK.ink, 12) +
    rect(-40, -216, 44, 18, INK.ink, 5) +
    rect(-64, -182, 118, 30, INK.slate) +
    circle(-2, -166, 32, INK.metal) +
    circle(-2, -166, 25, INK.night) +
    circle(-2, -166, 14, INK.main) +
    circle(-9, -174, 5, '#fff') +
    circle(40, -192, 5, INK.pop),
  album:
    path('M-122-16V-150H0V-8ZM122-16V-150H0V-8Z', INK.main) +
    path('M0-14C-30-30-80-30-114-22V-158C-80-166-30-164 0-148Z', '#fff') +
    path('M0-14C30-30 80-30 114-22V-158C80-166 30-164 0-148Z', INK.paper) +
    path('M-96-136Q-60-142-20-132V-60Q-60-70-96-64Z', INK.sky) +
    path('M-96-64V-84L-68-110-44-86-32-96-20-84V-60Q-60-70-96-64Z', INK.slate) +
    circle(-38, -118, 9, INK.warm) +
    path('M22-132Q60-142 96-136V-98Q60-104 22-94Z', INK.warm) +
    path('M22-78Q60-88 96-82V-46Q60-52 22-42Z', INK.haze) +
    veil('M0-148Q16-158 30-160V-26Q14-22 0-14Z', '#000', 0.08),
  studioLight: at(
    8,
    0,
    0.92,
    line('M20-110-36 0M20-110 76 0M20-120V0', INK.ink, 9) +
      line('M20-96V-140', INK.metalDark, 11) +
      at(
        0,
        -150,
        1,
        path('M30-26 72-16V16L30 26Z', INK.ink) +
          path('M-76-66 34-30V30L-76 66Z', INK.slate) +
          path('M-76-66-96-60V60L-76 66Z', INK.paper) +
          veil('M-76 22 34 10V30L-76 66Z', '#000', 0.18),
        14,
      ) +
      `<g opacity=".4">${path('M-96-236-126-200V-110L-124-92-108-116Z', INK.yolk)}</g>`,
  ),
  easel:
    line('M-64 0 0-216 64 0M0-200V-10', INK.woodDark, 10) +
    rect(-92, -192, 184, 130, '#fff', 3) +
    rect(-82, -182, 164, 110, INK.sky) +
    circle(34, -146, 22, INK.pop) +
    path('M-82-72V-106Q-34-144 10-104T82-112V-72Z', INK.main) +
    path('M-82-72V-86Q-20-108 30-84T82-86V-72Z', INK.shade) +
    rect(-98, -64, 196, 12, INK.wood, 3),
  paintPalette: at(
    -6,
    0,
    0.96,
    path(
      'M-6-176C80-186 128-120 118-62 110-14 60-22 40-34 14-46-4-26 8-8 18 12-18 12-46 4-108-16-132-66-116-104-100-146-56-172-6-176Z',
      INK.wood,
    ) +
      veil(
        'M118-80C120-14 60-22 40-34 14-46-4-26 8-8 18 12-18 12-46 4-74-4-94-18-106-34-70-10-30-4-6-4-22-34 20-62 52-48 84-36 108-46 118-80Z',
        '#000',
        0.12,
      ) +
      circle(-76, -78, 20, INK.red) +
      circle(-54, -122, 19, INK.yolk) +
      circle(-6, -142, 20, INK.leaf) +
      circle(46, -130, 19, INK.main) +
      circle(84, -90, 18, INK.pop) +
      circle(-50, -40, 15, '#fff') +
      at(
        58,
        -60,
        1,
        rect(-5, -150, 10, 110, INK.woodDark, 4) +
          rect(-7, -46, 14, 18, INK.metal) +
          path('M-7-28H7Q8-8 0 4-8-8-7-28Z', INK.red),
        30,
      ),
  ),
  brushes:
    [
      [-34, -16, INK.red],
      [-10, -5, INK.main],
      [16, 6, INK.yolk],
      [40, 16, INK.leaf],
    ]
      .map(([x, turn, fill]) =>
        at(
          Number(x),
          -60,
          1,
          rect(-5, -60, 10, 70, INK.wood) +
            rect(-8, -92, 16, 34, INK.metalDark) +
            path('M-9-90Q-16-120 0-146 16-120 9-90Z', String(fill)),
          Number(turn),
        ),
      )
      .join('') +
    path('M-58-104H58L50-8Q50 0 42 0H-42Q-50 0-50-8Z', INK.paper) +
    veil('M18-104H58L50-8Q50 0 42 0H14Z', '#000', 0.1) +
    path('M-56-78H56L54-54H-54Z', INK.main),
  sculpture:
    rect(-62, -34, 124, 34, INK.slate, 3) +
    rect(-48, -48, 96, 16, INK.stone) +
    path(
      'M-44-48C-48-84-22-84-20-100-48-112-56-150-40-176-22-210 40-206 50-168L46-150 58-124 46-118 44-100C34-92 20-96 16-92 20-72 44-76 48-48Z',
      '#f2eee6',
    ) +
    path(
      'M-40-176C-22-214 46-206 50-168 30-172 16-176 4-162-6-146-14-140-20-100-48-112-56-150-40-176Z',
      '#d8d2c6',
    ) +
    line('M22-146H36', '#b9b2a4', 5) +
    veil('M16-92C20-72 44-76 48-48H0Q14-70 16-92Z', '#000', 0.1),
  sketchbook:
    rect(-88, -180, 176, 176, INK.shade, 8) +
    rect(-80, -180, 168, 168, '#fff', 4) +
    line(
      'M-60-190V-172M-36-190V-172M-12-190V-172M12-190V-172M36-190V-172M60-190V-172',
      INK.ink,
      6,
    ) +
    line('M-52-54C-50-110-20-140 4-140S54-110 54-54M-52-54H54M-20-54V-96H20V-54', INK.slate, 5) +
    circle(40, -134, 13, INK.pop) +
    at(
      70,
      -8,
      1,
      rect(-8, -146, 16, 120, INK.warm, 3) +
        rect(-8, -158, 16, 16, INK.petal, 4) +
        path('M-8-28H8L0 4Z', INK.cream),
      18,
    ),
  pencils:
    [
      [-36, -14, INK.pop],
      [-12, -4, INK.red],
      [14, 5, INK.yolk],
      [38, 14, INK.leaf],
    ]
      .map(([x, turn, fill]) =>
        at(
          Number(x),
          -60,
          1,
          rect(-10, -116, 20, 120, String(fill)) +
            path('M-10-114 0-144 10-114Z', INK.cream) +
            path('M-4-132 0-144 4-132Z', String(fill)),
          Number(turn),
        ),
      )
      .join('') +
    rect(-60, -96, 120, 96, INK.main, 10) +
    rect(-60, -74, 120, 16, INK.paper) +
    veil('M22-96H50Q60-96 60-86V-10Q60 0 50 0H22Z', '#000', 0.14),
  swatches: at(
    0,
    -3,
    0.97,
    [
      [-36, INK.night],
      [-18, INK.shade],
      [0, INK.main],
      [18, INK.pop],
      [36, INK.warm],
    ]
      .map(([turn, fill]) =>
        at(
          0,
          -8,
          0.96,
          rect(-28, -194, 56, 200, '#fff', 7) + rect(-21, -187, 42, 128, String(fill), 4),
          Number(turn),
        ),
      )
      .join('') + circle(0, -14, 10, INK.metalDark),
  ),
};
