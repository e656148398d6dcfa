import { fromCallback, fromPromise } from 'xstate';

import type { User } from '../../../machines/entities';
import { isNotSetUp } from '../../../machines/notSetUp';
import type { AccountOwner, EmailChange, ProfileChanges } from '../../../machines/profileEditSetup';
import type { SessionEvent, SessionReport } from '../../../machines/session';
import type { InspectedLink } from '../../../machines/signInCallback';
import { inTime } from '../inTime';
import { watchPageReturns } from '../pageReturns';
import { signInEmail } from '../storage';
import type { AuthService, LoadAuth } from './authService';

/** How long the provider may take to be loaded and to answer, in milliseconds. Its own limit for one call is a minute. */
const ANSWER_TIMEOUT = 90_000;

/**
 * The actors that the machines of session, sign-in, callback, profile and password name. Without a configuration nobody
 * is signed in, and what would sign somebody in or change an account rejects. So does what is not answered in time, but for
 * Google's window, which stays open as long as its person wants.
 */
export function authActorsFor(loadAuth: LoadAuth) {
  const ask = <T>(question: (auth: AuthService) => T | Promise<T>) =>
    inTime(loadAuth().then(question), ANSWER_TIMEOUT);

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

    signOut: fromPromise<unknown>(() => ask((auth) => auth.signOut())),

    sendLink: fromPromise<unknown, { email: string }>(({ input, signal }) =>
      ask((auth) => auth.sendSignInLink(input.email, signal)),
    ),

    openGoogle: fromPromise<User>(async () => {
      const auth = await loadAuth();
      return auth.signInWithGoogle();
    }),

    inspectLink: fromPromise<InspectedLink, { url: string }>(({ input }) =>
      ask((auth) => ({ isValid: auth.isSignInLink(input.url), email: signInEmail.read() })),
    ),

    completeSignIn: fromPromise<User, { url: string; email: string }>(({ input }) =>
      ask((auth) => auth.completeSignInLink(input.url, input.email)),
    ),

    updateProfile: fromPromise<unknown, AccountOwner & ProfileChanges>(
      ({ input: { uid, ...changes } }) => ask((auth) => auth.updateProfile(uid, changes)),
    ),

    changeEmail: fromPromise<EmailChange, AccountOwner & { email: string }>(({ input }) =>
      ask((auth) => auth.changeEmail(input.uid, input.email)),
    ),

    changePassword: fromPromise<unknown, { password: string }>(({ input }) =>
      ask((auth) => auth.changePassword(input.password)),
    ),
  };
}
