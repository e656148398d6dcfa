import { longestWord } from '../document/contentTexts';
import type { SiteDocument } from '../document/document';
import { markup, type Html } from '../document/html';

/** Pixels of an average letter of the name in the header and of a link, by the type of the design's looks. */
const LETTER: Record<string, { name: number; link: number }> = {
  grotesk: { name: 10.9, link: 7.9 },
  geometric: { name: 11.6, link: 8.1 },
  condensed: { name: 8.5, link: 8.2 },
  round: { name: 10, link: 7.8 },
  slab: { name: 10.4, link: 7.9 },
  oldstyle: { name: 13.5, link: 10.4 },
  didone: { name: 12.9, link: 9.3 },
  transitional: { name: 12.4, link: 10.7 },
};
const WIDEST = { name: 13.5, link: 10.7 };
const BUTTON = 8.4;
/** What stands around each. */
const AROUND = { name: 46, link: 30, button: 72 };
/** Letters of a name that stand on one line. */
const NAME_LETTERS = 20;
/** The room for all of them in a window of 1024 and of 1280 pixels, and there for links that may come closer. */
const ROOM = { usual: 860, wide: 1090, once: 1180 };

/** Letters of a text; those of East Asian scripts count twice. */
function lettersOf(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + (letter >= '\u2e80' ? 2 : 1), 0);
}

/** How long a name is for its size: its longest word and all of it count. */
export function titleFit(title: string): 'short' | 'long' | 'longest' | null {
  const longest = longestWord(title);
  const all = lettersOf(title);
  if (longest >= 20 || all >= 56) return 'longest';
  if (longest >= 12 || all >= 34) return 'long';
  return all <= 8 ? 'short' : null;
}

/** A name may break between its words, not in them. */
function nameLetters(title: string): number {
  return Math.max(Math.min(lettersOf(title), NAME_LETTERS), longestWord(title));
}

type Header = Pick<
  SiteDocument,
  'title' | 'navigation' | 'navigationAction' | 'alternates' | 'looks'
>;

/** Whether the header's button leads to the same place as this link. */
export const isTwice = ({ navigationAction }: Header, leadsTo: string | null): boolean =>
  leadsTo !== null && navigationAction?.href === `#${leadsTo}`;

/**
 * Whether the links stand beside the name from 1024 pixels on (null) or from 1280: all (`long`), or without the one that
 * the button repeats (`less`); or never (`full`).
 */
function navigationFit(document: Header): 'long' | 'less' | 'full' | null {
  const { title, navigation, navigationAction, alternates, looks } = document;
  const isBelow = looks.header === 'center';
  const letter = LETTER[looks.type] ?? WIDEST;
  const width = (label: string) => lettersOf(label) * letter.link + AROUND.link;
  const sum = (labels: readonly string[]) => labels.reduce((all, label) => all + width(label), 0);
  const languages = sum(alternates.map(({ name }) => name));
  const links = sum(navigation.map(({ label }) => label.value));
  const once = navigation.filter(({ leadsTo }) => !isTwice(document, leadsTo));
  const button = navigationAction
    ? lettersOf(navigationAction.label.value) * BUTTON + AROUND.button
    : 0;
  const name = isBelow ? 0 : nameLetters(title.value) * letter.name + AROUND.name;
  const others = name + languages + button;
  if (others + links <= ROOM.usual) return null;
  if (others + links <= ROOM.wide) return 'long';
  const isEnough = others + sum(once.map(({ label }) => label.value)) <= ROOM.once;
  return isEnough || isBelow ? 'less' : 'full';
}

/** What the style sheet has to know of lengths. */
export function fitting(document: SiteDocument): Html {
  const title = titleFit(document.title.value);
  const navigation = navigationFit(document);
  return markup`${title && markup` data-title="${title}"`}${navigation && markup` data-nav="${navigation}"`}`;
}
