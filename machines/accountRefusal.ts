/**
 * Why the provider did not change an account. `noUser`: nobody is signed in. `needsFreshSignIn`: the sign-in is too old
 * for such a change. `message` is what to show a person in the provider's stead; empty when it gave no usable words.
 */
export class AccountRefusedError extends Error {
  override readonly name = 'AccountRefusedError';

  constructor(
    readonly reason: 'noUser' | 'needsFreshSignIn' | 'other',
    message: string,
  ) {
    super(message);
  }
}

/** The words of a failed account change: the provider's own, else `fallback` (specification section 8). */
export function refusalMessage(error: unknown, fallback: string): string {
  return error instanceof AccountRefusedError && error.message !== '' ? error.message : fallback;
}

/** Whether signing in again would make the change possible. */
export function asksForFreshSignIn(error: unknown): boolean {
  return error instanceof AccountRefusedError && error.reason === 'needsFreshSignIn';
}
