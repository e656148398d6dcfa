import { Box, Text } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { expect, fn, waitFor } from 'storybook/test';
import type { ActorRefFromLogic } from 'xstate';

import { type SessionContext, sessionMachine } from '../../machines/session';
import { SessionGate } from '../../src/auth/SessionGate';
import { EditorLayout } from '../../src/editor/shell/EditorLayout';
import { ada, nobody } from '../fixtures/auth';
import { inState } from '../support/inState';
import { letPass, settle } from '../support/settle';

/** The gate with the editor's frame behind it, as the guard puts them together. */
function GuardedEditor({ actorRef }: { actorRef: ActorRefFromLogic<typeof sessionMachine> }) {
  const user = useSelector(actorRef, ({ context }) => context.user);
  const problem = useSelector(actorRef, ({ context }) => context.problem);
  const isBusy = useSelector(actorRef, (snapshot) => snapshot.hasTag('busy'));
  return (
    <SessionGate actorRef={actorRef}>
      <EditorLayout
        title="Dashboard"
        user={user}
        plan="Free"
        signOutState={isBusy ? 'busy' : 'idle'}
        signOutProblem={problem}
        onSignOut={() => actorRef.send({ type: 'session.signOut' })}
      >
        <Box p="6">
          <Text textStyle="prose">What only a signed-in person sees.</Text>
        </Box>
      </EditorLayout>
    </SessionGate>
  );
}

const somebody: SessionContext = { ...nobody, user: ada };

const meta = {
  title: 'Auth/Session',
  component: inState(sessionMachine, GuardedEditor, undefined),
  args: { value: 'unknown', context: nobody, onEvent: fn() },
  parameters: { route: '/editor' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The provider has not said yet who is there: nothing of the editor shows, and nobody is sent away. */
export const Unknown: Story = {};

/** The provider does not answer: the person can ask again. */
export const Unanswered: Story = { args: { value: 'unanswered' } };

/** Nobody is signed in: a glimpse on the way to the sign-in page. */
export const SignedOut: Story = { args: { value: 'signedOut' } };

/** Somebody is signed in and sees the editor. */
export const SignedIn: Story = { args: { value: 'signedIn', context: somebody } };

/** The browser brought the page back as it was left: until the sign-in service was asked again, nothing of it shows. */
export const Doubted: Story = { args: { value: 'doubted', context: somebody } };

/** The provider could not end the session: the message stands under Sign Out, which can be pressed again. */
export const SignedInAfterFailedSignOut: Story = {
  args: { value: 'signedIn', context: { ...somebody, problem: 'Error signing out!' } },
  globals: { viewport: { value: 'laptop' } },
};

/** The provider is asked to end the session; Sign Out waits. */
export const SigningOut: Story = { args: { value: 'signingOut', context: somebody } };

/** The session is over and the person's data is gone; one second later the sign-in page comes. */
export const Leaving: Story = {
  args: { value: 'leaving', context: { ...nobody, reason: 'left' } },
};

/** The retry asks the provider once more. */
export const RetriesTheProvider: Story = {
  args: { value: 'unanswered' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'session.retry' });
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Checking whether you are signed in…',
    );
  },
};

/** Fault 14: two presses on Sign Out are one sign-out, and the editor stays until it is done. */
export const SignsOutOnce: Story = {
  args: { value: 'signedIn', context: somebody },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ args, canvas, userEvent }) => {
    const signOut = canvas.getByRole('button', { name: /^sign out$/i });
    await userEvent.dblClick(signOut);
    await expect(args.onEvent).toHaveBeenCalledTimes(1);
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'session.signOut' });
    await expect(canvas.getByText('What only a signed-in person sees.')).toBeVisible();
  },
};

/** Fault 21: a refused sign-out says so under its button, keeps the editor, and can be tried again. */
export const SaysThatSigningOutFailed: Story = {
  args: { value: 'signedIn', context: somebody },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ args, canvas, userEvent }) => {
    const signOut = canvas.getByRole('button', { name: /^sign out$/i });
    await userEvent.click(signOut);
    settle({ error: new Error('offline') });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Error signing out!');
    await expect(canvas.getByText('What only a signed-in person sees.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^sign out$/i }));
    await expect(args.onEvent).toHaveBeenCalledTimes(2);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Fault 21: after a sign-out the editor's frame stays for 1,000 milliseconds, not for 999, with nothing of the person in it. */
export const LeavesAfterOneSecond: Story = {
  args: { value: 'signedIn', context: somebody },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^sign out$/i }));
    settle({ output: undefined });
    await waitFor(() => expect(canvas.getByText('Not signed in')).toBeVisible());
    await expect(canvas.queryByText(ada.email)).toBeNull();
    letPass(999);
    await expect(canvas.getByText('Not signed in')).toBeVisible();
    letPass(1);
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'You are signed out' })).toBeVisible(),
    );
  },
};
