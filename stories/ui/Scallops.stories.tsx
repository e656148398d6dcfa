import type { Meta, StoryObj } from '@storybook/react-vite';

import { Scallops } from '../../src/marketing/Scallops';

const meta = {
  title: 'UI/Scallops',
  component: Scallops,
  parameters: { layout: 'padded' },
  args: { tone: 'enamel' },
} satisfies Meta<typeof Scallops>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The edge on top of an enamel band: caps point up. */
export const Up: Story = { tags: ['phone'] };

/** The edge under a light section: caps hang down. */
export const Down: Story = { args: { flip: true } };
