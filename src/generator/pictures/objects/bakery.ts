import { INK, at, circle, ellipse, line, path, rect, veil } from '../ink';

/** Bread, pastry and sweets. */
export const bakery = {
  bread:
    path('M-104-14C-120-84-62-126 2-126S118-84 104-14Q100 0 86 0H-86Q-100 0-104-14Z', INK.crust) +
    veil(
      'M-104-14C-108-32-108-48-104-62-70-30 70-30 104-62 108-48 108-32 104-14Q100 0 86 0H-86Q-100 0-104-14Z',
      '#000',
      0.14,
    ) +
    line('M-52-98Q-34-74-46-48M-6-112Q12-86 0-58M42-102Q60-78 48-52', INK.cream, 11),
  bun:
    ellipse(0, -38, 74, 40, INK.crust) +
    veil('M-74-38A74 40 0 0 0 74-38Q40-14 0-14T-74-38Z', '#000', 0.16) +
    line('M6-44c-14-12-34-4-32 10 2 16 40 20 54 0 12-22-16-42-48-36', INK.crustDark, 7) +
    line('M-30-64Q-6-74 20-68', '#fff', 6),
  cake:
    rect(-78, -78, 156, 78, INK.cream, 10) +
    path('M-78-60h156v20q-13 16-26 0t-26 0-26 0-26 0-26 0-26 0z', INK.petal) +
    rect(-54, -136, 108, 60, INK.paper, 10) +
    path('M-54-122h108v16q-11 14-22 0t-22 0-22 0-22 0-20 0z', INK.warm) +
    circle(0, -148, 14, '#d9485f') +
    line('M0-160q2-12 12-16', INK.leafDark, 4) +
    rect(-100, -6, 200, 10, INK.stone, 5),
  baguette:
    [
      [-44, -14, '#b97f3f'],
      [0, 0, INK.crust],
      [46, 15, '#b97f3f'],
    ]
      .map(([x, turn, fill]) =>
        at(
          Number(x),
          -60,
          1,
          path('M-20 20V-112C-18-140 18-140 20-112V20Z', String(fill)) +
            line('M-8-104 10-92M-9-74 11-62M-9-44 11-32', INK.cream, 8),
          Number(turn),
        ),
      )
      .join('') +
    path('M-82-88H82L64-6Q62 0 54 0H-54Q-62 0-64-6Z', INK.wood) +
    line('M-72-62H72M-66-34H66', INK.woodDark, 6) +
    line('M-50-84-40-6M-18-84-14-6M18-84 14-6M50-84 40-6', INK.woodDark, 4) +
    rect(-90, -98, 180, 18, INK.woodDark, 9) +
    veil('M40-80H80L64-6Q62 0 54 0H34Z', '#000', 0.12),
  cupcake: [
    [58, 0.74, INK.glow, '#8d5a3c'],
    [-34, 0.9, INK.warm, INK.petal],
  ]
    .map(([x, scale, paper, icing]) =>
      at(
        Number(x),
        0,
        Number(scale),
        path('M-62-78H62L46 0H-46Z', String(paper)) +
          line('M-34-74-26-4M0-74V-4M34-74 26-4', INK.cream, 6) +
          path(
            'M-76-74C-92-104-64-118-58-122-62-150-34-158-26-160-22-184 0-196 0-196S22-184 26-160C34-158 62-150 58-122 64-118 92-104 76-74 50-62-50-62-76-74Z',
            String(icing),
          ) +
          line('M-56-120Q0-98 44-128M-26-158Q0-146 22-162', '#fff', 6) +
          circle(0, -200, 15, INK.red),
      ),
    )
    .join(''),
  cookies:
    ellipse(0, -6, 118, 12, '#fff') +
    [
      [-44, -42, 46],
      [48, -40, 44],
      [2, -98, 48],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          circle(x, y, r, INK.crust) +
          veil(
            `M${x + r * 0.5} ${y - r * 0.86}A${r} ${r} 0 0 1 ${x - r * 0.5} ${y + r * 0.86}A${r * 1.3} ${r * 1.3} 0 0 0 ${x + r * 0.5} ${y - r * 0.86}Z`,
            '#000',
            0.1,
          ) +
          circle(x - r * 0.4, y - r * 0.3, 7, INK.crustDark) +
          circle(x + r * 0.3, y - r * 0.4, 6, INK.crustDark) +
          circle(x + r * 0.1, y + r * 0.35, 8, INK.crustDark) +
          circle(x - r * 0.5, y + r * 0.3, 5, INK.crustDark),
      )
      .join(''),
  pretzel:
    line(
      'M-6-24Q-64-34-92-92C-110-146-48-164-18-128 8-92 40-52 66-22M6-24Q64-34 92-92C110-146 48-164 18-128-8-92-40-52-66-22',
      INK.crustDark,
      26,
    ) +
    line(
      'M-6-26Q-64-36-92-94C-110-148-48-166-18-130 8-94 40-54 66-24M6-26Q64-36 92-94C110-148 48-166 18-130-8-94-40-54-66-24',
      INK.crust,
      18,
    ) +
    line(
      'M-82-110h.1M-64-144h.1M-30-140h.1M30-140h.1M62-144h.1M84-110h.1M-50-52h.1M48-52h.1M-8-92h.1M10-110h.1',
      '#fff',
      7,
    ),
  pie:
    ellipse(0, -8, 122, 14, '#fff') +
    path('M-110-46H110L88-4H-88Z', INK.metalDark) +
    veil('M30-46H110L88-4H50Z', '#000', 0.14) +
    path('M-102-52C-88-112 88-112 102-52Z', INK.crust) +
    line('M-60-90 8-56M-16-98 56-58M60-90-8-56M16-98-56-58', INK.cream, 9) +
    path(
      'M-120-44Q-124-62-106-62-92-74-78-62-64-74-50-62-36-74-22-62-8-74 6-62 20-74 34-62 48-74 62-62 76-74 90-62 116-70 120-44Q0-30-120-44Z',
      INK.crust,
    ) +
    veil('M-120-44Q0-52 120-44 0-30-120-44Z', '#000', 0.18),
  weddingCake:
    ellipse(0, -4, 112, 10, INK.stone) +
    rect(-88, -64, 176, 62, '#fff', 8) +
    rect(-62, -118, 124, 56, '#fff', 8) +
    rect(-38, -166, 76, 50, '#fff', 8) +
    path(
      'M-88-50q11 14 22 0t22 0 22 0 22 0 22 0 22 0 22 0 22 0V-64H-88ZM-62-104q10 13 20.6 0t20.6 0 20.6 0 20.6 0 20.6 0 20.6 0V-118H-62ZM-38-152q9.5 12 19 0t19 0 19 0 19 0V-166H-38Z',
      INK.haze,
    ) +
    veil('M46-64H88V-2H56ZM30-118H62V-62H36ZM18-166H38V-116H22Z', '#000', 0.07) +
    circle(-10, -178, 15, INK.petal) +
    circle(14, -180, 17, INK.pop) +
    circle(0, -194, 13, INK.warm) +
    path('M26-170q24-12 30 2-16 12-30-2z', INK.leaf) +
    circle(-48, -66, 11, INK.petal) +
    circle(-66, -60, 9, INK.pop) +
    path('M-40-62q18-12 28 0-14 10-28 0z', INK.leaf),
  donut:
    ellipse(0, -70, 96, 70, INK.crust) +
    path(
      'M-92-80C-92-160 92-160 92-80 84-58 70-76 58-60 44-46 34-64 18-52 0-42-14-62-30-54-46-42-56-64-70-62-84-62-90-68-92-80Z',
      INK.petal,
    ) +
    ellipse(0, -92, 32, 18, INK.crustDark) +
    path('M-32-92A32 18 0 0 1 32-92 40 14 0 0 0-32-92Z', '#b5566a') +
    line(
      'M-62-104l10 8M-30-126l12-2M18-130l10 6M54-112l2 12M44-82l10-6M-58-78l10-4M-10-66l12 2',
      '#fff',
      6,
    ) +
    line('M-46-120h.1M38-122h.1M70-92h.1M-74-90h.1M22-70h.1', INK.main, 8),
  tiramisu:
    ellipse(0, -8, 118, 13, '#fff') +
    path('M-92-100H84L96-12H-84Z', INK.cream) +
    path('M-90-78H87L90-58H-87ZM-87-40H92L94-22H-85Z', INK.crust) +
    path('M-92-112Q-4-124 84-112L86-92H-91Z', INK.crustDark) +
    veil('M50-112 84-110 96-12H66Z', '#000', 0.08) +
    path('M-12-118q18-26 40-10-16 16-40 10z', INK.leaf),
  iceCream:
    path('M-46-104H46L0 6Z', INK.crust) +
    line('M-32-86 14-34M0-100 26-66M32-86-14-34M0-100-26-66', INK.crustDark, 4) +
    circle(-26, -124, 36, INK.petal) +
    circle(28, -124, 36, INK.cream) +
    circle(0, -168, 36, INK.crustDark) +
    path('M-62-112q12 18 24 4t24 4 22-4 26 2 26-8q-60 20-122 2z', '#fff') +
    circle(4, -206, 11, INK.red) +
    line('M-18-184Q-12-194 0-196', '#fff', 6),
  rollingPin: at(
    0,
    -36,
    1,
    rect(-124, -9, 248, 18, INK.woodDark, 9) +
      rect(-86, -26, 172, 52, INK.wood, 14) +
      veil('M-86 2H86V12Q86 26 72 26H-72Q-86 26-86 12Z', '#000', 0.12) +
      line('M-66-14H40', '#fff', 5),
    -10,
  ),
  croissant: [
    [34, -58, 0.8, 10],
    [-16, 0, 1, 0],
  ]
    .map(([x = 0, y = 0, scale = 1, turn = 0]) =>
      at(
        x,
        y,
        scale,
        path(
          'M-100-8C-104-62-58-104 0-104S104-62 100-8C78 2 66-4 56-16 26-40-26-40-56-16-66-4-78 2-100-8Z',
          INK.crust,
        ) +
          veil(
            'M40-96C84-80 104-46 100-8 78 2 66-4 56-16 46-24 36-30 24-32 60-46 60-76 40-96Z',
            '#000',
            0.1,
          ) +
          line('M-60-82-38-34M-22-100-14-40M22-100 14-40M60-82 38-34', INK.crustDark, 6),
        turn,
      ),
    )
    .join(''),
};
