import type { Theme } from '../../../../machines/entities';
import { pruneAttributes } from '../pruneAttributes';
import base from './base.css?raw';
import blocks from './blocks.css?raw';
import elegant from './elegant.css?raw';
import end from './end.css?raw';
import grids from './grids.css?raw';
import layouts from './layouts.css?raw';
import modern from './modern.css?raw';
import pages from './pages.css?raw';
import scripts from './scripts.css?raw';
import vibrant from './vibrant.css?raw';

const THEMES: Record<Theme, string> = { modern, vibrant, elegant };

/** Whether a language has letters of its own, for which the sheet asks the system's fonts. */
export const hasOwnScript = (language: string): boolean => scripts.includes(`:lang(${language})`);

export interface Styled {
  theme: Theme;
  /** Every page's markup. */
  markup: string;
  /** As the pages' `lang` has them. */
  languages: readonly string[];
  hasSeveralPages: boolean;
}

/** The site's own style sheet after the framework's: what the theme, layouts and blocks of these pages need, no more. */
export function siteStyles({ theme, markup, languages, hasSeveralPages }: Styled): string {
  const sheets = [
    base,
    blocks,
    layouts,
    grids,
    THEMES[theme],
    ...(hasSeveralPages ? [pages] : []),
    ...(languages.some(hasOwnScript) ? [scripts] : []),
    end,
  ];
  return pruneAttributes(sheets.join('\n'), markup);
}
