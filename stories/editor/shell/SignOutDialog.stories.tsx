import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { messages } from '../../../machines/messages';
import { type SignOutContext, signOutMachine } from '../../../machines/signOut';
import { SignOutDialog } from '../../../src/editor/shell/SignOutDialog';
import { someWork } from '../../fixtures/savedWork';
import { inState } from '../../support/inState';
import { settle } from '../../support/settle';

const asked: SignOutContext = {
  uid: 'u-ada',
  builderRef: null,
  work: someWork,
  count: { websites: 3, components: 2, images: 1 },
  packed: 0,
  exported: null,
  problem: null,
};
const nothing = { websites: 0, components: 0, images: 0 };
const exported = { fileName: 'my-work-2026-03-14.zip', missing: [] };

const meta = {
  title: 'Editor/Layout/Sign-out dialog',
  component: inState(signOutMachine, SignOutDialog, {
    uid: 'u-ada',
    builderRef: null,
    work: someWork,
  }),
  args: { value: { asking: 'choosing' }, context: asked, onEvent: fn() },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nobody has pressed Sign Out: there is no dialog. */
export const Idle: Story = { args: { value: 'idle' } };

/** There is no work here; the browser says whether another open tab has some, in an instant and without a dialog. */
export const AskingOtherTabs: Story = { args: { value: 'askingOtherTabs' } };

/** Only another open tab has work: the person is told where it can be exported. */
export const Elsewhere: Story = {
  args: { value: 'elsewhere', context: { ...asked, count: nothing } },
};

/** There is work: what goes is said, and Export all offered. */
export const Choosing: Story = { tags: ['phone'] };

/** Something was typed and nothing made: there is nothing to export. */
export const ChoosingWithTypedTextOnly: Story = {
  args: { context: { ...asked, count: nothing } },
};

/** Two of six are in the archive; signing out waits, Cancel does not. */
export const Exporting: Story = {
  args: { value: { asking: 'exporting' }, context: { ...asked, packed: 2 } },
};

/** The download has begun; whether to sign out is still the person's choice. */
export const Exported: Story = {
  args: { value: { asking: 'exported' }, context: { ...asked, exported } },
};

/** Two things could not be packed: they are named, one of them by its first words. */
export const ExportedInPart: Story = {
  args: {
    value: { asking: 'exported' },
    context: {
      ...asked,
      exported: {
        ...exported,
        missing: [
          'Crumb & Ember',
          'A lighthouse on a rock in the evening, with gulls, long clouds and a small boat on its way home',
        ],
      },
    },
  },
};

/** The archive could not be made; nothing has gone, and it can be tried again. */
export const Failed: Story = {
  args: {
    value: { asking: 'failed' },
    context: { ...asked, problem: messages.export.failed },
  },
};

/** Cancel has the focus, so that Enter removes nothing; Escape stays signed in as well. */
export const StaysSignedIn: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Sign out and remove your work?',
    });
    await expect(dialog).toHaveTextContent('3 websites, 2 components and 1 image');
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'signOut.cancel' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** Fault 80: everything is exported first, and only then the person signs out. */
export const ExportsEverythingFirst: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Export all' }));
    const signOut = screen.getByRole('button', { name: 'Sign out' });
    await expect(signOut).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getByRole('status')).toHaveTextContent('Packing your work');
    settle({ output: exported });
    await waitFor(() =>
      expect(screen.getByText(/my-work-2026-03-14\.zip is on its way/)).toBeVisible(),
    );
    await userEvent.click(signOut);
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'signOut.confirm' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
