/**
 * Fails at the start, not in front of a visitor, when the configuration is set in half.
 * @param {(env: Record<string, unknown>) => unknown} readConfig throws an error that names the missing variables
 * @returns {import('vite').Plugin}
 */
export function checkConfiguration(readConfig) {
  return {
    name: 'check-configuration',
    configResolved({ env }) {
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
