import type { Theme } from '../../../../machines/entities';
import { pruneAttributes } from '../pruneAttributes';
import base from './base.css?raw';
import blocks from './blocks.css?raw';
import end from './end.css?raw';
import grids from './grids.css?raw';
import layouts from './layouts.css?raw';
import scripts from './scripts.css?raw';

type Sheet = () => Promise<{ default: string }>;

const THEMES: Record<Theme, Sheet> = {
  modern: () => import('./modern.css?raw'),
  vibrant: () => import('./vibrant.css?raw'),
  elegant: () => import('./elegant.css?raw'),
};
const PAGES: Sheet = () => import('./pages.css?raw');
const ITEM_PHOTOS: Sheet = () => import('./itemPhotos.css?raw');

/** Loads every sheet that a site may ask for. Rejects where one cannot be loaded. */
export async function loadSheets(): Promise<void> {
  await Promise.all([...Object.values(THEMES), PAGES, ITEM_PHOTOS].map((load) => load()));
}

/** Whether a language has letters of its own, for which the sheet asks the system's fonts. */
export const hasOwnScript = (language: string): boolean => scripts.includes(`:lang(${language})`);

export interface Styled {
  theme: Theme;
  /** Every page's markup. */
  markup: string;
  /** As the pages' `lang` has them. */
  languages: readonly string[];
  hasSeveralPages: boolean;
  hasItemPhotos: boolean;
}

/**
 * The site's own style sheet after the framework's: what the theme, layouts and blocks of these pages need, no more. Rejects
 * where the theme's own sheet cannot be loaded.
 */
export async function siteStyles(styled: Styled): Promise<string> {
  const { theme, markup, languages, hasSeveralPages, hasItemPhotos } = styled;
  const loads = [
    THEMES[theme],
    ...(hasSeveralPages ? [PAGES] : []),
    ...(hasItemPhotos ? [ITEM_PHOTOS] : []),
  ];
  const loaded = await Promise.all(loads.map(async (load) => (await load()).default));
  const sheets = [
    base,
    blocks,
    layouts,
    grids,
    ...loaded,
    ...(languages.some(hasOwnScript) ? [scripts] : []),
    end,
  ];
  return pruneAttributes(sheets, markup);
}
