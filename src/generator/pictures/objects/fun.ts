import { INK, at, blossom, circle, ellipse, line, path, rect, veil } from '../ink';

/** Toys, shapes, lessons and festive things. */
export const fun = {
  vault:
    path('M-74 0V-110A74 74 0 0 1 74-110V0H34V-108A34 34 0 0 0-34-108V0Z', INK.main) +
    veil('M0-184A74 74 0 0 1 74-110V0H34V-108A34 34 0 0 0 0-144Z', '#000', 0.12),
  steps:
    path('M-96 0V-40H-32V-84H32V-128H96V0Z', INK.warm) +
    veil('M-96-40h64v10h-64zM-32-84h64v10h-64zM32-128h64v10h-64z', '#fff', 0.35),
  arch:
    line('M-84 0V-110C-84-222 84-222 84-110V0', INK.woodDark, 11) +
    line('M-84-60V-110C-84-222 84-222 84-110V-40', INK.leaf, 22) +
    line(
      'M-98-80l-12-12M-70-50l14-12M98-70l12-12M70-96l-14-6M-40-186l-8-18M44-188l10-16',
      INK.leafDark,
      13,
    ) +
    blossom(-84, -88, 34, INK.petal) +
    blossom(-74, -140, 28, '#fff', INK.yolk) +
    blossom(-40, -176, 34, INK.pop) +
    blossom(4, -194, 28, INK.petal) +
    blossom(48, -174, 34, '#fff', INK.yolk) +
    blossom(80, -128, 28, INK.petal) +
    blossom(-86, -40, 24, INK.warm),
  invitation:
    rect(-112, -108, 224, 108, INK.main, 6) +
    path('M-84-190H84V-40H-84Z', '#fff') +
    rect(-74, -180, 148, 130, INK.paper) +
    path(
      'M0-138C-22-154-26-166-18-174-10-180-2-174 0-166 2-174 10-180 18-174 26-166 22-154 0-138Z',
      INK.petal,
    ) +
    line('M-44-118H44M-30-100H30', INK.slate, 5) +
    path('M-112-104 0-34 112-104V-6Q112 0 106 0H-106Q-112 0-112-6Z', INK.wall) +
    path('M-112-4-16-62 0-52 16-62 112-4Q112 0 106 0H-106Q-112 0-112-4Z', INK.main) +
    circle(0, -44, 17, INK.gold),
  blocks: [
    [-108, -72, INK.main, INK.sky],
    [-32, -72, INK.warm, INK.ember],
    [44, -72, INK.pop, INK.paper],
    [-72, -144, INK.petal, '#fff'],
    [6, -144, INK.leaf, '#fff'],
  ]
    .map(
      ([x, y, fill, ink], index) =>
        rect(Number(x), Number(y), 70, 70, String(fill), 9) +
        at(
          Number(x) + 35,
          Number(y) + 35,
          1,
          [
            circle(0, 0, 18, String(ink)),
            path('M0-20 20 16H-20Z', String(ink)),
            rect(-16, -16, 32, 32, String(ink), 4),
            path(
              'M0 18C-26 2-24-16-13-18-5-18 0-12 0-8 0-12 5-18 13-18 24-16 26 2 0 18Z',
              String(ink),
            ),
            path('M0-20 6-6 20-5 9 5 13 19 0 11-13 19-9 5-20-5-6-6Z', String(ink)),
          ][index] ?? '',
        ),
    )
    .join(''),
  teddy:
    circle(-52, -184, 24, INK.crust) +
    circle(52, -184, 24, INK.crust) +
    circle(-52, -184, 12, INK.cream) +
    circle(52, -184, 12, INK.cream) +
    ellipse(0, -54, 62, 56, INK.crust) +
    ellipse(0, -50, 38, 38, INK.cream) +
    ellipse(-72, -78, 20, 34, INK.crust) +
    ellipse(72, -78, 20, 34, INK.crust) +
    circle(-54, -22, 28, INK.crust) +
    circle(54, -22, 28, INK.crust) +
    circle(-54, -22, 14, INK.cream) +
    circle(54, -22, 14, INK.cream) +
    ellipse(0, -146, 66, 58, INK.crust) +
    ellipse(0, -126, 32, 24, INK.cream) +
    ellipse(0, -136, 11, 8, INK.ink) +
    circle(-26, -156, 7, INK.ink) +
    circle(26, -156, 7, INK.ink) +
    path('M0-96-34-112V-80ZM0-96 34-112V-80Z', INK.main),
  stackingRings:
    rect(-8, -196, 16, 180, INK.wood, 8) +
    rect(-96, -20, 192, 20, INK.woodDark, 8) +
    rect(-92, -58, 184, 40, INK.main, 20) +
    rect(-78, -96, 156, 40, INK.pop, 20) +
    rect(-62, -132, 124, 38, INK.petal, 19) +
    rect(-46, -166, 92, 36, INK.warm, 18) +
    circle(0, -190, 24, INK.red) +
    veil(
      'M40-166H28Q46-162 46-148T30-130H46Q62-126 62-113T50-94H60Q78-90 78-76T64-56H74Q92-52 92-38T78-18H30V-166Z',
      '#000',
      0.1,
    ),
  rockingHorse:
    line('M-118-20C-70 14 70 14 118-20', INK.woodDark, 13) +
    line('M-44-60-60-6M40-60 60-6', INK.wood, 15) +
    path(
      'M-76-108C-60-124-10-120 16-120L44-196Q84-196 108-152L92-136 66-144C72-104 66-56 34-54H-44C-76-54-84-80-76-108Z',
      INK.wood,
    ) +
    line('M42-196C26-176 10-150 4-124M-76-104C-104-100-104-66-96-52', INK.main, 17) +
    path('M-40-124H16L8-88Q-12-76-34-88Z', INK.main) +
    circle(74, -170, 6, INK.ink) +
    line('M92-140 64-156M64-156 16-108', INK.red, 5) +
    path('M44-196 48-218 62-196Z', INK.wood),
  puzzle:
    path(
      'M-96-176H-22C-40-212 40-212 22-176H96V-102C132-120 132-40 96-58V0H-96V-58C-60-40-60-120-96-102Z',
      INK.main,
    ) +
    veil('M40-176H96V-102C132-120 132-40 96-58V0H40Z', '#000', 0.12) +
    line('M0-176V-120C-30-136-30-70 0-86V0M-70-88H-18M0-88H104', INK.paper, 5),
  graduationCap:
    path('M-70-112V-50C-40-20 40-20 70-50V-112Z', INK.shade) +
    path('M0-190 128-136 0-82-128-136Z', INK.main) +
    veil('M0-190 128-136 0-82Z', '#000', 0.12) +
    line('M0-136 96-118V-54', INK.warm, 7) +
    path('M84-58H108L114-14H78Z', INK.warm) +
    circle(0, -136, 9, INK.warm),
  blackboard:
    line('M-60-60-84 0M60-60 84 0', INK.woodDark, 11) +
    rect(-118, -194, 236, 146, INK.wood, 6) +
    rect(-106, -182, 212, 122, '#2f5248', 2) +
    line(
      'M-84-150q14-18 24 0t-24 26h28M-36-140h24M-24-152v24M8-152q30-8 22 12 20 8-2 22-14 6-22-2',
      INK.paper,
      6,
    ) +
    line('M56-144h32M56-130h32', INK.warm, 6) +
    line('M-80-84H10', INK.sprout, 5) +
    rect(-96, -56, 192, 10, INK.woodDark, 3) +
    rect(30, -64, 28, 8, '#fff', 3) +
    rect(66, -68, 26, 12, INK.main, 3),
  ruler:
    at(
      -6,
      -12,
      1,
      rect(-26, -196, 52, 204, INK.yolk, 5) +
        line(
          'M26-176H4M26-152H12M26-128H4M26-104H12M26-80H4M26-56H12M26-32H4M26-8H12',
          INK.ember,
          5,
        ) +
        circle(-10, -178, 6, INK.goldDark),
      24,
    ) +
    at(
      -24,
      -12,
      1,
      rect(-10, -160, 20, 138, INK.main) +
        rect(-10, -178, 20, 20, INK.petal, 4) +
        path('M-10-22H10L0 10Z', INK.cream) +
        path('M-4-4H4L0 10Z', INK.ink),
      -22,
    ),
  plans: at(
    -4,
    0,
    0.94,
    path('M-108-150H84V-20H-108Z', '#2f68a8') +
      line('M-88-128H0V-84H-88ZM0-128H62V-42H-88V-84M-44-84V-42M0-84V-66M62-72H20', '#dcecff', 5) +
      line('M-26-128a20 20 0 0 0 20 20', '#dcecff', 4) +
      rect(-122, -26, 230, 26, '#3f7cc0', 13) +
      circle(-109, -13, 7, '#24527f') +
      path('M84-150Q118-150 118-128T84-106Z', '#24527f') +
      at(104, 0, 1, rect(-7, -190, 14, 150, INK.yolk, 3) + path('M-7-40H7L0-14Z', INK.cream), 6),
  ),
  dividers:
    line('M0-172-58-10M0-172 58-10', INK.metalDark, 15) +
    line('M-46-44-58-2M46-44 58-2', INK.ink, 7) +
    line('M-34-78Q0-62 34-78', INK.gold, 8) +
    circle(0, -172, 24, INK.main) +
    circle(0, -172, 10, INK.paper) +
    rect(-6, -220, 12, 30, INK.metalDark, 5) +
    line('M-96 2H-78M78 2H96', INK.slate, 6),
  setSquare: at(
    -10,
    0,
    0.94,
    path('M-104-190V0H110ZM-70-108 28-34H-70Z', INK.main).replace('/>', ' fill-rule="evenodd"/>') +
      line('M-104-160h14M-104-136h22M-104-112h14M-104-88h22M-104-64h14M-104-40h22', INK.paper, 4) +
      line('M-70 0v-10M-40 0v-16M-10 0v-10M20 0v-16M50 0v-10M80 0v-10', INK.paper, 4) +
      at(70, -44, 1, rect(-8, -150, 16, 116, INK.yolk, 3) + path('M-8-34H8L0-4Z', INK.cream), 18),
  ),
  cone:
    path('M0-196 92-22H-92Z', INK.pop) +
    ellipse(0, -22, 92, 22, INK.pop) +
    veil('M0-196 92-22C92-10 66-2 34-1 50-60 30-130 0-196Z', '#000', 0.16),
  cube:
    path('M-86-132 0-172 86-132 0-92Z', INK.wall) +
    path('M-86-132 0-92V0L-86-40Z', INK.main) +
    path('M86-132 0-92V0L86-40Z', INK.shade),
};
