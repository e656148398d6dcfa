import { PROJECT } from './authEmulator.mjs';

/**
 * The embedded default: the variables that point the app at the local emulator and the local inbox.
 * @param {{ emulatorUrl: string }} options
 */
export function localConfiguration({ emulatorUrl }) {
  return {
    VITE_FIREBASE_API_KEY: 'demo-key',
    VITE_FIREBASE_AUTH_DOMAIN: `${PROJECT}.firebaseapp.com`,
    VITE_FIREBASE_PROJECT_ID: PROJECT,
    VITE_FIREBASE_APP_ID: 'demo-app',
    VITE_FIREBASE_AUTH_EMULATOR_URL: emulatorUrl,
    VITE_CONTACT_ENDPOINT: '/__dev/contact',
    VITE_CONTACT_ACCESS_KEY: 'local',
  };
}

/**
 * What to add to the environment so that a service the user has configured, even in half, is theirs,
 * and a service they have not configured is the local one.
 * @param {Record<string, string | undefined>} configured the VITE_ variables of environment and .env files
 * @param {{ emulatorUrl: string }} options
 */
export function missingConfiguration(configured, options) {
  const usesOwn = {
    VITE_FIREBASE_: usesOwnService(configured, 'VITE_FIREBASE_'),
    VITE_CONTACT_: usesOwnService(configured, 'VITE_CONTACT_'),
  };
  const added = Object.entries(localConfiguration(options)).filter(
    ([name]) =>
      !Object.entries(usesOwn).some(([prefix, isOwn]) => isOwn && name.startsWith(prefix)),
  );
  return { added: Object.fromEntries(added), usesOwnFirebase: usesOwn.VITE_FIREBASE_ };
}

function usesOwnService(
  /** @type {Record<string, string | undefined>} */ configured,
  /** @type {string} */ prefix,
) {
  return Object.entries(configured).some(([name, value]) => name.startsWith(prefix) && value);
}
