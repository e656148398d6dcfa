import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { freshSignInMachine } from '../../../machines/freshSignIn';
import { messages } from '../../../machines/messages';
import { FreshSignIn } from '../../../src/editor/settings/FreshSignIn';
import { ada } from '../../fixtures/auth';
import { inState } from '../../support/inState';

const meta = {
  title: 'Editor/Settings/Fresh sign-in',
  component: inState(
    freshSignInMachine,
    (props) => <FreshSignIn {...props} email={ada.email} />,
    undefined,
  ),
  args: { value: 'idle', context: { problem: null }, onEvent: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The change needs a newer sign-in; a link is offered. */
export const Idle: Story = {};

/** The link is being sent. */
export const SendingLink: Story = { args: { value: 'sendingLink' } };

/** The link is in the inbox. */
export const LinkSent: Story = { args: { value: 'linkSent' } };

/** The link could not be sent. */
export const Failed: Story = {
  args: { value: 'failed', context: { problem: messages.magicLink.failed } },
};

/** The button sends a link to the present address. */
export const SendsTheLink: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /fresh sign-in link/ }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'link.send', email: ada.email });
  },
};
