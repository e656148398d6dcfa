import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { ActorRefFromLogic } from 'xstate';

import { mobileMenuMachine } from '../../machines/mobileMenu';
import { PublicHeader } from '../../src/marketing/shell/PublicHeader';
import { inState } from '../support/inState';

function HeaderOnAPhone({ actorRef }: { actorRef: ActorRefFromLogic<typeof mobileMenuMachine> }) {
  return (
    <>
      <PublicHeader session="signedOut" menuRef={actorRef} />
      <chakra.main p="6">
        <chakra.h1 textStyle="h1">The page behind</chakra.h1>
      </chakra.main>
    </>
  );
}

const meta = {
  title: 'Marketing/Mobile Menu',
  component: inState(mobileMenuMachine, HeaderOnAPhone, undefined),
  args: { value: 'closed', context: {}, onEvent: fn() },
  globals: { viewport: { value: 'mobile' } },
  parameters: { route: '/learn' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The header of a narrow screen: the name, 'Sign In', and the button that opens the menu. */
export const Closed: Story = {};

/** The pages cover the whole screen; the one that is shown is marked. */
export const Open: Story = { args: { value: 'open' } };

/** The same on a tablet held upright. */
export const OpenOnATablet: Story = {
  args: { value: 'open' },
  globals: { viewport: { value: 'tablet' } },
};

/** Opens from its button, with the close button in the same place, and the page behind cannot be reached. */
export const Opens: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const toggle = await canvas.findByRole('button', { name: 'Open menu' });
    const before = toggle.getBoundingClientRect();
    await userEvent.click(toggle);
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'menu.toggle' });
    const close = await canvas.findByRole('button', { name: 'Close menu' });
    await expect(close.getBoundingClientRect().top).toBe(before.top);
    await expect(canvas.getByRole('dialog', { name: 'Menu' })).toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};

/** Closes from its button, and focus is back on the one that opened it. */
export const Closes: Story = {
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('button', { name: 'Open menu' });
    await userEvent.click(toggle);
    await userEvent.click(await canvas.findByRole('button', { name: 'Close menu' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { hidden: true })).not.toBeVisible());
    await waitFor(() => expect(toggle).toHaveFocus());
  },
};

/** A followed link closes it. */
export const FollowsALink: Story = {
  args: { value: 'open' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Learn' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Blog' }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'link.follow' });
    await waitFor(() => expect(canvas.getByRole('dialog', { hidden: true })).not.toBeVisible());
  },
};
