import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, chakra } from '@chakra-ui/react';

import { ClosedShop } from '../../src/ui/ClosedShop';

const meta = {
  title: 'UI/Closed shop',
  component: ClosedShop,
  parameters: { layout: 'padded' },
  args: {
    heading: <chakra.h2 textStyle="h2">Page not found</chakra.h2>,
    children: 'The editor has no page at this address.',
    action: <Button>Go to the dashboard</Button>,
  },
} satisfies Meta<typeof ClosedShop>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The closed window beside its sentence. */
export const Wide: Story = { tags: ['phone'] };
