import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { aBuild } from '../fixtures/aBuild';
import { aDrawnImage, emptyLibrary } from '../fixtures/anImage';
import { builderWith } from '../fixtures/builderContexts';
import { inImageGenerator, libraryResting, noImageAsked } from '../support/inImageGenerator';

const many = Array.from({ length: 5000 }, (_, index) =>
  aDrawnImage({
    id: `image-${index}`,
    prompt: `A ginger cat on a table, number ${(5000 - index).toLocaleString('en')}`,
    favorite: index % 50 === 0,
  }),
);

const meta = {
  title: 'Editor/Image generator/Many images',
  component: inImageGenerator(),
  args: {
    actorRef: {
      value: libraryResting,
      context: { ...emptyLibrary, images: [...many, ...emptyLibrary.images] },
    },
    generationRef: noImageAsked,
    builderRef: { value: 'ready', context: builderWith([aBuild()]) },
    onEvent: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** 5,000 images: the newest are there at once, the others wait to be asked for. */
export const Painted: Story = { tags: ['phone'] };

/** A description of 100,000 characters in the form. */
export const PaintedWithAnEndlessPrompt: Story = {
  args: {
    actorRef: {
      value: libraryResting,
      context: {
        ...emptyLibrary,
        prompt: 'a red boat on the sea '.repeat(4600),
        images: [
          aDrawnImage({ prompt: 'a red boat on the sea '.repeat(4600) }),
          ...emptyLibrary.images,
        ],
      },
    },
  },
};

/** Everything written from right to left. */
export const PaintedFromRightToLeft: Story = {
  args: {
    actorRef: {
      value: libraryResting,
      context: {
        ...emptyLibrary,
        prompt: 'منارة على البحر عند الغروب',
        images: [
          aDrawnImage({ prompt: 'منارة على البحر عند الغروب' }),
          aDrawnImage({ id: 'image-2', prompt: 'חתול ג׳ינג׳י על שולחן' }),
        ],
      },
    },
  },
};

/** fault 36: more images come when they are asked for, and a favorite among 5,000 is found. */
export const ShowsMoreImages: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = within(canvas.getByRole('region', { name: 'Your images' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(48);
    await userEvent.click(list.getByRole('button', { name: 'Show more images' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(96);
    await expect(list.getByText('96 of 5,002 shown')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Favorites only' }));
    await expect(list.getByText('48 of 100 shown')).toBeVisible();
  },
};
