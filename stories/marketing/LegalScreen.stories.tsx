import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { privacyPage, termsPage } from '../../src/content/legalPages';
import { LegalScreen } from '../../src/marketing/legal/LegalScreen';

const meta = {
  title: 'Marketing/Legal',
  component: LegalScreen,
  args: { page: termsPage },
  argTypes: { page: { control: false } },
} satisfies Meta<typeof LegalScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The terms, their contents beside them. */
export const Terms: Story = { tags: ['phone'] };

/** The privacy policy. */
export const Privacy: Story = { args: { page: privacyPage }, tags: ['phone'] };

/** Every entry of the contents leads to a heading of the text. */
export const LeadsToEachSection: Story = {
  args: { page: privacyPage },
  play: async ({ canvas }) => {
    const contents = canvas.getByRole('navigation', { name: 'Contents' });
    const links = [...contents.querySelectorAll('a')];
    await expect(links.length).toBeGreaterThan(8);
    for (const link of links) {
      const target = document.getElementById((link.getAttribute('href') ?? '').slice(1));
      await expect(target).toHaveTextContent(link.textContent);
    }
  },
};
