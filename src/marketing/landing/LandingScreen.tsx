import { PublicShell, type PublicShellProps } from '../shell/PublicShell';
import { Helpers } from './Helpers';
import { Hero } from './Hero';

export type LandingScreenProps = Omit<PublicShellProps, 'children'>;

export function LandingScreen(props: LandingScreenProps) {
  return (
    <PublicShell {...props}>
      <Hero />
      <Helpers />
    </PublicShell>
  );
}
