import { useSelector } from '@xstate/react';

import { LandingScreen } from '../marketing/landing/LandingScreen';
import { currentYear } from '../services/identity';
import { publicSession, useSession } from './session';

export function Component() {
  const session = useSelector(useSession(), publicSession);
  return <LandingScreen session={session} year={currentYear()} />;
}
