import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@chakra-ui/react';

import { ShopWindow } from '../../src/ui/ShopWindow';

const meta = {
  title: 'UI/ShopWindow',
  component: ShopWindow,
  parameters: { layout: 'padded' },
  args: { kind: 'portfolio' },
  decorators: [
    (Story) => (
      <Box maxW="440px">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof ShopWindow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A portfolio: one large picture and three smaller ones. */
export const Portfolio: Story = {};

/** A local business: headline, two lines of text, three offers. */
export const Local: Story = { args: { kind: 'local', title: 'Second Gear', note: 'Open until 6' } };

/** A blog: a featured post and a list. */
export const Blog: Story = { args: { kind: 'blog' } };

/** An online storefront: a shelf of four products. */
export const Store: Story = { args: { kind: 'store' } };

/** The empty state: lights off, the closed sign in the door. */
export const Closed: Story = { args: { kind: 'closed' } };

/** A long name wraps and does not push the note out, down to the narrowest phones. */
export const LongTitleOnAPhone: Story = {
  args: {
    kind: 'local',
    title: 'The Extraordinarily Well Named Neighbourhood Bicycle Repair Shop',
    note: 'Open until 6',
  },
  globals: { viewport: { value: 'mobile' } },
};
