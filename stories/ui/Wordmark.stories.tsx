import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@chakra-ui/react';

import { Wordmark } from '../../src/ui/Wordmark';

const meta = {
  title: 'UI/Wordmark',
  component: Wordmark,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Wordmark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The product's name on light ground. */
export const OnPorcelain: Story = {};

/** The small size, in the editor's sidebar. */
export const Small: Story = { args: { size: 'small' } };

/** On enamel the mark's walls turn light. */
export const OnEnamel: Story = {
  args: { onEnamel: true },
  decorators: [
    (Story) => (
      <Box layerStyle="enamelBand" p="8">
        <Story />
      </Box>
    ),
  ],
};
