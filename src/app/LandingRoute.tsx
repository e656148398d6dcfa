import { LandingScreen } from '../marketing/landing/LandingScreen';
import { usePublicSession } from './publicSession';
import { useCurrentYear } from './useCurrentYear';

export function Component() {
  return <LandingScreen session={usePublicSession()} year={useCurrentYear()} />;
}
