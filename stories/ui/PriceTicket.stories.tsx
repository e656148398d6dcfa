import type { Meta, StoryObj } from '@storybook/react-vite';

import { PriceTicket } from '../../src/ui/PriceTicket';

const meta = {
  title: 'UI/PriceTicket',
  component: PriceTicket,
  parameters: { layout: 'padded' },
  args: { children: '$15.99 first month' },
} satisfies Meta<typeof PriceTicket>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A price with its period. */
export const Price: Story = {};

/** The plan in the editor's header. */
export const Plan: Story = { args: { children: 'Pro plan' } };
