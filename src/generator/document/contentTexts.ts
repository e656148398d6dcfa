import type { Customization, SiteContent } from '../../../machines/entities';
import { mayBeEmptied } from '../../../machines/emptiedTexts';
import { SEARCH_DESCRIPTION_SHOWN, SEARCH_TITLE_SHOWN } from '../../../machines/limits';
import { plainText } from './html';
import type { SectionState } from './document';

/** What a search result shows whole, in graphemes. */
export const META_TITLE_LENGTH = SEARCH_TITLE_SHOWN;
export const META_DESCRIPTION_LENGTH = SEARCH_DESCRIPTION_SHOWN;

/**
 * The three texts of the Content tab as the page shows them; an empty subtitle or description hides its element, an empty
 * title becomes `untitled`, because a page needs a heading.
 */
export function contentTexts(content: SiteContent, untitled: string): SiteContent {
  const clean = (text: string) => plainText(text).trim();
  return {
    title: clean(content.title) || untitled,
    subtitle: clean(content.subtitle),
    description: clean(content.description),
  };
}

/** The words written over the generator's, as the page shows them; an emptied text has none, and its line goes. */
export function ownTexts(texts: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts)
      .map(([id, value]) => [id, plainText(value).trim()])
      .filter(([id = '', value]) => value !== '' || mayBeEmptied(id)),
  );
}

/** Letters of a text's longest word; those of East Asian scripts may be parted anywhere. */
export function longestWord(text: string): number {
  return Math.max(...text.split(/[\s\u2e80-\uffff-]+/).map((word) => word.length));
}

/** What the size of a title goes by, so that none of its words is parted. */
export const titleVariables = (title: string): Record<string, string> => ({
  '--site-title-letters': String(Math.max(1, longestWord(title))),
});

const segmenter = new Intl.Segmenter('en');

/** What a reader counts as characters. */
export const graphemesOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

/** Cuts at whole graphemes and says so with an ellipsis. */
export function shortened(text: string, length: number): string {
  const graphemes = graphemesOf(text.slice(0, length * 12));
  return graphemes.length <= length && text.length <= length * 12
    ? text
    : `${graphemes
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
}

/** Title of the browser's tab, at most 60 graphemes. */
export function metaTitle(texts: Pick<SiteContent, 'title' | 'subtitle'>): string {
  const both = `${texts.title} – ${texts.subtitle}`;
  const line = texts.subtitle === '' || both.length > META_TITLE_LENGTH ? texts.title : both;
  return shortened(line.replace(/\s+/g, ' '), META_TITLE_LENGTH);
}

/** Title of the tab for a page that is not the first, of the same length. */
export function innerTitle(label: string, title: string): string {
  const both = `${label} – ${title}`;
  const line = both.length > META_TITLE_LENGTH ? label : both;
  return shortened(line.replace(/\s+/g, ' '), META_TITLE_LENGTH);
}

/** The entries that are away, and the four sections with a toggle. The hero only becomes compact, so that a page always has its title (fault 29). */
export function sectionStates({
  layout,
  arrangement,
}: Pick<Customization, 'layout' | 'arrangement'>): Record<string, SectionState> {
  const shown = (on: boolean) => (on ? 'shown' : 'hidden');
  const away = Object.keys(arrangement?.away ?? {}).map((id) => [id, 'hidden'] as const);
  return {
    ...Object.fromEntries(away),
    hero: layout.showHero ? 'shown' : 'compact',
    features: shown(layout.showFeatures),
    pricing: shown(layout.showPricing),
    contact: shown(layout.showContact),
  };
}
