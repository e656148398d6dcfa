import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { features } from '../../src/content/features';
import { FeaturesScreen } from '../../src/marketing/features/FeaturesScreen';

const meta = {
  title: 'Marketing/Features',
  component: FeaturesScreen,
  parameters: { route: '/features' },
} satisfies Meta<typeof FeaturesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three phones with one page in three themes, then the four helpers, each in its color. */
export const Wide: Story = { tags: ['phone'] };

/** On a tablet held upright. */
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };

/** The four features have headings, and the way on leads to the editor. */
export const LeadsToTheEditor: Story = {
  play: async ({ canvas }) => {
    for (const { title } of features) {
      await expect(canvas.getByRole('heading', { level: 2, name: title })).toBeVisible();
    }
    await expect(canvas.getByRole('link', { name: 'Open the editor' })).toHaveAttribute(
      'href',
      '/editor',
    );
  },
};
