import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { testimonials } from '../../src/content/testimonials';
import { Testimonials } from '../../src/marketing/landing/Testimonials';

const meta = {
  title: 'Marketing/Landing/Testimonials',
  component: Testimonials,
} satisfies Meta<typeof Testimonials>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first of four made-up owners stands out; the label says that they are made up. */
export const Highlighting: Story = { tags: ['phone'] };

/** The fourth owner stands out. */
export const HighlightingTheLast: Story = { args: { initial: 3 } };

/** A press on a name brings that owner's words to the front. */
export const HighlightsAnOwner: Story = {
  play: async ({ canvas, userEvent }) => {
    const third = canvas.getByRole('button', { name: /Adaeze Obi/ });
    await userEvent.click(third);
    await expect(third).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getAllByRole('button', { pressed: true })).toEqual([third]);
    await waitFor(() => expect(canvas.getByText(testimonials[2]?.feedback ?? '')).toBeVisible());
    await expect(canvas.getByText(testimonials[0]?.feedback ?? '')).not.toBeVisible();
  },
};
