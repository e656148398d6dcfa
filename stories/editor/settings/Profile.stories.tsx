import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { messages } from '../../../machines/messages';
import { type ProfileEditContext, profileEditMachine } from '../../../machines/profileEdit';
import { ProfileForm } from '../../../src/editor/settings/ProfileForm';
import { ada, grace } from '../../fixtures/auth';
import { inState } from '../../support/inState';

const saved: ProfileEditContext = {
  user: ada,
  name: ada.name,
  email: ada.email,
  problem: null,
  note: null,
};
const typed: ProfileEditContext = { ...saved, name: 'Ada King', email: 'king@example.com' };

const meta = {
  title: 'Editor/Settings/Profile',
  component: inState(profileEditMachine, (props) => <ProfileForm {...props} freshSignIn={null} />, {
    user: ada,
  }),
  args: { value: 'viewing', context: saved, onEvent: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The profile as it is saved; the fields are locked. */
export const Viewing: Story = {};

/** Fault 50: a photo whose address is no https address leaves the drawn shop. */
export const ViewingWithAnUnsafePhoto: Story = {
  args: {
    context: {
      ...saved,
      user: { ...grace, photoURL: 'javascript:alert(1)' },
      name: grace.name,
      email: grace.email,
    },
  },
};

/** The new address waits for its link to be opened; the old one stays. */
export const ViewingAfterALink: Story = {
  args: {
    context: {
      ...saved,
      note: `${messages.profile.nameSaved} ${messages.profile.linkSent('king@example.com')}`,
    },
  },
};

/** A right-to-left name and an address as long as they come. */
export const ViewingExtremes: Story = {
  args: {
    context: {
      ...saved,
      user: { ...ada, name: 'لبنى بنت أحمد القرطبية من مدينة الزهراء العامرة' },
      name: 'لبنى بنت أحمد القرطبية من مدينة الزهراء العامرة',
      email: 'maximiliana.konstantina.von.hohenlohe@a-very-long-company-name.example.com',
    },
  },
  globals: { viewport: { value: 'mobile' } },
};

/** The fields are open. */
export const Editing: Story = { args: { value: 'editing' } };

/** An empty name is refused beside its field. */
export const EditingWithoutAName: Story = {
  args: {
    value: 'editing',
    context: {
      ...typed,
      name: '',
      problem: { about: 'name', message: messages.profile.emptyName, needsFreshSignIn: false },
    },
  },
};

/** Half a success: the name is saved, the address was refused. */
export const EditingAfterHalfASuccess: Story = {
  args: {
    value: 'editing',
    context: {
      ...typed,
      user: { ...ada, name: 'Ada King' },
      note: messages.profile.nameSaved,
      problem: {
        about: 'email',
        message: 'Another account uses this e-mail address.',
        needsFreshSignIn: false,
      },
    },
  },
};

/** Nobody is signed in any more. */
export const EditingWithoutAUser: Story = {
  args: {
    value: 'editing',
    context: {
      ...typed,
      user: null,
      problem: { about: 'form', message: messages.profile.noUser, needsFreshSignIn: false },
    },
  },
};

/** The name is being saved. */
export const SavingName: Story = { args: { value: { saving: 'name' }, context: typed } };

/** The name is saved, the address is on its way. */
export const SavingEmail: Story = {
  args: {
    value: { saving: 'email' },
    context: { ...typed, note: messages.profile.nameSaved },
  },
};

/** On a phone the fields take the whole width. */
export const EditingOnAPhone: Story = {
  args: { value: 'editing' },
  globals: { viewport: { value: 'mobile' } },
};

/** Edit Profile opens the fields and puts the cursor into the first. */
export const OpensTheFields: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Profile' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeEnabled();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  },
};

/** Fault 49: Cancel restores both fields and gives the focus back. */
export const CancelsTheEdit: Story = {
  args: { value: 'editing' },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Somebody');
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail address' }), 'x');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(name).toHaveValue(ada.name);
    await expect(canvas.getByRole('textbox', { name: 'E-mail address' })).toHaveValue(ada.email);
    await expect(canvas.getByRole('button', { name: 'Edit Profile' })).toHaveFocus();
  },
};

/** Fault 14: Save Changes is pressed twice and saves once. */
export const SavesOnce: Story = {
  args: { value: 'editing', context: typed },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: /Save Changes/ }));
    await expect(args.onEvent).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('button', { name: /Saving/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** A wrong address gets its complaint and the cursor. */
export const RefusesAWrongAddress: Story = {
  args: { value: 'editing', context: { ...typed, email: 'ada@' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Save Changes/ }));
    const email = canvas.getByRole('textbox', { name: 'E-mail address' });
    await expect(canvas.getByRole('alert')).toHaveTextContent(messages.profile.invalidEmail);
    await expect(email).toHaveFocus();
    await expect(email).toBeInvalid();
  },
};
