import { parseEmailAddress } from '../../machines/emailAddress';
import { EDITOR_HOME, safeReturnTo } from '../../machines/returnTo';
import { storedEntry } from './storedEntry';

const asIs = (text: string) => text;

/** The address to which a sign-in link was sent from this browser (specification section 7). */
export const signInEmail = storedEntry<string>({
  area: 'local',
  key: 'sign-in-email',
  parse: parseEmailAddress,
  format: asIs,
});

/**
 * The editor path to go to after sign-in. It stands in localStorage because a sign-in link opens in a tab of its own.
 * A path that does not lead below /editor of this site is treated as missing.
 */
export const returnTo = storedEntry<string>({
  area: 'local',
  key: 'return-to',
  parse: (text) => {
    const path = safeReturnTo(text, location.origin);
    return path === EDITOR_HOME ? null : path;
  },
  format: asIs,
});

/** The one-time code of the sign-in link that this tab has used: a reload must not use it again. */
export const usedLinkCode = storedEntry<string>({
  area: 'session',
  key: 'used-sign-in-code',
  parse: asIs,
  format: asIs,
});
