import type { Composition, Shape } from './Composition';
import { fill } from './flatForms';
import { paintPaper } from './paintAbstract';
import { paletteOf } from './paletteOf';
import type { Raster } from './Raster';
import { luminance, mix, type Rgb, WHITE } from './rgb';
import { ellipse, polygon, type Ring } from './Sketch';

/** Few shapes and much space: a disc, a line of ground, the subject in three colors. */
export function paintMinimalist(
  raster: Raster,
  composition: Composition,
  seed: string,
  isFine: boolean,
): void {
  const { aspect, scene, items, stand } = composition;
  const [dark, middle, paper, accent, second] = paletteOf(composition);
  const isNight = scene.time === 'night' || scene.setting === 'space';
  const ground = isNight ? mix(dark, middle, 0.12) : mix(paper, WHITE, 0.25);
  const quiet = isNight ? mix(ground, paper, 0.14) : mix(paper, middle, 0.24);
  fill(raster, [polygon([-1, -1], [3, -1], [3, 3], [-1, 3])], ground);

  const shapes = items.filter((item): item is Shape => item.kind === 'shape');
  const radius = 0.2 * Math.min(1, aspect);
  const disc =
    scene.setting === 'space' && scene.subject === null ? null : { x: aspect * 0.5, y: 0.4 };
  if (disc !== null)
    fill(
      raster,
      [ellipse(disc.x, disc.y, radius, radius)],
      scene.subject === null ? accent : mix(second, ground, 0.3),
    );

  if (scene.subject === null) {
    paintLand(raster, composition, shapes, [quiet, middle, dark], ground);
  } else {
    const shrink = 0.66;
    const base = 0.72;
    const isFloating = stand.y < 0.72;
    const moved = (ring: Ring): Ring =>
      ring.map(({ x, y }) => ({
        x: aspect / 2 + (x - stand.x) * shrink,
        y: (isFloating ? base - 0.12 : base) + (y - stand.y) * shrink,
      }));
    if (!isFloating) {
      fill(raster, [ellipse(aspect / 2, base + 0.006, 0.4 * Math.min(1, aspect), 0.013)], quiet);
    }
    const first = shapes.findIndex(({ part, haze }) => part === 'subject' && haze === 0);
    const tones = isNight ? [accent, second, paper, middle] : [accent, dark, second, middle];
    const seen: Rgb[] = [];
    for (const shape of shapes.slice(Math.max(0, first))) {
      if (shape.haze > 0.2 || (shape.part === 'detail' && shape.rings.length > 3 && !isFine))
        continue;
      const known = seen.findIndex(
        (color) =>
          Math.hypot(
            color[0] - shape.color[0],
            color[1] - shape.color[1],
            color[2] - shape.color[2],
          ) < 0.2,
      );
      const index = known === -1 ? seen.push(shape.color) - 1 : known;
      const tone =
        shape.part === 'subject'
          ? (tones[index % tones.length] ?? accent)
          : luminance(shape.color) > 0.62
            ? mix(ground, WHITE, isNight ? 0.6 : 0.5)
            : luminance(shape.color) < 0.3
              ? dark
              : mix(tones[index % tones.length] ?? accent, ground, 0.25);
      fill(raster, shape.rings.map(moved), tone);
    }
  }
  paintPaper(raster, seed, isFine);
}

function paintLand(
  raster: Raster,
  { aspect }: Composition,
  shapes: readonly Shape[],
  tones: readonly [Rgb, Rgb, Rgb],
  ground: Rgb,
): void {
  const land = shapes.filter(
    ({ part, rings, haze, glow }) =>
      part !== 'detail' && rings.length < 60 && glow === 0 && haze < 0.99,
  );
  const step = Math.max(1, Math.floor(land.length / 3));
  const chosen = land.filter((_, index) => index % step === 0).slice(0, 3);
  chosen.forEach(({ rings }, index) => {
    const lowered = rings.map((ring) =>
      ring.map(({ x, y }) => ({ x, y: 0.64 + index * 0.085 + (Math.min(y, 1.1) - 0.6) * 0.62 })),
    );
    fill(raster, lowered, tones[index] ?? ground);
    const foot = Math.max(...lowered.flat().map(({ y }) => y)) - 0.004;
    const end = Math.min(0.8 + index * 0.05, foot);
    fill(
      raster,
      [polygon([-0.1, end], [aspect + 0.1, end], [aspect + 0.1, 1.1], [-0.1, 1.1])],
      tones[index] ?? ground,
    );
  });
  if (chosen.length === 0)
    fill(
      raster,
      [polygon([-0.1, 0.66], [aspect + 0.1, 0.66], [aspect + 0.1, 1.1], [-0.1, 1.1])],
      tones[1],
    );
}
