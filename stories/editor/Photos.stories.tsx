import { Box } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { builderMachine } from '../../machines/builder';
import type { Photo } from '../../machines/photo';
import { itemSlot } from '../../machines/itemSlot';
import { messages } from '../../machines/messages';
import { photosMachine } from '../../machines/photos';
import { PhotosSectionWith } from '../../src/editor/builder/photos/PhotosSection';
import { aBuild, outlinedBuild } from '../fixtures/aBuild';
import { aLogo, aPhoto, aSource, nothingOpened } from '../fixtures/aPhoto';
import { builderWith } from '../fixtures/builderContexts';
import { inStates } from '../support/inState';

type Refs = Omit<ComponentProps<typeof PhotosSectionWith>, 'isDisabled'>;

function InPanel(refs: Refs) {
  return (
    <Box layerStyle="pane" p="4" maxW="360px">
      <PhotosSectionWith {...refs} isDisabled={false} />
    </Box>
  );
}

const images = ['hero', 'about', 'gallery-1', 'gallery-2'].map((id) => ({
  name: `images/${id}.svg`,
  alt: 'A drawing',
}));
const builderOf = (photos?: Record<string, Photo>) => {
  const build = aBuild();
  const customization = { ...build.customization, ...(photos && { photos }) };
  const website = { ...build.website, images };
  return { value: 'ready', context: builderWith([{ ...build, website, customization }]) } as const;
};

const meta = {
  title: 'Editor/Builder/Photos',
  component: inStates(
    { actorRef: builderMachine, photosRef: photosMachine },
    InPanel,
    { actorRef: {}, photosRef: { builderRef: null } },
    { photosRef: ({ actorRef }) => ({ builderRef: actorRef }) },
  ),
  args: {
    actorRef: builderOf(),
    photosRef: { value: 'listing', context: nothingOpened },
    onEvent: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every place for a picture of one's own, each with its drawing. */
export const Listing: Story = {};

/** A logo and two photos stand in their places; one of them has no words yet. */
export const ListingWithPhotos: Story = {
  args: {
    actorRef: builderOf({ logo: aLogo, hero: { ...aPhoto, alt: '' }, 'gallery-1': aPhoto }),
  },
};

/** People and pictures of the gallery are places too, under the names that they have on the site. */
export const ListingWithItems: Story = {
  args: {
    actorRef: {
      value: 'ready',
      context: builderWith([
        {
          ...outlinedBuild,
          customization: {
            ...outlinedBuild.customization,
            texts: { 'team.todo1.title': 'Maya' },
            photos: { [itemSlot('team', 'todo1')]: aPhoto },
          },
        },
      ]),
    },
  },
};

/** A place is open and waits for a picture. */
export const Resting: Story = {
  args: {
    photosRef: { value: { open: 'resting' }, context: { ...nothingOpened, slot: 'hero' } },
  },
};

/** A photo stands there, and its words are asked for. */
export const RestingWithAPhoto: Story = {
  args: {
    actorRef: builderOf({ hero: { ...aPhoto, alt: '' } }),
    photosRef: { value: { open: 'resting' }, context: { ...nothingOpened, slot: 'hero' } },
  },
  tags: ['phone'],
};

/** A file is being opened. */
export const Reading: Story = {
  args: {
    photosRef: { value: { open: 'reading' }, context: { ...nothingOpened, slot: 'hero' } },
  },
};

/** The part of a picture that is taken, in a frame. */
export const Cropping: Story = {
  args: {
    photosRef: {
      value: { open: { looking: 'cropping' } },
      context: { ...nothingOpened, slot: 'hero', source: aSource },
    },
  },
};

/** What is taken is being written in the widths that the page shows. */
export const Keeping: Story = {
  args: {
    photosRef: {
      value: { open: { looking: 'keeping' } },
      context: { ...nothingOpened, slot: 'hero', source: aSource },
    },
  },
};

/** A file that is no picture is refused beside the button, and the place stays as it was. */
export const Refused: Story = {
  args: {
    photosRef: {
      value: { open: 'refused' },
      context: { ...nothingOpened, slot: 'hero', problem: messages.photos.wrongType },
    },
  },
};

/** A photo as iPhones take them is called by its name, with what to do. */
export const RefusedForHeic: Story = {
  args: {
    photosRef: {
      value: { open: 'refused' },
      context: { ...nothingOpened, slot: 'hero', problem: messages.photos.heic },
    },
  },
};

/** The storage of the browser is full: the photo before stays. */
export const RefusedOnAFullDisk: Story = {
  args: {
    actorRef: builderOf({ hero: aPhoto }),
    photosRef: {
      value: { open: 'refused' },
      context: { ...nothingOpened, slot: 'hero', problem: messages.photos.full },
    },
  },
};

/** A place is opened and left by keyboard; the focus comes back to it. */
export const OpensAPlace: Story = {
  play: async ({ canvas, userEvent }) => {
    const about = canvas.getByRole('button', { name: /^About/ });
    about.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'About' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'All pictures' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^About/ })).toHaveFocus());
  },
};
