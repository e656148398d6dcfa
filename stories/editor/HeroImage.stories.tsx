import { Box } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';

import { builderMachine } from '../../machines/builder';
import type { HeroImage } from '../../machines/entities';
import type { DocumentSource } from '../../machines/followBuilder';
import { heroPictureMachine } from '../../machines/heroPicture';
import { imageLibraryMachine } from '../../machines/imageLibrary';
import { HeroFieldWith } from '../../src/editor/builder/HeroField';
import { aBuild } from '../fixtures/aBuild';
import { aDrawnImage, aHero, emptyLibrary } from '../fixtures/anImage';
import { builderWith, emptyBuilder } from '../fixtures/builderContexts';
import { inStates } from '../support/inState';

type Refs = Omit<ComponentProps<typeof HeroFieldWith>, 'isDisabled'>;

function InPanel(refs: Refs) {
  return (
    <Box layerStyle="pane" p="4" maxW="360px">
      <HeroFieldWith {...refs} isDisabled={false} />
    </Box>
  );
}

/** A builder that never changes: the chart stays in the state of its story. */
const builderRef: DocumentSource = {
  getSnapshot: () => ({ context: emptyBuilder }),
  subscribe: () => ({ unsubscribe: () => undefined }),
};
const builderOf = (hero?: HeroImage) => {
  const build = aBuild();
  const customization = { ...build.customization, ...(hero === undefined ? {} : { hero }) };
  return {
    value: 'ready',
    context: builderWith([{ ...build, customization }]),
  } as const;
};
const cat = aDrawnImage();
const library = {
  value: { pictures: 'painted', download: 'ready' },
  context: {
    ...emptyLibrary,
    images: [
      cat,
      aDrawnImage({
        id: 'image-2',
        prompt: 'Snowy mountains',
        url: '/images/sample-mountains.webp',
      }),
      aDrawnImage({ id: 'image-3', prompt: 'A boat that is still to be painted again', url: null }),
      ...emptyLibrary.images,
    ],
  },
} as const;

const meta = {
  title: 'Editor/Builder/Hero image',
  component: inStates(
    {
      actorRef: builderMachine,
      imageLibraryRef: imageLibraryMachine,
      heroPictureRef: heroPictureMachine,
    },
    InPanel,
    { actorRef: {}, imageLibraryRef: {}, heroPictureRef: { builderRef } },
  ),
  args: {
    actorRef: builderOf(aHero),
    imageLibraryRef: library,
    heroPictureRef: { value: 'drawn', context: { hero: aHero, url: null, builderRef } },
    onEvent: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The picture that was drawn for the site is its hero. */
export const Drawn: Story = {
  args: {
    actorRef: builderOf(),
    heroPictureRef: { value: 'drawn', context: { hero: null, url: null, builderRef } },
  },
};

/** A hero was chosen and its pixels are on their way; the site shows the drawing meanwhile. */
export const Painting: Story = {
  args: { heroPictureRef: { value: 'painting', context: { hero: aHero, url: null, builderRef } } },
};

/** The image stands in the hero, with the words it was asked for. */
export const Painted: Story = {
  args: {
    heroPictureRef: {
      value: 'painted',
      context: { hero: aHero, url: '/images/sample-cat.webp', builderRef },
    },
  },
};

/** Painting failed: the drawing stays, the message says so, and another try is a button away. */
export const Failed: Story = {
  args: { heroPictureRef: { value: 'failed', context: { hero: aHero, url: null, builderRef } } },
};

/** A prompt of 100,000 characters is cut, one from right to left is laid out as such. */
export const PaintedWithAnEndlessPrompt: Story = {
  args: {
    ...Painted.args,
    actorRef: builderOf({ ...aHero, prompt: 'lighthouse'.repeat(10_000) }),
  },
};

/** Images of one's own to choose from; the samples belong to another host and are not among them. */
export const ChoosesAnotherImage: Story = {
  args: Painted.args ?? {},
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Choose from your images'));
    await expect(canvas.getAllByRole('button', { name: /^Use as hero: / })).toHaveLength(3);
    await expect(
      canvas.getByRole('button', { name: 'Use as hero: A ginger cat on a table' }),
    ).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Use as hero: Snowy mountains' }));
    await expect(args.onEvent).toHaveBeenCalledWith({
      type: 'hero.choose',
      hero: { ...aHero, prompt: 'Snowy mountains' },
    });
  },
};

/** Without images of one's own the list says where to get one. */
export const ChoosesWithoutImages: Story = {
  args: { ...Drawn.args, imageLibraryRef: { ...library, context: emptyLibrary } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Choose from your images'));
    await expect(canvas.getByRole('link', { name: 'Generate one' })).toHaveAttribute(
      'href',
      '/editor/image-generator',
    );
  },
};

/** 'Use the drawn picture again' takes the image out. */
export const GoesBackToTheDrawing: Story = {
  args: Painted.args ?? {},
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use the drawn picture again' }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'hero.remove' });
  },
};

/** 'Try again' paints once more. */
export const PaintsAgain: Story = {
  args: Failed.args ?? {},
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'hero.retry' });
  },
};
