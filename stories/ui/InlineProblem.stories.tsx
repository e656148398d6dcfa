import type { Meta, StoryObj } from '@storybook/react-vite';

import { InlineProblem } from '../../src/ui/InlineProblem';

const meta = {
  title: 'UI/InlineProblem',
  component: InlineProblem,
  parameters: { layout: 'padded' },
  args: { children: 'Failed to send magic link. Please try again.' },
} satisfies Meta<typeof InlineProblem>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One line. */
export const Short: Story = {};

/** A long message wraps beside its icon. */
export const LongOnAPhone: Story = {
  args: {
    children: 'Sorry, there was an error sending your message. Please try again.',
  },
  globals: { viewport: { value: 'mobile' } },
};
