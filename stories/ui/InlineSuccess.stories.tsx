import type { Meta, StoryObj } from '@storybook/react-vite';

import { messages } from '../../machines/messages';
import { InlineSuccess } from '../../src/ui/InlineSuccess';

const meta = {
  title: 'UI/InlineSuccess',
  component: InlineSuccess,
  args: { children: messages.contact.sent },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof InlineSuccess>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What went well, beside it: icon and words. */
export const Success: Story = {};
