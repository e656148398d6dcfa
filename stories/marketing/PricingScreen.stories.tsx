import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { PricingScreen } from '../../src/marketing/pricing/PricingScreen';

const meta = {
  title: 'Marketing/Pricing',
  component: PricingScreen,
} satisfies Meta<typeof PricingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Heading, text and the three plans. */
export const Wide: Story = { tags: ['phone'] };

/** On a tablet each plan is a row: price on the left, features on the right. */
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };

/** The struck price is told in words, too. */
export const TellsTheRegularPrice: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Regular price')).toBeInTheDocument();
    await expect(canvas.getByText('$29').tagName).toBe('S');
    await expect(canvas.getByText('$15.99 for the first month, then $29/mo')).toBeVisible();
  },
};
