import type { Meta, StoryObj } from '@storybook/react-vite';

import { NotFoundPanel } from '../../../src/editor/NotFoundPanel';

const meta = {
  title: 'Editor/NotFound',
  component: NotFoundPanel,
} satisfies Meta<typeof NotFoundPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An editor address that leads nowhere. */
export const Wide: Story = {};

/** The same on a phone. */
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };
