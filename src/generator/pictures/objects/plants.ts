import { INK, at, blossom, circle, ellipse, line, path, rect, ring, veil } from '../ink';

/** Flowers and other plants. */
export const plants = {
  tulip:
    line('M0 0Q-6-70 0-130', INK.leafDark, 7) +
    path('M0-20Q-50-50-46-104-6-74 0-20Z', INK.leaf) +
    path('M0-12Q44-36 48-84 8-60 0-12Z', INK.leafDark) +
    path('M-38-188Q-20-178 0-200 20-178 38-188 48-124 0-120-48-124-38-188Z', INK.petal) +
    path('M-16-150Q0-178 16-150 20-124 0-120-20-124-16-150Z', INK.pop),
  plant:
    path('M0-78Q-60-110-72-184-16-160 0-78Z', INK.leaf) +
    path('M0-78Q60-104 84-170 14-160 0-78Z', INK.leafDark) +
    path('M0-74Q-18-140 8-206 34-140 0-74Z', INK.leaf) +
    path('M0-74Q-70-80-104-128-34-134 0-74Z', INK.leafDark) +
    path('M0-74Q56-72 100-112 40-126 0-74Z', INK.leaf) +
    path('M-48-84H48L36 0H-36Z', INK.warm) +
    veil('M14-84H48L36 0H10Z', '#000', 0.12),
  sapling:
    line('M0-20Q-4-80 4-140', INK.leafDark, 8) +
    path('M2-100Q-70-100-84-160-10-168 2-100Z', INK.leaf) +
    path('M3-130Q60-136 78-194 8-194 3-130Z', INK.leafDark) +
    path('M-70 0Q-50-38 0-36T70 0Z', INK.woodDark),
  bouquet:
    line('M0-60Q-20-110-52-150M0-60V-172M0-60Q22-110 54-148', INK.leafDark, 5) +
    path('M-60-104Q-84-118-98-92-70-80-56-90ZM60-104Q84-118 98-92 70-80 56-90Z', INK.leaf) +
    blossom(-54, -150, 28, INK.petal) +
    blossom(54, -148, 27, INK.warm) +
    blossom(0, -178, 32, INK.main) +
    blossom(-30, -186, 20, INK.pop) +
    blossom(32, -188, 20, INK.petal) +
    blossom(-20, -132, 24, INK.paper, INK.yolk) +
    blossom(24, -130, 22, INK.pop) +
    path('M-46-104H46L32 0H-32Z', INK.paper) +
    veil('M10-104H46L32 0H8Z', '#000', 0.08) +
    path('M-41-64H41L38-46H-38Z', INK.main),
  vase:
    line('M-8-110Q-24-150-50-168M2-110V-186M10-110Q26-150 52-160', INK.leafDark, 6) +
    path('M-14-120Q-56-110-74-134-36-150-14-120ZM18-124Q58-118 70-142 34-154 18-124Z', INK.leaf) +
    blossom(-50, -172, 28, INK.petal) +
    blossom(4, -192, 32, INK.pop) +
    blossom(54, -166, 27, INK.warm) +
    path('M-30-124H30L24-104C70-76 62-20 34 0H-34C-62-20-70-76-24-104Z', INK.main) +
    veil('M8-124H30L24-104C70-76 62-20 34 0H4C40-30 40-80 6-104Z', '#000', 0.14) +
    line('M-40-66Q-44-44-36-28', '#fff', 7),
  rose:
    line('M0 0Q-8-60 0-120', INK.leafDark, 8) +
    path('M-4-40Q-50-40-68-84-16-88-4-40Z', INK.leaf) +
    path('M0-60Q40-56 62-96 14-102 0-60Z', INK.leafDark) +
    path('M-52-170C-60-110-20-100 0-100S60-110 52-170C40-190-40-190-52-170Z', INK.red) +
    path('M-52-170C-30-176-6-150 0-100-30-100-58-116-52-170Z', '#b93c33') +
    path('M52-170C34-176 10-160 2-124 30-118 52-136 52-170Z', '#e2705f') +
    ellipse(0, -172, 40, 24, '#e2705f') +
    line('M-22-172C-20-190 22-190 20-172 14-158-10-160-8-172-4-180 8-178 6-172', '#b93c33', 6),
  wreath:
    ring(0, -106, 72, INK.leafDark, 24) +
    line(
      'M-72-106l-26-16M-64-70l-30 8M-34-42l-20 24M34-42l20 24M64-70l30 8M72-106l26-16M52-156l18-24M-52-156l-18-24M0-178v-26M-30-112l-14-16M-36-74l14-4M30-112l14-16',
      INK.leaf,
      15,
    ) +
    blossom(-56, -58, 30, INK.petal) +
    blossom(-16, -36, 26, INK.warm) +
    blossom(24, -38, 22, INK.pop) +
    blossom(62, -150, 22, INK.petal) +
    blossom(-70, -100, 18, INK.paper, INK.yolk) +
    circle(52, -52, 8, INK.red) +
    circle(-54, -150, 8, INK.red) +
    circle(20, -180, 8, INK.red),
  wateringCan: at(
    -4,
    0,
    0.95,
    line('M-44-108C-96-156-120-70-64-36', INK.shade, 14) +
      line('M-36-122C-20-190 46-180 44-118', INK.shade, 12) +
      path('M40-40 104-138 118-128 60-10Z', INK.main) +
      path('M82-156 134-120 124-108 76-142Z', INK.shade) +
      path('M-56-120H56L68 0H-68Z', INK.main) +
      veil('M18-120H56L68 0H20Z', '#000', 0.14) +
      ellipse(0, -120, 56, 10, INK.shade) +
      line('M-40-92-46-26', '#fff', 8),
  ),
  orchid:
    line('M0-60C-20-130 10-190 76-186', INK.leafDark, 6) +
    path(
      'M0-62C-50-110-96-90-108-60-60-50-30-50 0-62ZM0-62C40-100 86-90 98-64 60-48 30-50 0-62Z',
      INK.leaf,
    ) +
    blossom(-2, -136, 30, '#fff', INK.pop) +
    blossom(26, -178, 28, INK.petal, INK.berry) +
    blossom(76, -180, 24, '#fff', INK.pop) +
    circle(104, -160, 9, INK.sprout) +
    path('M-42-72H42L32 0H-32Z', INK.paper) +
    veil('M10-72H42L32 0H8Z', '#000', 0.1) +
    rect(-48, -80, 96, 16, INK.main, 5),
  lotus:
    ellipse(0, -12, 112, 14, INK.leaf) +
    path(
      'M0-14C-60-14-108-44-116-96-64-92-20-70 0-14 20-70 64-92 116-96 108-44 60-14 0-14Z',
      INK.petal,
    ) +
    path(
      'M0-14C-52-34-78-86-70-138-28-116-4-70 0-14 4-70 28-116 70-138 78-86 52-34 0-14Z',
      '#f7b5b0',
    ) +
    path('M0-14C-40-54-40-118 0-164 40-118 40-54 0-14Z', '#fde3dd') +
    path('M0-14C-16-44-16-70 0-94 16-70 16-44 0-14Z', INK.yolk),
  tree:
    rect(-12, -76, 24, 76, INK.woodDark, 4) +
    line('M0-50 34-88M0-66-30-96', INK.woodDark, 9) +
    path(
      'M-84-72C-130-92-104-150-72-146-70-200-6-218 14-186 60-206 96-170 78-138 122-120 108-72 74-72 40-58-40-58-84-72Z',
      INK.leaf,
    ) +
    veil(
      'M40-190C84-194 94-164 78-138 122-120 108-72 74-72 50-62 14-62-6-64 60-80 70-140 40-190Z',
      '#000',
      0.14,
    ) +
    circle(-48, -120, 9, INK.sprout) +
    circle(-14, -156, 9, INK.sprout) +
    circle(-6, -104, 9, INK.sprout),
  pumpkin:
    path('M-8-128Q-14-158 14-170L30-156Q14-148 18-126Z', INK.leafDark) +
    path('M-40-122C-130-130-140 0-50 0H50C140 0 130-130 40-122 20-138-20-138-40-122Z', '#e8842f') +
    path('M-24-126C-66-100-66-20-24 0H24C66-20 66-100 24-126 8-136-8-136-24-126Z', '#f39b45') +
    veil('M40-122C130-130 140 0 50 0H28C84-24 84-96 40-122Z', '#000', 0.12) +
    line('M24-148q30-30 56 0', INK.leaf, 6),
  spade: at(
    0,
    0,
    1,
    rect(-7, -160, 14, 90, INK.wood, 5) +
      line('M-26-196H26M-20-192 0-158 20-192', INK.woodDark, 12) +
      path('M-44-84H44V-44C44-14 16 2 0 10-16 2-44-14-44-44Z', INK.metalDark) +
      path('M-44-84H0V10C-16 2-44-14-44-44Z', INK.metal) +
      rect(-12, -98, 24, 30, INK.metalDark, 4),
    12,
  ),
  wheelbarrow:
    line('M-122-92-40-78 74-34M-40-40-58 0M20-40-58-40', INK.woodDark, 11) +
    path('M-64-112H104L64-40H-30Z', INK.main) +
    veil('M50-112H104L64-40H24Z', '#000', 0.14) +
    path('M-54-112C-30-164 54-168 92-112Z', INK.woodDark) +
    line(
      'M-20-140q-6-30-24-40M-20-140q4-30 22-44M36-146q0-24 18-34M36-146q-8-20-22-24',
      INK.leaf,
      9,
    ) +
    circle(80, -30, 30, INK.ink) +
    circle(80, -30, 11, INK.metal),
  shears:
    line('M-46-196 16-70M46-196-16-70', INK.metalDark, 22) +
    line('M-50-198 12-72', INK.metal, 12) +
    line('M14-74 54-10M-14-74-54-10', INK.main, 20) +
    line('M20-66 54-10', INK.shade, 8) +
    circle(0, -92, 9, INK.ink),
  lawnMower:
    line('M-30-52-112-176H-76', INK.ink, 11) +
    path('M-70-28Q-64-84-10-88H58Q100-84 112-28Z', INK.main) +
    rect(-14, -124, 68, 40, INK.ink, 10) +
    rect(-2, -136, 30, 16, INK.metalDark, 4) +
    veil('M58-88Q100-84 112-28H60Z', '#000', 0.14) +
    path('M-70-74-118-66-112-20H-62Z', INK.shade) +
    circle(-42, -26, 26, INK.ink) +
    circle(-42, -26, 11, INK.metal) +
    circle(82, -26, 26, INK.ink) +
    circle(82, -26, 11, INK.metal) +
    line('M0 0q-4-14-10-18M18 0q0-14 6-20M34 0q4-10 10-14', INK.leaf, 6),
  rake: at(
    0,
    0,
    1,
    rect(-6, -200, 12, 150, INK.wood, 5) +
      path('M-16-66H16L10-96H-10Z', INK.main) +
      line(
        'M-58-2C-62-40-44-54-8-60M-38 0C-40-30-28-48-6-58M-18 0C-18-28-12-44-2-56M18 0C18-28 12-44 2-56M38 0C40-30 28-48 6-58M58-2C62-40 44-54 8-60M0 0V-56',
        INK.main,
        7,
      ),
    -12,
  ),
  mountains:
    path('M-126 0-34-164 24-70 58-116 126 0Z', INK.slate) +
    path('M-34-164-72-96-48-84-32-104-12-82 6-100Z', '#fff') +
    path('M58-116 34-84 50-76 62-88 80-80Z', '#fff') +
    veil('M-34-164 24-70 58-116 126 0H10Z', '#000', 0.14) +
    path('M-126 0Q-90-34-54-14T20-18 126 0Z', INK.leaf),
};
