import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { RESEND_COOLDOWN_SECONDS } from '../../machines/limits';
import { messages } from '../../machines/messages';
import { type SignInContext, signInMachine } from '../../machines/signIn';
import { SignInScreen } from '../../src/auth/SignInScreen';
import { ada } from '../fixtures/auth';
import { inState } from '../support/inState';

const blank: SignInContext = { email: '', problem: null, secondsLeft: 0, user: null };
const typed: SignInContext = { ...blank, email: ada.email };

const AfterSignOut = inState(
  signInMachine,
  (props) => <SignInScreen {...props} reason="left" />,
  {},
);
const AfterSessionEnd = inState(
  signInMachine,
  (props) => <SignInScreen {...props} reason="ended" />,
  {},
);

const meta = {
  title: 'Auth/Sign in',
  component: inState(signInMachine, SignInScreen, {}),
  args: { value: 'idle', context: blank, onEvent: fn() },
  parameters: { route: '/auth' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Somebody who is not signed in: two ways in, nothing typed yet. */
export const Idle: Story = {};

/** The person has just signed out. */
export const IdleAfterSignOut: Story = { render: (args) => <AfterSignOut {...args} /> };

/** The session ended without the person asking: it expired, or they signed out in another tab. */
export const IdleAfterSessionEnd: Story = { render: (args) => <AfterSessionEnd {...args} /> };

/** What was typed is no e-mail address: the field says so and nothing was sent. */
export const IdleAfterInvalidAddress: Story = {
  args: {
    context: {
      ...typed,
      email: 'ada@',
      problem: { about: 'email', message: messages.magicLink.invalidEmail },
    },
  },
};

/** The link is being sent; both buttons wait and the address cannot change. */
export const SendingLink: Story = { args: { value: 'sendingLink', context: typed } };

/** The link could not be sent; the address is still there and both buttons work again. */
export const FailedLink: Story = {
  args: {
    value: 'failed',
    context: { ...typed, problem: { about: 'link', message: messages.magicLink.failed } },
  },
};

/** This deployment has no sign-in provider: another try cannot help, and the message does not ask for one. */
export const FailedWithoutAProvider: Story = {
  args: {
    value: 'failed',
    context: { ...typed, problem: { about: 'link', message: messages.signIn.notSetUp } },
  },
};

/** The link is on its way; sending another has to wait. */
export const LinkSentCooling: Story = {
  args: {
    value: { linkSent: 'cooling' },
    context: { ...typed, secondsLeft: RESEND_COOLDOWN_SECONDS },
  },
};

/** The wait is over; the link can be sent again. */
export const LinkSentReady: Story = { args: { value: { linkSent: 'ready' }, context: typed } };

/** The link could not be sent again; the first one still counts, so the page stays. */
export const LinkSentReadyAfterRefusal: Story = {
  args: {
    value: { linkSent: 'ready' },
    context: { ...typed, problem: { about: 'link', message: messages.magicLink.failed } },
  },
};

/** The link is being sent once more. */
export const LinkSentResending: Story = {
  args: { value: { linkSent: 'resending' }, context: typed },
};

/** An address as long as addresses get does not widen the page. */
export const LinkSentToLongAddress: Story = {
  args: {
    value: { linkSent: 'ready' },
    context: { ...typed, email: `${'long.'.repeat(12)}name@${'sub.'.repeat(20)}example.com` },
  },
};

/** Google's window is open: the person finishes there or cancels here. */
export const OpeningGoogle: Story = { args: { value: 'openingGoogle', context: typed } };

/** Google's window was blocked or closed, or it refused. */
export const FailedGoogle: Story = {
  args: {
    value: 'failed',
    context: { ...typed, problem: { about: 'google', message: messages.google.failed } },
  },
};

/** Enter in the field asks for the link, once per press. */
export const SubmitsTheAddress: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail address'), 'ada@example.com{Enter}');
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'form.submit' });
    const submit = canvas.getByRole('button', { name: 'Sending…' });
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Continue with Google' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByLabelText('E-mail address')).toHaveValue('ada@example.com');
  },
};

/** Fault 12: a wrong address is complained about beside the field, which takes the focus; typing takes the complaint away. */
export const RefusesAWrongAddress: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('E-mail address');
    await userEvent.type(field, 'ada@');
    await userEvent.click(canvas.getByRole('button', { name: 'Send sign-in link' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(messages.magicLink.invalidEmail);
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(messages.magicLink.invalidEmail);
    await expect(canvas.queryByRole('button', { name: 'Sending…' })).toBeNull();
    await userEvent.type(field, 'e');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** An address can be pasted. */
export const TakesAPastedAddress: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('E-mail address');
    await userEvent.click(field);
    await userEvent.paste('ada@example.com');
    await expect(field).toHaveValue('ada@example.com');
  },
};

/** A press on a waiting button does nothing and leaves the focus where it is. */
export const KeepsFocusWhileSending: Story = {
  args: { value: 'sendingLink', context: typed },
  play: async ({ args, canvas, userEvent }) => {
    const submit = canvas.getByRole('button', { name: 'Sending…' });
    await userEvent.click(submit);
    await expect(submit).toHaveFocus();
    await expect(args.onEvent).not.toHaveBeenCalled();
  },
};

/** Fault 11: after a link that could not be sent the reason stands there, the address is kept, and it can be sent again. */
export const SendsAgainAfterAFailure: Story = {
  args: {
    value: 'failed',
    context: { ...typed, problem: { about: 'link', message: messages.magicLink.failed } },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Failed to send magic link. Please try again.',
    );
    await expect(canvas.getByLabelText('E-mail address')).toHaveValue(ada.email);
    await userEvent.click(canvas.getByRole('button', { name: 'Send sign-in link' }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'form.submit' });
    await expect(canvas.getByRole('button', { name: 'Sending…' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Fault 13: after a window that was blocked, closed or refused the reason stands there, and a press tries again. */
export const TriesGoogleAgain: Story = {
  args: {
    value: 'failed',
    context: { ...typed, problem: { about: 'google', message: messages.google.failed } },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Google login failed. Please try again.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Google' }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'google.open' });
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible();
  },
};

/** Fault 13: Cancel takes the person back to the form, with the focus on Google's button. */
export const CancelsGoogle: Story = {
  args: { context: typed },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Google' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onEvent).toHaveBeenNthCalledWith(1, { type: 'google.open' });
    await expect(args.onEvent).toHaveBeenNthCalledWith(2, { type: 'google.cancel' });
    await expect(canvas.queryByRole('button', { name: 'Cancel' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Continue with Google' })).toHaveFocus();
  },
};

/** The link is sent again when the wait is over. */
export const ResendsTheLink: Story = {
  args: { value: { linkSent: 'ready' }, context: typed },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link again' }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'link.resend' });
    await expect(canvas.getByRole('button', { name: 'Sending…' })).toHaveFocus();
  },
};

/** Another address can be given; the old one stands in the field to be mended, and has the focus. */
export const ChangesTheAddress: Story = {
  args: { value: { linkSent: 'cooling' }, context: { ...typed, secondsLeft: 12 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use a different address' }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'address.change' });
    const field = canvas.getByLabelText('E-mail address');
    await expect(field).toHaveValue('ada@example.com');
    await expect(field).toHaveFocus();
  },
};
