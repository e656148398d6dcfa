import { describe, expect, it } from 'vitest';

import { ConfigurationError, readConfig } from '../../src/services/config';

const firebase = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'shop.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'shop',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
};
const contact = {
  VITE_CONTACT_ENDPOINT: 'https://forms.example/submit',
  VITE_CONTACT_ACCESS_KEY: 'access',
};

const problemOf = (env: Record<string, unknown>): string => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
  return 'no problem';
};

describe('readConfig', () => {
  it.each([
    ['nothing', {}],
    ['blank values', { VITE_FIREBASE_API_KEY: '', VITE_CONTACT_ENDPOINT: '  ' }],
    ['foreign variables', { MODE: 'production', DEV: false, BASE_URL: '/' }],
  ])('fault 62: with %s set, sign-in and contact are off', (_, env) => {
    expect(readConfig(env)).toEqual({
      firebase: null,
      contact: null,
      siteUrl: 'https://example.com',
    });
  });

  it('reads a whole configuration, trimmed', () => {
    expect(
      readConfig({
        ...firebase,
        ...contact,
        VITE_FIREBASE_API_KEY: ' key ',
        VITE_FIREBASE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099',
        VITE_SITE_URL: 'https://shop.example/',
      }),
    ).toEqual({
      firebase: {
        apiKey: 'key',
        authDomain: 'shop.firebaseapp.com',
        projectId: 'shop',
        appId: '1:2:web:3',
        emulatorUrl: 'http://127.0.0.1:9099',
      },
      contact: { endpoint: 'https://forms.example/submit', accessKey: 'access' },
      siteUrl: 'https://shop.example',
    });
  });

  it('takes the address that Firebase gives the project when none is set', () => {
    expect(readConfig(firebase).siteUrl).toBe('https://shop.web.app');
  });

  it('reads one service without the other, and an endpoint on this site', () => {
    expect(readConfig({ ...contact, VITE_CONTACT_ENDPOINT: '/__dev/contact' })).toEqual({
      firebase: null,
      contact: { endpoint: '/__dev/contact', accessKey: 'access' },
      siteUrl: 'https://example.com',
    });
  });

  it.each(Object.keys(firebase))('fault 62: names %s when only it is missing', (variable) => {
    const others = Object.keys(firebase).filter((name) => name !== variable);
    expect(problemOf({ ...firebase, [variable]: '' })).toBe(
      `${variable} is missing, while ${others.join(', ')} are set. ` +
        'Set all of them or none; see .env.example.',
    );
  });

  it('fault 62: names everything that is missing beside a lone emulator address', () => {
    expect(problemOf({ VITE_FIREBASE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099' })).toBe(
      'VITE_FIREBASE_API_KEY, VITE_FIREBASE_AUTH_DOMAIN, VITE_FIREBASE_PROJECT_ID, VITE_FIREBASE_APP_ID ' +
        'are missing, while VITE_FIREBASE_AUTH_EMULATOR_URL is set. ' +
        'Set all of them or none; see .env.example.',
    );
  });

  it('fault 62: names the half of the contact service that is missing', () => {
    expect(problemOf({ VITE_CONTACT_ACCESS_KEY: 'access' })).toBe(
      'VITE_CONTACT_ENDPOINT is missing, while VITE_CONTACT_ACCESS_KEY is set. ' +
        'Set all of them or none; see .env.example.',
    );
  });

  it.each([
    ['VITE_FIREBASE_AUTH_EMULATOR_URL', { ...firebase }, '127.0.0.1:9099'],
    ['VITE_CONTACT_ENDPOINT', { ...contact }, '//evil.example'],
    ['VITE_CONTACT_ENDPOINT', { ...contact }, 'javascript:alert(1)'],
    ['VITE_SITE_URL', {}, 'shop.example'],
  ])('refuses %s when it is no address (%#)', (variable, env, value) => {
    expect(problemOf({ ...env, [variable]: value })).toBe(
      `${variable} must be an address like https://example.com.`,
    );
  });
});
