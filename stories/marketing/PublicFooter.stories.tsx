import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { PublicFooter } from '../../src/marketing/shell/PublicFooter';

const meta = {
  title: 'Marketing/Footer',
  component: PublicFooter,
  args: { year: 2026, onOpenCookieSettings: fn() },
} satisfies Meta<typeof PublicFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A street of eight shop doors, three columns, the copyright line and the quick links. */
export const Wide: Story = { globals: { viewport: { value: 'wide' } } };

/** On a laptop. */
export const OnALaptop: Story = { globals: { viewport: { value: 'laptop' } } };

/** On a phone. */
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };

/** 'Cookie Settings' leads back to the choice. */
export const OpensTheCookieSettings: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cookie Settings' }));
    await expect(args.onOpenCookieSettings).toHaveBeenCalledTimes(1);
  },
};
