import { inDevelopment, policyOf } from './contentPolicy.mjs';
import { hostingConfiguration } from './hosting.mjs';

/**
 * Sends the hosting's policy from the development server too: a frame that is led to a page of the app's own must not
 * load it. Not where another server, such as Storybook, uses Vite behind itself.
 * @returns {import('vite').Plugin}
 */
export function contentPolicyPlugin() {
  return {
    name: 'content-policy',
    apply: 'serve',
    configureServer({ config, middlewares }) {
      if (config.server.middlewareMode) return;
      const emulatorUrl = config.env.VITE_FIREBASE_AUTH_EMULATOR_URL;
      const policy = inDevelopment(policyOf(hostingConfiguration()), emulatorUrl);
      middlewares.use((_request, response, next) => {
        response.setHeader('Content-Security-Policy', policy);
        next();
      });
    },
  };
}
