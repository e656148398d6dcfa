import { at, ellipse } from './ink';
import { drawingOf, type ObjectName } from './objects';
import { frontOf, objectOf, type Scene } from './Scene';

/** Scenes are drawn 900 units high and as wide as the picture asks, then scaled to its size. */
const HEIGHT = 900;

export interface Frame {
  id: string;
  w: number;
  scene: Scene;
  /** A repeatable number in [0, 1). */
  next: () => number;
  /** One of the choices, by the seed. */
  pick: <Choices extends readonly unknown[]>(choices: Choices) => Choices[number];
  /** The drawing of a thing of the trade, in turn; it must be put into the picture, since its repetitions refer to it. */
  thing: (index: number) => string;
  /** The drawing of furniture by its name. */
  named: (name: ObjectName) => string;
  /** The drawing of a thing that stands in front. */
  front: (index: number) => string;
}

export function framed(scene: Scene, draw: (frame: Frame) => string): string {
  const { next } = scene;
  const drawn = new Set<ObjectName>();
  const once = (name: ObjectName) => {
    if (drawn.has(name)) return `<use href="#${scene.id}-${name}"/>`;
    drawn.add(name);
    return `<g id="${scene.id}-${name}">${drawingOf(name)}</g>`;
  };
  const frame: Frame = {
    id: scene.id,
    w: Math.round((HEIGHT * scene.width) / scene.height),
    scene,
    next,
    pick: (choices) => choices[Math.floor(next() * choices.length)],
    thing: (index) => once(objectOf(scene, index)),
    named: once,
    front: (index) => once(frontOf(scene, index)),
  };
  const scale = Math.round((scene.height / HEIGHT) * 1000) / 1000;
  return `<g transform="scale(${scale})" stroke-linecap="round" stroke-linejoin="round">${draw(frame)}</g>`;
}

/** A drawing on a surface, with the shadow that holds it there. */
export const stand = (x: number, y: number, scale: number, drawing: string): string =>
  ellipse(x + 8 * scale, y, 112 * scale, 11 * scale, '#0000002e') + at(x, y, scale, drawing);

/** Numbers from 0 to n - 1, each drawn. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => draw(index)).join('');

export const r = Math.round;
