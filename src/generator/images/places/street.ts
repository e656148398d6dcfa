import type { Item } from '../Composition';
import { BLACK, mix, rgb } from '../rgb';
import { box, polygon, type Ring } from '../Sketch';
import { shape } from './ground';
import type { PlaceInput } from './PlaceInput';

/** A row of house fronts with a pavement before it: where shops are. */
export function street({ aspect, random, isDark, scene }: PlaceInput): Item[] {
  const items: Item[] = [];
  const hues = ['#c9b49a', '#a9756a', '#8fa0a3', '#d8c3a0', '#9a8f7c', '#b58f7a'].map(rgb);
  const foot = 0.845;
  let x = -0.1 - random() * 0.2;
  let house = Math.floor(random() * hues.length);
  while (x < aspect) {
    const width = 0.34 + random() * 0.16;
    const top = 0.06 + random() * 0.16;
    const hue = hues[house % hues.length] ?? BLACK;
    const wall = isDark ? mix(hue, rgb('#2a3150'), 0.5) : hue;
    items.push(
      shape([box(x, top, width, foot - top)], wall, { haze: 0.2, texture: 'wall', part: 'far' }),
      shape(
        [
          polygon(
            [x - 0.01, top],
            [x + 0.03, top - 0.07],
            [x + width - 0.03, top - 0.07],
            [x + width + 0.01, top],
          ),
        ],
        mix(wall, rgb('#5a4038'), 0.6),
        { haze: 0.22, part: 'far', texture: 'rock' },
      ),
      shape([box(x - 0.006, top - 0.004, width + 0.012, 0.014)], mix(wall, rgb('#f2ead9'), 0.6), {
        haze: 0.2,
        part: 'detail',
      }),
    );
    const panes: Ring[] = [];
    const lit: Ring[] = [];
    for (let wy = top + 0.06; wy < foot - 0.16; wy += 0.15)
      for (let wx = x + 0.05; wx < x + width - 0.07; wx += 0.11)
        (random() < (isDark ? 0.5 : 0.1) ? lit : panes).push(box(wx, wy, 0.055, 0.09));
    items.push(
      shape(
        [...panes, ...lit].map((ring) =>
          ring.map((point, corner) => ({
            x: point.x + (corner === 0 || corner === 3 ? -0.007 : 0.007),
            y: point.y + (corner < 2 ? -0.007 : 0.007),
          })),
        ),
        rgb('#eee5d4'),
        { haze: 0.25, part: 'detail' },
      ),
      shape(panes, isDark ? rgb('#26304d') : rgb('#6c8494'), { haze: 0.2, part: 'detail' }),
      shape(lit, rgb('#ffd68c'), { part: 'detail', haze: 0.1, glow: isDark ? 0.9 : 0.4 }),
    );
    x += width + 0.004;
    house += 1 + Math.floor(random() * 2);
  }
  const isWet = scene.weather === 'rain' || scene.weather === 'storm';
  if (isWet) items.push({ kind: 'water', top: foot, bottom: 1.02, color: rgb('#3d4656') });
  else {
    const slabs: Ring[] = [
      box(-0.05, 0.885, aspect + 0.1, 0.003),
      box(-0.05, 0.94, aspect + 0.1, 0.004),
    ];
    for (let at = -6; at < aspect * 8 + 6; at += 1) {
      const px = at / 8;
      slabs.push(
        polygon(
          [px, foot],
          [px + 0.002, foot],
          [aspect / 2 + (px - aspect / 2) * 1.5 + 0.004, 1.02],
          [aspect / 2 + (px - aspect / 2) * 1.5, 1.02],
        ),
      );
    }
    const snow = scene.season === 'winter';
    items.push(
      shape([box(-0.05, foot, aspect + 0.1, 0.3)], snow ? rgb('#dfe5ea') : rgb('#a39c92'), {
        texture: 'sand',
      }),
      shape(slabs, snow ? rgb('#c3ccd4') : rgb('#7f786f'), { part: 'detail' }),
    );
  }
  return items;
}
