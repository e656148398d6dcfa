import { config } from '../configuration';
import { authActorsFor } from './authActorsFor';
import { authLoader } from './authLoader';

/** The sign-in actors of this build's configuration, for `.provide` at the composition root. */
export const {
  observeSession,
  signOut,
  sendLink,
  openGoogle,
  inspectLink,
  completeSignIn,
  updateProfile,
  changeEmail,
  changePassword,
} = authActorsFor(authLoader(config.firebase));
