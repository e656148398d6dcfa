import type { Framework, Theme } from '../../machines/entities';

/** The four kinds of site that the showcase shows (specification section 1), in its order. */
export const SHOWCASE_KINDS = ['portfolio', 'local', 'blog', 'store'] as const;
type ShowcaseKind = (typeof SHOWCASE_KINDS)[number];

/** A site that the product's own generator made; `npm run draw:pictures` takes its picture. The businesses are made up. */
export interface ShowcaseExample {
  kind: ShowcaseKind;
  title: string;
  /** The business, as the prompt names it. */
  name: string;
  prompt: string;
  theme: Theme;
  framework: Framework;
  /** The words of the prompt that the generator used. */
  used: readonly string[];
  /** What to look at on the page. */
  remark: string;
  /** What the picture shows, for those who do not see it. */
  alt: string;
}

export const showcase: readonly ShowcaseExample[] = [
  {
    kind: 'portfolio',
    title: 'Portfolio',
    name: 'Noor Haddad',
    prompt:
      'Noor Haddad is an illustrator in Rotterdam. I offer book covers, animal drawings and murals. noor@example.com. Navy and coral. No pricing.',
    theme: 'elegant',
    framework: 'tailwind',
    used: ['Noor Haddad', 'Rotterdam', 'book covers', 'animal drawings', 'murals'],
    remark: 'The sentence is hers, prices stay off, and the e-mail address becomes a link.',
    alt: 'The name Noor Haddad in thin serif letters on pale blue, and in an arch beside it a drawn studio with an easel and brushes.',
  },
  {
    kind: 'local',
    title: 'Local business',
    name: 'Thistle & Fern',
    prompt:
      'A flower shop called Thistle & Fern in Galway with bouquets, wedding flowers and weekly subscriptions. Open Tuesday to Saturday 9am to 5pm. Green and cream. No pricing.',
    theme: 'modern',
    framework: 'bootstrap',
    used: [
      'Thistle & Fern',
      'Galway',
      'bouquets',
      'wedding flowers',
      'weekly subscriptions',
      'Tuesday to Saturday 9am to 5pm',
    ],
    remark: 'The town is in the first line, and the hours get a section of their own.',
    alt: 'The name Thistle & Fern in bold letters on pale green, above a drawn flower shop with a green awning.',
  },
  {
    kind: 'blog',
    title: 'Blog',
    name: 'Slow Trains',
    prompt:
      'A blog called Slow Trains. Topics: night trains, station food and scenic routes. Teal.',
    theme: 'elegant',
    framework: 'tailwind',
    used: ['Slow Trains', 'night trains', 'station food', 'scenic routes'],
    remark: 'A short prompt is enough. The first posts are gaps that wait for real ones.',
    alt: 'The name Slow Trains in serif letters, centered, above a drawn room with lamps, an arched window, a plant and a typewriter.',
  },
  {
    kind: 'store',
    title: 'Online storefront',
    name: 'Kiln & Clay',
    prompt:
      'An online pottery shop called Kiln & Clay. We sell stoneware mugs €24, bowls €32 and vases €48. Terracotta and white.',
    theme: 'vibrant',
    framework: 'tailwind',
    used: ['Kiln & Clay', 'stoneware mugs', 'bowls', 'vases', '€24', '€32', '€48'],
    remark: 'Each price stands beside its product. Nothing is sold yet: visitors ask by form.',
    alt: 'The name Kiln & Clay in white on terracotta, above a drawn shop with a striped awning.',
  },
];

/** Where the builder opens with the prompt in its field. */
export function builderAddress(prompt: string): string {
  return `/editor/builder?${new URLSearchParams({ prompt }).toString()}`;
}
