/** What a shape of a sketch stands for; `SectionSketch` gives each its color. */
type Tone = 'heading' | 'words' | 'panel' | 'picture' | 'strong';

/** A rectangle on a sheet of 96 × 60, or a disc where it is round. */
export interface Shape {
  tone: Tone;
  x: number;
  y: number;
  width: number;
  height: number;
  isRound?: boolean;
}

const shape =
  (tone: Tone) =>
  (x: number, y: number, width: number, height: number): Shape => ({ tone, x, y, width, height });
const picture = shape('picture');
const panel = shape('panel');
const strong = shape('strong');
const heading = (x: number, y: number, width: number) => shape('heading')(x, y, width, 4);
const words = (x: number, y: number, width: number) => shape('words')(x, y, width, 2.5);
const disc = (tone: Tone, x: number, y: number, size: number): Shape => ({
  ...shape(tone)(x, y, size, size),
  isRound: true,
});

/** The same beside itself, as often as it fits three times, or four. */
const columns = (
  count: 3 | 4,
  of: (x: number, width: number, index: number) => Shape[],
): Shape[] => {
  const gap = 5;
  const width = (80 - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) =>
    of(8 + index * (width + gap), width, index),
  ).flat();
};
const rows = (count: number, of: (y: number, index: number) => Shape[], from = 20): Shape[] =>
  Array.from({ length: count }, (_, index) => of(from + index * (36 / count), index)).flat();
const title = heading(8, 8, 34);
const titleAbove = heading(31, 8, 34);
const paragraph = (x: number, y: number, width: number): Shape[] => [
  words(x, y, width),
  words(x, y + 5, width * 0.9),
  words(x, y + 10, width * 0.6),
];
const priced = (y: number, width = 34): Shape[] => [
  words(8, y, width),
  strong(78, y - 0.5, 10, 3.5),
];

/** A small sketch of each kind of section, as its layouts have it. */
export const sectionSketches: Readonly<Record<string, readonly Shape[]>> = {
  features: [
    title,
    ...columns(3, (x, width) => [
      disc('strong', x, 20, 7),
      words(x, 32, width * 0.7),
      words(x, 38, width),
      words(x, 43, width * 0.8),
    ]),
  ],
  menu: [titleAbove, ...rows(5, (y, index) => priced(y, 40 - (index % 3) * 8))],
  offerings: [
    title,
    ...columns(3, (x, width) => [
      picture(x, 18, width, 18),
      words(x, 41, width * 0.8),
      strong(x, 47, width * 0.4, 3.5),
    ]),
  ],
  listings: [
    title,
    ...rows(3, (y) => [panel(8, y - 2, 80, 10), words(12, y + 1.5, 30), words(68, y + 1.5, 14)]),
  ],
  gallery: [
    picture(8, 8, 38, 44),
    picture(50, 8, 17, 20),
    picture(71, 8, 17, 20),
    picture(50, 32, 38, 20),
  ],
  caseStudies: [
    title,
    panel(8, 18, 38, 34),
    panel(50, 18, 38, 34),
    picture(8, 18, 38, 14),
    picture(50, 18, 38, 14),
    words(12, 37, 24),
    words(12, 43, 28),
    words(54, 37, 24),
    words(54, 43, 28),
  ],
  process: [
    titleAbove,
    shape('words')(20, 26, 56, 1.5),
    ...columns(3, (x, width) => [
      disc('strong', x + width / 2 - 5.5, 21, 11),
      words(x + 3, 38, width - 6),
      words(x + 6, 43, width - 12),
    ]),
  ],
  about: [picture(8, 10, 36, 40), heading(50, 14, 30), ...paragraph(50, 24, 38), words(50, 40, 26)],
  stats: columns(3, (x, width) => [
    shape('strong')(x, 20, width * 0.75, 10),
    words(x, 36, width * 0.9),
  ]),
  team: [
    titleAbove,
    ...columns(4, (x, width) => [
      disc('picture', x + (width - 14) / 2, 20, 14),
      words(x + 1, 39, width - 2),
      words(x + 3, 44, width - 6),
    ]),
  ],
  careers: [
    title,
    ...rows(2, (y) => [
      panel(8, y - 1, 80, 15),
      words(12, y + 3, 34),
      words(12, y + 8, 24),
      strong(70, y + 3.5, 14, 6),
    ]),
  ],
  topic: [title, ...paragraph(8, 20, 76), words(8, 40, 60), words(8, 45, 68)],
  events: [
    title,
    ...rows(3, (y) => [strong(8, y - 1, 11, 9), words(24, y, 40), words(24, y + 5, 28)]),
  ],
  posts: [
    picture(8, 10, 36, 26),
    heading(8, 41, 32),
    words(8, 48, 26),
    ...rows(3, (y) => [words(52, y - 7, 36), words(52, y - 2, 24)]),
  ],
  pricing: [
    titleAbove,
    ...columns(3, (x, width, index) => [
      panel(x, index === 1 ? 16 : 20, width, index === 1 ? 40 : 34),
      words(x + 4, 25, width - 10),
      strong(x + 4, 31, width - 12, 6),
      words(x + 4, 42, width - 8),
      words(x + 4, 47, width - 11),
    ]),
  ],
  sponsors: [
    titleAbove,
    ...columns(4, (x, width) => [panel(x, 20, width, 12), panel(x, 38, width, 12)]),
  ],
  testimonials: columns(3, (x, width) => [
    panel(x, 10, width, 40),
    ...paragraph(x + 4, 16, width - 8),
    disc('picture', x + 4, 37, 8),
    words(x + 14, 40, width - 18),
  ]),
  downloads: [
    title,
    ...rows(3, (y) => [
      panel(8, y - 2, 80, 10),
      words(12, y + 1.5, 36),
      disc('strong', 78, y - 0.5, 7),
    ]),
  ],
  faq: [
    title,
    ...rows(4, (y, index) => [
      words(8, y + 1, 56 - (index % 2) * 12),
      disc('strong', 83, y, 4),
      shape('panel')(8, y + 6, 80, 0.8),
    ]),
  ],
  donate: [
    titleAbove,
    ...columns(3, (x, width) => [panel(x, 18, width, 20), strong(x + 6, 25, width - 12, 6)]),
    strong(32, 44, 32, 8),
  ],
  visit: [
    picture(40, 8, 48, 44),
    disc('strong', 60, 22, 10),
    heading(8, 12, 24),
    ...paragraph(8, 22, 26),
    words(8, 38, 20),
  ],
  booking: [
    title,
    ...rows(2, (y) => [panel(8, y, 38, 11), panel(50, y, 38, 11)], 18),
    strong(8, 53, 30, 5),
  ],
  newsletter: [titleAbove, words(24, 18, 48), panel(14, 30, 44, 12), strong(61, 30, 22, 12)],
  callToAction: [
    picture(8, 12, 80, 36),
    heading(24, 20, 48),
    words(30, 28, 36),
    strong(36, 35, 24, 8),
  ],
  contact: [
    heading(8, 10, 26),
    ...paragraph(8, 20, 28),
    panel(44, 8, 44, 9),
    panel(44, 20, 44, 9),
    panel(44, 32, 44, 12),
    strong(44, 47, 20, 7),
  ],
};
