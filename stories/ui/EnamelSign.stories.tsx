import type { Meta, StoryObj } from '@storybook/react-vite';

import { EnamelSign } from '../../src/ui/EnamelSign';

const meta = {
  title: 'UI/EnamelSign',
  component: EnamelSign,
  parameters: { layout: 'padded' },
  args: { children: 'Open on weekdays', textStyle: 'h2' },
} satisfies Meta<typeof EnamelSign>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A plate with its keyline; what stands on it stays inside the line. */
export const Plate: Story = {};

/** On a phone the plate keeps its keyline and loses some padding. */
export const PlateOnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };
