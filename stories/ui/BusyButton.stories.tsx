import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { BusyButton } from '../../src/ui/BusyButton';

const meta = {
  title: 'UI/BusyButton',
  component: BusyButton,
  parameters: { layout: 'padded' },
  args: { busy: false, busyText: 'Sending...', children: 'Send Message', onClick: fn() },
} satisfies Meta<typeof BusyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At rest it is an ordinary button. */
export const Idle: Story = {};

/** While it works it looks disabled, says what it does and keeps its width. */
export const Busy: Story = { args: { busy: true } };

/** Pressed while busy it does nothing, and it stays focused. */
export const IgnoresPressesWhileBusy: Story = {
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Sending...' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

/** At rest a press is passed on, once. */
export const PassesAPressOn: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};
