/** The mode of a build that talks to the local emulator: for journeys and benchmarks, never for a visitor. */
export const EMULATOR_MODE = 'emulator';

/**
 * Fails at the start, not in front of a visitor, when the configuration is set in half, or when the emulator and
 * the stand-in for Google's script would get into a build for deployment.
 * @param {(env: Record<string, unknown>) => unknown} readConfig throws an error that names the missing variables
 * @returns {import('vite').Plugin}
 */
export function checkConfiguration(readConfig) {
  return {
    name: 'check-configuration',
    configResolved({ command, env, mode }) {
      if (
        command === 'build' &&
        mode !== EMULATOR_MODE &&
        Boolean(env.VITE_FIREBASE_AUTH_EMULATOR_URL)
      ) {
        const error = new Error(
          'VITE_FIREBASE_AUTH_EMULATOR_URL is set: a build for deployment must not talk to the emulator. ' +
            'Leave it out; npm start sets it by itself.',
        );
        error.stack = error.message;
        throw error;
      }
      try {
        readConfig(env);
      } catch (error) {
        // The message says it all; where in the code it was noticed helps nobody.
        if (error instanceof Error) error.stack = error.message;
        throw error;
      }
    },
  };
}
