import { describe, expect, it } from 'vitest';

import { localConfiguration, missingConfiguration } from '../../dev/localConfiguration.mjs';

const options = { emulatorUrl: 'http://127.0.0.1:9099' };

describe('missingConfiguration', () => {
  it('is the whole embedded default when nothing is set', () => {
    expect(missingConfiguration({ VITE_FIREBASE_API_KEY: '' }, options)).toEqual({
      added: localConfiguration(options),
      usesOwnFirebase: false,
    });
  });

  it('leaves a half-set Firebase configuration alone, so that the app can say what is missing', () => {
    const { added, usesOwnFirebase } = missingConfiguration(
      { VITE_FIREBASE_API_KEY: 'x' },
      options,
    );
    expect(usesOwnFirebase).toBe(true);
    expect(Object.keys(added)).toEqual(['VITE_CONTACT_ENDPOINT', 'VITE_CONTACT_ACCESS_KEY']);
  });

  it('keeps local sign-in when only the contact form is configured', () => {
    const { added, usesOwnFirebase } = missingConfiguration(
      { VITE_CONTACT_ENDPOINT: 'https://forms.example' },
      options,
    );
    expect(usesOwnFirebase).toBe(false);
    expect(added).toMatchObject({ VITE_FIREBASE_AUTH_EMULATOR_URL: options.emulatorUrl });
    expect(added).not.toHaveProperty('VITE_CONTACT_ACCESS_KEY');
  });
});
