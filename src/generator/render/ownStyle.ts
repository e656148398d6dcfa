import type { SiteStyle } from '../../../machines/styleChoices';
import { shapeVariables } from '../design/shape';
import { type ChosenPair, chosenPair } from '../typefaces/chosenPair';
import type { Design } from '../types';

export { loadMoreFonts } from '../typefaces/chosenPair';

export interface OwnStyle {
  /** Custom properties in place of the theme's. */
  variables: Record<string, string>;
  /** Absent: the typefaces are the design's. */
  pair?: ChosenPair;
}

/** What a person chose of a site's looks, as its pages are drawn with it. Pure. */
export function ownStyle(design: Design, style: SiteStyle): OwnStyle {
  return {
    variables: shapeVariables(design.theme, style),
    ...(style.typefaces && { pair: chosenPair(design, style.typefaces) }),
  };
}
