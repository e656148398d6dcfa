import { Box, Flex } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ActorRefFromLogic } from 'xstate';

import { builderMachine } from '../../machines/builder';
import { changeRequestMachine } from '../../machines/changeRequest';
import type { ChangeRequestContext } from '../../machines/changeRequestContext';
import { messages } from '../../machines/messages';
import { ChangeRequest } from '../../src/editor/builder/changes/ChangeRequest';
import { ChangeRequestButton } from '../../src/editor/builder/changes/ChangeRequestButton';
import { BuilderPartsContext } from '../../src/editor/builder/BuilderPartsContext';
import { outlinedBuild } from '../fixtures/aBuild';
import { nothingRequested } from '../fixtures/builderAtRest';
import { builderWith } from '../fixtures/builderContexts';
import { requestedChanges, SENTENCE, unreadWords } from '../fixtures/requestedChanges';
import { inStates } from '../support/inState';

interface RequestProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  changeRequestRef: ActorRefFromLogic<typeof changeRequestMachine>;
}

function UnderTheSite({ actorRef, changeRequestRef }: RequestProps) {
  return (
    <Box layerStyle="pane" overflow="hidden">
      <BuilderPartsContext value={{ changeRequestRef }}>
        <Flex px="3" py="1">
          <ChangeRequestButton />
        </Flex>
        <ChangeRequest actorRef={actorRef} isDisabled={false} />
      </BuilderPartsContext>
    </Box>
  );
}

const asked = (more: Partial<ChangeRequestContext> = {}): ChangeRequestContext => ({
  ...nothingRequested,
  words: SENTENCE,
  ...more,
});
const read = (more: Partial<ChangeRequestContext> = {}) =>
  asked({ changes: requestedChanges, message: messages.changeRequest.read(3, 0), ...more });

const meta = {
  title: 'Editor/Builder/Change something',
  component: inStates(
    { actorRef: builderMachine, changeRequestRef: changeRequestMachine },
    UnderTheSite,
    { actorRef: {}, changeRequestRef: { builderRef: null, outlineRef: null } },
    { changeRequestRef: ({ actorRef }) => ({ builderRef: actorRef }) },
  ),
  args: {
    actorRef: { value: 'ready', context: builderWith([outlinedBuild]) },
    changeRequestRef: { value: 'ready', context: nothingRequested },
    onEvent: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A button beside what is said about the preview; the site has the room. */
export const Folded: Story = {
  args: { changeRequestRef: { value: 'folded', context: nothingRequested } },
};

/** One line under the site, with what can be said as its placeholder. */
export const Ready: Story = {};

/** A section is selected in the outline: nothing outside of it is changed, unless the person switches that off. */
export const ReadyWithASection: Story = {
  args: {
    changeRequestRef: { value: 'ready', context: { ...nothingRequested, selected: 'pricing' } },
  },
};

/** The sentence is being read. */
export const Reading: Story = {
  args: { changeRequestRef: { value: 'reading', context: asked() } },
};

/** Each change with the words that ask for it, all of them in the list. */
export const Proposed: Story = {
  args: { changeRequestRef: { value: 'proposed', context: read() } },
};

/** One change was taken out; what was not understood stands below, with the reason. */
export const ProposedInPart: Story = {
  args: {
    changeRequestRef: {
      value: 'proposed',
      context: read({
        changes: requestedChanges.map((change, index) => ({ ...change, isOut: index === 1 })),
        unread: unreadWords,
        message: messages.changeRequest.read(2, 2),
      }),
    },
  },
};

/** What is to stay as it is stands by itself; what no site made here can do is said. */
export const ProposedBesidesWhatStays: Story = {
  args: {
    changeRequestRef: {
      value: 'proposed',
      context: read({
        unread: [
          { words: 'add a live chat', reason: 'cannot' },
          { words: 'leave the colors as they are', reason: 'kept' },
        ],
        message: messages.changeRequest.read(3, 1),
      }),
    },
  },
};

/** Nothing was understood: what was written stays, and examples say what can be written. */
export const NothingUnderstood: Story = {
  args: {
    changeRequestRef: {
      value: 'nothingUnderstood',
      context: asked({
        words: 'bake me a cake, remove the swimming pool',
        unread: unreadWords,
        message: messages.changeRequest.read(0, 2),
      }),
    },
  },
};

/** It would change more than the selected section, and says so. */
export const NothingUnderstoodInTheSection: Story = {
  args: {
    changeRequestRef: {
      value: 'nothingUnderstood',
      context: asked({
        words: 'make it darker',
        selected: 'pricing',
        unread: [{ words: 'make it darker', reason: 'outOfScope' }],
        message: messages.changeRequest.read(0, 1),
      }),
    },
  },
};

/** The reader failed; the sentence stays, and the site is as it was. */
export const Failed: Story = {
  args: { changeRequestRef: { value: 'failed', context: asked() } },
};

/** The site is being drawn with the changes. */
export const Applying: Story = {
  args: { changeRequestRef: { value: 'applying', context: read() } },
};

/** What was done, and that one undo takes it back; what was not understood stays in the field. */
export const Applied: Story = {
  args: {
    changeRequestRef: {
      value: 'applied',
      context: asked({ words: 'bake me a cake', message: messages.changeRequest.applied(3) }),
    },
  },
};

/** The site could not be drawn with the changes. */
export const NotApplied: Story = {
  args: { changeRequestRef: { value: 'notApplied', context: read() } },
};

/** Enter asks; a change is taken out by its switch, and the list is applied. */
export const AsksByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Change something' }),
      'darker{Enter}',
    );
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'words.change', value: 'd' });
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'request.send' });
  },
};

/** A change is taken out by its switch, Escape leaves the list, and both are told to the machine. */
export const TakesAChangeOut: Story = {
  args: { changeRequestRef: { value: 'proposed', context: read() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Questions: removed/ }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'change.toggle', id: '52.0.remove' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'request.cancel' });
    await expect(canvas.getByRole('textbox', { name: 'Change something' })).toHaveFocus();
  },
};
