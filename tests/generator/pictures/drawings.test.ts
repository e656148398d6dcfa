import { describe, expect, it } from 'vitest';
import {
  drawingOf,
  loadObjects,
  type ObjectName,
  OBJECTS,
  OBJECT_SETS,
} from '../../../src/generator/pictures/objects';
import { FITTING_SETS, loadFittings } from '../../../src/generator/pictures/fittings';
import { map } from '../../../src/generator/pictures/map';
import {
  drawnOf,
  MOTIF_NAMES,
  type MotifName,
  motifOf,
} from '../../../src/generator/pictures/motifs';
import { person } from '../../../src/generator/pictures/person';
import { loadPlaces, PLACES } from '../../../src/generator/pictures/places';
import { room } from '../../../src/generator/pictures/room';
import type { Scene } from '../../../src/generator/pictures/Scene';
import { detail, still } from '../../../src/generator/pictures/still';
import { series } from '../../../src/generator/stableHash';
import { drawnBox, pathPoints } from './drawnBox';

await Promise.all([loadObjects(), loadFittings(), loadPlaces()]);
const OBJECT_ENTRIES = (Object.keys(OBJECTS) as ObjectName[]).map(
  (name) => [name, drawingOf(name)] as const,
);
const SIZES = [
  [1600, 760],
  [1200, 960],
  [960, 600],
] as const;
const DRAWERS = { room, still, detail, person, map };
type Draw = (scene: Scene) => string;
const placesOf = (motif: MotifName): [string, Draw][] =>
  Object.entries(PLACES).filter(([place]) => motifOf(motif).places.some((name) => name === place));
const SEEDS = ['a', 'b', 'c', 'd'];

function sceneOf(
  motif: MotifName,
  seed: string,
  size: readonly [number, number],
  index = 0,
): Scene {
  const { room: workroom, things } = motifOf(motif);
  return {
    id: `hero-${index}`,
    room: workroom,
    things: drawnOf(things) as [ObjectName, ...ObjectName[]],
    next: series(seed),
    width: size[0],
    height: size[1],
    index,
    turn: index,
    focus: null,
    isOutdoors: true,
    shown: new Set(),
  };
}

const paths = (svg: string) => [...svg.matchAll(/ d="([^"]*)"/g)].map(([, d = '']) => d);
const bytes = (svg: string) => new TextEncoder().encode(svg).length;

describe('things', () => {
  it.each(Object.entries(OBJECT_SETS))(
    'of the set %s are those of its file',
    async (set, names) => {
      const file = (await import(`../../../src/generator/pictures/objects/${set}.ts`)) as Record<
        string,
        object
      >;
      expect(Object.keys(file[set] ?? {})).toEqual(names.split(' '));
    },
  );

  it.each(OBJECT_ENTRIES)('%s stands on its foot and stays in its box', (_, drawing) => {
    const { left, top, right, bottom } = drawnBox(drawing);
    expect(left).toBeGreaterThanOrEqual(-130);
    expect(right).toBeLessThanOrEqual(130);
    expect(top).toBeGreaterThanOrEqual(-240);
    expect(bottom).toBeLessThanOrEqual(12);
    expect(bottom).toBeGreaterThan(-60);
    expect(right - left).toBeGreaterThan(30);
    expect(bottom - top).toBeGreaterThan(30);
  });

  it('are small, whole numbers and each drawn by itself', () => {
    for (const [name, drawing] of OBJECT_ENTRIES) {
      expect(bytes(drawing), name).toBeLessThan(1900);
      expect(drawing, name).not.toMatch(/NaN|undefined|Infinity/);
    }
    expect(new Set(OBJECT_ENTRIES.map(([, drawing]) => drawing)).size).toBe(OBJECT_ENTRIES.length);
  });
});

describe('scenes', () => {
  const drawn = MOTIF_NAMES.flatMap((motif, turn) =>
    [...Object.entries(DRAWERS), ...placesOf(motif)].flatMap(([kind, draw]) =>
      SIZES.map((size) => ({
        kind,
        motif,
        size,
        svg: draw(sceneOf(motif, SEEDS[turn % 4] ?? 'a', size, turn % 5)),
      })),
    ),
  );

  it('have whole paths, no hole and no more than 13 kB', () => {
    const drawnPaths = new Map<string, string>();
    for (const { kind, motif, svg } of drawn) {
      expect(svg, `${kind} ${motif}`).not.toMatch(/NaN|undefined|Infinity/);
      for (const d of paths(svg)) drawnPaths.set(d, `${kind} ${motif}`);
      expect(bytes(svg), `${kind} ${motif}`).toBeLessThan(13_000);
    }
    for (const [d, where] of drawnPaths)
      expect(pathPoints(d).length, `${where}: ${d}`).toBeGreaterThan(0);
  });

  it('name every id once, begin it with their own, and refer to none that is missing', () => {
    for (const { kind, motif, svg } of drawn) {
      const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id);
      const asked = [...svg.matchAll(/url\(#([^)]*)\)|href="#([^"]*)"/g)].map(
        ([, url, href]) => url ?? href ?? '',
      );
      expect(new Set(ids).size, `${kind} ${motif}`).toBe(ids.length);
      expect(ids.filter((id) => !/^hero-\d-/.test(id))).toEqual([]);
      expect(
        asked.filter((id) => !ids.includes(id)),
        `${kind} ${motif}`,
      ).toEqual([]);
    }
  });

  it('are the same for the same seed and differ between seeds, and between trades', () => {
    for (const [kind, draw] of Object.entries({ ...PLACES, ...DRAWERS })) {
      const of = (motif: MotifName, seed: string) => draw(sceneOf(motif, seed, SIZES[1]));
      expect(of('bread', 'a')).toBe(of('bread', 'a'));
      expect(new Set(SEEDS.map((seed) => of('bread', seed))).size, kind).toBeGreaterThanOrEqual(3);
      if (kind !== 'person') expect(of('bread', 'a'), kind).not.toBe(of('camera', 'a'));
    }
  });

  it('never put the same backdrop behind neighbours', () => {
    const bare = (scene: Scene) =>
      still({ ...scene, things: ['bread'] }).replace(/<g id="[^"]*-bread">.*/, '');
    for (const seed of SEEDS)
      for (const index of [0, 1, 2])
        expect(bare(sceneOf('bread', seed, SIZES[2], index))).not.toBe(
          bare(sceneOf('bread', seed, SIZES[2], index + 1)),
        );
  });
});

describe('the fittings of rooms', () => {
  const files = import.meta.glob<Record<string, unknown>>(
    '../../../src/generator/pictures/fittings/*.ts',
    { eager: true },
  );

  it.each(Object.entries(FITTING_SETS))('%s draws what it is said to', (set, names) => {
    const file = files[`../../../src/generator/pictures/fittings/${set}.ts`] ?? {};
    expect(Object.keys(file).toSorted()).toEqual(names.split(' ').toSorted());
  });
});
