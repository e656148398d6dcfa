import { createInbox } from './inbox.mjs';

/**
 * Serves the local inbox beside the app. `apply: 'serve'` keeps it out of every build.
 * @returns {import('vite').Plugin}
 */
export function inboxPlugin() {
  return {
    name: 'local-inbox',
    apply: 'serve',
    configureServer(server) {
      const emulatorUrl = server.config.env.VITE_FIREBASE_AUTH_EMULATOR_URL ?? null;
      server.middlewares.use(createInbox({ emulatorUrl }));
    },
  };
}
