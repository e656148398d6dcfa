import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

import { MAIN_ID, SkipLink } from '../../ui/SkipLink';
import { PublicFooter } from './PublicFooter';
import { PublicHeader, type PublicSession } from './PublicHeader';

export interface PublicShellProps {
  /** `unknown` keeps the place of the link at the right free, so that nothing moves when it appears. */
  session: PublicSession;
  /** Printed in the copyright line. */
  year: number;
  children: ReactNode;
}

/** Header, content and footer of every public page. `PublicRoute` puts it around all screens: they do not use it. */
export function PublicShell({ session, year, children }: PublicShellProps) {
  return (
    <chakra.div display="flex" flexDirection="column" minH="100svh">
      <SkipLink />
      <PublicHeader session={session} />
      <chakra.main id={MAIN_ID} tabIndex={-1} flex="1" outline="none">
        {children}
      </chakra.main>
      <PublicFooter year={year} />
    </chakra.div>
  );
}
