import { type CSSProperties, useEffect, useRef } from 'react';

import type { ImageStyle } from '../../machines/image';
import { paintScene } from '../../src/generator/images/paintScene';
import type { Scene } from '../../src/generator/images/Scene';

export interface PaintedProps {
  scene: Scene;
  style: ImageStyle;
  /** What it shows, for those who do not see it; the same words give the same picture. */
  label: string;
  width: number;
  height: number;
}

const shown: CSSProperties = {
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  borderRadius: 4,
};

/** A scene as the image generator paints it, from when it comes into view. */
export function Painted({ scene, style, label, width, height }: PaintedProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { current } = canvas;
    if (current === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void paintScene(scene, label, { style, width, height, isFine: false }).then((pixels) => {
        current.getContext('2d')?.putImageData(imageOf(pixels, width, height), 0, 0);
      });
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
    };
  }, [scene, style, label, width, height]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={`${label}, painted: ${style}`}
      width={width}
      height={height}
      style={shown}
    />
  );
}

function imageOf(pixels: Uint8ClampedArray, width: number, height: number): ImageData {
  const image = new ImageData(width, height);
  for (let index = 0; index < width * height; index += 1) {
    image.data.set(pixels.subarray(index * 3, index * 3 + 3), index * 4);
    image.data[index * 4 + 3] = 255;
  }
  return image;
}
