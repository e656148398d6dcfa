import { series } from '../stableHash';

export type SceneKind = 'hero' | 'room' | 'map' | 'still' | 'detail' | 'person';

export interface SceneRequest {
  id: string;
  scene: SceneKind;
  motif: string;
  seed: string;
  width: number;
  height: number;
  index: number;
}

/** A drawn scene and the words that stand for it. */
export function drawScene({ seed, width, height }: SceneRequest): { body: string; alt: string } {
  const next = series(seed);
  const y = Math.round(height * (0.55 + next() * 0.1));
  return {
    alt: 'Illustration',
    body: `<rect width="${width}" height="${height}" fill="var(--site-scene-sky)"/><circle cx="${Math.round(width * (0.3 + next() * 0.4))}" cy="${Math.round(height * 0.4)}" r="${Math.round(height * 0.22)}" fill="var(--site-scene-glow)"/><path d="M0 ${y}Q${width / 2} ${y - 90} ${width} ${y}V${height}H0Z" fill="var(--site-scene-wall)"/>`,
  };
}
