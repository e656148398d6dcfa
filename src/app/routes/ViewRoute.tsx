import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';

import { sharedSiteMachine } from '../../../machines/sharedSite';
import { reloadPage } from '../../services/page';
import { currentFragment, drawShared, watchFragment } from '../../services/sharedSiteActors';
import { SharedSiteScreen } from '../../viewer/SharedSiteScreen';
import { documentTitle } from '../head/pageMeta';

const liveSharedSiteMachine = sharedSiteMachine.provide({
  actors: { drawShared, watchFragment },
});

/** The viewer stands outside of the root route: it knows no session and loads nothing of the sign-in provider. */
export function Component() {
  const actorRef = useActorRef(liveSharedSiteMachine, { input: { fragment: currentFragment() } });
  const title = useSelector(actorRef, ({ context }) => context.site?.title ?? 'Shared site');

  useEffect(() => {
    document.title = documentTitle({ title });
  }, [title]);

  return (
    <>
      <meta name="robots" content="noindex" />
      <SharedSiteScreen actorRef={actorRef} onReload={reloadPage} />
    </>
  );
}
