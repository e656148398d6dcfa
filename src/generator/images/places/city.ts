import type { Item } from '../Composition';
import { BLACK, mix, type Rgb, rgb, WHITE } from '../rgb';
import { box, polygon, type Ring } from '../Sketch';
import type { Scene } from '../Scene';
import { shape } from './ground';
import type { PlaceInput } from './PlaceInput';

export function city(input: PlaceInput): Item[] {
  const { horizon, aspect, random, isDark, scene } = input;
  const items: Item[] = [];
  const tones = isDark
    ? [rgb('#6d7192'), rgb('#454a6c'), rgb('#23263f')]
    : [rgb('#7f8fa3'), rgb('#6b788c'), rgb('#4d586b')];
  const lamps = lampsOf(scene);
  tones.forEach((tone, layer) => {
    const towers: Ring[] = [];
    const lit: Ring[][] = lamps.map(() => []);
    const dark: Ring[] = [];
    let x = -0.05;
    const unit = 0.05 + layer * 0.028;
    const foot = horizon + 0.08 + layer * 0.03;
    while (x < aspect + 0.05) {
      const width = unit * (0.8 + random() * 0.9);
      const height = (0.46 - layer * 0.09) * (0.35 + random() * random() * 1.1);
      const top = foot - height;
      towers.push(box(x, top, width, height + 0.1));
      const roof = random();
      if (roof < 0.25)
        towers.push(box(x + width * 0.25, top - height * 0.12, width * 0.5, height * 0.14));
      else if (roof < 0.4)
        towers.push(
          polygon(
            [x + width * 0.48, top - height * 0.3],
            [x + width * 0.52, top - height * 0.3],
            [x + width * 0.58, top],
            [x + width * 0.42, top],
          ),
        );
      const cell = 0.014 + layer * 0.004;
      for (let wx = x + cell * 0.6; wx < x + width - cell * 0.8; wx += cell) {
        for (let wy = top + cell; wy < foot - cell; wy += cell * 1.35)
          (random() < (isDark ? 0.42 : 0.14)
            ? (lit[Math.floor(random() * lit.length)] ?? dark)
            : dark
          ).push(box(wx, wy, cell * 0.52, cell * 0.7));
      }
      x += width + (random() < 0.3 ? unit * 0.14 : 0.002);
    }
    const haze = 0.62 - layer * 0.25;
    items.push(shape(towers, tone, { haze, texture: 'wall', part: 'far', round: 0.1 }));
    items.push(shape(dark, mix(tone, BLACK, 0.34), { haze, part: 'detail' }));
    lit.forEach((rings, index) =>
      items.push(
        shape(rings, lamps[index] ?? WHITE, {
          haze: haze * (isDark ? 0.3 : 0.5),
          part: 'detail',
          glow: isDark ? 0.95 : 0.3,
        }),
      ),
    );
    if (scene.isNeon && layer > 0) items.push(...signs(input, foot, layer, lamps));
  });
  const curb = horizon + 0.14;
  const sidewalk = shape([box(-0.05, curb, aspect + 0.1, 0.014)], rgb('#8c9095'), {
    part: 'detail',
  });
  if (scene.weather === 'rain' || scene.weather === 'storm' || scene.isNeon) {
    items.push({ kind: 'water', top: curb, bottom: 1.02, color: rgb('#3a4356') }, sidewalk);
    return items;
  }
  items.push(
    shape([box(-0.05, curb, aspect + 0.1, 1)], rgb('#5b6067'), { texture: 'sand', round: 0 }),
    sidewalk,
    shape([box(-0.05, 0.93, aspect + 0.1, 0.2)], rgb('#43474d'), {
      texture: 'sand',
      part: 'detail',
    }),
  );
  return items;
}

/** Colors of lit windows. */
function lampsOf({ colors, isNeon }: Scene): readonly Rgb[] {
  const warm = rgb('#ffd98a');
  const named = colors.map(({ hex }) => mix(rgb(hex), rgb('#ffdf9a'), 0.25));
  if (isNeon) return [warm, ...(named.length > 0 ? named : [rgb('#ff5fa8'), rgb('#4fe3ec')])];
  return named.length > 0 ? [warm, ...named.slice(0, 1)] : [warm];
}

/** Tall signs of light on the fronts. */
function signs(
  { aspect, random }: PlaceInput,
  foot: number,
  layer: number,
  lamps: readonly Rgb[],
): Item[] {
  return Array.from({ length: Math.round(5 * aspect) }, (_, index) => {
    const width = 0.008 + layer * 0.004;
    const height = 0.07 + random() * 0.1;
    const x = random() * aspect;
    const top = foot - 0.1 - random() * 0.16 - height * 0.4;
    return shape([box(x, top, width, height)], lamps[1 + (index % (lamps.length - 1))] ?? WHITE, {
      part: 'detail',
      glow: 1,
      haze: 0.02,
    });
  });
}
