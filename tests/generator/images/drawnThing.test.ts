import { describe, expect, it } from 'vitest';

import { drawnThing } from '../../../src/generator/images/drawnThing';
import { fill } from '../../../src/generator/images/flatForms';
import { createRaster, type Raster } from '../../../src/generator/images/Raster';
import { paintSvg } from '../../../src/generator/images/paintSvg';
import { type Rgb, rgb } from '../../../src/generator/images/rgb';
import type { Shape } from '../../../src/generator/images/Shape';
import { createSketch } from '../../../src/generator/images/Sketch';
import { thingInks } from '../../../src/generator/images/thingInks';
import { INK } from '../../../src/generator/pictures/ink';
import {
  drawingOf,
  loadObjects,
  type ObjectName,
  OBJECTS,
} from '../../../src/generator/pictures/objects';

await loadObjects();
const NAMES = Object.keys(OBJECTS) as ObjectName[];
const SIDE = 90;
/** Units of a drawing that the square shows, and where its ground is. */
const SPAN = 300;
const FOOT = 260;
const BARE: Rgb = [1, 0, 1];
const ASKED = rgb('#12fe34');

function shapesOf(name: ObjectName, lit = 0): Shape[] {
  const shapes: Shape[] = [];
  const stand = { x: 0.5, y: FOOT / SPAN, scale: 100 / SPAN };
  drawnThing(name).draw(
    createSketch(shapes, stand, () => 0.5),
    ASKED,
    lit,
  );
  return shapes;
}

function bare(): Raster {
  const raster = createRaster(SIDE, SIDE);
  raster.rgb.forEach((_, index) => (raster.rgb[index] = BARE[index % 3] ?? 0));
  return raster;
}

/** For each pixel whether something is drawn there. */
const seenIn = ({ rgb: values }: Raster): boolean[] =>
  Array.from({ length: SIDE * SIDE }, (_, index) =>
    BARE.some((part, channel) => Math.abs((values[index * 3 + channel] ?? 0) - part) > 0.02),
  );

describe('a shared drawing as a subject of the image generator', () => {
  it.each(NAMES)('%s covers what its SVG covers', (name) => {
    const asSvg = bare();
    const scale = SIDE / SPAN;
    const place = `transform="translate(${SIDE / 2} ${FOOT * scale}) scale(${scale})"`;
    paintSvg(asSvg, `<g ${place} stroke-linecap="round">${drawingOf(name)}</g>`, () => '#404040');
    const asShapes = bare();
    for (const { rings, color, opacity } of shapesOf(name)) fill(asShapes, rings, color, opacity);
    const expected = seenIn(asSvg);
    const differing = seenIn(asShapes).filter((isSeen, index) => isSeen !== expected[index]);
    expect(expected.filter(Boolean).length).toBeGreaterThan(100);
    expect(differing.length).toBeLessThan(12);
  });

  it('has the color that is asked for', () => {
    const uncolored = NAMES.filter((name) =>
      shapesOf(name).every(({ color, opacity }) => color !== ASKED || opacity < 1),
    );
    expect(uncolored).toEqual([]);
  });

  it('stands on its foot, is as wide and tall as it says, and keeps its form in rough drawings', () => {
    for (const name of NAMES) {
      const { half, height } = drawnThing(name);
      expect(half, name).toBeLessThan(1.4);
      expect(height, name).toBeLessThan(2.5);
      expect(half * height, name).toBeGreaterThan(0.15);
      expect(
        shapesOf(name).some(({ part }) => part === 'subject'),
        name,
      ).toBe(true);
    }
  });

  it('has a color for every ink', () => {
    const { paint } = thingInks('cup', new Map([[INK.paper, 1]]));
    const black = Object.entries(INK).filter(([, ink]) =>
      paint(ink, ASKED).color.every((part) => part === 0),
    );
    expect(black).toEqual([]);
  });

  it('shows a lit house by its windows', () => {
    const glowing = (lit: number) => shapesOf('house', lit).filter(({ glow }) => glow > 0).length;
    expect(glowing(0)).toBe(0);
    expect(glowing(0.95)).toBeGreaterThan(1);
  });
});
