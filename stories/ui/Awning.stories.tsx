import type { Meta, StoryObj } from '@storybook/react-vite';

import { Awning } from '../../src/ui/Awning';

const meta = {
  title: 'UI/Awning',
  component: Awning,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Awning>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The green awning of the brand. */
export const Enamel: Story = {};

/** Each stripe drops after its neighbour, once; with reduced motion it simply hangs. */
export const Dropping: Story = { args: { dropping: true } };

/** Few stripes in another cloth. */
export const FourTomatoStripes: Story = { args: { stripes: 5, color: 'tomato.600' } };
