import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { createActor } from 'xstate';

import { HEADER_SCROLL_THRESHOLD } from '../../machines/limits';
import { mobileMenuMachine } from '../../machines/mobileMenu';
import { PublicHeader } from '../../src/marketing/shell/PublicHeader';
import { markPage } from '../../src/services/pageMarks';

const meta = {
  title: 'Marketing/Header',
  component: PublicHeader,
  args: { session: 'signedOut', menuRef: createActor(mobileMenuMachine) },
  argTypes: { menuRef: { control: false } },
  parameters: { route: '/features' },
  globals: { viewport: { value: 'laptop' } },
  decorators: (Story) => (
    <>
      <Story />
      <chakra.main p="6" minH="200svh">
        <chakra.h1 textStyle="h1">The page below</chakra.h1>
      </chakra.main>
    </>
  ),
} satisfies Meta<typeof PublicHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A visitor: seven pages, the shown one underlined, and 'Sign In'. */
export const SignedOut: Story = {};

/** A signed-in person can go back to the editor. */
export const SignedIn: Story = { args: { session: 'signedIn' }, tags: ['phone'] };

/** Not known who this is: the place of the link stays free. */
export const Unknown: Story = { args: { session: 'unknown' } };

/** On a very wide screen. */
export const SignedOutOnAWideScreen: Story = { globals: { viewport: { value: 'wide' } } };

/** On a tablet held upright the pages are behind a button. */
export const SignedInOnATablet: Story = {
  args: { session: 'signedIn' },
  globals: { viewport: { value: 'tablet' } },
};

/** Transparent at 10 px of scroll, white from 11 px on. */
export const TurnsWhite: Story = {
  play: async ({ canvas }) => {
    markPage();
    const header = canvas.getByRole('banner');
    const background = () => getComputedStyle(header).backgroundColor;
    window.scrollTo(0, HEADER_SCROLL_THRESHOLD);
    await waitFor(() => expect(background()).toBe('rgba(0, 0, 0, 0)'));
    window.scrollTo(0, HEADER_SCROLL_THRESHOLD + 1);
    await waitFor(() => expect(background()).toBe('rgb(255, 255, 255)'));
    window.scrollTo(0, 0);
    await waitFor(() => expect(background()).toBe('rgba(0, 0, 0, 0)'));
  },
};
