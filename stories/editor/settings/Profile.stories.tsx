import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { messages } from '../../../machines/messages';
import { profileEditMachine } from '../../../machines/profileEdit';
import type { ProfileEditContext } from '../../../machines/profileEditSetup';
import { ProfileForm } from '../../../src/editor/settings/ProfileForm';
import { ada, grace, smallPhoto } from '../../fixtures/auth';
import { inState } from '../../support/inState';

const saved: ProfileEditContext = {
  user: ada,
  name: ada.name,
  email: ada.email,
  photoURL: null,
  problem: null,
  note: null,
};
const withPhoto: ProfileEditContext = {
  ...saved,
  user: { ...ada, photoURL: smallPhoto },
  photoURL: smallPhoto,
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
      photoURL: 'javascript:alert(1)',
      name: grace.name,
      email: grace.email,
    },
  },
};

/** A photo of the person's own stands where the shop was drawn. */
export const ViewingWithAPhoto: Story = { args: { context: withPhoto } };

/** The new address waits for its link to be opened; the old one stays. */
export const ViewingAfterALink: Story = {
  args: {
    context: {
      ...saved,
      note: `${messages.profile.saved({ name: 'Ada King' })} ${messages.profile.linkSent('king@example.com')}`,
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
export const Editing: Story = { args: { value: 'editing' }, tags: ['phone'] };

/** With a photo there is also a way to take it away. */
export const EditingWithAPhoto: Story = { args: { value: 'editing', context: withPhoto } };

/** The chosen file is being made a small picture; saving waits for it. */
export const EditingReadingPhoto: Story = {
  args: { value: { editing: 'readingPhoto' }, context: typed },
};

/** The chosen file is no picture; the photo stays as it was. */
export const EditingAfterAnUnreadablePhoto: Story = {
  args: {
    value: 'editing',
    context: {
      ...withPhoto,
      problem: {
        about: 'photo',
        message: messages.profile.photoUnreadable,
        needsFreshSignIn: false,
      },
    },
  },
};

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
      note: messages.profile.saved({ name: 'Ada King' }),
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

/** Name and photo are being saved. */
export const SavingProfile: Story = { args: { value: { saving: 'profile' }, context: typed } };

/** The name is saved, the address is on its way. */
export const SavingEmail: Story = {
  args: {
    value: { saving: 'email' },
    context: { ...typed, note: messages.profile.saved({ name: 'Ada King' }) },
  },
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

/** A file is handed over once; until it is read, nothing can be saved. */
export const ChoosesAPhoto: Story = {
  args: { value: 'editing', context: typed },
  play: async ({ args, canvas, userEvent }) => {
    const file = new File(['a picture'], 'me.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('Photo file'), file);
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'photo.choose', file });
    await expect(canvas.getByRole('button', { name: /Reading/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const save = canvas.getByRole('button', { name: /Save Changes/ });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(save);
    await expect(canvas.queryByRole('button', { name: /Saving/ })).toBeNull();
  },
};

/** Remove photo brings the drawn shop back, Cancel the photo; the focus is never lost. */
export const RemovesThePhoto: Story = {
  args: { value: 'editing', context: withPhoto },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('img')).not.toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove photo' }));
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvas.getByRole('button', { name: /Choose a photo/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvasElement.querySelector('img')).not.toBeNull();
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
