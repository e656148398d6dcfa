import type { Composition } from './Composition';
import { interiors } from './interiors';
import { BLACK, mix, type Rgb, rgb, saturate, WHITE } from './rgb';
import { lookOf } from './subjects/subjectTable';

const ranges: Record<string, readonly string[]> = {
  mountains: ['#2f4858', '#6f8fa6', '#e3d5c0', '#c8553d', '#f2a65a'],
  lake: ['#1f4e5f', '#5d9ca6', '#e9dcc3', '#d97b4a', '#2f6f5e'],
  sea: ['#14485c', '#3a8c99', '#f0e2c4', '#e0654a', '#f2b84b'],
  forest: ['#223d31', '#5a7d4d', '#e5dcc0', '#b5583a', '#d9a441'],
  city: ['#232a45', '#5e6c94', '#ece3d4', '#d8504d', '#f0b03f'],
  desert: ['#4a2f2a', '#b5653c', '#f2dfba', '#2f6f78', '#e0a13e'],
  meadow: ['#2e4a36', '#7fa055', '#f2e8cd', '#d65a5a', '#edb63f'],
  room: ['#3a2e2a', '#a0694a', '#efe3d0', '#3f6f6a', '#d99a4a'],
  studio: ['#2a2f3a', '#7d8ea0', '#efe9df', '#c8574a', '#dba94a'],
  space: ['#0f1230', '#433a86', '#ece2cf', '#d3588a', '#41a6b5'],
  street: ['#3a3440', '#a9756a', '#efe3d0', '#2f6f6a', '#e0a13e'],
  underwater: ['#0d3850', '#2592a3', '#e6ead0', '#e8714c', '#f0b84e'],
};

/** Five colors that go together: dark, middle, paper, two accents; the prompt's own colors lead. */
export function paletteOf({ scene, sky }: Composition): readonly [Rgb, Rgb, Rgb, Rgb, Rgb] {
  const [dark, middle, paper, accent, second] = rangeOf(scene) as [Rgb, Rgb, Rgb, Rgb, Rgb];
  const [first, other] = scene.colors.map(({ hex }) => rgb(hex));
  const isNight = scene.time === 'night';
  const strength = scene.mood === 'lively' ? 1.2 : scene.mood === 'calm' ? 0.88 : 1;
  const tuned = (color: Rgb) => saturate(color, strength);
  return [
    tuned(dark),
    tuned(mix(middle, sky.middle, 0.18)),
    isNight ? mix(paper, rgb('#b9c3e0'), 0.45) : mix(paper, WHITE, 0.2),
    tuned(first ?? (scene.time === 'sunset' ? rgb('#e2583e') : accent)),
    tuned(other ?? second),
  ];
}

function rangeOf({ interior, setting, subject }: Composition['scene']): readonly Rgb[] {
  if (interior === null) return (ranges[setting] ?? []).map(rgb);
  const { wall, wood, paint, accent } = interiors[interior];
  const own = subject === null ? accent : lookOf(subject).color;
  return [
    mix(rgb(paint), BLACK, 0.45),
    rgb(wood),
    mix(rgb(wall), WHITE, 0.55),
    rgb(subject === 'shopfront' ? paint : own),
    rgb(accent),
  ];
}
