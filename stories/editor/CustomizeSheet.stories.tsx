import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { ActorRefFromLogic } from 'xstate';

import { builderMachine } from '../../machines/builder';
import { builderPanelsMachine } from '../../machines/builderPanels';
import { handoverMachine } from '../../machines/handover';
import { CustomizeSheet } from '../../src/editor/builder/CustomizeSheet';
import { crumbAndEmber } from '../fixtures/aBuild';
import { handover, panelsIn } from '../fixtures/builderAtRest';
import { builderWith } from '../fixtures/builderContexts';
import { inStates } from '../support/inState';

interface SheetProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  panelsRef: ActorRefFromLogic<typeof builderPanelsMachine>;
  handoverRef: ActorRefFromLogic<typeof handoverMachine>;
}

function Sheet(refs: SheetProps) {
  return <CustomizeSheet {...refs} isDisabled={false} />;
}

const meta = {
  title: 'Editor/Builder/Customize sheet',
  component: inStates(
    { actorRef: builderMachine, panelsRef: builderPanelsMachine, handoverRef: handoverMachine },
    Sheet,
    { actorRef: {}, panelsRef: { builderRef: null }, handoverRef: { builderRef: null } },
    { handoverRef: ({ actorRef }) => ({ builderRef: actorRef }) },
  ),
  args: {
    actorRef: { value: 'ready', context: builderWith([crumbAndEmber]) },
    panelsRef: panelsIn({}),
    handoverRef: handover({}),
    onEvent: fn(),
  },
  globals: { viewport: { value: 'mobile' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** On small screens Customize waits behind a button under the preview. */
export const Closed: Story = {};

/** The sheet is open at Layout; the top of the preview stays in view above it. */
export const Customizing: Story = {
  args: { panelsRef: panelsIn({ sheet: 'customizing' }, { tab: 'layout' }) },
};

/** The button opens the sheet with its three tabs; Escape closes it and gives focus back. */
export const OpensFromBelow: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Customize' });
    await userEvent.click(button);
    const sheet = within(await screen.findByRole('dialog', { name: 'Customize' }));
    await expect(sheet.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Colors',
      'Layout',
      'Content',
    ]);
    await userEvent.click(await sheet.findByRole('button', { name: 'Green' }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'preset.choose', preset: 'Green' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
