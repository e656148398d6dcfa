import { afterEach, describe, expect, it, vi } from 'vitest';
import { resolveConfig } from 'vite';

import { checkConfiguration, EMULATOR_MODE } from '../../dev/checkConfiguration.mjs';
import { deploymentProblems, PLACEHOLDER } from '../../dev/deploymentProblems.mjs';
import { localConfiguration } from '../../dev/localConfiguration.mjs';
import { policyOf } from '../../dev/contentPolicy.mjs';
import { parseServerAddress } from '../../machines/serverAddress';
import { hostingConfiguration } from '../../dev/hosting.mjs';
import { LOGO_CDN } from '../../src/content/frameworkLogos';
import { siteContact } from '../../src/content/siteContact';
import { stockImages } from '../../src/content/stockImages';
import { readConfig } from '../../src/services/config';

const hosting = hostingConfiguration();
const policy = policyOf(hosting);
const stockHosts = new Set(
  Object.values(stockImages).map(({ address }) => new URL(address).origin),
);

/** The directives of a policy by name. */
const directivesIn = (text: string): Record<string, string[]> =>
  Object.fromEntries(
    text.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );

describe('the policy that the hosting sends', () => {
  it('allows what is used, and nothing that nothing uses', () => {
    const profilePhotos = 'https://lh3.googleusercontent.com';
    const signIn = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
    const contactForm = 'https://api.web3forms.com';
    const ownModels = ['http://localhost:*', 'http://127.0.0.1:*'];
    expect(directivesIn(policy)).toEqual({
      'default-src': ["'self'"],
      'script-src': ["'self'", 'https://apis.google.com'],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:', ...stockHosts, LOGO_CDN, profilePhotos],
      'font-src': ["'self'", 'data:'],
      'connect-src': ["'self'", 'blob:', ...stockHosts, ...signIn, contactForm, ...ownModels],
      'frame-src': [PLACEHOLDER, new URL(siteContact.map.embed).origin],
      'object-src': ["'none'"],
      'base-uri': ["'self'", 'about:'],
      // The tab in which a generated site is opened has the app's policy, too: its form writes a mail.
      'form-action': ["'self'", 'mailto:'],
      'frame-ancestors': ["'none'"],
      'upgrade-insecure-requests': [],
    });
  });

  it('reaches every address that a model server may have, and no other without TLS', () => {
    const sources = directivesIn(policy)['connect-src'] ?? [];
    const unsafe = sources.filter((source) => source.startsWith('http:'));
    const reached = ['http://localhost:11434', 'http://127.0.0.1:1234'].map(
      (address) => parseServerAddress(address).url?.replace(/\d+$/, '*') ?? '',
    );
    expect(unsafe).toEqual(reached);
    for (const host of ['[::1]', '127.0.0.2', '0.0.0.0', '192.168.1.5', 'localhost.example'])
      expect(parseServerAddress(`http://${host}:11434`).url, host).toBeNull();
  });

  it('does not reach the sign-in pages that the hosting serves itself and the app frames', () => {
    const sources = (hosting.headers as { source: string; headers: { key: string }[] }[])
      .filter(({ headers }) => headers.some(({ key }) => key === 'Content-Security-Policy'))
      .map(({ source }) => source);
    expect(sources).toEqual(['!/__/**']);
  });
});

describe('what the hosting sends besides', () => {
  const headersOf = (source: string) =>
    Object.fromEntries(
      (hosting.headers as { source: string; headers: { key: string; value: string }[] }[])
        .filter((rule) => rule.source === source)
        .flatMap((rule) => rule.headers.map(({ key, value }) => [key, value])),
    );

  it('fault 13, fault 60: keeps other windows away, but for Google’s, which answers', () => {
    expect(headersOf('**')).toEqual({
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    });
  });
});

describe('a deployment', () => {
  const config = readConfig({
    VITE_FIREBASE_API_KEY: 'key',
    VITE_FIREBASE_AUTH_DOMAIN: 'shop.firebaseapp.com',
    VITE_FIREBASE_PROJECT_ID: 'shop',
    VITE_FIREBASE_APP_ID: 'app',
    VITE_CONTACT_ENDPOINT: 'https://forms.example.com/submit',
    VITE_CONTACT_ACCESS_KEY: 'key',
  });

  it('checks and builds before anything is sent', () => {
    expect(hosting.predeploy).toEqual([
      'npm run check:deployment',
      'npm run build',
      'npm run check:bundle',
    ]);
  });

  it('is refused while the policy does not name the project’s own hosts', () => {
    expect(deploymentProblems(policy, config)).toEqual([
      `frame-src must name https://shop.firebaseapp.com, in the place of ${PLACEHOLDER}.`,
      'connect-src must name https://forms.example.com, where the contact form is sent.',
    ]);
    const narrowed = policy
      .replace(PLACEHOLDER, 'https://shop.firebaseapp.com')
      .replace('https://api.web3forms.com', 'https://forms.example.com');
    expect(deploymentProblems(narrowed, config)).toEqual([]);
    const both = narrowed.replace('frame-src', `frame-src ${PLACEHOLDER}`);
    expect(deploymentProblems(both, config)).toEqual([
      `frame-src names ${PLACEHOLDER}, which nothing uses.`,
    ]);
  });

  it('may have no service at all', () => {
    expect(deploymentProblems(policy, readConfig({}))).toEqual([]);
  });
});

describe('a build with the emulator', () => {
  afterEach(() => void vi.unstubAllEnvs());

  const resolve = (command: 'build' | 'serve', mode: string) => {
    const env = localConfiguration({ emulatorUrl: 'http://127.0.0.1:9099' });
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    return resolveConfig(
      { configFile: false, logLevel: 'silent', plugins: [checkConfiguration(readConfig)] },
      command,
      mode,
    ).then(
      () => 'goes on',
      (error: Error) => error.message,
    );
  };

  it('fault 61: is refused where it could be deployed', async () => {
    expect(await resolve('build', 'production')).toContain('VITE_FIREBASE_AUTH_EMULATOR_URL');
  });

  it.each([
    ['build', EMULATOR_MODE],
    ['serve', 'development'],
  ] as const)('is what journeys and npm start ask for: %s, %s', async (command, mode) => {
    expect(await resolve(command, mode)).toBe('goes on');
  });
});
