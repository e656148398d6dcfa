import { useActorRef } from '@xstate/react';
import { Outlet } from 'react-router-dom';

import { mobileMenuMachine } from '../../../machines/mobileMenu';
import { PublicShell } from '../../marketing/shell/PublicShell';
import { watchWidth } from '../../services/watchWidth';
import { consentRef, useConsentStarted } from '../wiring/consent';
import { usePublicSession } from '../wiring/publicSession';
import { useCurrentYear } from './useCurrentYear';

const liveMenuMachine = mobileMenuMachine.provide({ actors: { watchWidth } });

/** Header, footer, consent: what every public page has around its screen. */
export function Component() {
  const menuRef = useActorRef(liveMenuMachine);
  useConsentStarted();
  return (
    <PublicShell
      session={usePublicSession()}
      menuRef={menuRef}
      consentRef={consentRef}
      year={useCurrentYear()}
    >
      <Outlet />
    </PublicShell>
  );
}
