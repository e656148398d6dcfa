import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

import type { CookieConsentRef } from '../../../machines/cookieConsent';
import { MAIN_ID, SkipLink } from '../../ui/SkipLink';
import { ConsentBanner } from './ConsentBanner';
import { ConsentDialog } from './ConsentDialog';
import { PublicFooter } from './PublicFooter';
import { PublicHeader, type PublicHeaderProps } from './PublicHeader';

export interface PublicShellProps extends PublicHeaderProps {
  consentRef: CookieConsentRef;
  /** Printed in the copyright line. */
  year: number;
  children: ReactNode;
}

/** What every public page has around its screen. `PublicRoute` puts it there: screens do not use it. */
export function PublicShell({ session, menuRef, consentRef, year, children }: PublicShellProps) {
  return (
    <chakra.div display="flex" flexDirection="column">
      <SkipLink />
      <ConsentBanner actorRef={consentRef} />
      <chakra.div display="flex" flexDirection="column" minH="100svh">
        <PublicHeader session={session} menuRef={menuRef} />
        <chakra.main id={MAIN_ID} tabIndex={-1} flex="1" outline="none">
          {children}
        </chakra.main>
        <PublicFooter
          year={year}
          onOpenCookieSettings={() => consentRef.send({ type: 'settings.open' })}
        />
      </chakra.div>
      <ConsentDialog actorRef={consentRef} />
    </chakra.div>
  );
}
