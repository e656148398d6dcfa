import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { messages } from '../../../machines/messages';
import {
  type PasswordChangeContext,
  passwordChangeMachine,
} from '../../../machines/passwordChange';
import { passwordRulesOf } from '../../../machines/passwordRules';
import { PasswordForm } from '../../../src/editor/settings/PasswordForm';
import { inState } from '../../support/inState';

const blank: PasswordChangeContext = {
  rules: passwordRulesOf(''),
  problem: null,
  changes: 0,
  isShown: false,
};
const good = 'Correct-Horse-1';

const meta = {
  title: 'Editor/Settings/Password',
  component: inState(
    passwordChangeMachine,
    (props) => <PasswordForm {...props} freshSignIn={null} />,
    undefined,
  ),
  args: { value: 'editing', context: blank, onEvent: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing typed yet: none of the four rules is kept. */
export const Editing: Story = { tags: ['phone'] };

/** Two rules are kept so far. */
export const EditingHalfWay: Story = {
  args: { context: { ...blank, rules: passwordRulesOf('abcD') } },
};

/** A password that breaks a rule was refused. */
export const EditingAfterAWeakPassword: Story = {
  args: {
    context: {
      ...blank,
      problem: { about: 'password', message: messages.password.weak, needsFreshSignIn: false },
    },
  },
};

/** The two fields differ. */
export const EditingAfterAMismatch: Story = {
  args: {
    context: {
      ...blank,
      rules: passwordRulesOf(good),
      problem: {
        about: 'confirmation',
        message: messages.password.mismatch,
        needsFreshSignIn: false,
      },
    },
  },
};

/** The provider said no without saying why. */
export const EditingAfterAFailure: Story = {
  args: {
    context: {
      ...blank,
      rules: passwordRulesOf(good),
      problem: { about: 'form', message: messages.password.failed, needsFreshSignIn: false },
    },
  },
};

/** The fields show what is typed. */
export const EditingWithShownPasswords: Story = { args: { context: { ...blank, isShown: true } } };

/** The change is under way. */
export const Changing: Story = {
  args: { value: 'changing', context: { ...blank, rules: passwordRulesOf(good) } },
};

/** Typing keeps the list of rules up to date. */
export const ChecksWhileTyping: Story = {
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText('New Password');
    await userEvent.type(password, 'abcdefgH');
    await expect(canvas.getByText('At least 8 characters')).toHaveTextContent(/kept$/);
    await expect(canvas.getByText('An uppercase letter')).toHaveTextContent(/kept$/);
    await expect(canvas.getByText('A number')).toHaveTextContent(/missing$/);
  },
};

/** Fault 48: a mismatch is told beside the second field, which gets the cursor. */
export const RefusesAMismatch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New Password'), good);
    await userEvent.type(canvas.getByLabelText('Confirm New Password'), `${good}!`);
    await userEvent.click(canvas.getByRole('button', { name: /Change Password/ }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Passwords do not match');
    await expect(canvas.getByLabelText('Confirm New Password')).toHaveFocus();
  },
};

/** Fault 14: a double click submits once and the fields wait. */
export const SubmitsOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New Password'), good);
    await userEvent.type(canvas.getByLabelText('Confirm New Password'), good);
    await userEvent.dblClick(canvas.getByRole('button', { name: /Change Password/ }));
    await expect(canvas.getByRole('button', { name: /Changing/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByLabelText('New Password')).toHaveAttribute('readonly');
  },
};

/** The fields can be read while typing, by one button. */
export const ShowsThePasswords: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show passwords' }));
    await expect(
      canvas.getByRole('button', { name: 'Show passwords', pressed: true }),
    ).toBeVisible();
    await expect(canvas.getByLabelText('New Password')).toHaveAttribute('type', 'text');
  },
};
