import type { Theme } from '../../../machines/entities';

/** Sizes, rhythm and shape of each theme; nothing here depends on a color. Type stands in the theme's style sheet, because a direction changes it. */
export const THEME_VARIABLES: Record<Theme, Record<string, string>> = {
  modern: {
    '--site-leading-heading': '1.1',
    '--site-size-title': 'clamp(2.5rem, 1.2rem + 4.6vw, 4.5rem)',
    '--site-size-heading': 'clamp(1.75rem, 1.25rem + 1.9vw, 2.75rem)',
    '--site-size-subheading': '1.1875rem',
    '--site-size-lead': 'clamp(1.125rem, 1.02rem + 0.45vw, 1.3125rem)',
    '--site-size-body': '1.0625rem',
    '--site-space-section': 'clamp(3.5rem, 2.5rem + 4vw, 6rem)',
    '--site-radius-control': '10px',
    '--site-radius-card': '16px',
    '--site-radius-picture': '24px',
    '--site-measure-title': '13ch',
  },
  vibrant: {
    '--site-leading-heading': '1.06',
    '--site-size-title': 'clamp(2.5rem, 1rem + 5.2vw, 4.75rem)',
    '--site-size-heading': 'clamp(2rem, 1.3rem + 2.6vw, 3.25rem)',
    '--site-size-subheading': '1.3125rem',
    '--site-size-lead': 'clamp(1.125rem, 1rem + 0.55vw, 1.375rem)',
    '--site-size-body': '1.0625rem',
    '--site-space-section': 'clamp(4rem, 2.8rem + 4.4vw, 7rem)',
    '--site-radius-control': '999px',
    '--site-radius-card': '28px',
    '--site-radius-picture': '36px',
    '--site-measure-title': '12ch',
  },
  elegant: {
    '--site-leading-heading': '1.14',
    '--site-size-title': 'clamp(2.75rem, 1.3rem + 5vw, 5.25rem)',
    '--site-size-heading': 'clamp(2rem, 1.4rem + 2.3vw, 3.125rem)',
    '--site-size-subheading': '1.4375rem',
    '--site-size-lead': 'clamp(1.1875rem, 1.05rem + 0.5vw, 1.4375rem)',
    '--site-size-body': '1.0625rem',
    '--site-space-section': 'clamp(4.5rem, 3rem + 6vw, 9rem)',
    '--site-radius-control': '0px',
    '--site-radius-card': '0px',
    '--site-radius-picture': '0px',
    '--site-measure-title': '15ch',
  },
};
