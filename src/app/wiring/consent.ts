import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { createActor } from 'xstate';

import {
  allows,
  type CookieConsentRef,
  cookieConsentMachine,
} from '../../../machines/cookieConsent';
import type { OptionalCategory } from '../../../machines/cookiePreferences';
import { readChoice, watchChoice } from '../../services/consentActors';
import { cookiePreferences } from '../../services/cookiePreferences';
import { markConsent } from '../../services/pageMarks';

const liveConsentMachine = cookieConsentMachine.provide({
  actors: { readChoice, watchChoice },
  actions: { writeChoice: (_, { choice }) => void cookiePreferences.write(choice) },
});

/** What the visitor allows, as old as the app: the choice of one page holds on the next. */
export const consentRef: CookieConsentRef = createActor(liveConsentMachine);

/** Reads the choice once the page is taken over, and keeps it. */
export function useConsentStarted(): void {
  useEffect(() => {
    const subscription = consentRef.subscribe((snapshot) => {
      if (!snapshot.matches('reading')) markConsent(snapshot.matches('banner'));
    });
    consentRef.start();
    return () => subscription.unsubscribe();
  }, []);
}

/** What a screen gives to a part that loads something only as allowed. */
export function useConsent(category: OptionalCategory) {
  return {
    isAllowed: useSelector(consentRef, (snapshot) => allows(snapshot, category)),
    onAllow: () => consentRef.send({ type: 'category.allow', category }),
  };
}
