import { fromCallback, fromPromise } from 'xstate';

import type { CookieConsentEvent, KnownConsent } from '../../machines/cookieConsent';
import { asksForPrivacy, cookiePreferences, watchCookiePreferences } from './cookiePreferences';

/** What this browser knows of the visitor's choice. Never rejects. */
export const readChoice = fromPromise<KnownConsent>(() =>
  Promise.resolve({ choice: cookiePreferences.read(), asksForPrivacy: asksForPrivacy() }),
);

/** Reports what other tabs save. */
export const watchChoice = fromCallback<CookieConsentEvent>(({ sendBack }) =>
  watchCookiePreferences((choice) => sendBack({ type: 'choice.changed', choice })),
);
