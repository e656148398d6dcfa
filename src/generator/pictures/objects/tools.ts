import { INK, at, circle, ellipse, line, path, rect, veil } from '../ink';

/** Things of workshops. */
export const tools = {
  hammer: at(
    0,
    0,
    1,
    rect(-11, -150, 22, 150, INK.wood, 8) +
      rect(-62, -196, 96, 48, INK.metalDark, 10) +
      path('M34-190q46-2 50 30-26-14-50-6z', INK.metalDark) +
      rect(-62, -196, 96, 16, INK.metal, 8),
    14,
  ),
  wrench: at(
    0,
    0,
    1,
    path(
      'M-16-6V-124A46 46 0 0 1-30-196L-14-156H14L30-196A46 46 0 0 1 16-124V-6Q16 8 0 8T-16-6Z',
      INK.metalDark,
    ) + path('M-6-10V-128h8V-10z', INK.metal),
    -18,
  ),
  toolbox:
    rect(-110, -96, 220, 96, INK.main, 12) +
    rect(-110, -96, 220, 30, INK.shade, 12) +
    line('M-40-98v-34h80v34', INK.ink, 13) +
    rect(-22, -78, 44, 26, INK.warm, 6) +
    veil('M40-66h70v54Q110 0 98 0H40Z', '#000', 0.14),
  tap:
    path('M-100-130H10Q56-130 56-84V-56H20V-80Q20-94 6-94H-100Z', INK.metal) +
    rect(-118, -146, 22, 68, INK.metalDark, 6) +
    rect(-34, -176, 18, 48, INK.metalDark) +
    rect(-62, -190, 74, 18, INK.main, 9) +
    path('M38-36Q22-8 38 0 54-8 38-36Z', INK.main),
  drill:
    path('M-104-176H56V-112H-104Q-118-112-118-126V-162Q-118-176-104-176Z', INK.main) +
    path('M-84-116H-30L-44-42H-92Z', INK.shade) +
    rect(-112, -44, 92, 44, INK.ink, 8) +
    path('M56-168 88-156V-132L56-120Z', INK.metalDark) +
    line('M88-144H126', INK.metal, 10) +
    line('M98-148 104-140M110-148 116-140', INK.metalDark, 4) +
    path('M-28-112Q-10-100-14-76L-34-84Z', INK.warm) +
    veil('M-118-140H56V-112H-104Q-118-112-118-126Z', '#000', 0.14) +
    line('M-90-160H-50', INK.paper, 7),
  paint:
    path('M-70-110H70V-10Q70 0 60 0H-60Q-70 0-70-10Z', INK.metal) +
    rect(-70, -84, 140, 56, '#fff') +
    circle(0, -56, 20, INK.main) +
    ellipse(0, -110, 70, 16, INK.metalDark) +
    ellipse(0, -110, 58, 11, INK.main) +
    path('M-66-106q14 6 26 4l2 34q-2 12-10 0l-2-20q-6-8-8 2v14q-4 10-8 0z', INK.main) +
    veil('M28-98Q70-102 70-110V-10Q70 0 60 0H28Z', '#000', 0.1) +
    at(
      34,
      -112,
      1,
      rect(-9, -110, 18, 64, INK.wood, 7) +
        rect(-20, -50, 40, 20, INK.metalDark, 3) +
        path('M-20-30H20L14 8Q0 0-14 8Z', INK.pop),
      18,
    ),
  bulb:
    `<g opacity=".35">${circle(0, -128, 88, INK.yolk)}</g>` +
    path('M-60-132A60 60 0 1 1 60-132C60-96 34-86 30-54H-30C-34-86-60-96-60-132Z', '#fde9a9') +
    veil('M22-188A60 60 0 0 1 60-132C60-96 34-86 30-54H6C30-90 50-130 22-188Z', '#000', 0.07) +
    line('M-14-56V-100L-26-118M14-56V-100L26-118M-26-118Q-12-104 0-118T26-118', INK.goldDark, 5) +
    rect(-30, -56, 60, 42, INK.metalDark, 6) +
    line('M-32-42H32M-32-28H32', INK.metal, 7) +
    path('M-18-14H18L8 0H-8Z', INK.ink) +
    line('M-38-150Q-34-168-20-174', '#fff', 8),
  bucket:
    line('M-66-112C-60-206 60-206 66-112', INK.ink, 8) +
    path('M-76-114H76L60-8Q58 0 50 0H-50Q-58 0-60-8Z', INK.main) +
    veil('M26-114H76L60-8Q58 0 50 0H20Z', '#000', 0.14) +
    ellipse(0, -114, 76, 15, INK.shade) +
    circle(-40, -122, 18, '#fff') +
    circle(-12, -130, 23, '#fff') +
    circle(22, -126, 20, '#fff') +
    circle(48, -120, 14, '#fff') +
    circle(30, -164, 8, '#fff') +
    line('M-48-86-40-26', '#fff', 7),
  broom: at(
    0,
    0,
    1,
    rect(-6, -226, 12, 150, INK.wood, 5) +
      path('M-32-84Q0-104 32-84L36-62H-36Z', INK.main) +
      path('M-38-64H38L62 0Q0 14-62 0Z', INK.yolk) +
      line('M-22-60-34-2M-6-60-10 4M10-60 16 4M26-60 40-2', INK.goldDark, 5) +
      rect(-40, -70, 80, 14, INK.shade, 5),
    9,
  ),
  plug:
    line('M0-30C0 20-96 10-104-50', INK.ink, 13) +
    path('M-46-130H46V-92C46-56 28-40 14-34V-14H-14V-34C-28-40-46-56-46-92Z', INK.main) +
    veil('M16-130H46V-92C46-56 28-40 14-34V-14H4C20-50 26-90 16-130Z', '#000', 0.14) +
    rect(-54, -142, 108, 20, INK.shade, 6) +
    rect(-34, -196, 16, 56, INK.metalDark, 6) +
    rect(18, -196, 16, 56, INK.metalDark, 6) +
    path('M84-200 56-150H76L66-112 104-164H84Z', INK.yolk),
  radiator:
    line('M-88-138V-28M-53-138V-28M-18-138V-28M18-138V-28M53-138V-28M88-138V-28', '#fff', 27) +
    line('M-81-140V-26M-46-140V-26M-11-140V-26M25-140V-26M60-140V-26M95-140V-26', INK.stone, 7) +
    line('M-98-122H98M-98-44H98', INK.stone, 13) +
    rect(-94, -14, 12, 14, INK.metalDark) +
    rect(82, -14, 12, 14, INK.metalDark) +
    line('M102-34H122V-4', INK.metalDark, 9) +
    rect(108, -62, 22, 30, INK.main, 6) +
    line('M-56-172q-14-14 0-28M0-172q-14-14 0-28M56-172q-14-14 0-28', INK.red, 6),
  solarPanel:
    line('M-34 0H50M6 0V-56', INK.metalDark, 13) +
    path('M-112-40-76-136H120L90-40Z', INK.metal) +
    path('M-100-48-70-128H108L84-48Z', '#284a86') +
    line('M-86-88H96M-50-128-74-48M-6-128-22-48M38-128 30-48M82-128 82-48', '#7fa3dc', 5) +
    veil('M-70-128H-6L-22-48H-100Z', '#fff', 0.12) +
    circle(-88, -184, 24, INK.yolk) +
    line('M-88-224v4M-124-184h4M-54-184h2M-114-210l3 3M-62-210l-3 3', INK.yolk, 7),
  bricks:
    [
      [-112, -44, 0],
      [-36, -44, 1],
      [40, -44, 0],
      [-74, -92, 1],
      [2, -92, 0],
      [-36, -140, 1],
    ]
      .map(([x = 0, y = 0, tone]) => rect(x, y, 72, 44, tone ? '#b9573d' : '#cc6a4d', 4))
      .join('') +
    veil('M-112-8H112V0H-112ZM-74-56H74V-48H-74ZM-36-104H36V-96H-36Z', '#000', 0.16) +
    line('M-100-36h20M-24-84h20M-62-84h10M52-36h16', '#e08a6d', 5),
  trowel: at(
    0,
    0,
    1,
    path('M0 6C-40-40-54-84-48-112H48C54-84 40-40 0 6Z', INK.metalDark) +
      path('M0 6C-40-40-54-84-48-112H0Z', INK.metal) +
      line('M0-112V-130Q0-148 12-150', INK.metalDark, 11) +
      rect(0, -218, 26, 78, INK.main, 12) +
      veil('M14-218Q26-214 26-204V-154Q26-142 14-140Z', '#000', 0.18),
    16,
  ),
  helmet:
    path('M-92-40C-94-176 94-176 92-40Z', INK.yolk) +
    veil('M40-128C82-112 92-80 92-40H50Q66-90 40-128Z', '#000', 0.12) +
    path('M-22-48V-138Q0-162 22-138V-48Z', INK.gold) +
    line('M-58-116Q-70-90-70-56M56-116Q70-90 70-56', INK.gold, 10) +
    path('M-118-44H118Q128-24 100-20H-100Q-128-24-118-44Z', INK.gold) +
    line('M-72-20Q-60 0-20 0', INK.ink, 7),
  ladder:
    line('M-52 0-34-216M52 0 34-216', INK.wood, 15) +
    line('M-49-30H49M-46-66H46M-43-102H43M-40-138H40M-37-174H37', INK.woodDark, 11) +
    line('M74 0 40-200', INK.woodDark, 9),
  crane:
    rect(-60, -10, 90, 10, INK.ink, 3) +
    line('M-34-10V-190M4-10V-190M-34-40 4-70-34-100 4-130-34-160 4-190', INK.yolk, 7) +
    path('M-50-212H124V-194H-124V-212Z', INK.yolk) +
    line('M-15-228-110-200M-15-228 110-200M-15-230V-200', INK.ink, 4) +
    rect(-122, -200, 44, 36, INK.rockDark, 4) +
    rect(0, -192, 36, 34, INK.main, 5) +
    rect(12, -186, 18, 18, INK.sky, 3) +
    line('M92-194V-112', INK.ink, 4) +
    rect(62, -112, 60, 40, '#cc6a4d', 3) +
    line('M92-130 66-112M92-130 118-112', INK.ink, 3),
};
