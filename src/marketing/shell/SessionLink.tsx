import { chakra } from '@chakra-ui/react';

import { onPageOf } from '../../theme/pageMarks';
import { LinkButton } from '../../ui/LinkButton';

export type PublicSession = 'unknown' | 'signedIn' | 'signedOut';

/**
 * The way into the product. While the session is unknown both links are in the page and neither shows, unless the page
 * was marked with who was here last: so nothing flashes, and the right one is there before any script of the app.
 */
export function SessionLink({ session }: { session: PublicSession }) {
  return (
    <>
      {session === 'signedOut' ? null : (
        <chakra.span {...shownTo('signedIn', session)}>
          <LinkButton to="/editor" variant="solid">
            Back to Editor
          </LinkButton>
        </chakra.span>
      )}
      {session === 'signedIn' ? null : (
        <chakra.span {...shownTo('signedOut', session)}>
          <LinkButton to="/auth" variant="outline">
            Sign In
          </LinkButton>
        </chakra.span>
      )}
    </>
  );
}

function shownTo(whom: 'signedIn' | 'signedOut', session: PublicSession) {
  if (session !== 'unknown') return {};
  return { display: 'none', css: { [onPageOf[whom]]: { display: 'inline' } } };
}
