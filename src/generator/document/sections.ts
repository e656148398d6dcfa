import type { Theme } from '../../../machines/entities';
import { layoutOf } from '../design/layouts';
import type { CopyItem, Picture, SectionCopy, SectionKind, Text } from '../types';
import {
  actions,
  body,
  card,
  detail,
  gridOf,
  group,
  heading,
  itemBlocks,
  lead,
  meta,
  picture,
  price,
  quote,
  rowBlocks,
  split,
} from './blocks';
import type { Block, CardLook, Form, Surface } from './document';

/** What a section is built from besides its own copy. */
interface Surroundings {
  layout: string;
  theme: Theme;
  /** The generator's short name for the section is its heading as well. */
  isNamedTwice: boolean;
  title: Text;
  subtitle: Text;
  description: Text;
  /** Pictures of this section, in order. */
  pictures: readonly Picture[];
  form: Pick<Form, 'receiver' | 'notice' | 'trapLabel'>;
}

type Build = (copy: SectionCopy, around: Surroundings) => Block[];

/** The section's short name over its heading, as the elegant theme has it. */
const eyebrow = ({ navLabel }: SectionCopy, { theme, isNamedTwice }: Surroundings): Block[] =>
  theme === 'elegant' && !isNamedTwice ? [{ block: 'text', tone: 'eyebrow', text: navLabel }] : [];

const opening = (copy: SectionCopy, around: Surroundings): Block =>
  group('opening', [
    ...eyebrow(copy, around),
    heading(copy.heading, 2, `${copy.id}-heading`),
    ...lead(copy.intro),
    ...copy.paragraphs.flatMap(body),
  ]);

const menu = (copy: SectionCopy): Block[] =>
  copy.items.length > 0 ? [{ block: 'menu', rows: copy.items }] : [];
const facts = (copy: SectionCopy): Block[] =>
  copy.items.length > 0 ? [{ block: 'facts', facts: copy.items }] : [];

/** The opening beside what it opens. */
const beside =
  (content: (copy: SectionCopy) => Block[]): Build =>
  (copy, around) => [split('narrow', [opening(copy, around), ...actions(copy)], content(copy))];

/** The opening above what it opens. */
const above =
  (content: (copy: SectionCopy, around: Surroundings) => Block[]): Build =>
  (copy, around) => [opening(copy, around), ...content(copy, around), ...actions(copy)];

const cards = (look: CardLook, blocks: (item: CopyItem) => Block[] = itemBlocks): Build =>
  above((copy) => gridOf(copy.items.map((item) => [card(look, blocks(item))])));

const rows = (blocks: (item: CopyItem) => Block[] = rowBlocks, ordered = false): Build =>
  above((copy) =>
    gridOf(
      copy.items.map((item) => [card('row', blocks(item))]),
      1,
      ordered,
    ),
  );

const asMenu = beside(menu);

const withPictures: Build = above((copy, { pictures }) =>
  gridOf(
    copy.items.map((item, index) => [
      card('plain', [
        ...picture(pictures[index], 'top'),
        group('stack', [heading(item.title, 3), ...body(item.body), ...price(item.detail)]),
      ]),
    ]),
    copy.items.length % 4 === 0 ? 2 : undefined,
  ),
);

/** A picture and its words, and the next the other way round. */
const alternating: Build = above((copy, { pictures }) =>
  gridOf(
    copy.items.map((item, index) => [
      split('even', picture(pictures[index], 'side'), [
        group('stack', [heading(item.title, 3), ...body(item.body), ...price(item.detail)]),
      ]),
    ]),
    1,
  ),
);

/** One picture large, all items listed beside it. */
const pictureWithMenu =
  (side: 'start' | 'end'): Build =>
  (copy, around) => {
    const seen = picture(around.pictures[0], 'side');
    const words = [opening(copy, around), ...menu(copy), ...actions(copy)];
    return [side === 'start' ? split('even', seen, words) : split('even', words, seen)];
  };

