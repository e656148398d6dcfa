import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { showcase } from '../../src/content/showcase';
import { ShowcaseScreen } from '../../src/marketing/showcase/ShowcaseScreen';

const meta = {
  title: 'Marketing/Showcase',
  component: ShowcaseScreen,
  parameters: { route: '/showcase' },
} satisfies Meta<typeof ShowcaseScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four windows with generated sites, and under each the prompt that made it. */
export const Wide: Story = { tags: ['phone'] };

/** On a tablet held upright. */
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };

/** Focus on a card's link brings up its spec sheet; Escape takes it away, leaving the card brings it back next time. */
export const RevealsTheSpecSheet: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: /Build from this prompt: Portfolio/ });
    const remark = canvas.getByText(showcase[0]?.remark ?? '');
    const isUp = () => {
      const sheet = remark.parentElement?.getBoundingClientRect();
      const frame = remark.parentElement?.parentElement?.getBoundingClientRect();
      return (sheet?.bottom ?? 0) <= (frame?.bottom ?? 0) + 1;
    };
    await expect(isUp()).toBe(false);
    link.focus();
    await waitFor(() => expect(isUp()).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(isUp()).toBe(false));
    link.blur();
    link.focus();
    await waitFor(() => expect(isUp()).toBe(true));
    link.blur();
  },
};

/** Each card leads to the builder with its prompt. */
export const LeadsToTheBuilder: Story = {
  play: async ({ canvas }) => {
    for (const { title, prompt } of showcase) {
      const link = canvas.getByRole('link', { name: `Build from this prompt: ${title}` });
      const address = new URL(link.getAttribute('href') ?? '', 'http://example.com');
      await expect(address.pathname).toBe('/editor/builder');
      await expect(address.searchParams.get('prompt')).toBe(prompt);
    }
  },
};
