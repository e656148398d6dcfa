import { INK, at, circle, ellipse, line, path, rect, veil } from '../ink';

/** Things of desks. */
export const office = {
  papers:
    at(0, 0, 1, rect(-70, -178, 140, 178, INK.stone, 6), 7) +
    rect(-72, -180, 144, 180, '#fff', 6) +
    rect(-50, -156, 66, 14, INK.main, 4) +
    line('M-48-120H48M-48-98H48M-48-76H30M-48-54H44', INK.stone, 8) +
    line('M-2-24q14-22 22-4t26-8', INK.ink, 5),
  notebook: at(
    -4,
    0,
    0.98,
    rect(-86, -132, 172, 132, INK.main, 10) +
      rect(-74, -132, 160, 126, '#fff', 8) +
      line('M-50-104H62M-50-80H62M-50-56H20', INK.stone, 7) +
      at(70, -20, 1, rect(-8, -130, 16, 110, INK.warm, 4) + path('M-8-20H8L0 4Z', INK.ink), 24),
  ),
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
  briefcase:
    line('M-36-128v-24q0-14 14-14h44q14 0 14 14v24', INK.ink, 13) +
    rect(-112, -130, 224, 130, INK.woodDark, 16) +
    path('M-112-74V-114Q-112-130-96-130H96Q112-130 112-114V-74Q0-48-112-74Z', INK.wood) +
    rect(-20, -84, 40, 34, INK.warm, 6) +
    veil('M60-130H96Q112-130 112-114V-16Q112 0 96 0H60Z', '#000', 0.12),
  calendar:
    rect(-92, -166, 184, 166, '#fff', 14) +
    path('M-92-120V-152Q-92-166-78-166H78Q92-166 92-152V-120Z', INK.main) +
    line('M-48-182v30M48-182v30', INK.ink, 11) +
    line(
      'M-58-92h.1M-20-92h.1M18-92h.1M56-92h.1M-58-58h.1M-20-58h.1M56-58h.1M-58-24h.1M-20-24h.1',
      INK.haze,
      25,
    ) +
    line('M18-58h.1', INK.pop, 30) +
    veil('M56-166H78Q92-166 92-152V-14Q92 0 78 0H56Z', '#000', 0.06),
  calculator:
    rect(-72, -196, 144, 196, INK.ink, 18) +
    rect(-54, -178, 108, 46, INK.sky, 6) +
    line('M10-155H40', INK.slate, 9) +
    line(
      'M-40-104h.1M-13-104h.1M14-104h.1M-40-70h.1M-13-70h.1M14-70h.1M-40-36h.1M-13-36h.1M14-36h.1',
      INK.metal,
      22,
    ) +
    line('M42-104h.1', INK.warm, 22) +
    line('M42-70v34', INK.pop, 22) +
    veil('M50-196H54Q72-196 72-178V-18Q72 0 54 0H50Z', '#fff', 0.08),
  clock:
    circle(0, -98, 98, INK.main) +
    circle(0, -98, 82, '#fff') +
    line('M0-166v10M0-40v10M-68-98h10M58-98h10', INK.slate, 8) +
    line('M0-148V-98L40-74', INK.ink, 10) +
    circle(0, -98, 9, INK.pop) +
    veil('M46-184A98 98 0 0 1 46-12 118 118 0 0 0 46-184Z', '#000', 0.08),
  padlock:
    line('M-48-110v-38a48 48 0 0 1 96 0v38', INK.metalDark, 19) +
    rect(-84, -124, 168, 124, INK.main, 18) +
    veil('M30-124H66Q84-124 84-106V-18Q84 0 66 0H30Z', '#000', 0.14) +
    circle(0, -72, 17, INK.warm) +
    path('M-8-66H8L12-34H-12Z', INK.warm),
  invoice:
    path('M-80-196H80V0L60-14 40 0 20-14 0 0-20-14-40 0-60-14-80 0Z', '#fff') +
    rect(-56, -172, 54, 20, INK.main, 4) +
    line('M-52-122H20M-52-98H8M-52-74H24', INK.stone, 8) +
    line('M44-122H56M44-98H56M44-74H56', INK.slate, 8) +
    rect(6, -50, 54, 22, INK.warm, 5) +
    veil('M50-196H80V0L60-14 50-7Z', '#000', 0.06),
  cloud:
    path(
      'M-70-36C-128-40-126-116-74-114-70-176 16-190 40-140 96-154 126-100 104-66 94-44 76-36 50-36Z',
      '#fff',
    ) +
    veil('M40-140C96-154 126-100 104-66 94-44 76-36 50-36H-20C60-40 80-100 40-140Z', '#000', 0.08) +
    path('M0-112 40-70H16V-4H-16V-70H-40Z', INK.main),
  envelope:
    rect(-112, -144, 224, 144, INK.paper, 8) +
    path('M-112-8-20-84H20L112-8Q112 0 104 0H-104Q-112 0-112-8Z', INK.cream) +
    path('M-112-136Q-112-144-104-144H104Q112-144 112-136L12-62Q0-54-12-62Z', '#fff') +
    veil('M-112-136 -12-62Q0-54 12-62L112-136V-126L12-50Q0-42-12-50L-112-126Z', '#000', 0.12) +
    circle(0, -56, 21, INK.main) +
    path('M0-46C-14-56-12-66-5-67-2-67 0-64 0-62 0-64 2-67 5-67 12-66 14-56 0-46Z', INK.paper),
  scales:
    rect(-58, -14, 116, 14, INK.goldDark, 5) +
    path('M-10-14-6-176H6L10-14Z', INK.gold) +
    circle(0, -188, 14, INK.gold) +
    line('M-92-160Q-46-176 0-164 46-152 92-168', INK.goldDark, 9) +
    line('M-92-160-124-78M-92-160-60-78M92-168 60-92M92-168 124-92', INK.goldDark, 3) +
    path('M-128-78H-56Q-64-48-92-48T-128-78ZM56-92H128Q120-62 92-62T56-92Z', INK.gold) +
    veil(
      'M-92-48Q-76-60-78-78H-56Q-64-48-92-48ZM92-62Q108-74 106-92H128Q120-62 92-62Z',
      '#000',
      0.14,
    ),
  gavel: at(
    -16,
    0,
    0.88,
    ellipse(-10, -10, 92, 14, INK.woodDark) +
      rect(-102, -32, 184, 22, INK.wood, 6) +
      at(
        20,
        -84,
        1,
        rect(10, -8, 128, 17, INK.wood, 8) +
          rect(-30, -66, 56, 132, INK.woodDark, 8) +
          rect(-36, -72, 68, 26, INK.wood, 7) +
          rect(-36, 46, 68, 26, INK.wood, 7) +
          rect(-32, -14, 60, 26, INK.gold, 2) +
          veil('M8-66H26V66H8Z', '#000', 0.12),
        -28,
      ),
  ),
  typewriter:
    rect(-64, -216, 128, 104, '#fff', 3) +
    line('M-44-190H40M-44-172H24M-44-154H34', INK.slate, 5) +
    rect(-104, -138, 208, 30, INK.ink, 14) +
    path('M-92-120H92L116-12Q116 0 104 0H-104Q-116 0-116-12Z', INK.main) +
    veil('M44-120H92L116-12Q116 0 104 0H60Z', '#000', 0.12) +
    rect(-70, -112, 140, 20, INK.shade, 5) +
    line(
      'M-72-70h.1M-43-70h.1M-14-70h.1M15-70h.1M44-70h.1M73-70h.1M-80-44h.1M-48-44h.1M-16-44h.1M16-44h.1M48-44h.1M80-44h.1',
      INK.paper,
      19,
    ) +
    line('M-44-18H44', INK.paper, 11),
  pen:
    at(
      0,
      0,
      1,
      path('M-15-60H15L0 6Z', INK.gold) +
        path('M-3-30H3L0 6Z', INK.ink) +
        rect(-18, -150, 36, 92, INK.main, 4) +
        rect(-18, -72, 36, 14, INK.goldDark) +
        rect(-18, -222, 36, 72, INK.shade, 12) +
        line('M20-208V-150', INK.gold, 7) +
        veil('M6-222Q18-220 18-210V-58H6Z', '#000', 0.14),
      24,
    ) + line('M-112 2q26-22 40-6t32-2', INK.slate, 6),
  glasses:
    line('M-116-96Q-120-60-96-56M116-96Q120-60 96-56', INK.ink, 11) +
    rect(-108, -98, 92, 84, INK.glass, 34) +
    rect(16, -98, 92, 84, INK.glass, 34) +
    line('M-16-66Q0-80 16-66', INK.ink, 11) +
    `<rect x="-108" y="-98" width="92" height="84" rx="34" fill="none" stroke="${INK.ink}" stroke-width="11"/><rect x="16" y="-98" width="92" height="84" rx="34" fill="none" stroke="${INK.ink}" stroke-width="11"/>` +
    line('M-88-62-66-82M36-62 58-82', '#fff', 8),
  watch:
    path('M-34-208H34L42-140H-42ZM-42-60H42L34 6H-34Z', INK.woodDark) +
    circle(0, -100, 68, INK.metalDark) +
    circle(0, -100, 58, INK.metal) +
    circle(0, -100, 50, '#fff') +
    line('M0-140v6M0-66v6M-40-100h6M34-100h6', INK.slate, 6) +
    line('M0-130V-100L24-84', INK.main, 7) +
    rect(66, -112, 14, 24, INK.metalDark, 5) +
    veil('M10-208H34L42-152 14-166ZM14-34 42-48 34 6H14Z', '#000', 0.14),
};
