import type { Meta, StoryObj } from '@storybook/react-vite';

import { EnamelNumber } from '../../src/marketing/EnamelNumber';

const meta = {
  title: 'UI/Enamel number',
  component: EnamelNumber,
  parameters: { layout: 'padded' },
  args: { n: 3 },
} satisfies Meta<typeof EnamelNumber>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One digit. */
export const OneDigit: Story = {};

/** Two digits, in condensed type. */
export const TwoDigits: Story = { args: { n: 12 } };
