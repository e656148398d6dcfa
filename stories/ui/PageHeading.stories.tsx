import type { Meta, StoryObj } from '@storybook/react-vite';

import { PageHeading } from '../../src/ui/PageHeading';

const meta = {
  title: 'UI/Page heading',
  component: PageHeading,
  parameters: { layout: 'padded' },
  args: { children: 'Page not found' },
} satisfies Meta<typeof PageHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The heading of an inner page. */
export const InnerPage: Story = {};

/** The hero's size on a phone. */
export const DisplayOnAPhone: Story = {
  args: { children: 'AI- Website Creator for All', textStyle: 'display' },
  globals: { viewport: { value: 'mobile' } },
};