const sidePicture =
  (content: (copy: SectionCopy) => Block[]): Build =>
  (copy, around) => {
    const words = [opening(copy, around), ...content(copy), ...actions(copy)];
    const [seen] = around.pictures;
    switch (around.layout) {
      case 'pictureStart':
        return [split('even', picture(seen, 'side'), words)];
      case 'overlap':
        return [group('overlap', [...picture(seen, 'banner'), group('panel', words, 'card')])];
      case 'statement':
        return [
          opening(copy, around),
          ...gridOf(
            copy.items.map((item) => [card('bare', itemBlocks(item))]),
            copy.items.length === 1 ? 1 : undefined,
          ),
          ...actions(copy),
          ...picture(seen, 'wide'),
        ];
      default:
        return [split('even', words, picture(seen, 'side'))];
    }
  };

/** A gallery's pictures, captioned with their items. */
const captioned = (copy: SectionCopy, pictures: readonly Picture[]): Block[][] =>
  pictures.map((found, index) => [
    ...picture(found, 'tile'),
    ...meta(copy.items[index]?.title ?? null),
  ]);

const quoted = (item: CopyItem): Block[] => [
  ...quote(item.body),
  heading(item.title, 3),
  ...detail(item.detail),
];

const formOf = (copy: SectionCopy, { form }: Surroundings): Block[] =>
  copy.submit === null
    ? []
    : [{ block: 'form', form: { id: copy.id, fields: copy.fields, submit: copy.submit, ...form } }];

/** Words and facts beside a form. */
const withForm: Build = (copy, around) => {
  const words = [opening(copy, around), ...facts(copy), ...actions(copy)];
  const filled = formOf(copy, around);
  if (around.layout === 'centered') return [...words, ...filled];
  const row = split('even', words, filled);
  return [around.layout === 'panel' ? group('panel', [row], 'deep') : row];
};

/** Items as rows, as a list beside the heading, or as cards. */
const listed: Build = (copy, around) => {
  if (around.layout === 'rows') return rows()(copy, around);
  return (around.layout === 'menu' ? asMenu : cards('plain'))(copy, around);
};

/**
 * Every section kind, once: its copy becomes neutral blocks. To add a kind: a name in `types.ts`,
 * its layouts in `design/layouts.ts` and its blocks here.
 */
