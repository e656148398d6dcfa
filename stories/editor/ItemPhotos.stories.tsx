import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { ActorRefFromLogic } from 'xstate';

import { builderMachine } from '../../machines/builder';
import { itemListMachine } from '../../machines/itemList';
import { itemSlot } from '../../machines/itemSlot';
import { outlineMachine } from '../../machines/outline';
import type { Photo } from '../../machines/photo';
import { photosMachine } from '../../machines/photos';
import { BuilderPartsContext } from '../../src/editor/builder/BuilderPartsContext';
import { OutlinePanel } from '../../src/editor/builder/outline/OutlinePanel';
import { outlinedBuild } from '../fixtures/aBuild';
import { aPhoto, aSource, nothingOpened } from '../fixtures/aPhoto';
import { nothingListed, nothingSelected } from '../fixtures/builderAtRest';
import { builderWith } from '../fixtures/builderContexts';
import { inStates } from '../support/inState';

interface ItemPhotosProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  outlineRef: ActorRefFromLogic<typeof outlineMachine>;
  itemListRef: ActorRefFromLogic<typeof itemListMachine>;
  photosRef: ActorRefFromLogic<typeof photosMachine>;
}

function ItemPhotos({ photosRef, ...refs }: ItemPhotosProps) {
  return (
    <BuilderPartsContext value={{ photosRef }}>
      <OutlinePanel {...refs} isDisabled={false} />
    </BuilderPartsContext>
  );
}

const slot = itemSlot('team', 'todo1');
const maya = { title: 'Maya', body: 'Bakes at night', detail: '' };

const builderOf = (photo?: Photo) => {
  const { customization } = outlinedBuild;
  const texts = { 'team.todo1.title': maya.title, 'team.todo1.body': maya.body };
  const build = {
    ...outlinedBuild,
    customization: { ...customization, texts, ...(photo && { photos: { [slot]: photo } }) },
  };
  return { value: 'ready', context: builderWith([build]) } as const;
};

const meta = {
  title: 'Editor/Builder/Outline/Photos of items',
  component: inStates(
    {
      actorRef: builderMachine,
      outlineRef: outlineMachine,
      itemListRef: itemListMachine,
      photosRef: photosMachine,
    },
    ItemPhotos,
    {
      actorRef: {},
      outlineRef: { builderRef: null },
      itemListRef: { builderRef: null, outlineRef: null },
      photosRef: { builderRef: null },
    },
    {
      outlineRef: ({ actorRef }) => ({ builderRef: actorRef }),
      itemListRef: ({ actorRef, outlineRef }) => ({ builderRef: actorRef, outlineRef }),
      photosRef: ({ actorRef }) => ({ builderRef: actorRef }),
    },
  ),
  args: {
    actorRef: builderOf(),
    outlineRef: {
      value: { selected: 'resting' },
      context: {
        ...nothingSelected,
        buildId: outlinedBuild.id,
        selected: { page: 'gallery', id: 'team' },
      },
    },
    itemListRef: {
      value: 'editing',
      context: {
        ...nothingListed,
        section: 'team',
        lastId: 'todo1',
        draft: { id: 'todo1', words: maya, week: null, time: null },
      },
    },
    photosRef: { value: 'listing', context: nothingOpened },
    onEvent: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A person with the fields that people have, and the way to a photo. */
export const Editing: Story = {};

/** The person has a photo, and it is said what it shows. */
export const EditingWithAPhoto: Story = { args: { actorRef: builderOf(aPhoto) } };

/** The person has a photo that says nothing yet to who cannot see it. */
export const EditingWithAWordlessPhoto: Story = {
  args: { actorRef: builderOf({ ...aPhoto, alt: '' }) },
};

/** The photo stands open in the place of the fields; what was typed in them waits. */
export const PhotoOpen: Story = {
  args: {
    actorRef: builderOf(aPhoto),
    photosRef: { value: { open: 'resting' }, context: { ...nothingOpened, slot } },
  },
};

/** A person who is not on the page yet has a photo already. */
export const EditingANewItemWithAPhoto: Story = {
  args: {
    itemListRef: {
      value: 'editing',
      context: {
        ...nothingListed,
        section: 'team',
        draft: {
          id: null,
          words: { ...maya, title: 'Noor' },
          week: null,
          time: null,
          photo: aPhoto,
        },
      },
    },
  },
};

/** A question whose photo waits: its section shows no pictures. */
export const EditingWithAnUnseenPhoto: Story = {
  args: {
    actorRef: {
      value: 'ready',
      context: builderWith([
        {
          ...outlinedBuild,
          customization: {
            ...outlinedBuild.customization,
            photos: { [itemSlot('faq', 'i1')]: aPhoto },
          },
        },
      ]),
    },
    itemListRef: {
      value: 'editing',
      context: {
        ...nothingListed,
        section: 'faq',
        lastId: 'i1',
        draft: {
          id: 'i1',
          words: { title: 'Do you take orders?', body: 'Yes.', detail: '' },
          week: null,
          time: null,
        },
      },
    },
  },
};

/** The part of a picture that is taken for the person. */
export const PhotoCropping: Story = {
  args: {
    photosRef: {
      value: { open: { looking: 'cropping' } },
      context: { ...nothingOpened, slot, source: aSource },
    },
  },
};

/** The photo that waits is taken away by keyboard; the focus goes to Save. */
export const RemovesTheUnseenPhoto: Story = {
  ...EditingWithAnUnseenPhoto,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Remove the photo' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText(/shows no pictures/)).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
  },
};

/** The photo of a new person is told and taken away where they are written. */
export const TellsThePhotoOfANewItem: Story = {
  ...EditingANewItemWithAPhoto,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Change the photo/ }));
    const words = canvas.getByRole('textbox', { name: 'What it shows' });
    await userEvent.clear(words);
    await userEvent.type(words, 'Noor sweeps');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the person' }));
    await expect(canvas.getByRole('button', { name: /^Change the photo/ })).toHaveTextContent(
      'Noor sweeps',
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Change the photo/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the photo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the person' }));
    await expect(canvas.getByRole('button', { name: /^Add a photo/ })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Noor');
  },
};

/** The photo is opened and left by keyboard: what was typed before is there still, and so is the focus. */
export const OpensThePhoto: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' Lund');
    canvas.getByRole('button', { name: /^Add a photo/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Team: Maya' })).toHaveFocus());
    await expect(canvas.queryByRole('textbox', { name: 'Name' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the person' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Add a photo/ })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Maya Lund');
  },
};
