import { Outlet } from 'react-router-dom';

import { PublicShell } from '../marketing/shell/PublicShell';
import { usePublicSession } from './publicSession';
import { useCurrentYear } from './useCurrentYear';

/** Header, footer and what else every public page has around its screen. */
export function Component() {
  return (
    <PublicShell session={usePublicSession()} year={useCurrentYear()}>
      <Outlet />
    </PublicShell>
  );
}
