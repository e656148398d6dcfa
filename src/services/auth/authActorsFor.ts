import { fromCallback, fromPromise } from 'xstate';

import type { User } from '../../../machines/entities';
import { isNotSetUp } from '../../../machines/notSetUp';
import type { AccountOwner, EmailChange, ProfileChanges } from '../../../machines/profileEditSetup';
import type { SessionEvent, SessionReport } from '../../../machines/session';
import type { InspectedLink } from '../../../machines/signInCallback';
import { watchPageReturns } from '../pageReturns';
import { signInEmail } from '../storage';
import type { LoadAuth } from './authService';

/**
 * The actors that the machines of session, sign-in, callback, profile and password name. Without a configuration nobody
 * is signed in, and what would sign somebody in or change an account rejects.
 */
export function authActorsFor(loadAuth: LoadAuth) {
  return {
    observeSession: fromCallback<SessionEvent>(({ sendBack }) => {
      let stopped = false;
      let stopObserving = () => {};
      const report = (event: SessionReport) => {
        if (!stopped) sendBack(event);
      };
      loadAuth().then(
        (auth) => {
          if (stopped) return;
          const recheck = () =>
            void auth.recheck().then((user) => report({ type: 'session.changed', user }));
          const stopHearing = auth.observe(
            (user) => report({ type: 'session.changed', user }),
            () => report({ type: 'session.unavailable' }),
          );
          const stopWatching = watchPageReturns({
            onReturned: recheck,
            onRestored: () => {
              report({ type: 'session.doubted' });
              recheck();
            },
          });
          stopObserving = () => {
            stopHearing();
            stopWatching();
          };
        },
        (error: unknown) =>
          report(
            isNotSetUp(error)
              ? { type: 'session.changed', user: null }
              : { type: 'session.unavailable' },
          ),
      );
      return () => {
        stopped = true;
        stopObserving();
      };
    }),

    signOut: fromPromise<unknown>(async () => {
      const auth = await loadAuth();
      await auth.signOut();
    }),

    sendLink: fromPromise<unknown, { email: string }>(async ({ input, signal }) => {
      const auth = await loadAuth();
      await auth.sendSignInLink(input.email, signal);
    }),

    openGoogle: fromPromise<User>(async () => {
      const auth = await loadAuth();
      return auth.signInWithGoogle();
    }),

    inspectLink: fromPromise<InspectedLink, { url: string }>(async ({ input }) => {
      const auth = await loadAuth();
      return { isValid: auth.isSignInLink(input.url), email: signInEmail.read() };
    }),

    completeSignIn: fromPromise<User, { url: string; email: string }>(async ({ input }) => {
      const auth = await loadAuth();
      return auth.completeSignInLink(input.url, input.email);
    }),

    updateProfile: fromPromise<unknown, AccountOwner & ProfileChanges>(
      async ({ input: { uid, ...changes } }) => {
        const auth = await loadAuth();
        await auth.updateProfile(uid, changes);
      },
    ),

    changeEmail: fromPromise<EmailChange, AccountOwner & { email: string }>(async ({ input }) => {
      const auth = await loadAuth();
      return auth.changeEmail(input.uid, input.email);
    }),

    changePassword: fromPromise<unknown, { password: string }>(async ({ input }) => {
      const auth = await loadAuth();
      await auth.changePassword(input.password);
    }),
  };
}
