import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { MAIN_ID, SkipLink } from '../../src/ui/SkipLink';

const meta = {
  title: 'UI/SkipLink',
  component: SkipLink,
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <nav>
          <a href="#elsewhere">A link of the navigation</a>
        </nav>
        <main id={MAIN_ID} tabIndex={-1}>
          The content
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Out of sight until the Tab key reaches it. */
export const Hidden: Story = {};

/** The first Tab shows it, Enter moves on to the content. */
export const JumpsToTheContent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};
