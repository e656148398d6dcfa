import type { Item } from '../Composition';
import { mix, rgb } from '../rgb';
import { polygon } from '../Sketch';
import { blades, conifers, greens, ridge, shape } from './ground';
import type { PlaceInput } from './PlaceInput';

export function forest(input: PlaceInput): Item[] {
  const { horizon, scene, aspect, random, detail } = input;
  const green = greens(scene);
  const items: Item[] = [];
  for (const [step, haze] of [0.82, 0.62, 0.4].entries()) {
    const line = ridge(input, horizon + step * 0.06, 0.05, 3, 0.4);
    const size = 0.2 + step * 0.11;
    items.push(
      shape(
        [
          ...conifers(
            input,
            line,
            Math.round((38 - step * 11) * aspect * (0.6 + detail * 0.4)),
            size,
          ),
        ],
        mix(green.tree, green.near, 0.15),
        { haze, texture: 'leaf', part: 'far', round: 0.5 },
      ),
    );
    items.push(shape([line], green.far, { haze: haze * 0.8, texture: 'leaf', part: 'far' }));
  }
  for (const side of [-1, 1]) {
    for (let index = 0; index < 2; index += 1) {
      const x = aspect / 2 + side * aspect * (0.34 + index * 0.13 + random() * 0.04);
      const half = 0.022 + index * 0.016;
      items.push(
        shape(
          [polygon([x - half, 1], [x - half * 0.7, -0.05], [x + half * 0.7, -0.05], [x + half, 1])],
          rgb('#4d3a2c'),
          { haze: 0.12, texture: 'wood', round: 0.8 },
        ),
      );
    }
  }
  items.push(
    shape(
      [ridge(input, horizon + 0.24, 0.06, 1.8, 0.4)],
      mix(green.near, rgb('#4b4027'), scene.season === 'winter' ? 0 : 0.3),
      {
        texture: 'leaf',
        round: 0.2,
      },
    ),
    ...blades(input, horizon + 0.25, green.near),
  );
  return items;
}
