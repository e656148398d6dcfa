import type { Item } from '../Composition';
import { rgb, WHITE } from '../rgb';
import { ellipse } from '../Sketch';
import { ridge, shape } from './ground';
import type { PlaceInput } from './PlaceInput';

export function sea(input: PlaceInput): Item[] {
  const { horizon, scene } = input;
  const beach = scene.season === 'winter' ? rgb('#e7e9ea') : rgb('#dcc497');
  return [
    shape([ridge(input, horizon + 0.015, 0.07, 2.6, 0.7, horizon + 0.02)], rgb('#5f7480'), {
      haze: 0.62,
      part: 'far',
      texture: 'rock',
      round: 0.3,
    }),
    { kind: 'water', top: horizon, bottom: 1.02, color: rgb('#1f6a80') },
    ...(scene.subject === 'boat'
      ? []
      : [
          shape([ridge(input, 0.955, 0.09, 1.2, 0.2)], WHITE, { part: 'detail', haze: 0.3 }),
          shape([ridge(input, 0.975, 0.08, 1.2, 0.2)], beach, { texture: 'sand', round: 0.2 }),
        ]),
  ];
}

export function underwater(input: PlaceInput): Item[] {
  const { aspect, random } = input;
  const items: Item[] = [
    shape([ridge(input, 0.78, 0.22, 2.4, 0.6)], rgb('#24647c'), {
      haze: 0.6,
      part: 'far',
      texture: 'rock',
      round: 0.5,
    }),
    shape([ridge(input, 0.93, 0.12, 2, 0.3)], rgb('#cbb78a'), {
      haze: 0.25,
      texture: 'sand',
      round: 0.3,
    }),
  ];
  const hues = [rgb('#d9627a'), rgb('#e59a4f'), rgb('#8a62b0'), rgb('#4fa38c')];
  for (let index = 0; index < 12; index += 1) {
    const side = index % 2 === 0 ? random() * 0.34 : 1 - random() * 0.34;
    const x = aspect * side;
    const size = 0.05 + random() * 0.09;
    const branches = Array.from({ length: 6 }, (_, branch) =>
      ellipse(
        x + (branch - 2.5) * size * 0.34,
        0.97 - size * (0.7 + random() * 0.7),
        size * 0.14,
        size * (0.7 + random() * 0.4),
        (branch - 2.5) * 0.16,
      ),
    );
    items.push(
      shape(branches, hues[index % 4] ?? WHITE, {
        haze: 0.22,
        round: 0.9,
        texture: 'crust',
        part: index < 4 ? 'ground' : 'detail',
      }),
    );
  }
  return items;
}
