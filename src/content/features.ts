/** The four feature sections (specification section 2, "Features"). Each keeps the color of its helper. */
export interface Feature {
  id: 'layout' | 'content' | 'design' | 'editing';
  tone: 'enamel' | 'tomato' | 'marigold' | 'sky';
  title: string;
  helper: string;
  text: string;
  points: readonly string[];
}

export const features: readonly [Feature, Feature, Feature, Feature] = [
  {
    id: 'layout',
    tone: 'enamel',
    title: 'AI layout',
    helper: 'The website architect plans the site',
    text: 'It reads what the site is about and lays out the sections in the order in which people ask. A bakery shows its bread before its story, a portfolio opens with its work. What you ask for comes in your own order.',
    points: [
      'Forty-three kinds of site, and your own word for every other',
      'One page, or several when you ask for them or offer a lot',
      'Say "no pricing" and the section stays off',
      'It lists what it understood and what it did not use; you can correct both',
    ],
  },
  {
    id: 'content',
    tone: 'tomato',
    title: 'AI content',
    helper: 'The content crafter writes the draft',
    text: 'Your name, your town, what you offer and the sentences you wrote stand on the page as you wrote them. A few plain sentences join them. Where only you can know the answer, it leaves a dashed gap instead of a guess.',
    points: [
      'Nine languages, and a second one on the same site',
      'No made-up prices, people or reviews',
      'A list of the gaps; an export leaves out those you did not fill',
      'Every text can be edited right on the page',
    ],
  },
  {
    id: 'design',
    tone: 'marigold',
    title: 'AI design',
    helper: 'The design assistant sets the look',
    text: 'Three themes, and one set of colors, type and spacing for the whole site. Your colors are kept. If one is too light for words, it takes a darker neighbor there and says so.',
    points: [
      'Three alternative designs side by side',
      'Four color presets, light and dark, and five colors of your own',
      'The contrast stands beside each color',
      'Fourteen pairs of typefaces, in the ZIP with their licenses',
      'Drawings for your trade, in your colors',
    ],
  },
  {
    id: 'editing',
    tone: 'sky',
    title: 'Fluid editing',
    helper: 'The fast editor shows every change at once',
    text: 'Change a word, a color or a section and the preview follows as you type. Look at it on desktop, tablet and phone widths, and step back when you do not like it.',
    points: [
      'Preview at full width, 768px and 375px',
      'Undo and redo over 200 steps',
      'Your words stay when theme, framework or language change',
      'A history of your builds, one press away',
    ],
  },
];

/** The order of sections in two trades, by the names that the page's navigation has for them. */
export const plans = {
  bakery: [
    'hero',
    'features',
    'offerings',
    'about',
    'gallery',
    'pricing',
    'visit',
    'faq',
    'contact',
  ],
  portfolio: [
    'hero',
    'gallery',
    'features',
    'offerings',
    'about',
    'process',
    'pricing',
    'testimonials',
    'contact',
  ],
} as const;

export interface Extra {
  title: string;
  text: string;
}

/** What else is in the editor. */
export const extras: readonly Extra[] = [
  {
    title: 'Three frameworks',
    text: 'The same site in Tailwind, Bootstrap or Vuetify, and a switch keeps your words.',
  },
  {
    title: 'Export as ZIP',
    text: 'HTML, CSS, pictures and typefaces that open by double-click and run on any host. The builder opens them again.',
  },
  {
    title: 'Found by search engines',
    text: 'Titles, descriptions, structured data, a sitemap, robots.txt and a picture for shared links.',
  },
  {
    title: 'Checked before you publish',
    text: 'Eight checks on your device, from contrast to links. The list is in the ZIP as report.html.',
  },
  {
    title: 'UI components',
    text: 'Describe a button, a form or a table and copy its code. Where nothing fits, it says so.',
  },
  {
    title: 'Image generator',
    text: 'Simple pictures in five styles and four sizes, drawn on your device. It names what it cannot draw.',
  },
  {
    title: 'Built to be reached',
    text: 'Pages work by keyboard and with screen readers, and run no scripts.',
  },
  {
    title: 'Your work is not sent',
    text: 'Prompts, sites and images stay in your browser, without an AI service. Only your profile goes to the sign-in provider.',
  },
];
