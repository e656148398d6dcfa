/**
 * What a person can ask for in words of a site that stands already, the surest first. One more kind is a name here, an entry
 * in `changes/kinds.ts`, and its lines in the `changes.yaml` of the languages.
 */
export const CHANGE_KINDS = [
  'shortenNth',
  'shortenHeading',
  'shortenText',
  'setHeading',
  'tooShade',
  'roleTooShade',
  'dark',
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

/** Facts that can be told anew. */
export const TOLD_FACTS = ['phone', 'email', 'address', 'hours', 'place', 'webAddress'] as const;
export type ToldFact = (typeof TOLD_FACTS)[number];
