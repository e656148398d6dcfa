import type { Item } from '../Composition';
import { type Rgb, rgb } from '../rgb';
import { box, ellipse, type Ring } from '../Sketch';
import { shape } from './ground';
import { far, small, type Wall } from './Wall';

export function board({ left, right, top, wood, random }: Wall, hue: Rgb, share: number): Item[] {
  const width = right - left;
  const tall = Math.min(0.36, width * share);
  const lines: Ring[] = [];
  for (let row = 0; row < 6; row += 1) {
    const y = top + 0.05 + ((tall - 0.08) * row) / 6;
    const long = width * (row === 0 ? 0.5 : 0.3 + random() * 0.25);
    lines.push(box(left + width * 0.1, y, long, row === 0 ? 0.013 : 0.006));
    if (row > 0) lines.push(box(right - width * 0.2, y, width * 0.1, 0.006));
  }
  return [
    {
      kind: 'shadow',
      rings: [box(left, top + 0.015, width, tall + 0.01)],
      strength: 0.35,
      softness: 0.012,
    },
    shape([box(left, top, width, tall)], wood, { ...far, texture: 'wood' }),
    shape([box(left + 0.014, top + 0.014, width - 0.028, tall - 0.028)], hue, {
      ...far,
      texture: 'wall',
    }),
    shape(lines, rgb('#e9e6da'), { ...small, haze: 0.25 }),
  ];
}

export function pegboard({ left, right, top, accent, hasTools }: Wall): Item[] {
  const width = right - left;
  const tall = 0.32;
  const holes: Ring[] = [];
  for (let x = left + 0.03; x < right - 0.02; x += 0.034)
    for (let y = top + 0.03; y < top + tall - 0.01; y += 0.034) holes.push(box(x, y, 0.004, 0.004));
  const items: Item[] = [
    {
      kind: 'shadow',
      rings: [box(left, top + 0.012, width, tall + 0.006)],
      strength: 0.3,
      softness: 0.012,
    },
    shape([box(left, top, width, tall)], rgb('#c9a878'), { ...far, texture: 'wall' }),
    shape(holes, rgb('#6d5636'), { ...small, round: 0 }),
  ];
  if (hasTools) return items;
  const steel = rgb('#9aa2a8');
  const count = Math.max(3, Math.floor(width / 0.062));
  for (let index = 0; index < count; index += 1) {
    const x = left + width * ((index + 0.5) / count);
    const y = top + 0.04 + (index % 2) * 0.014;
    const handle = index % 2 === 0 ? accent : rgb('#7a5232');
    items.push({
      kind: 'shadow',
      rings: [box(x, y + 0.01, 0.016, 0.2)],
      strength: 0.25,
      softness: 0.006,
    });
    if (index % 3 === 0)
      items.push(
        shape([box(x - 0.007, y + 0.05, 0.014, 0.17)], rgb('#a8713f'), { ...small, round: 0.9 }),
        shape([box(x - 0.03, y + 0.02, 0.06, 0.032)], steel, small),
      );
    else if (index % 3 === 1)
      items.push(
        shape(
          [[...ellipse(x, y + 0.035, 0.022, 0.024)], box(x - 0.007, y + 0.05, 0.014, 0.15)],
          steel,
          { ...small, round: 0.8 },
        ),
        shape([ellipse(x, y + 0.022, 0.01, 0.016)], rgb('#c9a878'), small),
      );
    else
      items.push(
        shape([box(x - 0.004, y + 0.09, 0.008, 0.12)], steel, small),
        shape([box(x - 0.012, y + 0.01, 0.024, 0.085)], handle, { ...small, round: 1 }),
      );
  }
  return items;
}
