import { FirebaseError } from 'firebase/app';

import { AccountRefusedError } from '../../../machines/accountRefusal';

/** Codes whose own message says nothing to a person. */
const PLAIN_WORDS: Record<string, string | undefined> = {
  'auth/email-already-in-use': 'Another account uses this e-mail address.',
  'auth/invalid-email': 'The sign-in service does not accept this e-mail address.',
  'auth/invalid-new-email': 'The sign-in service does not accept this e-mail address.',
  'auth/network-request-failed': 'The sign-in service could not be reached. Check your connection.',
  'auth/too-many-requests': 'Too many attempts. Wait a little and try again.',
  'auth/user-disabled': 'This account has been disabled.',
};
const NO_USER = ['auth/no-current-user', 'auth/null-user', 'auth/user-token-expired'];
const OLD_SIGN_IN = ['auth/requires-recent-login', 'auth/credential-too-old-login-again'];

/** What a failed account change means to the product: why it was refused and what a person can read about it. */
export function accountRefusalOf(error: unknown): AccountRefusedError {
  if (error instanceof AccountRefusedError) return error;
  if (!(error instanceof FirebaseError)) return new AccountRefusedError('other');
  if (OLD_SIGN_IN.includes(error.code)) return new AccountRefusedError('needsFreshSignIn');
  if (NO_USER.includes(error.code)) return new AccountRefusedError('noUser');
  return new AccountRefusedError('other', PLAIN_WORDS[error.code] ?? sentenceOf(error));
}

/** Firebase wraps a sentence as `Firebase: <sentence> (auth/code).`; where it has none, it says `Error`. */
function sentenceOf({ message, code }: FirebaseError): string {
  const sentence = message
    .replace(/^Firebase: /, '')
    .replace(`(${code}).`, '')
    .trim();
  return sentence === 'Error' ? '' : sentence;
}
