import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { ErrorScreen } from '../../src/marketing/error/ErrorScreen';

const meta = {
  title: 'Marketing/Error',
  component: ErrorScreen,
  args: { reason: 'failure', onReload: fn(), onBack: fn() },
} satisfies Meta<typeof ErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Drawing the page failed. */
export const Failure: Story = {};

/** A deploy removed a part of the app that this tab still wanted. */
export const Outdated: Story = { args: { reason: 'outdated' }, tags: ['phone'] };

/** The network is missing: the page opens when it is back, and the one before still works. */
export const Offline: Story = { args: { reason: 'offline' } };

/** The button asks for a reload. */
export const AsksForAReload: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalledTimes(1);
  },
};

/** A part is missing after a deploy: the page before still works, and a button leads there. */
export const LeadsBack: Story = {
  args: { reason: 'outdated' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go back' }));
    await expect(args.onBack).toHaveBeenCalledTimes(1);
  },
};
