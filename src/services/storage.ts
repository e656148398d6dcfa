import { parseEmailAddress } from '../../machines/emailAddress';
import { EDITOR_HOME, safeReturnTo } from '../../machines/returnTo';

/** One value kept in the browser. What is read is checked; a browser that refuses storage is an empty one. */
export interface StoredEntry<T> {
  /** The stored value, or null when there is none, when it is no good, or when storage is blocked. */
  read: () => T | null;
  /** Whether the value could be saved: false when storage is blocked or full. */
  write: (value: T) => boolean;
  remove: () => void;
}

export interface EntryOptions<T> {
  /** `local` outlives the tab and is shared by the tabs of this browser; `session` belongs to one tab. */
  area: 'local' | 'session';
  key: string;
  /** Null for anything that is not a good value. May throw. */
  parse: (text: string) => T | null;
  format: (value: T) => string;
}

/** A checked entry of localStorage or sessionStorage. Its functions never throw. */
export function storedEntry<T>({ area, key, parse, format }: EntryOptions<T>): StoredEntry<T> {
  // Reading the property `localStorage` itself throws where storage is blocked.
  const storage = () => (area === 'local' ? localStorage : sessionStorage);
  return {
    read: () =>
      attempt(() => {
        const text = storage().getItem(key);
        return text === null ? null : parse(text);
      }) ?? null,
    write: (value) =>
      attempt(() => {
        storage().setItem(key, format(value));
        return true;
      }) ?? false,
    remove: () => {
      attempt(() => storage().removeItem(key));
    },
  };
}

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

/** Whether somebody is signed in in this browser, as far as it knows before the provider is asked. */
export const hasSignedIn = storedEntry<true>({
  area: 'local',
  key: 'has-signed-in',
  parse: (text) => (text === 'yes' ? true : null),
  format: () => 'yes',
});

function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
