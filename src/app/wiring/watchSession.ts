import { hasSignedIn, watchHasSignedIn } from '../../services/hasSignedIn';
import { whenIdle } from '../../services/page';
import { assumeSignedOut } from './publicSession';

/**
 * Finds out who is here once the page has nothing more urgent to do. Where nobody has signed in, in this tab or in
 * another one, there is nobody to ask about: neither the sign-in provider nor the session's own code is loaded then.
 */
export function watchSession(): () => void {
  const ask = () => void import('./session').then(({ sessionRef }) => void sessionRef.start());
  const stopWatching = watchHasSignedIn(ask);
  whenIdle(() => {
    if (hasSignedIn.read() !== null) ask();
    else assumeSignedOut();
  });
  return stopWatching;
}
