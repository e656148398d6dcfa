import { palette } from './palette';
import * as scales from './scales';

type Values = { [name: string]: string | Values };
type Wrapped<T> = { [K in keyof T]: T[K] extends string ? { value: T[K] } : Wrapped<T[K]> };

const wrap = <T extends Values>(values: T): Wrapped<T> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? { value } : wrap(value),
    ]),
  ) as Wrapped<T>;

const { breakpoints: _breakpoints, ...scaleTokens } = scales;

export const tokens = {
  ...scaleTokens,
  colors: {
    transparent: { value: 'transparent' },
    current: { value: 'currentColor' },
    white: { value: '#FFFFFF' },
    black: { value: '#10201B' },
    blackAlpha: { 500: { value: 'rgba(16, 32, 27, 0.56)' } },
    ...wrap(palette),
  },
  fonts: {
    heading: { value: "'Archivo Variable', 'Archivo Fallback', system-ui, sans-serif" },
    body: {
      value: "'Atkinson Hyperlegible Next Variable', 'Atkinson Fallback', system-ui, sans-serif",
    },
    mono: { value: "'Atkinson Hyperlegible Mono Variable', ui-monospace, monospace" },
  },
};
