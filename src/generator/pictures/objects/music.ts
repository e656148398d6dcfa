import { INK, at, circle, ellipse, line, path, rect, veil } from '../ink';

/** Instruments and things of stages. */
export const music = {
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
  guitar: at(
    0,
    0,
    0.88,
    rect(-9, -236, 18, 130, INK.woodDark) +
      rect(-16, -256, 32, 34, INK.ink, 6) +
      path(
        'M0-132C46-136 44-96 34-84 70-66 66 0 0 0S-70-66-34-84C-44-96-46-136 0-132Z',
        INK.crust,
      ) +
      veil(
        'M16-130C46-128 42-94 34-84 70-66 66 0 0 0 40-14 44-56 16-84 26-100 26-118 16-130Z',
        '#000',
        0.12,
      ) +
      circle(0, -66, 21, INK.night) +
      rect(-24, -30, 48, 9, INK.ink, 3) +
      line('M-3-236V-26M3-236V-26', INK.cream, 1.6),
  ),
  amplifier:
    rect(-100, -176, 200, 172, INK.ink, 14) +
    rect(-86, -132, 172, 114, INK.slate, 6) +
    circle(-40, -74, 38, INK.ink) +
    circle(-40, -74, 24, INK.slate) +
    circle(-40, -74, 9, INK.ink) +
    circle(44, -74, 38, INK.ink) +
    circle(44, -74, 24, INK.slate) +
    circle(44, -74, 9, INK.ink) +
    rect(-86, -166, 172, 26, INK.main, 5) +
    line('M-66-153h.1M-40-153h.1M-14-153h.1M12-153h.1', INK.paper, 13) +
    circle(68, -153, 6, INK.yolk) +
    line('M-34-178q0-16 14-16h40q14 0 14 16', INK.metalDark, 9) +
    rect(-84, -6, 24, 8, INK.metalDark) +
    rect(60, -6, 24, 8, INK.metalDark),
  drum:
    line('M-88-40-112 0M88-40 112 0', INK.metalDark, 9) +
    path('M-92-112H92V-24C92 6-92 6-92-24Z', INK.main) +
    veil('M40-112H92V-24C92-10 66-2 40 0Z', '#000', 0.14) +
    line('M-92-100-46-10 0-96 46-10 92-100', INK.warm, 6) +
    ellipse(0, -112, 92, 26, INK.metal) +
    ellipse(0, -114, 82, 20, INK.paper) +
    line('M-92-28C-92 0 92 0 92-28', INK.metalDark, 8) +
    line('M20-120 104-196M-10-122-78-206', INK.wood, 9) +
    circle(20, -120, 8, INK.woodDark) +
    circle(-10, -122, 8, INK.woodDark),
  headphones:
    line('M-84-70C-100-226 100-226 84-70', INK.ink, 18) +
    line('M-70-118C-62-190 62-190 70-118', INK.slate, 6) +
    rect(-112, -108, 50, 104, INK.main, 24) +
    rect(62, -108, 50, 104, INK.main, 24) +
    rect(-72, -98, 22, 84, INK.ink, 11) +
    rect(50, -98, 22, 84, INK.ink, 11) +
    veil('M94-106Q112-100 112-84V-28Q112-8 94-5Z', '#000', 0.16) +
    line('M-98-80V-44', '#fff', 6),
  violin:
    at(
      0,
      0,
      1,
      rect(-7, -224, 14, 120, INK.ink) +
        path('M-7-214C-20-236 20-236 7-214Z', INK.woodDark) +
        path(
          'M0-142C44-142 46-104 34-92 22-80 24-72 36-64 62-46 54 0 0 0S-62-46-36-64C-24-72-22-80-34-92-46-104-44-142 0-142Z',
          '#b5602f',
        ) +
        veil(
          'M14-141C44-138 46-104 34-92 22-80 24-72 36-64 62-46 54 0 0 0 36-16 32-44 14-62 10-76 14-92 18-100 24-116 22-132 14-141Z',
          '#000',
          0.14,
        ) +
        path('M-9-150H9L5-70H-5Z', INK.ink) +
        line('M-24-84C-14-76-30-60-20-50M24-84C14-76 30-60 20-50', INK.ink, 4) +
        path('M-10-34H10L5-4H-5Z', INK.ink) +
        line('M-14-52H14', INK.cream, 5),
      -14,
    ) + at(84, 0, 1, line('M0-4V-208', INK.woodDark, 6) + line('M-9-14V-198', INK.cream, 3), 8),
  piano:
    path('M-112-30H112V-6H-112Z', INK.ink) +
    path('M-112-104C-60-110-40-196 36-190 110-186 112-130 112-60H-112Z', INK.main) +
    veil('M36-190C110-186 112-130 112-60H60C70-120 66-160 36-190Z', '#000', 0.14) +
    rect(-118, -64, 236, 40, INK.ink, 6) +
    rect(-108, -56, 216, 22, '#fff') +
    line(
      'M-88-56v13M-68-56v13M-32-56v13M-12-56v13M8-56v13M44-56v13M64-56v13M92-56v13',
      INK.ink,
      8,
    ) +
    line('M-98-24V0M98-24V0', INK.ink, 12) +
    path('M-44-64V-116H36V-64Z', '#fff') +
    line('M-30-100H22M-30-84H10', INK.slate, 4),
  ticket: at(
    0,
    -13,
    0.97,
    at(
      0,
      -34,
      1,
      path('M-110-84h220v28a18 18 0 0 0 0 36v28h-220v-28a18 18 0 0 0 0-36z', INK.main),
      10,
    ) +
      at(
        0,
        0,
        1,
        path('M-110-84h220v28a18 18 0 0 0 0 36v28h-220v-28a18 18 0 0 0 0-36z', INK.warm) +
          line('M44-70v4M44-54v4M44-38v4M44-22v4M44-6v4', INK.ember, 5) +
          line('M-78-30H0M-78-8H-30', INK.ember, 8) +
          path('M-66-76l6 12 13 2-9 9 2 13-12-6-12 6 2-13-9-9 13-2z', INK.ember),
        -8,
      ),
  ),
  badge:
    line('M-56-212-8-136 8-136 56-212', INK.main, 15) +
    rect(-16, -150, 32, 22, INK.metalDark, 6) +
    rect(-66, -134, 132, 130, '#fff', 12) +
    path('M-66-100V-122Q-66-134-54-134H54Q66-134 66-122V-100Z', INK.main) +
    circle(0, -68, 22, INK.haze) +
    path('M-30-28C-30-52 30-52 30-28Z', INK.haze) +
    circle(0, -72, 12, INK.slate) +
    line('M-34-16H34', INK.slate, 8) +
    veil('M40-134H54Q66-134 66-122V-16Q66-4 54-4H40Z', '#000', 0.08),
  balloons:
    line('M-52-104Q-40-50-6 0M48-120Q34-50-4 0M-2-136Q4-60-5 0', INK.slate, 3) +
    path(
      'M-56-100C-110-120-104-196-58-196S-4-120-56-100ZM-64-98-56-104-48-98-52-90H-60Z',
      INK.main,
    ) +
    path('M50-114C-2-134 4-206 50-208S104-132 50-114ZM42-112 50-118 58-112 54-104H46Z', INK.pop) +
    path('M-2-130C-52-146-48-226 0-228S52-146-2-130ZM-10-128-2-134 6-128 2-120H-6Z', INK.warm) +
    line('M-82-170Q-80-180-72-184M-26-200Q-24-210-16-214M70-186Q78-178 78-166', '#fff', 6),
  megaphone: at(
    0,
    -88,
    1,
    path('M-108-30H-60V34H-108Q-118 2-108-30Z', INK.ink) +
      path('M-60-30 60-92V96L-60 34Z', INK.main) +
      veil('M-60 6 60 30V96L-60 34Z', '#000', 0.14) +
      ellipse(60, 2, 20, 94, INK.shade) +
      ellipse(60, 2, 9, 46, INK.warm) +
      path('M-92 34H-54L-40 84H-76Z', INK.ink) +
      line('M94-4H122M88-50 112-68M88 46 112 62', INK.pop, 11),
    -10,
  ),
};
