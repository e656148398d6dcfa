import type { Item } from '../Composition';
import type { Point } from '../Raster';
import { BLACK, mix, rgb, WHITE } from '../rgb';
import { ellipse, type Ring } from '../Sketch';
import { shape } from './ground';
import type { PlaceInput } from './PlaceInput';

export function space(input: PlaceInput): Item[] {
  const { aspect, random, scene } = input;
  const hue =
    scene.colors[0] === undefined
      ? ([rgb('#c98a5a'), rgb('#5a8fb5'), rgb('#9a78b5'), rgb('#5fa58c')][
          Math.floor(random() * 4)
        ] ?? WHITE)
      : rgb(scene.colors[0].hex);
  const x = aspect * (scene.subject === null ? 0.52 : 0.8);
  const y = scene.subject === null ? 0.54 : 0.78;
  const size = scene.subject === null ? 0.29 * Math.min(1, aspect) : 0.22;
  const wide = ellipse(x, y, size * 1.95, size * 0.5, -0.3);
  const narrow = ellipse(x, y, size * 1.35, size * 0.3, -0.3);
  const back = ({ x: px, y: py }: Point) => (py - y) * Math.cos(0.3) + (px - x) * Math.sin(0.3) < 0;
  const half = (isBack: boolean): Ring => [
    ...wide.filter((point) => back(point) === isBack),
    ...narrow.filter((point) => back(point) === isBack).reverse(),
  ];
  return [
    shape([half(true)], mix(hue, rgb('#efe2c8'), 0.6), { part: 'detail', haze: 0.1 }),
    shape([ellipse(x, y, size, size)], hue, { part: 'subject', round: 1, texture: 'rock' }),
    ...[-0.5, -0.15, 0.25, 0.55].map((at, index) =>
      shape(
        [
          ellipse(
            x + at * size * 0.295,
            y + at * size * 0.955,
            size * Math.sqrt(1 - at * at) * 0.96,
            size * 0.06 * Math.sqrt(1 - at * at),
            -0.3,
          ),
        ],
        index % 2 ? mix(hue, BLACK, 0.2) : mix(hue, WHITE, 0.3),
        { part: 'detail', haze: 0.3, round: 0.1 },
      ),
    ),
    shape([half(false)], mix(hue, rgb('#f4e8d0'), 0.7), { part: 'detail' }),
    shape([ellipse(aspect * 0.17, 0.2, 0.045, 0.045)], rgb('#b9b6b0'), {
      part: 'subject',
      round: 1,
      texture: 'rock',
    }),
  ];
}
