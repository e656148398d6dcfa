import { DEFAULT_COLORS, type SiteColors } from '../../../machines/entities';
import type { Intent } from '../types';
import { safeColors } from './palette';

/** The specification's default colours with those that the prompt asks for put in. */
export function intendedColors({ colors }: Intent): SiteColors {
  return safeColors({
    primary: colors.primary?.value ?? DEFAULT_COLORS.primary,
    secondary: colors.secondary?.value ?? DEFAULT_COLORS.secondary,
    accent: colors.accent?.value ?? DEFAULT_COLORS.accent,
    background: colors.background?.value ?? DEFAULT_COLORS.background,
    text: colors.text?.value ?? DEFAULT_COLORS.text,
  });
}
