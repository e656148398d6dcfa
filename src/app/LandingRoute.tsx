import { useSelector } from '@xstate/react';

import { LandingScreen } from '../marketing/landing/LandingScreen';
import { publicSession, useSession } from './session';
import { useCurrentYear } from './useCurrentYear';

export function Component() {
  const session = useSelector(useSession(), publicSession);
  return <LandingScreen session={session} year={useCurrentYear()} />;
}
