import type { SiteColors } from './entities';

export const COLOR_PRESETS = ['Blue', 'Purple', 'Green', 'Red'] as const;
export type ColorPreset = (typeof COLOR_PRESETS)[number];

/** What each preset of the Colors tab sets (specification section 2); background and text stay as they are. */
export const presetColors: Record<
  ColorPreset,
  Pick<SiteColors, 'primary' | 'secondary' | 'accent'>
> = {
  Blue: { primary: '#3b82f6', secondary: '#64748b', accent: '#f59e0b' },
  Purple: { primary: '#7c3aed', secondary: '#6b6580', accent: '#f472b6' },
  Green: { primary: '#15803d', secondary: '#5c6f64', accent: '#eab308' },
  Red: { primary: '#dc2626', secondary: '#78645f', accent: '#f97316' },
};
