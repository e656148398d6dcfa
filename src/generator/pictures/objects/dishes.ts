import { INK, at, circle, ellipse, line, path, rect, veil } from '../ink';

/** Dishes and what they are served on. */
export const dishes = {
  plate:
    ellipse(0, -10, 120, 18, INK.stone) +
    ellipse(0, -16, 118, 18, '#fff') +
    ellipse(0, -18, 74, 10, INK.stone) +
    path('M-66-20C-70-78 70-78 66-20Z', INK.yolk) +
    line('M-48-28q18-26 36-4t34-4 26 6M-40-40q20-16 34 2t40-6', INK.cream, 7) +
    circle(-12, -58, 13, '#cf4b3c') +
    circle(20, -56, 11, '#cf4b3c') +
    path('M0-66q18-22 34-6-18 4-34 6z', INK.leaf),
  pizza:
    path('M0 0-92-150Q0-196 92-150Z', '#e9b04e') +
    path('M-92-150Q0-196 92-150L84-132Q0-176-84-132Z', INK.crustDark) +
    circle(-22, -112, 18, '#c8432f') +
    circle(30, -118, 16, '#c8432f') +
    circle(0, -62, 16, '#c8432f') +
    path('M-4-96q18-16 28 0-14 10-28 0z', INK.leaf),
  pasta:
    path('M-112-62H112C108-18 60-2 0-2S-108-18-112-62Z', INK.main) +
    veil('M40-62H112C108-18 60-2 0-2 40-20 46-40 40-62Z', '#000', 0.14) +
    ellipse(0, -62, 112, 20, '#fff') +
    path('M-88-64C-84-128 84-128 88-64 40-50-40-50-88-64Z', INK.yolk) +
    line(
      'M-74-70q20-34 44-6t42-8 40 4 22-10M-58-88q24-30 46 0t44-14 34 8M-34-104q24-16 40 0t30 0',
      INK.cream,
      7,
    ) +
    circle(-18, -106, 16, INK.red) +
    circle(18, -112, 15, INK.red) +
    path('M-4-118Q0-148 28-140 22-116-4-118Z', INK.leaf),
  salad:
    path(
      'M-104-78Q-112-118-70-120-66-156-26-142-4-168 26-146 64-162 72-124 112-122 104-78Z',
      INK.leaf,
    ) +
    path('M-80-78Q-72-116-30-110 0-140 30-108 74-112 82-78Z', INK.sprout) +
    circle(-46, -98, 17, INK.red) +
    circle(48, -100, 17, INK.red) +
    circle(2, -112, 19, '#fff') +
    circle(2, -112, 9, INK.yolk) +
    path('M-116-80H116C108-24 62 0 34 0H-34C-62 0-108-24-116-80Z', INK.paper) +
    veil('M40-80H116C108-24 62 0 34 0H10Q56-30 40-80Z', '#000', 0.09) +
    line('M-98-62H98', INK.main, 7),
  soup:
    ellipse(0, -6, 122, 14, INK.stone) +
    path('M-108-84H108C104-28 60-8 34-8H-34C-60-8-104-28-108-84Z', INK.main) +
    veil('M36-84H108C104-28 60-8 34-8H8Q54-36 36-84Z', '#000', 0.14) +
    ellipse(0, -84, 108, 22, INK.paper) +
    ellipse(0, -84, 94, 16, '#dd7a3d') +
    line('M-34-86q20-10 34 0t30-2', INK.cream, 6) +
    path('M30-92q18-14 32-2-14 10-32 2z', INK.leaf) +
    line('M-34-126q-16-18 0-34t0-30M10-126q-14-18 0-34t0-26M48-126q-12-14 0-28', '#fff', 6),
  burger:
    path('M-96-104C-92-190 92-190 96-104Z', INK.crust) +
    veil('M30-166C76-158 94-130 96-104H40Q50-140 30-166Z', '#000', 0.12) +
    line('M-40-140h.1M-8-152h.1M26-142h.1M-60-118h.1M4-124h.1M54-120h.1', INK.cream, 9) +
    path('M-106-98q18 20 35 0t35 0 36 0 35 0 35 0 34 0q0-14-10-14H-96q-10 0-10 14z', INK.leaf) +
    rect(-98, -90, 196, 14, INK.red, 7) +
    path('M-96-76H96L60-56 30-70-70-70Z', INK.yolk) +
    rect(-100, -72, 200, 32, INK.crustDark, 16) +
    path('M-96-38H96Q96 0 66 0H-66Q-96 0-96-38Z', INK.crust),
  fishDish:
    ellipse(0, -12, 124, 22, INK.stone) +
    ellipse(0, -18, 122, 20, '#fff') +
    path('M-92-50C-52-106 36-102 66-60L108-92Q100-52 112-22L66-44C30-6-56-4-92-50Z', '#8fb1bd') +
    path('M-92-50C-56-20 30-22 66-52L112-22 66-44C30-6-56-4-92-50Z', '#c7dce0') +
    circle(-58, -62, 6, INK.ink) +
    line('M-36-80q16 26 0 46M-8-74q12 12 0 26M20-72q12 12 0 24', '#6b8f9d', 5) +
    circle(24, -18, 24, INK.yolk) +
    circle(24, -18, 17, '#fbe28f') +
    line('M24-34v32M8-18h32', INK.yolk, 3) +
    path('M-60-14q-26-28-52-10 20 22 52 10z', INK.leaf),
  sandwich:
    path('M-108-14-100-40H100L108-14Q104-2 92-2H-92Q-104-2-108-14Z', INK.crust) +
    path('M-114-42q18 20 38 0t38 0 38 0 38 0 38 0 38 0L104-62H-104Z', INK.leaf) +
    rect(-100, -66, 200, 16, INK.red, 8) +
    path('M-102-80H102V-64L70-48 34-64H-102Z', INK.yolk) +
    rect(-102, -90, 204, 14, INK.petal, 7) +
    path('M-108-92C-112-144-76-152-56-152H56C76-152 112-144 108-92Z', INK.crust) +
    veil('M56-152C76-152 112-144 108-92H66Q84-126 56-152Z', '#000', 0.12) +
    line('M0-196V-120', INK.wood, 6) +
    circle(0, -198, 13, INK.leafDark),
  tacos:
    path('M-26-4C-36-100 34-150 78-128S124-60 112-4Z', INK.goldDark) +
    path('M-12-50C0-124 52-146 86-122l20 32-30 70z', INK.leaf) +
    circle(58, -124, 17, INK.red) +
    path('M-116-4C-126-108-64-150-22-132S44-84 40-4Z', INK.yolk) +
    path(
      'M-112-66C-104-120-56-152-16-134 20-118 36-76 40-40 24-92-4-116-36-118-70-118-96-98-112-66Z',
      INK.leaf,
    ) +
    circle(-62, -130, 16, INK.red) +
    circle(-12, -138, 14, '#f6efe0') +
    circle(22, -104, 15, INK.red) +
    line('M-84-44h.1M-52-68h.1M-30-30h.1M-66-18h.1M0-56h.1M10-20h.1', INK.gold, 9),
  sushi:
    rect(-122, -22, 244, 16, INK.woodDark, 4) +
    rect(-96, -8, 22, 8, INK.woodDark) +
    rect(74, -8, 22, 8, INK.woodDark) +
    [-74, 74]
      .map(
        (x) =>
          rect(x - 42, -80, 84, 58, '#23362e', 12) +
          ellipse(x, -80, 42, 20, '#fff') +
          circle(x - 8, -82, 9, x < 0 ? '#f08a5d' : INK.leaf) +
          circle(x + 10, -79, 8, x < 0 ? INK.leaf : INK.red),
      )
      .join('') +
    rect(-30, -56, 62, 34, '#fff', 14) +
    path('M-38-52C-30-92 26-96 42-54 30-44-26-44-38-52Z', '#f08a5d') +
    line('M-18-78 -8-52M6-84 12-54', '#fbd0b4', 6) +
    at(30, -110, 1, rect(-110, -6, 200, 8, INK.ink, 4) + rect(-110, 10, 200, 8, INK.ink, 4), -9),
  curry:
    ellipse(0, -6, 110, 12, INK.stone) +
    path('M-104-84H104C98-26 58-6 30-6H-30C-58-6-98-26-104-84Z', INK.ink) +
    veil('M40-84H104C98-26 58-6 30-6H6Q54-34 40-84Z', '#fff', 0.08) +
    ellipse(0, -84, 104, 24, '#d98b2b') +
    path('M-96-86C-96-136-20-138 2-92-20-72-80-72-96-86Z', '#fffaf1') +
    line('M-70-104h.1M-46-116h.1M-40-94h.1M-20-104h.1', INK.stone, 6) +
    circle(44, -92, 15, INK.red) +
    circle(70, -84, 12, '#f2b352') +
    path('M10-90q18-30 44-22-14 28-44 22z', INK.leaf) +
    rect(-118, -76, 20, 22, INK.ink, 6) +
    rect(98, -76, 20, 22, INK.ink, 6),
  meat:
    path('M-104-8H112Q120-8 118-20H-110Q-112-8-104-8Z', INK.woodDark) +
    path('M-96-46C-112-100-40-142 26-122 86-122 110-72 84-40 52-12-72-4-96-46Z', INK.berry) +
    path(
      'M-96-46C-112-100-40-142 26-122 86-122 110-72 84-40 66-24 30-18-10-18 60-40 88-78 40-96-30-116-82-90-74-54-70-38-52-26-30-20-66-20-88-30-96-46Z',
      '#f3cdbd',
    ) +
    line('M-34-74q30-16 60 0M-16-52q26-8 44 4', '#e49a93', 8) +
    circle(56, -74, 17, INK.paper),
  cloche:
    ellipse(0, -8, 124, 12, INK.metalDark) +
    rect(-118, -20, 236, 12, INK.metal, 6) +
    path('M-100-22C-100-164 100-164 100-22Z', INK.metal) +
    veil('M30-124C80-110 100-66 100-22H56Q70-84 30-124Z', '#000', 0.14) +
    line('M-76-48C-70-80-50-100-32-106', '#fff', 10) +
    circle(0, -138, 14, INK.warm) +
    rect(-8, -130, 16, 10, INK.metalDark),
  canapes:
    ellipse(0, -8, 126, 14, INK.metalDark) +
    ellipse(0, -14, 126, 13, INK.metal) +
    [-80, 0, 80]
      .map(
        (x, index) =>
          rect(x - 32, -36, 64, 22, INK.crust, 6) +
          rect(x - 30, -46, 60, 14, index === 1 ? '#f08a5d' : INK.cream, 7) +
          circle(x, -58, 16, [INK.red, INK.yolk, INK.leafDark][index] ?? INK.red) +
          line(`M${x}-60V-104`, INK.wood, 5) +
          circle(x, -106, 8, INK.pop),
      )
      .join('') +
    [-42, 42]
      .map(
        (x) =>
          path(`M${x - 28}-70H${x + 28}L${x + 22}-44H${x - 22}Z`, INK.crust) +
          circle(x - 8, -78, 13, INK.leaf) +
          circle(x + 10, -76, 12, INK.petal),
      )
      .join(''),
  breakfastTray:
    path('M-116-26H116L104-6H-104Z', INK.woodDark) +
    rect(-124, -32, 248, 12, INK.wood, 6) +
    at(
      -56,
      -30,
      0.62,
      path(
        'M-100-8C-104-62-58-104 0-104S104-62 100-8C78 2 66-4 56-16 26-40-26-40-56-16-66-4-78 2-100-8Z',
        INK.crust,
      ) + line('M-60-82-38-34M-22-100-14-40M22-100 14-40M60-82 38-34', INK.crustDark, 6),
    ) +
    line('M92-74c28-6 28 30 0 32', INK.paper, 9) +
    path('M32-94H94C94-50 80-34 70-32H56C46-34 32-50 32-94Z', INK.paper) +
    ellipse(63, -94, 31, 8, INK.crustDark) +
    rect(-12, -84, 34, 52, '#f2a33a', 5) +
    veil('M-14-96H24L22-32H-12Z', '#fff', 0.4) +
    line('M56-112q-10-14 0-26t0-24', '#fff', 5),
};
