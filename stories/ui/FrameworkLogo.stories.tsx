import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';

import { FrameworkLogo } from '../../src/editor/parts/FrameworkLogo';

const meta = {
  title: 'UI/Framework logo',
  component: FrameworkLogo,
  args: { framework: 'tailwind' },
} satisfies Meta<typeof FrameworkLogo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two waves. */
export const Tailwind: Story = {};

/** A letter between braces. */
export const Bootstrap: Story = { args: { framework: 'bootstrap' } };

/** Two triangles. */
export const Vuetify: Story = { args: { framework: 'vuetify' } };

/** fault 41: the drawing stands until the logo has arrived, and comes back when the CDN is out of reach. */
export const KeepsTheDrawing: Story = {
  play: async ({ canvasElement }) => {
    const logo = canvasElement.querySelector('img');
    const drawing = canvasElement.querySelector('svg');
    if (logo === null) throw new Error('There is no logo.');
    await waitFor(() => expect(drawing).not.toBeVisible());
    await fireEvent.error(logo);
    await waitFor(() => expect(drawing).toBeVisible());
    await expect(logo).toHaveStyle({ opacity: '0' });
    await fireEvent.load(logo);
    await waitFor(() => expect(drawing).not.toBeVisible());
    await expect(logo).toHaveStyle({ opacity: '1' });
  },
};
