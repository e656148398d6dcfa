import { INK, at, circle, line, path, rect } from '../ink';

/** Screens and what runs on them. */
export const devices = {
  laptop: at(
    0,
    -3,
    0.8,
    rect(-122, -172, 244, 160, INK.ink, 14) +
      rect(-110, -160, 220, 138, '#fff', 4) +
      rect(-110, -160, 220, 22, INK.sky) +
      rect(-96, -124, 74, 88, INK.haze, 8) +
      line('M0-52 24-82 46-66 90-116', INK.main, 8) +
      rect(0, -124, 54, 10, INK.stone, 4) +
      circle(90, -116, 8, INK.pop) +
      path('M-158-12H158Q156 4 136 4H-136Q-156 4-158-12Z', INK.metal),
  ),
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
};
