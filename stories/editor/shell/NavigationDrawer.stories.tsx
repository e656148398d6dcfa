import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { NavigationDrawer } from '../../../src/editor/shell/NavigationDrawer';
import { PageHeading } from '../../../src/ui/PageHeading';
import { ada } from '../../fixtures/auth';

const meta = {
  title: 'Editor/NavigationDrawer',
  component: NavigationDrawer,
  args: { user: ada, signOutState: 'idle', onSignOut: fn() },
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
} satisfies Meta<typeof NavigationDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button that opens it. */
export const Closed: Story = {};

/** Open: the current screen is marked, the person and Sign Out stand at the bottom. */
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
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open navigation' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    await expect(args.onSignOut).toHaveBeenCalledTimes(1);
  },
};
