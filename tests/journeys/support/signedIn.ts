import type { Page } from '@playwright/test';

import { accountAfterLink } from './emulator';

/**
 * Makes the browser one in which somebody signed in before: where signing in is not what a journey proves, it goes without
 * the two screens of it. Before the first page is opened.
 */
export async function beSignedIn(page: Page, email: string): Promise<void> {
  const { localId, idToken, refreshToken } = await accountAfterLink(email);
  const user = {
    uid: localId,
    email,
    emailVerified: true,
    isAnonymous: false,
    providerData: [
      {
        providerId: 'password',
        uid: email,
        displayName: null,
        email,
        phoneNumber: null,
        photoURL: null,
      },
    ],
    stsTokenManager: {
      accessToken: idToken,
      refreshToken,
      expirationTime: Date.now() + 3_600_000,
    },
    createdAt: String(Date.now()),
    lastLoginAt: String(Date.now()),
    apiKey: 'demo-key',
    appName: '[DEFAULT]',
  };
  const store = {
    name: 'firebaseLocalStorage',
    autoIncrement: false,
    keyPath: 'fbase_key',
    indexes: [],
    records: [{ value: { fbase_key: 'firebase:authUser:demo-key:[DEFAULT]', value: user } }],
  };
  const origin = {
    origin: new URL(process.env.JOURNEY_BASE_URL ?? '').origin,
    localStorage: [{ name: 'has-signed-in', value: 'yes' }],
    indexedDB: [{ name: 'firebaseLocalStorageDb', version: 1, stores: [store] }],
  };
  await page.context().setStorageState({ cookies: [], origins: [origin] });
}
