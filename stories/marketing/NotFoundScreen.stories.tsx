import type { Meta, StoryObj } from '@storybook/react-vite';

import { NotFoundScreen } from '../../src/marketing/notFound/NotFoundScreen';

const meta = {
  title: 'Marketing/NotFound',
  component: NotFoundScreen,
  args: { session: 'signedOut', year: 2026 },
} satisfies Meta<typeof NotFoundScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An unknown address: a closed shop and the way home. */
export const Wide: Story = {};

/** The same on a phone. */
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };
