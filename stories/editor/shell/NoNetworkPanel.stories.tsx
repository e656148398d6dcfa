import type { Meta, StoryObj } from '@storybook/react-vite';

import { NoNetworkPanel } from '../../../src/editor/NoNetworkPanel';

const meta = {
  title: 'Editor/NoNetwork',
  component: NoNetworkPanel,
} satisfies Meta<typeof NoNetworkPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The screen was not loaded before the network went: it says so, and the editor around it stays usable. */
export const Wide: Story = {};

/** The same on a phone. */
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };
