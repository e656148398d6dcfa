import { Box } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { builderMachine } from '../../machines/builder';
import { type PreviewFrameContext, previewFrameMachine } from '../../machines/previewFrame';
import { FramedDocument } from '../../src/editor/builder/frame/PreviewFrame';
import { crumbAndEmber } from '../fixtures/aBuild';
import { builderWith } from '../fixtures/builderContexts';
import { bakeryDrawing } from '../fixtures/previewFrames';
import { inStates } from '../support/inState';
import { loadedFrame } from '../support/previewFrame';

const input = { drawing: bakeryDrawing, followsPage: true } as PreviewFrameContext;
const context: PreviewFrameContext = {
  ...input,
  frame: () => null,
  loaded: bakeryDrawing,
  soughtText: null,
  soughtEntry: null,
};
const notDrawn = { ...bakeryDrawing, html: '' };

const meta = {
  title: 'Editor/Builder/Preview frame',
  component: inStates(
    { builderRef: builderMachine, actorRef: previewFrameMachine },
    FramedDocument,
    { builderRef: {}, actorRef: input },
    { actorRef: ({ builderRef }) => ({ builderRef }) },
  ),
  args: {
    builderRef: { value: 'ready', context: builderWith([crumbAndEmber]) },
    actorRef: { value: { shown: 'reading' }, context },
    onEvent: fn(),
  },
  decorators: [
    (Story) => (
      <Box height="480px" bg="sheet">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A build that was saved without its document is drawn first: until then there is nothing to see. */
export const Loading: Story = {
  args: {
    actorRef: { value: 'loading', context: { ...context, drawing: notDrawn, loaded: notDrawn } },
  },
};

/** The site as it is read. */
export const Reading: Story = {};

/** The site while its texts are edited; what marks them is put into the document itself. */
export const Editing: Story = { args: { actorRef: { value: { shown: 'editing' }, context } } };

/** Something in the document led to another page: the site can only be loaded again. */
export const Lost: Story = { args: { actorRef: { value: 'lost', context } } };

/** The site is loaded again and shown. */
export const ShowsALostDocumentAgain: Story = {
  args: Lost.args,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show it again' }));
    await loadedFrame(canvasElement);
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
  },
};
