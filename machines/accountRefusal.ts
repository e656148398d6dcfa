import { messages } from './messages';

/**
 * Why the provider did not change an account. `noUser`: nobody is signed in. `needsFreshSignIn`: the sign-in is too old
 * for such a change. `message`: the provider's own words for a person; empty when it gave none.
 */
export class AccountRefusedError extends Error {
  override readonly name = 'AccountRefusedError';

  constructor(
    readonly reason: 'noUser' | 'needsFreshSignIn' | 'other',
    message = '',
  ) {
    super(message);
  }
}

/** What to tell a person: the words for `reason`, the provider's own, else `fallback` (specification section 8). */
export function refusalMessage(error: unknown, fallback: string): string {
  if (!(error instanceof AccountRefusedError)) return fallback;
  if (error.reason === 'noUser') return messages.profile.noUser;
  if (error.reason === 'needsFreshSignIn') return messages.freshSignIn.needed;
  return error.message === '' ? fallback : error.message;
}

/** Whether signing in again would make the change possible. */
export function asksForFreshSignIn(error: unknown): boolean {
  return error instanceof AccountRefusedError && error.reason === 'needsFreshSignIn';
}
