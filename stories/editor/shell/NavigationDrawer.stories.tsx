import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { ActorRefFromLogic } from 'xstate';

import { navigationDrawerMachine } from '../../../machines/navigationDrawer';
import { NavigationDrawer } from '../../../src/editor/shell/NavigationDrawer';
import { PageHeading } from '../../../src/ui/PageHeading';
import { ada } from '../../fixtures/auth';
import { inState } from '../../support/inState';

const onSignOut = fn();

function Drawer({ actorRef }: { actorRef: ActorRefFromLogic<typeof navigationDrawerMachine> }) {
  return (
    <NavigationDrawer actorRef={actorRef} user={ada} signOutState="idle" onSignOut={onSignOut} />
  );
}

const meta = {
  title: 'Editor/NavigationDrawer',
  component: inState(navigationDrawerMachine, Drawer, undefined),
  args: { value: 'closed', context: {}, onEvent: fn() },
  parameters: { layout: 'padded', route: '/editor' },
  globals: { viewport: { value: 'mobile' } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <PageHeading textStyle="h3">Dashboard</PageHeading>
      </>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button that opens it. */
export const Closed: Story = {};

/** Open: the current screen is marked, the person and Sign Out stand at the bottom. */
export const Open: Story = { args: { value: 'open' } };

/** A link was followed: closed like before, the heading has the focus. */
export const Left: Story = { args: { value: 'left' } };

/** The button opens it, and the current screen is marked. */
export const Opens: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open navigation' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Navigation' })).toBeVisible());
    await expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Dashboard');
  },
};

/** Escape closes it and gives focus back to the button. */
export const ClosesOnEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Open navigation' });
    await userEvent.click(toggle);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(toggle).toHaveFocus());
  },
};

/** A followed link closes it; focus goes on to the page's heading. */
export const ClosesOnALink: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open navigation' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await userEvent.click(screen.getByRole('link', { name: 'Website Builder' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** Sign Out is asked for once. */
export const AsksToSignOut: Story = {
  play: async ({ canvas, userEvent }) => {
    onSignOut.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Open navigation' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    await expect(onSignOut).toHaveBeenCalledTimes(1);
  },
};
