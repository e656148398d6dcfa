import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import {
  DEFAULT_SETTINGS,
  type SettingsContext,
  settingsMachine,
} from '../../../machines/settings';
import { NotificationOffer } from '../../../src/editor/shell/NotificationOffer';
import { inState } from '../../support/inState';

const context: SettingsContext = {
  ...DEFAULT_SETTINGS,
  permission: 'undecided',
  wasOffered: true,
};

const meta = {
  title: 'Editor/Layout/Notification offer',
  component: inState(settingsMachine, NotificationOffer, {}),
  args: { value: { editing: 'offering' }, context, onEvent: fn() },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A generation ended while another tab was looked at: whether the browser may tell the next one is asked once. */
export const EditingOffering: Story = { tags: ['phone'] };

/** Nothing to ask. */
export const EditingChoosing: Story = { args: { value: { editing: 'choosing' } } };

/** Allow notifications asks the browser, within the press. */
export const AcceptsTheOffer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Allow notifications' }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'offer.accept' });
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Not now leaves everything as it was. */
export const DeclinesTheOffer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'offer.decline' });
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
