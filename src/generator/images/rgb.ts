/** Red, green and blue from 0 to 1. */
export type Rgb = readonly [number, number, number];

/** The color of `#rrggbb`. */
export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

export function mix(one: Rgb, other: Rgb, share: number): Rgb {
  return [
    one[0] + (other[0] - one[0]) * share,
    one[1] + (other[1] - one[1]) * share,
    one[2] + (other[2] - one[2]) * share,
  ];
}

export function luminance([red, green, blue]: Rgb): number {
  return red * 0.3 + green * 0.59 + blue * 0.11;
}

/** More than 1 makes the color stronger, less makes it grayer. */
export function saturate(color: Rgb, amount: number): Rgb {
  const gray = luminance(color);
  return mix([gray, gray, gray], color, amount);
}

export const WHITE: Rgb = [1, 1, 1];
export const BLACK: Rgb = [0, 0, 0];

export function clamp(value: number, low = 0, high = 1): number {
  return value < low ? low : value > high ? high : value;
}

export function smoothstep(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from));
  return share * share * (3 - 2 * share);
}
