import { INK, at, circle, ellipse, line, path, rect, veil } from '../ink';

/** Drinks and what they are made with. */
export const drinks = {
  cup:
    ellipse(0, -6, 104, 13, INK.stone) +
    line('M64-84c46-12 54 44-4 52', INK.paper, 15) +
    path('M-72-104H72C72-42 48-14 22-12h-44C-48-14-72-42-72-104Z', INK.paper) +
    veil('M20-104h52C72-42 48-14 22-12H0Q30-40 20-104Z', '#000', 0.08) +
    ellipse(0, -104, 72, 15, INK.crustDark) +
    ellipse(0, -104, 54, 9, INK.crust) +
    line('M-22-136q-16-18 0-34t0-32M18-132q-14-16 0-30t0-28', '#fff', 6),
  coffeeBag:
    path('M-62 0-54-150Q0-164 54-150L62 0Z', INK.main) +
    path('M-54-150Q0-164 54-150l4 26Q0-112-58-124Z', INK.shade) +
    rect(-34, -98, 68, 58, INK.paper, 6) +
    circle(0, -69, 17, INK.pop) +
    veil('M20-156 54-150 62 0H30Z', '#000', 0.14),
  champagne:
    rect(-4, -90, 8, 88, '#ffffff', 4) +
    ellipse(0, -4, 34, 7, '#ffffff') +
    path('M-30-206H30Q34-92 0-88-34-92-30-206Z', '#ffffff') +
    path('M-31-168H31Q28-100 0-96-28-100-31-168Z', '#f2d28a') +
    circle(-8, -132, 4, '#fff') +
    circle(8, -150, 3, '#fff') +
    circle(6, -116, 3, '#fff'),
  coffeeMachine:
    rect(-104, -14, 208, 14, INK.ink, 5) +
    rect(-96, -190, 60, 180, INK.shade, 8) +
    rect(-104, -196, 208, 76, INK.main, 14) +
    veil('M40-196H90Q104-196 104-182V-120H40Z', '#000', 0.14) +
    rect(-84, -206, 168, 12, INK.metal, 5) +
    circle(-64, -158, 16, INK.paper) +
    line('M-64-158 -56-166', INK.ink, 4) +
    circle(-20, -158, 9, INK.warm) +
    circle(8, -158, 9, INK.pop) +
    rect(4, -120, 68, 16, INK.metalDark, 4) +
    line('M70-112H116', INK.woodDark, 13) +
    path('M20-104H56L50-92H26Z', INK.metal) +
    line('M32-90V-62M44-90V-62', INK.crustDark, 4) +
    line('M66-50c18-4 18 20-2 22', INK.paper, 7) +
    path('M8-60H68C68-32 56-18 48-18H28C20-18 8-32 8-60Z', INK.paper) +
    rect(-36, -20, 132, 8, INK.metal),
  teapot:
    ellipse(0, -4, 70, 8, INK.stone) +
    line('M84-116c52-8 46 74-14 78', INK.main, 15) +
    path('M-74-76Q-108-84-118-130-102-140-94-128-84-108-64-106Z', INK.main) +
    path('M-50-128H50C96-108 96-14 46-4H-46C-96-14-96-108-50-128Z', INK.main) +
    veil('M20-128H50C96-108 96-14 46-4H4C70-30 60-100 20-128Z', '#000', 0.14) +
    path('M-52-128C-44-156 44-156 52-128Z', INK.shade) +
    circle(0, -156, 13, INK.warm) +
    line('M-58-92Q-68-60-54-34', '#fff', 8) +
    line('M-122-146q-12-14 0-28t0-24', '#fff', 5),
  cocktail:
    rect(-5, -92, 10, 88, INK.glass, 4) +
    ellipse(0, -4, 44, 8, INK.glass) +
    path('M-92-186H92L10-88Q0-80-10-88Z', INK.glass) +
    path('M-70-160H70L8-92Q0-86-8-92Z', INK.pop) +
    veil('M30-186H92L10-88Q6-84 0-84Z', '#000', 0.08) +
    line('M-30-196 34-112', INK.wood, 4) +
    circle(-6, -164, 14, INK.red) +
    circle(76, -184, 27, INK.yolk) +
    circle(76, -184, 19, '#fbe28f') +
    line('M76-201V-167M59-184H93', INK.yolk, 3),
  shaker:
    path('M-48-118H48L36 0H-36Z', INK.metal) +
    path('M-50-122C-46-164-26-172-20-176H20C26-172 46-164 50-122Z', INK.metalDark) +
    rect(-20, -204, 40, 32, INK.metal, 8) +
    rect(-54, -126, 108, 12, INK.metalDark, 5) +
    veil('M16-114H48L36 0H8ZM8-204H12Q20-204 20-196V-176L8-174Z', '#000', 0.12) +
    line('M-30-98-24-20', '#fff', 9),
  beer:
    line('M56-128h24q22 0 22 24v40q0 24-22 24H54', INK.glass, 17) +
    path('M-64-150H64V-10Q64 0 54 0H-54Q-64 0-64-10Z', '#eda92f') +
    veil('M22-150H64V-10Q64 0 54 0H22Z', '#000', 0.1) +
    line('M-40-110V-30M-8-110V-30', '#fbd98d', 11) +
    path(
      'M-74-140C-88-170-54-184-42-174-34-200 6-202 14-180 30-196 60-188 58-170 84-168 84-136 64-134 54-118 46-132 34-132 24-100 4-104 0-132-20-128-28-116-36-132-50-118-66-122-74-140Z',
      '#fffdf6',
    ),
  spirits:
    rect(-48, -130, 96, 130, INK.glass, 12) +
    path('M-16-176H16V-142Q48-136 48-112H-48Q-48-136-16-142Z', INK.glass) +
    path('M-42-108H42V-14Q42-6 34-6H-34Q-42-6-42-14Z', INK.crust) +
    rect(-48, -94, 96, 58, INK.paper) +
    rect(-30, -82, 60, 10, INK.main, 4) +
    circle(0, -56, 11, INK.pop) +
    rect(-19, -206, 38, 34, INK.ink, 6) +
    veil('M16-140Q48-134 48-112V-12Q48 0 36 0H16Z', '#000', 0.12),
  milk:
    path('M-52-130H52V-10Q52 0 42 0H-42Q-52 0-52-10Z', '#fff') +
    path('M-52-128-22-172H22L52-128Z', INK.glass) +
    rect(-22, -196, 44, 26, INK.main, 6) +
    rect(-52, -92, 104, 54, INK.sky) +
    path('M0-46c-22-14-20-30 0-42 20 12 22 28 0 42z', INK.main) +
    veil('M18-172H22L52-128V-10Q52 0 42 0H18Z', '#000', 0.08),
  juice:
    path('M-54-150H54L44-8Q44 0 34 0H-34Q-44 0-44-8Z', INK.glass) +
    path('M-50-112H50L43-10Q42-4 34-4H-34Q-42-4-43-10Z', '#f39a32') +
    line('M8-110 34-206H62', INK.main, 9) +
    circle(-46, -142, 36, '#f2a33a') +
    circle(-46, -142, 27, '#fbcd74') +
    line('M-46-166v48M-70-142h48M-63-159l34 34M-63-125l34-34', '#f2a33a', 3) +
    veil('M20-150H54L44-8Q44 0 34 0H14Z', '#000', 0.09),
  waterBottle:
    rect(-40, -146, 80, 146, INK.main, 20) +
    veil('M8-146H20Q40-146 40-126V-20Q40 0 20 0H8Z', '#000', 0.14) +
    rect(-30, -166, 60, 22, INK.ink, 5) +
    rect(-14, -188, 28, 24, INK.metalDark, 6) +
    line('M26-178h16q10 0 10 12v18', INK.ink, 8) +
    rect(-40, -100, 80, 46, INK.paper) +
    path('M0-96c16 20 14 32 0 34-14-2-16-14 0-34z', INK.pop),
  wineBarrel:
    path('M-80-176H80C112-120 112-56 80 0H-80C-112-56-112-120-80-176Z', INK.wood) +
    veil('M30-176H80C112-120 112-56 80 0H30C56-56 56-120 30-176Z', '#000', 0.14) +
    line('M-36-172C-54-110-54-66-36-4M36-172C54-110 54-66 36-4M0-172V-4', INK.woodDark, 4) +
    path('M-95-144H95L99-126H-99ZM-99-50H99L95-32H-95Z', INK.rockDark) +
    circle(0, -88, 12, INK.woodDark) +
    ellipse(0, -176, 80, 9, INK.woodDark),
  wine:
    path(
      'M-86-206H-58V-150C-58-128-36-122-36-98V-10Q-36 0-46 0H-98Q-108 0-108-10V-98C-108-122-86-128-86-150Z',
      '#2f4a3c',
    ) +
    rect(-90, -210, 36, 34, INK.main, 4) +
    rect(-108, -84, 72, 52, INK.paper) +
    line('M-94-66H-54M-94-50H-70', INK.slate, 5) +
    veil('M-58-150C-58-128-36-122-36-98V-10Q-36 0-46 0H-56V-100Q-70-120-66-150Z', '#fff', 0.12) +
    at(
      44,
      0,
      0.92,
      rect(-4, -80, 8, 76, INK.glass, 4) +
        ellipse(0, -4, 38, 7, INK.glass) +
        path('M-42-176h84C50-100 26-76 0-76S-50-100-42-176Z', INK.glass) +
        path('M-46-136H46C42-100 20-84 0-84S-42-100-46-136Z', INK.berry) +
        veil('M14-176h28C50-100 26-76 6-76 34-100 22-150 14-176Z', '#000', 0.08),
    ),
};
