import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { messages } from '../../machines/messages';
import { type SignInCallbackContext, signInCallbackMachine } from '../../machines/signInCallback';
import { SignInCallbackScreen } from '../../src/auth/SignInCallbackScreen';
import { ada, signInLink } from '../fixtures/auth';
import { inState } from '../support/inState';

const opened: SignInCallbackContext = { url: signInLink, email: '', problem: null, user: null };
const known: SignInCallbackContext = { ...opened, email: ada.email };

const meta = {
  title: 'Auth/Sign-in link',
  component: inState(signInCallbackMachine, SignInCallbackScreen, { url: signInLink }),
  args: { value: 'checking', context: opened, onEvent: fn() },
  parameters: { route: '/authEmail' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The link was just opened. */
export const Checking: Story = {};

/** The link is good and so is the address: the provider is asked. */
export const Completing: Story = { args: { value: 'completing', context: known } };

/** The link was opened in another browser: the page asks whose it is. */
export const AskingEmail: Story = { args: { value: 'askingEmail' } };

/** What was typed is no e-mail address. */
export const AskingEmailAfterInvalidAddress: Story = {
  args: {
    value: 'askingEmail',
    context: { ...opened, email: 'ada@', problem: messages.magicLink.invalidEmail },
  },
};

/** The link was used before, has expired, is no sign-in link, or the question for the address was cancelled. */
export const InvalidLink: Story = {
  args: {
    value: 'invalidLink',
    context: { ...opened, url: '', problem: messages.callback.invalidLink },
  },
};

/** This deployment has no sign-in provider: the page says so and offers no other try. */
export const NotSetUp: Story = {
  args: {
    value: 'notSetUp',
    context: { ...opened, url: '', problem: messages.signIn.notSetUp },
  },
};

/** Fault 9: a link that was used before signs nobody in: the page says so and leads back, and asks the provider nothing. */
export const LeadsBackFromAUsedLink: Story = {
  args: {
    value: 'invalidLink',
    context: { ...opened, url: '', problem: messages.callback.invalidLink },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(messages.callback.invalidLink);
    await expect(canvas.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute(
      'href',
      '/auth',
    );
    await expect(args.onEvent).not.toHaveBeenCalled();
  },
};

/** The provider could not be reached; the link can be tried again. */
export const FailedUnfinished: Story = {
  args: {
    value: { failed: 'unfinished' },
    context: { ...known, problem: messages.callback.failed },
  },
};

/** The link belongs to another address and is not used up. */
export const FailedWrongEmail: Story = {
  args: {
    value: { failed: 'wrongEmail' },
    context: { ...known, email: 'eve@example.com', problem: messages.callback.failed },
  },
};

/** The address is confirmed in the page, and sign-in goes on. */
export const ConfirmsTheAddress: Story = {
  args: { value: 'askingEmail' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Please provide your email for confirmation');
    await userEvent.type(field, 'ada@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'form.submit' });
    const heading = canvas.getByRole('heading', { name: 'Signing you in...' });
    await expect(heading).toHaveFocus();
  },
};

/** Without the address there is no sign-in: Cancel shows the error and a way back. */
export const CancelsTheQuestion: Story = {
  args: { value: 'askingEmail' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'form.cancel' });
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Invalid sign-in link or missing email.',
    );
    await expect(canvas.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute(
      'href',
      '/auth',
    );
  },
};

/** After a wrong address the page asks again, with the focus in the field. */
export const AsksForAnotherAddress: Story = {
  args: {
    value: { failed: 'wrongEmail' },
    context: { ...known, email: 'eve@example.com', problem: messages.callback.failed },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enter another address' }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'email.ask' });
    const field = canvas.getByLabelText('Please provide your email for confirmation');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('eve@example.com');
  },
};

/** After a passing trouble the same link is tried again. */
export const RetriesTheLink: Story = {
  args: {
    value: { failed: 'unfinished' },
    context: { ...known, problem: messages.callback.failed },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'signIn.retry' });
    await expect(canvas.getByRole('heading', { name: 'Signing you in...' })).toHaveFocus();
  },
};
