import { Box } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { EditorLayout } from '../../../src/editor/shell/EditorLayout';
import { ada, longest } from '../../fixtures/auth';

const meta = {
  title: 'Editor/Layout',
  component: EditorLayout,
  args: {
    user: ada,
    plan: 'Free',
    title: 'Dashboard',
    signOutState: 'idle',
    onSignOut: fn(),
    children: <Box p="6">The screen inside.</Box>,
  },
  parameters: { route: '/editor' },
} satisfies Meta<typeof EditorLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The frame with the Dashboard marked in the sidebar. */
export const SignedIn: Story = { tags: ['phone'] };

/** On the builder the other link is marked. */
export const OnTheBuilder: Story = {
  args: { title: 'Website Builder' },
  parameters: { route: '/editor/builder' },
};

/** In the builder the sidebar is folded to icons; their names are read out and shown on hover. */
export const UnfoldsTheNavigation: Story = {
  args: { title: 'Website Builder', fold: { isFolded: true, onToggle: fn() } },
  parameters: { route: '/editor/builder' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Settings' })).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Icons only' });
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(button);
    await expect(args.fold?.onToggle).toHaveBeenCalledOnce();
  },
};

/** In the builder, unfolded by the person. */
export const Unfolded: Story = {
  args: { title: 'Website Builder', fold: { isFolded: false, onToggle: fn() } },
  parameters: { route: '/editor/builder' },
};

/** The screen has the window to itself; the page keeps its heading for screen readers. */
export const KeepsItsHeadingInFocus: Story = {
  args: { title: 'Website Builder', isFocused: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Website Builder' }),
    ).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Sign Out' })).toBeNull();
  },
};

/** Without a name the e-mail address stands alone. */
export const WithoutAName: Story = { args: { user: { ...ada, name: '' }, plan: 'Pro' } };

/** Names as long as they come are cut; the e-mail address wraps. */
export const WithALongName: Story = {
  args: {
    user: {
      ...ada,
      name: 'Maximiliana-Konstantina von Hohenlohe-Langenburg-Schillingsfürst',
      email: 'maximiliana.konstantina.von.hohenlohe@a-very-long-company-name.example.com',
    },
  },
};

/** A name of 200 characters, right to left, and the longest plan: the header stays one line. */
export const WithTheLongestName: Story = { args: { user: longest, plan: 'Enterprise' } };

/** The same on a phone. */
export const WithTheLongestNameOnAPhone: Story = {
  args: { user: longest, plan: 'Enterprise', title: 'Image Generator' },
  globals: { viewport: { value: 'mobile' } },
};

/** Nobody is known. */
export const NotSignedIn: Story = { args: { user: null } };

/** Signing out is under way. */
export const SigningOut: Story = { args: { signOutState: 'busy' } };

/** Sign Out is asked for once. */
export const AsksToSignOut: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }));
    await expect(args.onSignOut).toHaveBeenCalledTimes(1);
  },
};

/** The link of the current screen says so to a screen reader. */
export const MarksTheCurrentScreen: Story = {
  parameters: { route: '/editor/builder' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(
      'Website Builder',
    );
  },
};
