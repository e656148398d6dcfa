import { drawRange } from '../peaks';
import type { Item } from '../Composition';
import { mix, rgb } from '../rgb';
import { ellipse } from '../Sketch';
import { blades, conifers, greens, heightAt, ridge, shape } from './ground';
import type { PlaceInput } from './PlaceInput';

export function mountains(input: PlaceInput, withLake: boolean): Item[] {
  const { aspect, horizon, scene, detail, jagged, random } = input;
  const green = greens(scene);
  const stone = scene.season === 'winter' ? rgb('#5d6c82') : rgb('#6f7683');
  const items: Item[] = [];
  const snow = scene.season === 'winter' ? 0.42 : 0.62;
  const air = scene.season === 'winter' ? 0.7 : 1;
  const range = { aspect, random, jagged, stone, snow };
  items.push(
    ...drawRange({ ...range, foot: horizon + 0.02, height: 0.42, haze: 0.55 * air }),
    ...drawRange({ ...range, foot: horizon + 0.05, height: 0.29, haze: 0.3 * air }),
  );
  const hills = ridge(input, horizon + 0.01, 0.13, 3, 0.6);
  items.push(
    shape([hills], mix(green.tree, green.far, 0.4), {
      haze: 0.36,
      texture: 'leaf',
      part: 'far',
      round: 0.3,
    }),
  );
  items.push(
    shape(conifers(input, hills, Math.round(70 * detail), 0.055), green.tree, {
      haze: 0.3,
      texture: 'leaf',
      part: 'detail',
      round: 0.3,
    }),
  );
  if (withLake) {
    items.push({
      kind: 'water',
      top: horizon + 0.02,
      bottom: 1.02,
      color: rgb(scene.placeColor ?? '#2f5a6d'),
    });
    const shore = ridge(input, 0.985, 0.12, 2, 0.6);
    items.push(
      shape([shore], green.near, { texture: 'leaf', round: 0.3 }),
      ...blades(input, 0.95, green.near),
    );
    return items;
  }
  const middle = ridge(input, horizon + 0.1, 0.12, 2.4, 0.5);
  items.push(shape([middle], green.far, { haze: 0.16, texture: 'leaf', round: 0.3 }));
  items.push(
    shape(conifers(input, middle, Math.round(26 * detail), 0.11), green.tree, {
      haze: 0.1,
      texture: 'leaf',
      part: 'detail',
      round: 0.4,
    }),
  );
  items.push(
    shape([ridge(input, horizon + 0.22, 0.08, 1.6, 0.4)], green.near, {
      texture: 'leaf',
      round: 0.2,
    }),
  );
  items.push(...blades(input, horizon + 0.24, green.near));
  return items;
}

export function meadow(input: PlaceInput): Item[] {
  const { horizon, scene, detail } = input;
  const green = greens(scene);
  const far = ridge(input, horizon, 0.14, 2.2, 0.5);
  const middle = ridge(input, horizon + 0.07, 0.1, 1.8, 0.3);
  return [
    shape([ridge(input, horizon - 0.06, 0.16, 1.8, 0.7)], mix(green.tree, rgb('#5b7d94'), 0.4), {
      haze: 0.66,
      part: 'far',
      round: 0.3,
    }),
    shape([far], green.far, { haze: 0.4, texture: 'leaf', part: 'far', round: 0.3 }),
    shape(conifers(input, far, Math.round(34 * detail), 0.045), green.tree, {
      haze: 0.34,
      part: 'detail',
      texture: 'leaf',
    }),
    shape([middle], mix(green.far, green.near, 0.5), { haze: 0.16, texture: 'leaf', round: 0.3 }),
    shape(
      Array.from({ length: 9 }, () => {
        const x = input.random() * input.aspect;
        return ellipse(
          x,
          heightAt(middle, x) - 0.012,
          0.03 + input.random() * 0.03,
          0.022 + input.random() * 0.02,
        );
      }),
      green.tree,
      { haze: 0.14, texture: 'leaf', round: 0.8, part: 'detail' },
    ),
    shape([ridge(input, horizon + 0.17, 0.07, 1.4, 0.3)], green.near, {
      texture: 'leaf',
      round: 0.2,
    }),
    ...blades(input, horizon + 0.18, green.near),
  ];
}

export function desert(input: PlaceInput): Item[] {
  const { horizon } = input;
  return [0, 1, 2, 3].map((step) =>
    shape(
      [ridge(input, horizon + step * 0.1, 0.16 - step * 0.012, 2.1 - step * 0.3, 0.15)],
      mix(rgb('#d9a566'), rgb('#b8763e'), step / 4),
      { haze: 0.55 - step * 0.18, texture: 'sand', round: 0.9, part: step < 2 ? 'far' : 'ground' },
    ),
  );
}
