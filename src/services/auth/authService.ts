import type { User } from '../../../machines/entities';
import type { EmailChange, ProfileChanges } from '../../../machines/profileEditSetup';

/** What the product asks of the authentication provider (specification section 7). */
export interface AuthService {
  /** Calls `onUser` now and on every change, other tabs' included, until the returned function is called. */
  observe: (onUser: (user: User | null) => void, onError: (error: unknown) => void) => () => void;
  /**
   * Asks the provider who is signed in, once the sign-in kept in this browser was read, and tells the observers if that has changed. A provider that cannot be reached
   * changes nothing. Takes a second at least. Never rejects.
   */
  recheck: () => Promise<User | null>;
  /**
   * Sends a link that leads to `{origin}/authEmail` and keeps the address in this browser, unless `signal` was aborted
   * meanwhile. Rejects with the provider's error.
   */
  sendSignInLink: (email: string, signal: AbortSignal) => Promise<void>;
  /** Whether `url` is a sign-in link that this tab has not used yet. Asks nobody. */
  isSignInLink: (url: string) => boolean;
  /**
   * Signs in with an opened link. However often it is called for one link, the provider is asked once until it has
   * refused. Rejects with `LinkRefusedError`, or with the provider's error when another try may help.
   */
  completeSignInLink: (url: string, email: string) => Promise<User>;
  /** Opens Google's window. Rejects when it is blocked, closed or refused. */
  signInWithGoogle: () => Promise<User>;
  signOut: () => Promise<void>;
  /**
   * Changes display name and photo of this account in one call and tells the observers. Rejects with
   * `AccountRefusedError`, also when somebody else is signed in before or after.
   */
  updateProfile: (uid: string, changes: ProfileChanges) => Promise<void>;
  /**
   * Changes the address of this account, or sends a link to the new one where the provider asks for that first. Rejects
   * as `updateProfile` does.
   */
  changeEmail: (uid: string, email: string) => Promise<EmailChange>;
  /** Sets a new password for whoever is signed in now, also for a person who has none yet. Rejects with `AccountRefusedError`. */
  changePassword: (password: string) => Promise<void>;
}

export type LoadAuth = () => Promise<AuthService>;
