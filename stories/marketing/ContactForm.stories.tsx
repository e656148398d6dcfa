import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { contactFormMachine } from '../../machines/contactForm';
import { CONTACT_LENGTH } from '../../machines/limits';
import { messages } from '../../machines/messages';
import { ContactScreen } from '../../src/marketing/contact/ContactScreen';
import { aMessage, blankForm, filledForm } from '../fixtures/contactForm';
import { inState } from '../support/inState';

const meta = {
  title: 'Marketing/Contact',
  component: inState(contactFormMachine, ContactScreen, undefined),
  args: { value: 'editing', context: blankForm, onEvent: fn() },
  parameters: { route: '/contact' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const tooLong = messages.contact.tooLong('The message', CONTACT_LENGTH.message);

/** Nothing typed yet: the form, the office hours, and three other ways to reach us. */
export const Editing: Story = { tags: ['phone'] };

/** On a tablet held upright. */
export const EditingOnATablet: Story = { globals: { viewport: { value: 'tablet' } } };

/** A whole message, ready to go. */
export const EditingFilled: Story = { args: { context: filledForm } };

/** Sent with nothing in it: the summary lists what each field says. */
export const EditingAfterRefusal: Story = {
  args: {
    context: {
      ...blankForm,
      attempts: 1,
      problems: {
        name: messages.contact.noName,
        email: messages.contact.invalidEmail,
        subject: messages.contact.noSubject,
        message: messages.contact.noMessage,
      },
    },
  },
};

/** A message ten times too long, as pasted: nothing was cut, the count says how long it is. */
export const EditingExtremes: Story = {
  args: {
    context: {
      ...filledForm,
      fields: {
        name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3),
        email: `${'long.'.repeat(12)}name@${'sub.'.repeat(20)}example.com`,
        subject: 'Ein Angebot 👩🏽‍🌾 עם שתי שפות',
        message: 'word '.repeat(10_000),
      },
      problems: { message: tooLong },
    },
  },
  globals: { viewport: { value: 'mobile' } },
};

/** On its way: the button waits and the fields can be read but not changed. */
export const Sending: Story = { args: { value: 'sending', context: filledForm } };

/** The message went out and the fields are empty for the next one. */
export const Sent: Story = { args: { value: 'sent', context: { ...blankForm, attempts: 1 } } };

/** No answer came; every word is still there. */
export const Failed: Story = {
  args: {
    value: 'failed',
    context: { ...filledForm, attempts: 1, failure: messages.contact.noAnswer },
  },
};

/** There is no service to send to: the form says so, and does not ask for another try. */
export const FailedWithoutAService: Story = {
  args: {
    value: 'failed',
    context: { ...filledForm, attempts: 1, failure: messages.contact.notSetUp },
  },
};

/** The service refused in its own words, which are shown as text. */
export const FailedInTheServicesWords: Story = {
  args: {
    value: 'failed',
    context: {
      ...filledForm,
      attempts: 1,
      failure: 'This form is paused until Monday. <b>Please call</b> instead.',
    },
  },
  globals: { viewport: { value: 'mobile' } },
};

/** Fault 14: Enter and a second press ask once; the button says 'Sending...' and keeps the focus. */
export const SendsTheMessage: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), aMessage.name);
    await userEvent.type(canvas.getByLabelText('E-mail address'), aMessage.email);
    await userEvent.type(canvas.getByLabelText('Subject'), aMessage.subject);
    await userEvent.type(canvas.getByLabelText('Message'), 'Hello');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send message' }));
    const button = canvas.getByRole('button', { name: 'Sending...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
    await expect(canvas.getByLabelText('Name')).toHaveAttribute('readonly');
    const submits = args.onEvent.mock.calls.filter(
      ([event]) => (event as { type: string }).type === 'form.submit',
    );
    await expect(submits).toHaveLength(1);
  },
};

/** With several fields wrong the summary takes the focus; its lines lead to the fields, and typing takes each away. */
export const ListsWhatIsWrong: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    const summary = canvas.getByRole('group', { name: /4 fields/ });
    await expect(summary).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: messages.contact.noSubject }));
    const subject = canvas.getByLabelText('Subject');
    await expect(subject).toHaveFocus();
    await expect(subject).toHaveAccessibleDescription(messages.contact.noSubject);
    await userEvent.type(subject, 'A');
    await expect(canvas.queryByText(messages.contact.noSubject)).toBeNull();
    await expect(subject).toHaveAttribute('aria-invalid', 'false');
  },
};

/** With one field wrong, that field takes the focus. */
export const RefusesAWrongAddress: Story = {
  args: { context: { ...filledForm, fields: { ...aMessage, email: 'ada@' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    const email = canvas.getByLabelText('E-mail address');
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription(messages.contact.invalidEmail);
    await expect(canvas.queryByRole('group', { name: /fields/ })).toBeNull();
  },
};

/** Fault 45: more than 5,000 characters are counted, said and not sent. */
export const RefusesATooLongMessage: Story = {
  args: { context: { ...filledForm, fields: { ...aMessage, message: 'a'.repeat(50_000) } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('50,000 of 5,000 characters')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    const message = canvas.getByLabelText('Message');
    await expect(message).toHaveFocus();
    await expect(message).toHaveAccessibleDescription(`${tooLong} 50,000 of 5,000 characters`);
  },
};

/** Fault 45: what fills in the field that people cannot see is refused. */
export const RefusesAProgram: Story = {
  args: { context: filledForm },
  play: async ({ canvas, userEvent }) => {
    const trap = canvas.getByLabelText('Leave this empty');
    await expect(trap).toHaveAttribute('tabindex', '-1');
    await userEvent.type(trap, 'https://spam.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to send message');
    await expect(canvas.getByLabelText('Name')).toHaveValue(aMessage.name);
  },
};

/** Fault 42: after a failure the button works again. */
export const TriesAgain: Story = {
  args: { value: 'failed', context: { ...filledForm, attempts: 1, failure: 'Please wait.' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please wait.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Sending...' })).toBeVisible();
  },
};
