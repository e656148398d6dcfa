import { INK, at, circle, ellipse, line, path, rect, veil } from '../ink';

/** What farms grow and make. */
export const farm = {
  vegetables:
    path('M-30-90C-60-150-50-190-42-204-30-180-20-140-10-90Z', '#ee8a3c') +
    at(-42, -196, 1, line('M0 0q-10-14-16-18M0 0v-24M0 0q8-14 16-18', INK.leaf, 7)) +
    circle(-76, -96, 34, INK.red) +
    line('M-76-128v-12M-90-130l14 6 14-6', INK.leafDark, 6) +
    path('M0-84C-10-140 20-166 40-152 58-172 100-150 86-118 112-108 104-80 90-76Z', INK.leaf) +
    veil(
      'M58-160C90-160 98-140 86-118 112-108 104-80 90-76H40C76-96 76-130 58-160Z',
      '#000',
      0.12,
    ) +
    line('M46-90V-126M46-110 66-130', INK.sprout, 5) +
    rect(-116, -86, 232, 26, INK.wood, 4) +
    rect(-116, -56, 232, 26, INK.wood, 4) +
    rect(-116, -26, 232, 26, INK.wood, 4) +
    rect(-112, -90, 22, 90, INK.woodDark, 3) +
    rect(90, -90, 22, 90, INK.woodDark, 3),
  eggs:
    [
      [-78, '#f3e0c4'],
      [-26, '#e2bd92'],
      [26, '#f7ecd9'],
      [78, '#e2bd92'],
    ]
      .map(
        ([x, fill]) =>
          path(
            `M${Number(x) - 26}-56c-2-36 10-66 26-66s28 30 26 66c-2 30-50 30-52 0z`,
            String(fill),
          ) +
          veil(
            `M${Number(x) + 6}-120c14 4 22 34 20 64-2 18-14 24-26 24 14-20 18-60 6-88z`,
            '#000',
            0.08,
          ),
      )
      .join('') +
    path(
      'M-116-60q12 26 38 0h0q14 26 38 0 14 26 40 0 14 26 40 0 24 26 38 0 26 26 38 0L104-8Q102 0 94 0H-94Q-102 0-104-8Z',
      INK.rock,
    ) +
    veil('M40-60q24 26 38 0 26 26 38 0L104-8Q102 0 94 0H44Z', '#000', 0.12),
  fruit:
    circle(-52, -104, 38, INK.red) +
    line('M-52-136q2-16 12-20', INK.woodDark, 5) +
    path('M-46-142q20-16 32 0-16 12-32 0z', INK.leaf) +
    circle(50, -104, 38, '#f2a33a') +
    circle(36, -112, 9, '#f9c97a') +
    path('M-28-84C-34-122-14-124-8-150-4-162 12-162 16-150 20-124 44-122 36-84Z', '#c8cf5e') +
    line('M4-158q0-14 8-20', INK.woodDark, 5) +
    path('M-116-92H116C108-36 66-16 40-14L48 0H-48L-40-14C-66-16-108-36-116-92Z', INK.main) +
    veil('M50-92H116C108-36 66-16 40-14L48 0H10Q70-40 50-92Z', '#000', 0.14),
  cheese:
    ellipse(0, -4, 116, 10, INK.woodDark) +
    path('M-108-70 96-138Q112-100 108-70Z', '#f8d673') +
    path('M-108-70H108V-8H-108Z', INK.yolk) +
    circle(-54, -40, 15, INK.gold) +
    circle(10, -24, 11, INK.gold) +
    circle(54, -48, 17, INK.gold) +
    ellipse(28, -92, 16, 8, INK.gold) +
    veil('M70-70H108V-8H70Z', '#000', 0.08),
  jars: [
    [-56, 0.9, '#e6a12f'],
    [52, 0.78, INK.berry],
    [0, 1, '#c65a2b'],
  ]
    .map(([x, scale, fill]) =>
      at(
        Number(x),
        0,
        Number(scale),
        rect(-46, -116, 92, 116, INK.glass, 16) +
          rect(-40, -98, 80, 92, String(fill), 12) +
          rect(-48, -148, 96, 32, INK.main, 8) +
          rect(-34, -74, 68, 42, INK.paper, 5) +
          line('M-20-60H20M-20-46H8', INK.slate, 5) +
          line('M-36-140V-124', '#fff', 5),
      ),
    )
    .join(''),
  basket:
    circle(-54, -96, 30, INK.red) +
    circle(0, -104, 32, INK.yolk) +
    circle(54, -96, 30, INK.red) +
    path('M-20-126q26-30 46-4-24 18-46 4z', INK.leaf) +
    line('M-86-84C-80-216 80-216 86-84', INK.woodDark, 13) +
    path('M-104-88H104L80-6Q78 0 70 0H-70Q-78 0-80-6Z', INK.wood) +
    line('M-96-62H96M-88-34H88', INK.woodDark, 6) +
    line('M-64-84-52-4M-22-84-18-4M22-84 18-4M64-84 52-4', INK.woodDark, 4) +
    veil('M50-88H104L80-6Q78 0 70 0H40Z', '#000', 0.12),
  pottery:
    path(
      'M-84-190H-40Q-34-176-44-160C4-130 8-40-30 0H-94C-132-40-128-130-80-160-90-176-88-186-84-190Z',
      '#c1754c',
    ) +
    line('M-42-168C10-176 12-110-14-100', '#c1754c', 13) +
    path('M-119-94Q-62-80-6-94V-70Q-62-56-120-70Z', INK.cream) +
    veil('M-56-190H-40Q-34-176-44-160C4-130 8-40-30 0H-60C-20-50-30-140-56-160Z', '#000', 0.12) +
    path('M8-78H122C120-26 92-8 84-8V0H46V-8C38-8 10-26 8-78Z', INK.main) +
    ellipse(65, -78, 57, 11, INK.shade) +
    veil('M86-70H122C120-26 92-8 84-8V0H70Q96-30 86-70Z', '#000', 0.12),
};
