import { INK, at, circle, ellipse, line, path, rect, veil } from './ink';

/*
 * Things that stand on a surface: each is drawn with its foot at (0, 0), about 200 units tall.
 */
const glass = '#ffffff';

export const OBJECTS = {
  loaf:
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
  cup:
    ellipse(0, -6, 104, 13, INK.stone) +
    line('M64-84c46-12 54 44-4 52', INK.paper, 15) +
    path('M-72-104H72C72-42 48-14 22-12h-44C-48-14-72-42-72-104Z', INK.paper) +
    veil('M20-104h52C72-42 48-14 22-12H0Q30-40 20-104Z', '#000', 0.08) +
    ellipse(0, -104, 72, 15, INK.crustDark) +
    ellipse(0, -104, 54, 9, INK.crust) +
    line('M-22-136q-16-18 0-34t0-32M18-132q-14-16 0-30t0-28', '#fff', 6),
  bag:
    path('M-62 0-54-150Q0-164 54-150L62 0Z', INK.main) +
    path('M-54-150Q0-164 54-150l4 26Q0-112-58-124Z', INK.shade) +
    rect(-34, -98, 68, 58, INK.paper, 6) +
    circle(0, -69, 17, INK.pop) +
    veil('M20-156 54-150 62 0H30Z', '#000', 0.14),
  croissant:
    path(
      'M-100-8C-104-62-58-104 0-104S104-62 100-8C78 2 66-4 56-16 26-40-26-40-56-16-66-4-78 2-100-8Z',
      INK.crust,
    ) + line('M-60-82-38-34M-22-100-14-40M22-100 14-40M60-82 38-34', INK.crustDark, 6),
  plate:
    ellipse(0, -10, 120, 18, INK.stone) +
    ellipse(0, -16, 118, 18, '#fff') +
    ellipse(0, -18, 74, 10, INK.stone) +
    path('M-66-20C-70-78 70-78 66-20Z', INK.warm) +
    line('M-48-28q18-26 36-4t34-4 26 6M-40-40q20-16 34 2t40-6', INK.cream, 7) +
    circle(-12, -58, 13, '#cf4b3c') +
    circle(20, -56, 11, '#cf4b3c') +
    path('M0-66q18-22 34-6-18 4-34 6z', INK.leaf),
  wine:
    rect(-4, -80, 8, 76, glass, 4) +
    ellipse(0, -4, 36, 7, glass) +
    path('M-42-196h84C48-110 24-78 0-78S-48-110-42-196Z', glass) +
    path('M-43-150H43C38-104 20-86 0-86S-38-104-43-150Z', '#a8324a') +
    veil('M12-196h30C48-110 24-78 6-78 34-110 20-160 12-196Z', '#000', 0.07),
  pizza:
    path('M0 0-92-150Q0-196 92-150Z', '#e9b04e') +
    path('M-92-150Q0-196 92-150L84-132Q0-176-84-132Z', INK.crustDark) +
    circle(-22, -112, 18, '#c8432f') +
    circle(30, -118, 16, '#c8432f') +
    circle(0, -62, 16, '#c8432f') +
    path('M-4-96q18-16 28 0-14 10-28 0z', INK.leaf),
  scissors:
    line('M-40-60 56-196M40-60-56-196', INK.metalDark, 15) +
    line('M-40-60 56-196', INK.metal, 6) +
    `<circle cx="-50" cy="-34" r="29" fill="none" stroke="${INK.main}" stroke-width="15"/><circle cx="50" cy="-34" r="29" fill="none" stroke="${INK.main}" stroke-width="15"/>` +
    circle(0, -122, 7, INK.ink),
  bottle:
    rect(-36, -128, 72, 128, INK.main, 14) +
    path('M-36-114Q-36-152-14-154H14Q36-152 36-114Z', INK.main) +
    rect(-15, -184, 30, 34, INK.ink, 6) +
    rect(-36, -96, 72, 62, INK.paper) +
    line('M-20-76h40M-20-58h26', INK.slate, 6) +
    veil('M12-152Q36-150 36-114V-14Q36 0 22 0H12Z', '#000', 0.14),
  comb:
    rect(-100, -46, 200, 22, INK.ink, 10) +
    line(
      'M-88-26V-2M-72-26V-2M-56-26V-2M-40-26V-2M-24-26V-2M-8-26V-2M8-26V-2M24-26V-2M40-26V-2M56-26V-2M72-26V-2M88-26V-2',
      INK.ink,
      7,
    ),
  mirror:
    rect(-5, -40, 10, 40, INK.woodDark) +
    ellipse(0, -4, 50, 8, INK.woodDark) +
    ellipse(0, -126, 70, 86, INK.wood) +
    ellipse(0, -126, 58, 74, INK.sky) +
    veil('M-40-170-8-190 36-80 8-60Z', '#fff', 0.5),
  bouquet:
    line(
      'M0-60Q-20-110-52-150M0-60Q0-120 0-172M0-60Q22-110 54-148M0-60Q-8-110-26-180M0-60Q10-120 30-186',
      INK.leafDark,
      5,
    ) +
    [
      [-54, -154, INK.petal, 28],
      [54, -152, INK.warm, 27],
      [0, -180, INK.main, 32],
      [-28, -192, INK.pop, 22],
      [32, -194, INK.petal, 23],
      [-20, -142, INK.glow, 22],
      [24, -138, INK.pop, 20],
    ]
      .map(([x, y, fill, r]) => blossom(Number(x), Number(y), Number(r), String(fill)))
      .join('') +
    path('M-60-104Q-84-118-94-92-70-80-56-90Z', INK.leaf) +
    path('M60-104Q84-118 94-92 70-80 56-90Z', INK.leaf) +
    path('M-46-92H46L32 0H-32Z', INK.paper) +
    veil('M10-92H46L32 0H8Z', '#000', 0.08),
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
  heart:
    path(
      'M0-8C-70-58-98-94-84-134-66-176-18-172 0-134 18-172 66-176 84-134 98-94 70-58 0-8Z',
      '#e2566a',
    ) + veil('M30-160C66-176 90-150 84-122 76-80 40-40 0-8 50-70 66-120 30-160Z', '#000', 0.12),
  cross:
    rect(-96, -186, 192, 186, INK.paper, 30) +
    path('M-24-154H24v36H60v48H24v36H-24v-36H-60v-48h36z', INK.main),
  stethoscope:
    line('M-56-196Q-66-110-14-100 40-108 32-196M-14-100Q-16-20 44-24 84-30 78-82', INK.ink, 12) +
    circle(78, -96, 25, INK.metal) +
    circle(78, -96, 13, INK.main),
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
  papers:
    at(0, 0, 1, rect(-70, -178, 140, 178, INK.stone, 6), 7) +
    rect(-72, -180, 144, 180, '#fff', 6) +
    rect(-50, -156, 66, 14, INK.main, 4) +
    line('M-48-120H48M-48-98H48M-48-76H30M-48-54H44', INK.stone, 8) +
    line('M-2-24q14-22 22-4t26-8', INK.ink, 5),
  briefcase:
    line('M-36-120v-24q0-12 12-12h48q12 0 12 12v24', INK.ink, 13) +
    rect(-110, -124, 220, 124, INK.woodDark, 16) +
    rect(-110, -124, 220, 52, INK.wood, 16) +
    rect(-18, -86, 36, 30, INK.warm, 5),
  parcel:
    path('M-96-120H96V0H-96Z', '#d8a873') +
    path('M-96-120-76-152H76L96-120Z', '#e6bd8b') +
    rect(-18, -152, 36, 152, INK.main) +
    veil('M18-120H96V0H18Z', '#000', 0.08) +
    rect(-78, -42, 44, 26, '#fff', 3),
  shoppingBag:
    path('M-74-136H74L84 0H-84Z', INK.main) +
    veil('M30-136H74L84 0H36Z', '#000', 0.14) +
    line('M-34-120v-32a34 34 0 0 1 68 0v32', INK.ink, 9) +
    circle(0, -66, 24, INK.warm),
  bed:
    rect(-148, -152, 20, 152, INK.woodDark, 6) +
    rect(128, -84, 20, 84, INK.woodDark, 6) +
    rect(-136, -70, 270, 50, INK.paper, 10) +
    path('M-40-92Q60-112 134-86V-26H-40Z', INK.main) +
    rect(-122, -112, 84, 44, '#fff', 18) +
    veil('M-40-60Q60-70 134-58V-26H-40Z', '#000', 0.12),
  lamp:
    rect(-5, -150, 10, 146, INK.ink) +
    ellipse(0, -4, 42, 8, INK.ink) +
    path('M-34-200H34L62-122H-62Z', INK.warm) +
    veil('M8-200H34L62-122H20Z', '#000', 0.1),
  key:
    `<circle cx="-52" cy="-52" r="34" fill="none" stroke="${INK.warm}" stroke-width="18"/>` +
    line('M-16-52H96M64-52v30M92-52v38', INK.warm, 17),
  laptop:
    rect(-122, -172, 244, 160, INK.ink, 14) +
    rect(-110, -160, 220, 138, '#fff', 4) +
    rect(-110, -160, 220, 22, INK.sky) +
    rect(-96, -124, 74, 88, INK.haze, 8) +
    line('M0-52 24-82 46-66 90-116', INK.main, 8) +
    rect(0, -124, 54, 10, INK.stone, 4) +
    circle(90, -116, 8, INK.pop) +
    path('M-158-12H158Q156 4 136 4H-136Q-156 4-158-12Z', INK.metal),
  phone:
    rect(-48, -196, 96, 196, INK.ink, 18) +
    rect(-40, -184, 80, 170, INK.sky, 8) +
    rect(-28, -168, 56, 44, INK.main, 8) +
    line('M-26-108h52M-26-90h36', INK.slate, 8) +
    rect(-28, -62, 56, 30, INK.warm, 8),
  chart:
    rect(-100, -160, 200, 160, '#fff', 14) +
    rect(-74, -60, 28, 40, INK.haze, 5) +
    rect(-34, -90, 28, 70, INK.wall, 5) +
    rect(6, -74, 28, 54, INK.main, 5) +
    rect(46, -128, 28, 108, INK.pop, 5),
  sapling:
    line('M0-20Q-4-80 4-140', INK.leafDark, 8) +
    path('M2-100Q-70-100-84-160-10-168 2-100Z', INK.leaf) +
    path('M3-130Q60-136 78-194 8-194 3-130Z', INK.leafDark) +
    path('M-70 0Q-50-38 0-36T70 0Z', INK.woodDark),
  guitar:
    rect(-9, -236, 18, 130, INK.woodDark) +
    rect(-16, -256, 32, 34, INK.ink, 6) +
    path('M0-132C46-136 44-96 34-84 70-66 66 0 0 0S-70-66-34-84C-44-96-46-136 0-132Z', INK.crust) +
    circle(0, -66, 21, INK.night) +
    rect(-24, -30, 48, 9, INK.ink, 3) +
    line('M-3-236V-26M3-236V-26', INK.cream, 1.6),
  record:
    circle(0, -90, 90, INK.ink) +
    `<circle cx="0" cy="-90" r="68" fill="none" stroke="${INK.slate}" stroke-width="3"/><circle cx="0" cy="-90" r="50" fill="none" stroke="${INK.slate}" stroke-width="3"/>` +
    circle(0, -90, 30, INK.pop) +
    circle(0, -90, 6, INK.paper),
  microphone:
    rect(-4, -120, 8, 116, INK.metalDark) +
    ellipse(0, -4, 52, 9, INK.ink) +
    rect(-32, -206, 64, 100, INK.metal, 32) +
    line('M-32-166H32M-32-150H32M-26-182H26', INK.metalDark, 5) +
    rect(-32, -136, 64, 14, INK.main),
  calendar:
    rect(-92, -166, 184, 166, '#fff', 14) +
    path('M-92-120V-152Q-92-166-78-166H78Q92-166 92-152V-120Z', INK.main) +
    line('M-48-182v30M48-182v30', INK.ink, 11) +
    [-58, -20, 18, 56]
      .map((x) => rect(x - 12, -98, 24, 22, INK.haze, 5) + rect(x - 12, -64, 24, 22, INK.haze, 5))
      .join('') +
    rect(6, -64, 24, 22, INK.pop, 5),
  ticket: at(
    0,
    0,
    1,
    path('M-110-84h220v28a18 18 0 0 0 0 36v28h-220v-28a18 18 0 0 0 0-36z', INK.warm) +
      line('M40-70V-8', INK.ember, 5) +
      line('M-84-56H10M-84-34H-20', INK.ember, 8),
    -8,
  ),
  rings:
    `<circle cx="-34" cy="-66" r="54" fill="none" stroke="#d9a93f" stroke-width="14"/><circle cx="38" cy="-62" r="54" fill="none" stroke="#efcd77" stroke-width="14"/>` +
    path('M-34-124-56-150-44-168H-24L-12-150Z', INK.sky),
  champagne:
    rect(-4, -90, 8, 88, glass, 4) +
    ellipse(0, -4, 34, 7, glass) +
    path('M-30-206H30Q34-92 0-88-34-92-30-206Z', glass) +
    path('M-31-168H31Q28-100 0-96-28-100-31-168Z', '#f2d28a') +
    circle(-8, -132, 4, '#fff') +
    circle(8, -150, 3, '#fff') +
    circle(6, -116, 3, '#fff'),
  notebook:
    rect(-86, -132, 172, 132, INK.main, 10) +
    rect(-74, -132, 160, 126, '#fff', 8) +
    line('M-50-104H62M-50-80H62M-50-56H20', INK.stone, 7) +
    at(70, -20, 1, rect(-8, -130, 16, 110, INK.warm, 4) + path('M-8-20H8L0 4Z', INK.ink), 24),
  books:
    rect(-100, -34, 190, 34, INK.main, 5) +
    rect(-84, -68, 180, 34, INK.warm, 5) +
    rect(-104, -102, 172, 34, INK.shade, 5) +
    rect(-88, -26, 60, 8, INK.paper) +
    rect(-70, -60, 44, 8, INK.paper) +
    at(
      30,
      -102,
      0.5,
      path(
        'M0-12C-60-10-70-90-20-100-6-104-2-98 0-94 4-100 20-106 36-98 80-80 60-6 0-12Z',
        '#d9534a',
      ) + line('M0-94q0-22 18-30', INK.woodDark, 8),
    ),
  easel:
    line('M-60 0 0-210 60 0M0-200V-20', INK.woodDark, 9) +
    rect(-84, -178, 168, 118, '#fff', 3) +
    rect(-74, -168, 148, 98, INK.sky) +
    circle(30, -140, 20, INK.pop) +
    path('M-74-70V-104Q-30-138 10-100T74-108V-70Z', INK.main),
  art:
    rect(-80, -190, 160, 190, INK.woodDark, 3) +
    rect(-68, -178, 136, 166, INK.paper) +
    circle(-16, -112, 38, INK.pop) +
    path('M-40-30 20-130 56-30Z', INK.main),
  bust:
    path('M-96 0Q-96-92 0-92T96 0Z', INK.main) +
    rect(-20, -122, 40, 48, '#d7a07a', 16) +
    ellipse(0, -150, 44, 52, '#e5b48f') +
    path('M-48-144C-60-222 60-222 48-144 36-178-22-172-48-144Z', INK.ink),
  house:
    path('M-112-104 0-196 112-104V0H-112Z', INK.paper) +
    path('M-136-96 0-206 136-96 120-80 0-178-120-80Z', INK.main) +
    rect(-24, -72, 48, 72, INK.shade, 4) +
    rect(-88, -84, 44, 42, INK.sky, 4) +
    rect(44, -84, 44, 42, INK.sky, 4) +
    veil('M0-178 112-88V0H40Z', '#000', 0.06),
  car:
    path(
      'M-150-26Q-154-76-112-82L-72-134Q-62-144-48-144H52Q66-144 76-132L112-84Q152-78 150-26Z',
      INK.main,
    ) +
    path('M-92-82-60-124Q-54-130-46-130H-8V-82ZM6-130H46Q56-130 62-122L92-82H6Z', INK.sky) +
    veil('M-150-46H150V-26H-150Z', '#000', 0.18) +
    circle(-86, -24, 31, INK.ink) +
    circle(-86, -24, 14, INK.metal) +
    circle(88, -24, 31, INK.ink) +
    circle(88, -24, 14, INK.metal) +
    rect(128, -70, 22, 16, INK.warm, 6),
  tyre:
    circle(0, -72, 72, INK.ink) +
    circle(0, -72, 42, INK.metal) +
    circle(0, -72, 14, INK.metalDark) +
    line('M0-104V-86M0-58V-40M-32-72H-14M14-72H32', INK.metalDark, 8),
  dog:
    path('M-70 0V-74Q-70-104-30-104H26L60-64V0H28V-42H-34V0Z', INK.crust) +
    path('M14-92Q10-172 66-176 118-174 122-140 124-112 92-108L60-60Z', INK.crust) +
    path('M28-168Q-2-160 4-106 34-104 44-150Z', INK.crustDark) +
    circle(78, -148, 6, INK.ink) +
    ellipse(118, -140, 10, 8, INK.ink) +
    line('M-70-84Q-104-100-98-134', INK.crust, 15) +
    line('M26-96 62-70', INK.main, 12),
  bowl:
    path('M-70-56H70L88 0H-88Z', INK.main) +
    ellipse(0, -56, 70, 13, INK.crustDark) +
    path('M-26-22q0-12 12-10h28q12-2 12 10t-12 10h-28q-12 2-12-10z', INK.paper),
  arch:
    path('M-74 0V-110A74 74 0 0 1 74-110V0H34V-108A34 34 0 0 0-34-108V0Z', INK.main) +
    veil('M0-184A74 74 0 0 1 74-110V0H34V-108A34 34 0 0 0 0-144Z', '#000', 0.12),
  ball:
    circle(0, -62, 62, INK.pop) +
    veil('M30-116A62 62 0 1 1-44-18 62 62 0 0 0 30-116Z', '#000', 0.14),
  steps:
    path('M-96 0V-40H-32V-84H32V-128H96V0Z', INK.warm) +
    veil('M-96-40h64v10h-64zM-32-84h64v10h-64zM32-128h64v10h-64z', '#fff', 0.35),
} as const satisfies Record<string, string>;

export type ObjectName = keyof typeof OBJECTS;

function blossom(x: number, y: number, r: number, fill: string): string {
  const petals = [0, 72, 144, 216, 288].map((turn) => {
    const angle = (turn * Math.PI) / 180;
    return circle(x + Math.cos(angle) * r * 0.5, y + Math.sin(angle) * r * 0.5, r * 0.55, fill);
  });
  return petals.join('') + circle(x, y, r * 0.3, INK.cream);
}
