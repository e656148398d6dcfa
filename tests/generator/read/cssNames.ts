/** The 148 named colors of CSS as people write them, the words of a name apart. */
export const CSS_NAMES: readonly string[] = `
  alice blue, antique white, aqua, aquamarine, azure, beige, bisque, black, blanched almond, blue, blue violet, brown, burly wood, cadet blue,
  chartreuse, chocolate, coral, cornflower blue, corn silk, crimson, cyan, dark blue, dark cyan, dark goldenrod, dark gray, dark green,
  dark grey, dark khaki, dark magenta, dark olive green, dark orange, dark orchid, dark red, dark salmon, dark sea green, dark slate blue,
  dark slate gray, dark slate grey, dark turquoise, dark violet, deep pink, deep sky blue, dim gray, dim grey, dodger blue, fire brick,
  floral white, forest green, fuchsia, gainsboro, ghost white, gold, goldenrod, gray, green, green yellow, grey, honeydew, hot pink,
  indian red, indigo, ivory, khaki, lavender, lavender blush, lawn green, lemon chiffon, light blue, light coral, light cyan,
  light goldenrod yellow, light gray, light green, light grey, light pink, light salmon, light sea green, light sky blue, light slate gray,
  light slate grey, light steel blue, light yellow, lime, lime green, linen, magenta, maroon, medium aquamarine, medium blue, medium orchid,
  medium purple, medium sea green, medium slate blue, medium spring green, medium turquoise, medium violet red, midnight blue, mint cream,
  misty rose, moccasin, navajo white, navy, old lace, olive, olive drab, orange, orange red, orchid, pale goldenrod, pale green,
  pale turquoise, pale violet red, papaya whip, peach puff, peru, pink, plum, powder blue, purple, rebecca purple, red, rosy brown,
  royal blue, saddle brown, salmon, sandy brown, sea green, seashell, sienna, silver, sky blue, slate blue, slate gray, slate grey, snow,
  spring green, steel blue, tan, teal, thistle, tomato, turquoise, violet, wheat, white, white smoke, yellow, yellow green
`
  .split(',')
  .map((name) => name.trim());

/** A name apart, in one word, with hyphens, and as code writes it. */
export const spellingsOf = (name: string): readonly string[] => [
  name,
  name.replaceAll(' ', ''),
  name.replaceAll(' ', '-'),
  name.replace(/(?:^| )(.)/g, (_, first: string) => first.toUpperCase()),
];

export const GROUNDS = ['background', 'page', 'canvas', 'base', 'page background'] as const;

export const COMPONENTS = [
  ...['components', 'controls', 'buttons', 'elements', 'UI', 'accents', 'brand color'],
  ...['UI components', 'interactive elements'],
] as const;

/** `{bg}` for `{ground}`, `{main}` for `{components}`. */
export const USES = [
  'Use {bg} as the {ground} and {main} for the {components}.',
  'Apply {bg} to the {ground}, with {main} for the {components}.',
  'Set the {ground} to {bg} and the {components} to {main}.',
  '{main} {components} on a {bg} {ground}.',
  'The {ground} should be {bg} and the {components} should be {main}.',
] as const;
