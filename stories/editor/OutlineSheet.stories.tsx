import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { ActorRefFromLogic } from 'xstate';

import { builderMachine } from '../../machines/builder';
import { builderPanelsMachine } from '../../machines/builderPanels';
import { itemListMachine } from '../../machines/itemList';
import { outlineMachine } from '../../machines/outline';
import { OutlineSheet } from '../../src/editor/builder/outline/OutlineSheet';
import { outlinedBuild } from '../fixtures/aBuild';
import { nothingListed, nothingSelected, panelsIn } from '../fixtures/builderAtRest';
import { builderWith } from '../fixtures/builderContexts';
import { inStates } from '../support/inState';

interface SheetProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  panelsRef: ActorRefFromLogic<typeof builderPanelsMachine>;
  outlineRef: ActorRefFromLogic<typeof outlineMachine>;
  itemListRef: ActorRefFromLogic<typeof itemListMachine>;
}

function Sheet(refs: SheetProps) {
  return <OutlineSheet {...refs} isDisabled={false} />;
}

const meta = {
  title: 'Editor/Builder/Outline/Sheet',
  component: inStates(
    {
      actorRef: builderMachine,
      panelsRef: builderPanelsMachine,
      outlineRef: outlineMachine,
      itemListRef: itemListMachine,
    },
    Sheet,
    {
      actorRef: {},
      panelsRef: { builderRef: null },
      outlineRef: { builderRef: null },
      itemListRef: { builderRef: null, outlineRef: null },
    },
    {
      outlineRef: ({ actorRef }) => ({ builderRef: actorRef }),
      itemListRef: ({ actorRef, outlineRef }) => ({ builderRef: actorRef, outlineRef }),
    },
  ),
  args: {
    actorRef: { value: 'ready', context: builderWith([outlinedBuild]) },
    panelsRef: panelsIn({}),
    outlineRef: { value: 'unselected', context: nothingSelected },
    itemListRef: { value: 'closed', context: nothingListed },
    onEvent: fn(),
  },
  globals: { viewport: { value: 'mobile' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** On small screens the outline waits behind a button under the preview. */
export const Closed: Story = {};

/** The sheet is open; the top of the preview stays in view above it. */
export const Outlining: Story = {
  args: { panelsRef: panelsIn({ sheet: 'outlining' }) },
};

/** The button opens the sheet, in which a section is moved; Escape closes it and gives focus back. */
export const OpensFromBelow: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Outline' });
    await userEvent.click(button);
    const sheet = within(await screen.findByRole('dialog', { name: 'Outline' }));
    await userEvent.click(sheet.getByRole('treeitem', { name: 'Questions' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Move up' }));
    await expect(sheet.getByRole('status')).toHaveTextContent('Questions, 5 of 6');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
