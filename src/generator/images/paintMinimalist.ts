import type { Composition } from './Composition';
import type { Shape } from './Shape';
import { fill } from './flatForms';
import { paintPaper } from './paintPaper';
import { paletteOf } from './paletteOf';
import type { Raster } from './Raster';
import { BLACK, luminance, mix, type Rgb, rgb, WHITE } from './rgb';
import { ellipse, polygon, type Ring } from './Sketch';

/** Few shapes and much space: a disc, a line of ground, the subject in three colors. */
export function paintMinimalist(
  raster: Raster,
  composition: Composition,
  seed: string,
  isFine: boolean,
): void {
  const { aspect, scene, items, stand, light } = composition;
  const [dark, middle, paper, accent, second] = paletteOf(composition);
  const isNight = scene.time === 'night' || scene.setting === 'space';
  const ground = isNight ? mix(dark, middle, 0.12) : mix(paper, WHITE, 0.25);
  const quiet = isNight ? mix(ground, paper, 0.14) : mix(paper, middle, 0.24);
  fill(raster, [polygon([-1, -1], [3, -1], [3, 3], [-1, 3])], ground);

  const shapes = items.filter((item): item is Shape => item.kind === 'shape');
  // A planet or a podium is what a picture without a named subject is about.
  const hasThing = shapes.some(({ part }) => part === 'subject');
  const isRoom = scene.setting === 'room' && scene.subject !== null;
  const radius = (isRoom ? 0.27 : 0.2) * Math.min(1, aspect);
  const disc =
    hasThing && scene.subject === null
      ? null
      : { x: aspect * (isRoom ? 0.5 - Math.sign(light.x) * 0.13 : 0.5), y: 0.4 };
  if (disc !== null)
    fill(
      raster,
      [ellipse(disc.x, disc.y, radius, radius)],
      scene.subject === null ? accent : mix(second, ground, 0.3),
    );

  if (!hasThing) {
    paintLand(raster, composition, shapes, [quiet, middle, dark], ground);
  } else {
    const shrink = isRoom ? 0.86 : 0.66;
    const base = isRoom ? 0.77 : 0.72;
    const isFloating = stand.y < 0.72;
    const moved = (ring: Ring): Ring =>
      ring.map(({ x, y }) => ({
        x: aspect / 2 + (x - stand.x) * shrink,
        y: (isFloating ? base - 0.12 : base) + (y - stand.y) * shrink,
      }));
    if (isRoom) {
      fill(
        raster,
        [
          polygon(
            [-0.1, base - 0.07],
            [aspect + 0.1, base - 0.07],
            [aspect + 0.1, 1.1],
            [-0.1, 1.1],
          ),
        ],
        quiet,
      );
    } else if (!isFloating) {
      fill(raster, [ellipse(aspect / 2, base + 0.006, 0.4 * Math.min(1, aspect), 0.013)], quiet);
    }
    const first = shapes.findIndex(({ part, haze }) => part === 'subject' && haze === 0);
    const seen = shapes
      .slice(Math.max(0, first))
      .filter(
        ({ haze, part, rings, isLine }) =>
          haze <= 0.2 &&
          (part === 'subject' || part === 'detail') &&
          (part !== 'detail' || rings.length <= 3 || isLine || isFine),
      );
    const solid = seen.filter(({ opacity }) => opacity === 1);
    const fewTones = tonesOf(solid, ground, {
      asked: scene.subjectColor === null ? null : rgb(scene.subjectColor),
      palette: isNight ? [second, paper, middle] : [dark, second, middle],
      bold: accent,
    });
    // Several things side by side are told apart by their own colors.
    const toneOf = isRoom ? (shape: Shape) => ownTone(shape.color, ground, dark) : fewTones;
    for (const shape of seen) {
      const light = luminance(shape.color);
      const tone =
        shape.part === 'subject' || (light <= 0.7 && light >= 0.25)
          ? toneOf(shape)
          : light > 0.7
            ? mix(ground, WHITE, isNight ? 0.6 : 0.5)
            : dark;
      fill(raster, shape.rings.map(moved), tone, shape.opacity);
    }
  }
  paintPaper(raster, seed, isFine);
}

/** A thing's own color, calmer, and darker where it would not stand out from the ground. */
function ownTone(color: Rgb, ground: Rgb, dark: Rgb): Rgb {
  const isPale = Math.abs(luminance(color) - luminance(ground)) < 0.12;
  return isPale ? mix(color, dark, 0.2) : mix(color, ground, 0.1);
}

interface Tones {
  /** The color that was asked for. */
  asked: Rgb | null;
  palette: readonly Rgb[];
  /** For what would not stand out from the ground. */
  bold: Rgb;
}

/**
 * Few colors for a subject: forms of one hue share one, tuned to the palette. The largest has the color that was asked
 * for, or its own if that stands out from the ground.
 */
function tonesOf(
  shapes: readonly Shape[],
  ground: Rgb,
  { asked, palette, bold }: Tones,
): (shape: Shape) => Rgb {
  const groups: { hue: Rgb; brightest: Rgb; area: number }[] = [];
  const groupOf = ({ color }: Shape) => groups.find(({ hue }) => isOneHue(hue, color));
  for (const shape of shapes) {
    const { color } = shape;
    const area = shape.rings.reduce((sum, ring) => sum + areaOf(ring), 0);
    const group = groupOf(shape);
    if (group === undefined) {
      groups.push({ hue: color, brightest: color, area });
    } else {
      group.area += area;
      if (luminance(color) > luminance(group.brightest)) group.brightest = color;
    }
  }
  groups.sort((one, other) => other.area - one.area);
  const isPale = (color: Rgb) => Math.abs(luminance(color) - luminance(ground)) < 0.2;
  return (shape) => {
    const group = groupOf(shape);
    const color = group?.brightest ?? shape.color;
    const index = group === undefined ? 0 : groups.indexOf(group);
    const tuned = mix(color, palette[index % palette.length] ?? color, 0.22);
    const wanted = index === 0 ? (asked ?? tuned) : tuned;
    const flat = isPale(wanted)
      ? mix(wanted, index === 0 ? bold : (palette[0] ?? bold), index === 0 ? 0.55 : 0.3)
      : wanted;
    const shift = luminance(shape.color) - luminance(color);
    return mix(flat, BLACK, Math.min(0.3, Math.abs(shift) * 0.6));
  };
}

/** Whether two colors differ in brightness alone, or hardly at all. */
function isOneHue(one: Rgb, other: Rgb): boolean {
  const [a, b] = [Math.max(...one, 0.01), Math.max(...other, 0.01)];
  const hue = Math.hypot(...one.map((value, channel) => value / a - (other[channel] ?? 0) / b));
  return hue + Math.abs(luminance(one) - luminance(other)) * 0.35 < 0.27;
}

function areaOf(ring: Ring): number {
  const sum = ring.reduce((total, point, index) => {
    const next = ring[(index + 1) % ring.length] ?? point;
    return total + point.x * next.y - next.x * point.y;
  }, 0);
  return Math.abs(sum) / 2;
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
