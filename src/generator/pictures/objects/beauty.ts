import { INK, at, circle, ellipse, line, path, rect, veil } from '../ink';

/** Things of salons and baths. */
export const beauty = {
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
  hairDryer:
    path('M-6-90H40L56 0H12Z', INK.shade) +
    path('M-54-186C-20-200 60-196 84-176 118-148 104-94 60-88 20-80-30-94-54-102Z', INK.main) +
    veil('M-54-130C0-120 70-110 104-130 98-104 84-92 60-88 20-80-30-94-54-102Z', '#000', 0.14) +
    path('M-54-190-106-176V-110L-54-98Z', INK.ink) +
    circle(52, -142, 32, INK.shade) +
    circle(52, -142, 20, INK.haze) +
    line('M42-142h20M52-152v20', INK.shade, 4) +
    rect(22, -66, 14, 24, INK.warm, 5) +
    line('M34 0q2 14-20 6', INK.ink, 8),
  razor: at(
    0,
    -24,
    1,
    path('M-104 0C-60 24 40 24 110 4L112-14C40 6-50 4-96-22Z', INK.woodDark) +
      line('M-88-4C-40 14 30 14 92 0', INK.wood, 6) +
      path('M-98-14-84-52C-20-128 40-168 88-190L112-150C60-120 0-70-62 6Z', INK.metal) +
      path('M88-190 112-150C60-120 0-70-62 6L-78-2C-10-80 44-140 98-174Z', '#fff') +
      circle(-92, -10, 12, INK.gold),
    -4,
  ),
  barberChair:
    ellipse(0, -6, 66, 10, INK.metalDark) +
    rect(-12, -60, 24, 54, INK.metal) +
    line('M60-70 108-22H124', INK.metalDark, 11) +
    path('M-78-214Q-56-224-40-212L-30-92H-66Z', INK.main) +
    rect(-74, -98, 148, 38, INK.main, 16) +
    veil(
      'M-74-78H74V-76Q74-60 58-60H-58Q-74-60-74-76ZM-52-210Q-46-216-40-212L-30-92H-44Z',
      '#000',
      0.16,
    ) +
    line('M-46-134H40Q54-134 54-118V-98', INK.ink, 15) +
    rect(-92, -236, 50, 34, INK.main, 14),
  soap:
    ellipse(0, -6, 112, 11, INK.stone) +
    path('M-96-30H96L84-8H-84Z', INK.paper) +
    rect(-72, -86, 144, 58, INK.petal, 24) +
    veil('M-72-56Q0-44 72-56V-48Q72-28 48-28H-48Q-72-28-72-48Z', '#000', 0.12) +
    rect(-40, -72, 76, 26, '#f7b5b0', 13) +
    circle(-50, -104, 18, '#fff') +
    circle(-22, -118, 12, '#fff') +
    circle(58, -112, 14, '#fff') +
    circle(34, -150, 10, '#fff') +
    circle(-40, -160, 8, '#fff') +
    circle(-55, -109, 5, INK.haze) +
    circle(54, -116, 4, INK.haze),
  towels:
    [
      [-62, -42, INK.main, INK.shade],
      [32, -42, INK.paper, INK.stone],
      [-15, -122, INK.warm, INK.ember],
    ]
      .map(
        ([x, y, fill, ink]) =>
          circle(Number(x), Number(y), 44, String(fill)) +
          line(`M${x} ${y}q14 0 12 12t-22 10-14-30 40-8 10 44`, String(ink), 5),
      )
      .join('') +
    ellipse(98, -12, 30, 13, INK.rockDark) +
    ellipse(98, -15, 28, 11, INK.rock) +
    ellipse(98, -34, 20, 9, INK.rockDark) +
    ellipse(98, -36, 18, 7, INK.rock),
  stones:
    ellipse(0, -24, 108, 26, INK.rockDark) +
    path('M-108-26C-106-58 106-58 108-26 60-12-60-12-108-26Z', INK.rock) +
    ellipse(6, -66, 82, 22, INK.rockDark) +
    path('M-76-68C-72-96 84-96 88-68 50-56-40-56-76-68Z', INK.rock) +
    ellipse(-4, -102, 56, 19, INK.rockDark) +
    path('M-60-104C-56-130 48-130 52-104 26-94-34-94-60-104Z', INK.rock) +
    path('M-4-122C-20-160 6-186 40-190 44-156 26-130-4-122Z', INK.leaf) +
    line('M-2-124Q10-154 28-174', INK.leafDark, 4) +
    path('M-8-122C-40-126-56-150-54-170-26-166-10-148-8-122Z', INK.sprout),
  creamJar:
    rect(-84, -96, 168, 96, INK.paper, 18) +
    rect(-90, -142, 180, 48, INK.main, 10) +
    veil('M40-142H80Q90-142 90-132V-94H84V-18Q84 0 66 0H40Z', '#000', 0.12) +
    line(
      'M-66-130V-106M-42-130V-106M-18-130V-106M6-130V-106M30-130V-106M54-130V-106',
      INK.shade,
      5,
    ) +
    path('M0-26C-34-36-34-66 0-80 34-66 34-36 0-26Z', INK.leaf) +
    line('M0-26V-62', INK.leafDark, 4),
  candle:
    ellipse(0, -5, 112, 10, INK.stone) +
    [
      [-62, -86, INK.paper],
      [58, -66, INK.warm],
      [0, -128, INK.main],
    ]
      .map(([x = 0, y = 0, fill]) => {
        const cx = Number(x);
        const top = Number(y);
        return (
          rect(cx - 30, top, 60, -4 - top, String(fill), 8) +
          veil(`M${cx + 10} ${top}H${cx + 22}q8 0 8 8V-12q0 8-8 8H${cx + 10}Z`, '#000', 0.1) +
          line(`M${cx} ${top}v-16`, INK.ink, 4) +
          path(`M${cx} ${top - 62}c22 26 18 46 0 50-18-4-22-24 0-50z`, INK.yolk) +
          path(`M${cx} ${top - 38}c9 11 8 22 0 24-8-2-9-13 0-24z`, '#fff3cf')
        );
      })
      .join(''),
};
