/**
 * What a person can ask for in words of a site that stands already, the surest first. One more kind is a name here, an entry
 * in `changes/kinds.ts`, and its lines in the `changes.yaml` of the languages.
 */
export const CHANGE_KINDS = [
  'keep',
  'cannot',
  'shortenNth',
  'shortenHeading',
  'shortenText',
  'setHeading',
  'tooShade',
  'roleTooShade',
  'dark',
  'light',
  'corners',
  'spacing',
  'typefaces',
  'typeface',
  'shade',
  'roleShade',
  'roleColor',
  'color',
  'theme',
  'framework',
  'direction',
  'severalPages',
  'onePage',
  'secondLanguage',
  'language',
  'tone',
  'closedOn',
  'openOn',
  'linkDoes',
  'linkTo',
  'emptyUnder',
  'emptyHeading',
  'addPage',
  'renamePage',
  'removePage',
  'pageFirst',
  'pageLast',
  'pageBefore',
  'pageAfter',
  'transfer',
  'renameItem',
  'price',
  'addItem',
  'addItemTo',
  'removeItem',
  'swap',
  'moveBefore',
  'moveAfter',
  'moveFirst',
  'moveLast',
  'moveUp',
  'moveDown',
  'addBefore',
  'addAfter',
  'add',
  'hide',
  'show',
  'duplicate',
  'layout',
  'wording',
  'remove',
  'fact',
  'tagline',
  'description',
  'replaceText',
  'name',
] as const;
export type ChangeKindId = (typeof CHANGE_KINDS)[number];

/** How all colors, or one of them, can be moved. */
export const SHADES = ['darker', 'lighter', 'warmer', 'cooler', 'brighter', 'softer'] as const;
export type Shade = (typeof SHADES)[number];

/** What typefaces can be like; `other`: anything else than they are. */
export const CHARACTERS = [
  'serif',
  'sans',
  'friendly',
  'lively',
  'modern',
  'elegant',
  'classic',
  'readable',
  'bold',
  'newspaper',
  'magazine',
  'sturdy',
  'other',
] as const;
export type Character = (typeof CHARACTERS)[number];

/** What a link can do instead of leading to a place of the site. */
export const TARGETS = ['call', 'email', 'map'] as const;

/** Facts that can be told anew. */
export const TOLD_FACTS = ['phone', 'email', 'address', 'hours', 'place', 'webAddress'] as const;
export type ToldFact = (typeof TOLD_FACTS)[number];
