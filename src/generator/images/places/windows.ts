import type { Item } from '../Composition';
import { mix, rgb } from '../rgb';
import { box, ellipse, type Ring } from '../Sketch';
import { shape } from './ground';
import type { RoomInput } from './RoomInput';

/** The window of a room with what is seen through it, as far as `reach` from the left. */
export function windowItems(
  { look, isDark, pane, random, aspect, base }: RoomInput,
  reach: number,
  mirrored: (ring: Ring) => Ring,
  wallFoot: number,
): Item[] {
  const left = aspect * 0.045;
  const width = reach - left - 0.03;
  const kind = look.window;
  const top = 0.07;
  const foot =
    kind === 'tall' || (kind === 'arch' && base !== 'counter')
      ? wallFoot - 0.06
      : kind === 'wide'
        ? 0.53
        : 0.5;
  const middle = left + width / 2;
  const bow = (grow: number): Ring =>
    kind === 'arch'
      ? [
          ...ellipse(middle, top + width / 2, width / 2 + grow, width / 2 + grow)
            .filter(({ y }) => y <= top + width / 2)
            .sort((a, b) => a.x - b.x),
          { x: left + width + grow, y: foot + grow },
          { x: left - grow, y: foot + grow },
        ]
      : box(left - grow, top - grow, width + grow * 2, foot - top + grow * 2);
  const inside = (ring: Ring): Ring =>
    mirrored(
      ring.map(({ x, y }) => ({
        x: Math.min(left + width, Math.max(left, x)),
        y: Math.min(foot, Math.max(top + 0.02, y)),
      })),
    );
  const frame = mix(rgb('#f3eee3'), rgb(look.paint), look.surface === 'bricks' ? 0.8 : 0.08);
  const bars = [
    box(middle - 0.006, top, 0.012, foot - top),
    ...(kind === 'wide' ? [] : [box(left, top + (foot - top) * 0.46, width, 0.01)]),
  ];
  const hills = inside([...ellipse(left + width * 0.3, foot, width * 0.6, (foot - top) * 0.3)]);
  return [
    { kind: 'shadow', rings: [mirrored(bow(0.03))], strength: 0.24, softness: 0.014 },
    shape([mirrored(bow(0.024))], frame, { haze: 0.1, part: 'far', round: 0.2 }),
    shape([mirrored(bow(0))], pane.top, { part: 'far', glow: isDark ? 0.4 : 0.92 }),
    shape([inside(box(left, top + (foot - top) * 0.55, width, (foot - top) * 0.45))], pane.low, {
      part: 'detail',
      glow: isDark ? 0.4 : 0.92,
      haze: 0.25,
    }),
    shape(
      [hills, inside(ellipse(left + width * 0.82, foot, width * 0.5, (foot - top) * 0.22))],
      isDark ? rgb('#22304a') : rgb('#8fae88'),
      { part: 'detail', haze: 0.35, glow: 0.4, texture: 'leaf' },
    ),
    ...(isDark
      ? [
          shape(
            Array.from({ length: 9 }, () =>
              inside(
                ellipse(
                  left + random() * width,
                  top + (foot - top) * (0.5 + random() * 0.5),
                  0.006,
                  0.006,
                ),
              ),
            ),
            rgb('#ffd98a'),
            { part: 'detail', glow: 1 },
          ),
        ]
      : []),
    shape(bars.map(mirrored), frame, { haze: 0.08, part: 'far', round: 0.2 }),
    shape([mirrored(box(left - 0.045, foot + 0.02, width + 0.09, 0.02))], frame, {
      haze: 0.05,
      part: 'far',
      round: 0.4,
    }),
  ];
}
