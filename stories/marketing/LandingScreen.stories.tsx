import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { HEADER_SCROLL_THRESHOLD } from '../../machines/limits';
import { LandingScreen } from '../../src/marketing/landing/LandingScreen';

const meta = {
  title: 'Marketing/Landing',
  component: LandingScreen,
  args: { session: 'signedOut', year: 2026 },
} satisfies Meta<typeof LandingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A visitor: the hero, the four helpers, 'Sign In' at the top right. */
export const SignedOut: Story = {};

/** A signed-in person can go back to the editor. */
export const SignedIn: Story = { args: { session: 'signedIn' } };

/** Not known yet who this is: the place of the link stays free. */
export const Unknown: Story = { args: { session: 'unknown' } };

/** On a phone: words first, then the sample window. */
export const SignedOutOnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };

/** On a tablet held upright. */
export const SignedOutOnATablet: Story = { globals: { viewport: { value: 'tablet' } } };

/** Transparent at 10 px of scroll, white from 11 px on. */
export const TurnsTheHeaderWhite: Story = {
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner');
    const background = () => getComputedStyle(header).backgroundColor;
    window.scrollTo(0, HEADER_SCROLL_THRESHOLD);
    await waitFor(() => expect(background()).toBe('rgba(0, 0, 0, 0)'));
    window.scrollTo(0, HEADER_SCROLL_THRESHOLD + 1);
    await waitFor(() => expect(background()).toBe('rgb(255, 255, 255)'));
    window.scrollTo(0, 0);
  },
};

/** The button of the hero leads to the editor. */
export const LeadsToTheEditor: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      /^AI- Website Creator for All$/,
    );
    await expect(canvas.getByRole('link', { name: 'Attempt The Development' })).toHaveAttribute(
      'href',
      '/editor',
    );
  },
};
