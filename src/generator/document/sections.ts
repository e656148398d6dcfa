import type { CopyItem, Picture, SectionCopy, SectionKind, Text } from '../types';
import type { Block, CardLook, Form, Frame, Surface } from './document';

/** What a section is built from besides its own copy. */
interface Surroundings {
  layout: string;
  title: Text;
  subtitle: Text;
  description: Text;
  /** Pictures of this section, in order. */
  pictures: readonly Picture[];
  form: Pick<Form, 'receiver' | 'notice'>;
}

type Build = (copy: SectionCopy, around: Surroundings) => Block[];

const heading = (text: Text, level: 1 | 2 | 3 = 2, id?: string): Block => ({
  block: 'heading',
  level,
  text,
  id,
});
const lead = (text: Text | null): Block[] => (text ? [{ block: 'text', tone: 'lead', text }] : []);
const body = (text: Text | null): Block[] => (text ? [{ block: 'text', tone: 'body', text }] : []);
const detail = (text: Text | null): Block[] =>
  text ? [{ block: 'text', tone: 'detail', text }] : [];
const price = (text: Text | null): Block[] =>
  text ? [{ block: 'text', tone: 'price', text }] : [];
const actions = (copy: SectionCopy, fullOnly = false): Block[] =>
  copy.actions.length > 0 ? [{ block: 'actions', actions: copy.actions, fullOnly }] : [];
const picture = (found: Picture | undefined, frame: Frame, fullOnly = false): Block[] =>
  found ? [{ block: 'picture', picture: found, frame, fullOnly }] : [];
const card = (look: CardLook, children: Block[]): Block => ({ block: 'card', look, children });
const group = (role: 'opening' | 'stack' | 'panel' | 'between', children: Block[]): Block => ({
  block: 'group',
  role,
  children,
});
const opening = (copy: SectionCopy): Block =>
  group('opening', [heading(copy.heading, 2, `${copy.id}-heading`), ...lead(copy.intro)]);
const split = (ratio: 'even' | 'narrow' | 'wide', first: Block[], second: Block[]): Block => ({
  block: 'split',
  ratio,
  first,
  second,
});
const columnsFor = (items: readonly unknown[]): 2 | 3 | 4 =>
  items.length % 4 === 0 ? 4 : items.length === 2 ? 2 : 3;
const grid = (
  items: Block[][],
  columns: 1 | 2 | 3 | 4 = columnsFor(items),
  ordered = false,
): Block => ({
  block: 'grid',
  columns,
  ordered,
  items,
});
const itemBlocks = (item: CopyItem): Block[] => [
  heading(item.title, 3),
  ...body(item.body),
  ...detail(item.detail),
];
const menu = (copy: SectionCopy): Block => ({ block: 'menu', rows: copy.items });
const facts = (copy: SectionCopy): Block => ({ block: 'facts', facts: copy.items });

const cards =
  (look: CardLook): Build =>
  (copy) => [
    opening(copy),
    grid(copy.items.map((item) => [card(look, itemBlocks(item))])),
    ...actions(copy),
  ];

const withPictures: Build = (copy, { pictures }) => [
  opening(copy),
  grid(
    copy.items.map((item, index) => [
      card('plain', [
        ...picture(pictures[index], 'top'),
        group('stack', [heading(item.title, 3), ...body(item.body), ...price(item.detail)]),
      ]),
    ]),
    columnsFor(copy.items) === 4 ? 2 : columnsFor(copy.items),
  ),
  ...actions(copy),
];

const asMenu: Build = (copy) => [split('narrow', [opening(copy), ...actions(copy)], [menu(copy)])];

const sidePicture =
  (content: (copy: SectionCopy) => Block[]): Build =>
  (copy, { layout, pictures }) => {
    const words = [opening(copy), ...content(copy), ...actions(copy)];
    const seen = picture(pictures[0], 'side');
    return [layout === 'pictureStart' ? split('even', seen, words) : split('even', words, seen)];
  };

/**
 * Every section kind, once: its copy becomes neutral blocks. To add a kind: a name in `types.ts`,
 * its layouts in `design/chooseLayouts.ts` and its blocks here.
 */
