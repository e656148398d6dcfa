import type { Tone } from '../ComponentIntent';
import { phrasePattern, wordList } from './wordList';

/** Color words, by the tone that comes nearest. */
export const TONE_WORDS: Record<Tone, ReadonlySet<string>> = {
  red: wordList('red danger destructive crimson scarlet tomato cherry burgundy maroon ruby brick'),
  green: wordList('green success emerald lime olive forest sage mint grass'),
  amber: wordList('amber yellow orange gold golden warning mustard apricot peach honey'),
  violet: wordList('purple violet indigo lavender lilac plum mauve'),
  pink: wordList('pink magenta rose fuchsia coral salmon blush'),
  teal: wordList('teal cyan turquoise aqua petrol'),
  slate: wordList('black grey gray slate neutral monochrome charcoal anthracite silver'),
  blue: wordList('blue navy azure cobalt sky'),
};

/** Adjectives and nouns of looks: they style a component and are none of its words. */
export const STYLE_WORDS = wordList(
  `simple modern nice beautiful clean minimal minimalist minimalistic elegant responsive accessible fancy pretty cool sleek stylish classic basic plain standard typical normal default custom large big small tiny little huge medium mini compact dense wide narrow tall short thin thick long rounded round circular square rectangular rectangle pill pills shaped gradient solid outline outlined ghost flat filled soft bold-looking primary secondary tertiary dark light white bright pale deep bordered borderless shadow shadows elevated glass glassmorphism neumorphic blurred transparent animated animation smooth subtle sticky fixed floating static inline horizontal vertical left right top bottom center centre centered centred middle side full width height fullwidth mobile desktop tablet screen responsive friendly professional playful material tailwind bootstrap vuetify css html dropdown-style style styled look looking color colors colour colours colored coloured background hover hovered reusable generic version variant variants state states admin user-facing whole complete whole main typical corner edge corners edges muted visible hidden-looking self overlapping stacked grouped joined old-school collapsed expandable masonry together stuck glued`,
);

/** Where on a screen something is, and how often: cut from the ends of a part. */
export const LAYOUT = phrasePattern(
  `on the left, on the right, on left, on right, to the left, to the right, at the left, at the right, on the left side, on the right side, at the bottom, at the top, at the end, at the side, on top, on the top, at top right, at top left, at bottom right, at bottom left, at the top right, at the top left, at the bottom right, at the bottom left, on top right, in the top corner, in a corner, in the corners, in bottom right, in top right, at page bottom, at page top, at the page bottom, on page bottom, on the page, on the bottom, at bottom, at top, in the middle, in the center, in the centre, in middle, in center, in the corner, in the background, in front, in between, next to it, next to each other, under it, below it, above it, beside it, under each, over it, behind it, underneath, beneath, below, above, bottom right, bottom left, top right, top left, bottom center, top center, side by side, in a row, in one row, in one line, in a line, in a column, in the header, in the footer, full width, left, right, at the start, inside, inside it, outside, beside, per row, on hover, on mouse over, on click, on mobile, on desktop, on small screens, each, for each, per item, for everything, everywhere, around it, all around, right side, left side, left aligned, right aligned, centered, centred, inline, underneath it, in each, stacked, vertically, horizontally, in the top right, in the top left, in the bottom right, in the bottom left, of it, overlapping`,
);

/** What a size word asks for. */
export const SIZE_WORDS = {
  large: wordList('large big huge hero giant prominent'),
  small: wordList('small compact tiny dense little mini'),
} as const;

export const ROUND_WORDS = wordList('rounded round pill circular');
