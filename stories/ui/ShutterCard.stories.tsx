import { Box } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Scale } from 'lucide-react';

import { ShutterCard } from '../../src/marketing/about/ShutterCard';

const meta = {
  title: 'UI/Shutter card',
  component: ShutterCard,
  parameters: { layout: 'padded' },
  args: {
    title: 'Facts before polish',
    icon: Scale,
    tone: 'tomato',
    children: 'A page prints what you know. Where a fact is missing it leaves a marked gap.',
  },
  argTypes: { icon: { control: false } },
  render: (args) => (
    <Box maxW="360px">
      <ShutterCard {...args} />
    </Box>
  ),
} satisfies Meta<typeof ShutterCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The shutter is down; hover or focus rolls it up. */
export const Closed: Story = {};

/** A long text makes the card higher, also while it is closed. */
export const LongText: Story = {
  args: {
    tone: 'enamel',
    children:
      'Contrast, keyboard and screen readers are checked before a page reaches you. A shop with a step at the door loses customers. This text is longer than most, to show that the card grows with it and that nothing is cut off.',
  },
};