export const SECTIONS: Record<SectionKind, Build> = {
  hero: (copy, { layout, title, subtitle, description, pictures }) => {
    const name = heading(title, 1, `${copy.id}-heading`);
    const words: Block[] = [...lead(subtitle), ...body(description), ...actions(copy, true)];
    const [seen] = pictures;
    switch (layout) {
      case 'stacked':
        return [group('opening', [name, ...words]), ...picture(seen, 'wide', true)];
      case 'headline':
        return [split('wide', [name], words), ...picture(seen, 'wide', true)];
      case 'poster':
        return [
          group('overlap', [
            ...picture(seen, 'banner', true),
            group('panel', [name, ...words], 'card'),
          ]),
        ];
      default:
        return [
          split('wide', [name, ...words], picture(seen, 'hero', true), {
            isSwapped: layout === 'splitStart',
          }),
        ];
    }
  },
  features: (copy, around) => {
    switch (around.layout) {
      case 'sidebar':
        return beside(({ items }) =>
          gridOf(
            items.map((item) => [card('line', itemBlocks(item))]),
            items.length % 2 === 0 ? 2 : 1,
          ),
        )(copy, around);
      case 'rows':
        return rows()(copy, around);
      case 'columns':
        return cards('line')(copy, around);
      default:
        return cards('soft')(copy, around);
    }
  },
  about: sidePicture((copy) =>
    copy.items.flatMap((item) => [
      group('stack', [heading(item.title, 3), ...body(item.body), ...detail(item.detail)]),
    ]),
  ),
  offerings: (copy, around) => {
    switch (around.layout) {
      case 'pictures':
        return withPictures(copy, around);
      case 'alternating':
        return alternating(copy, around);
      case 'illustrated':
        return pictureWithMenu('end')(copy, around);
      case 'cards':
        return cards('plain', (item) => [
          heading(item.title, 3),
          ...body(item.body),
          ...price(item.detail),
        ])(copy, around);
      default:
        return asMenu(copy, around);
    }
  },
  gallery: above((copy, { pictures }) => gridOf(captioned(copy, pictures))),
  process: (copy, around) => {
    const steps = copy.items.map((item) => [card('bare', itemBlocks(item))]);
    switch (around.layout) {
      case 'timeline':
        return beside(() => gridOf(steps, 1, true))(copy, around);
      case 'rows':
        return rows(rowBlocks, true)(copy, around);
      default:
        return above(() => gridOf(steps, undefined, true))(copy, around);
    }
  },
  pricing: (copy, around) => {
    if (around.layout === 'board') return above((one) => [card('plain', menu(one))])(copy, around);
    return around.layout === 'menu'
      ? asMenu(copy, around)
      : cards('plain', (item) => [
          heading(item.title, 3),
          ...price(item.detail),
          ...body(item.body),
        ])(copy, around);
  },
  testimonials: (copy, around) => {
    const [first, ...others] = copy.items;
    if (around.layout === 'columns') return cards('line', quoted)(copy, around);
    if (around.layout !== 'spotlight' || first === undefined)
      return cards('soft', quoted)(copy, around);
    return [
      opening(copy, around),
      group('spotlight', quoted(first)),
      ...gridOf(others.map((item) => [card('line', quoted(item))])),
      ...actions(copy),
    ];
  },
  team: above((copy, { layout, pictures }) =>
    gridOf(
      copy.items.map((item, index) => [
        layout === 'rows'
          ? card('row', [...picture(pictures[index], 'portrait'), group('stack', itemBlocks(item))])
          : card(layout === 'cards' ? 'soft' : 'bare', [
              ...picture(pictures[index], 'portrait'),
              ...itemBlocks(item),
            ]),
      ]),
      layout === 'rows' && copy.items.length % 3 !== 0 ? 2 : undefined,
    ),
  ),
  faq: (copy, around) => {
    const items = copy.items.flatMap((item) =>
      item.body ? [{ question: item.title, answer: item.body }] : [],
    );
    const list: Block[] = items.length > 0 ? [{ block: 'faq', items }] : [];
    switch (around.layout) {
      case 'sidebar':
        return beside(() => list)(copy, around);
      case 'panel':
        return [group('panel', above(() => list)(copy, around), 'card')];
      default:
        return above(() => list)(copy, around);
    }
  },
  visit: sidePicture(facts),
  posts: (copy, around) => {
    if (around.layout === 'menu') return asMenu(copy, around);
    return around.layout === 'lead'
      ? pictureWithMenu('start')(copy, around)
      : withPictures(copy, around);
  },
  events: (copy, around) => {
    switch (around.layout) {
      case 'dates':
        return rows((item) => [
          ...detail(item.detail),
          group('stack', [heading(item.title, 3), ...body(item.body)]),
        ])(copy, around);
      case 'cards':
        return cards('plain')(copy, around);
      default:
        return asMenu(copy, around);
    }
  },
  callToAction: (copy, around) => {
    const words = [opening(copy, around), ...actions(copy)];
    if (around.layout === 'centered') return words;
    const row = group('between', words);
    return [around.layout === 'panel' ? group('panel', [row], 'primary') : row];
  },
  contact: withForm,
  booking: withForm,
  newsletter: (copy, around) => {
    const row = group('between', [opening(copy, around), ...formOf(copy, around)]);
    return [around.layout === 'panel' ? group('panel', [row], 'primary') : row];
  },
  donate: listed,
  sponsors: (copy, around) => (around.layout === 'menu' ? asMenu : cards('bare'))(copy, around),
  caseStudies: listed,
  downloads: listed,
  listings: listed,
  menu: (copy, around) =>
    around.layout === 'board'
      ? above((one) => [card('plain', menu(one))])(copy, around)
      : asMenu(copy, around),
  careers: listed,
  topic: listed,
  stats: cards('bare', (item) => [
    ...price(item.detail),
    heading(item.title, 3),
    ...body(item.body),
  ]),
};

/** The color a section stands on: most alternate, some layouts have their own. */
export function surfaceOf(kind: SectionKind, layout: string): Surface {
  return kind === 'hero' ? 'hero' : (layoutOf(kind, layout).surface ?? 'auto');
}