export const SECTIONS: Record<SectionKind, Build> = {
  hero: (copy, { layout, title, subtitle, description, pictures }) => {
    const words: Block[] = [
      heading(title, 1, `${copy.id}-heading`),
      ...lead(subtitle),
      ...body(description),
      ...actions(copy, true),
    ];
    return layout === 'stacked'
      ? [group('opening', words), ...picture(pictures[0], 'wide', true)]
      : [split('wide', words, picture(pictures[0], 'hero', true))];
  },
  features: (copy, around) => {
    const look = around.layout === 'cards' ? 'soft' : 'line';
    const items = copy.items.map((item) => [card(look, itemBlocks(item))]);
    return around.layout === 'sidebar'
      ? [
          split(
            'narrow',
            [opening(copy), ...actions(copy)],
            [grid(items, items.length % 2 === 0 ? 2 : 1)],
          ),
        ]
      : [opening(copy), grid(items), ...actions(copy)];
  },
  about: sidePicture((copy) =>
    copy.items.flatMap((item) => [heading(item.title, 3), ...body(item.body)]),
  ),
  offerings: (copy, around) => {
    if (around.layout === 'menu' || copy.items.length < 2) return asMenu(copy, around);
    return around.layout === 'pictures' ? withPictures(copy, around) : cards('plain')(copy, around);
  },
  gallery: (copy, { layout, pictures }) => [
    opening(copy),
    {
      block: 'grid',
      columns: layout === 'mosaic' ? 4 : 3,
      ordered: false,
      items: pictures.map((found, index) => {
        const item = copy.items[index];
        return [
          ...picture(found, 'tile'),
          ...(item ? [{ block: 'text', tone: 'meta', text: item.title } as const] : []),
        ];
      }),
    },
    ...actions(copy),
  ],
  process: (copy, { layout }) => {
    const items = copy.items.map((item) => [card('bare', itemBlocks(item))]);
    return layout === 'timeline'
      ? [split('narrow', [opening(copy), ...actions(copy)], [grid(items, 1, true)])]
      : [opening(copy), grid(items, columnsFor(items), true), ...actions(copy)];
  },
  pricing: (copy, around) =>
    around.layout === 'menu' || copy.items.length < 2
      ? asMenu(copy, around)
      : [
          opening(copy),
          grid(
            copy.items.map((item) => [
              card('plain', [heading(item.title, 3), ...price(item.detail), ...body(item.body)]),
            ]),
          ),
          ...actions(copy),
        ],
  testimonials: (copy) => [
    opening(copy),
    grid(
      copy.items.map((item) => [
        card('soft', [
          ...(item.body ? [{ block: 'text', tone: 'quote', text: item.body } as const] : []),
          heading(item.title, 3),
          ...detail(item.detail),
        ]),
      ]),
    ),
    ...actions(copy),
  ],
  team: (copy, { pictures }) => [
    opening(copy),
    grid(
      copy.items.map((item, index) => [
        card('bare', [...picture(pictures[index], 'portrait'), ...itemBlocks(item)]),
      ]),
    ),
    ...actions(copy),
  ],
  faq: (copy, { layout }) => {
    const list: Block = {
      block: 'faq',
      items: copy.items.flatMap((item) =>
        item.body ? [{ question: item.title, answer: item.body }] : [],
      ),
    };
    return layout === 'sidebar'
      ? [split('narrow', [opening(copy), ...actions(copy)], [list])]
      : [opening(copy), list, ...actions(copy)];
  },
  visit: sidePicture((copy) => [facts(copy)]),
  posts: (copy, around) =>
    around.layout === 'menu' ? asMenu(copy, around) : withPictures(copy, around),
  events: asMenu,
  callToAction: (copy) => [group('between', [opening(copy), ...actions(copy)])],
  contact: (copy, { layout, form }) => {
    const words = [
      opening(copy),
      ...(copy.items.length > 0 ? [facts(copy)] : []),
      ...actions(copy),
    ];
    const filled: Block[] = copy.submit
      ? [
          {
            block: 'form',
            form: { id: copy.id, fields: copy.fields, submit: copy.submit, ...form },
          },
        ]
      : [];
    return layout === 'centered' ? [...words, ...filled] : [split('even', words, filled)];
  },
};

/** Sections that stand on their own colour; all others alternate. */
export const SURFACES: Partial<Record<SectionKind, Surface>> = {
  hero: 'hero',
  callToAction: 'primary',
  testimonials: 'deep',
};
