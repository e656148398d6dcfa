import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { guides } from '../../src/content/guides';
import { LearnScreen } from '../../src/marketing/learn/LearnScreen';

const meta = {
  title: 'Marketing/Learn',
  component: LearnScreen,
  parameters: { route: '/learn' },
} satisfies Meta<typeof LearnScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The six guides with house numbers. */
export const Wide: Story = { tags: ['phone'] };

/** Each card leads to its guide, the sign to the editor. */
export const LeadsToTheGuides: Story = {
  play: async ({ canvas }) => {
    for (const { id, title_card } of guides) {
      await expect(canvas.getByRole('link', { name: `View Guide: ${title_card}` })).toHaveAttribute(
        'href',
        `/learn/guide/${id}`,
      );
    }
    await expect(canvas.getByRole('link', { name: 'Go to the editor' })).toHaveAttribute(
      'href',
      '/editor',
    );
  },
};
