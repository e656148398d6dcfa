import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';

import { builderPanelsMachine } from '../../machines/builderPanels';
import { EDITOR_NOTICE_DURATION } from '../../machines/limits';
import { openSiteMachine } from '../../machines/openSite';
import { shareLinkMachine } from '../../machines/shareLink';
import { BuilderScreen } from '../editor/builder/BuilderScreen';
import { HeroContext } from '../editor/builder/HeroContext';
import { OpenSite } from '../editor/builder/OpenSite';
import { ShareLink } from '../editor/builder/ShareLink';
import { SiteDropTarget } from '../editor/builder/SiteDropTarget';
import { openSite } from '../services/openSiteActors';
import { shareSite } from '../services/shareLinkActors';
import { prepareGenerator } from '../services/websiteWorker';
import { useNotices } from './useNotices';
import { useOfferedPrompt } from './useOfferedPrompt';
import { useWorkspace } from './workspace';

const liveOpenSiteMachine = openSiteMachine.provide({ actors: { openSite } });
const liveShareLinkMachine = shareLinkMachine.provide({ actors: { shareSite } });

export function Component() {
  const { context } = useWorkspace().getSnapshot();
  const { builderRef, comparisonRef, renamingRef } = context;
  const { websiteGenerationRef, heroPictureRef, settingsRef } = context;
  const panelsRef = useActorRef(builderPanelsMachine);
  const openSiteRef = useActorRef(liveOpenSiteMachine, { input: { replyTo: builderRef } });
  const shareLinkRef = useActorRef(liveShareLinkMachine);
  const isBeta = useSelector(settingsRef, (snapshot) => snapshot.context.betaFeatures);
  const isBusy = useSelector(websiteGenerationRef, (snapshot) => snapshot.hasTag('busy'));
  useNotices(openSiteRef, EDITOR_NOTICE_DURATION);
  useNotices(shareLinkRef, EDITOR_NOTICE_DURATION);
  useNotices(builderRef, EDITOR_NOTICE_DURATION);
  useNotices(websiteGenerationRef, EDITOR_NOTICE_DURATION);
  useNotices(heroPictureRef, EDITOR_NOTICE_DURATION);
  useOfferedPrompt(builderRef);
  useEffect(prepareGenerator, []);
  // Leaving the builder, by Back too, leaves the comparison; what was chosen stays.
  useEffect(() => () => comparisonRef.send({ type: 'close' }), [comparisonRef]);
  return (
    <HeroContext value={context}>
      <SiteDropTarget actorRef={openSiteRef} isDisabled={isBusy}>
        <BuilderScreen
          actorRef={builderRef}
          generationRef={websiteGenerationRef}
          panelsRef={panelsRef}
          comparisonRef={comparisonRef}
          renamingRef={renamingRef}
          openSite={<OpenSite actorRef={openSiteRef} isDisabled={isBusy} />}
          shareLink={
            isBeta ? (
              <ShareLink actorRef={shareLinkRef} builderRef={builderRef} isDisabled={isBusy} />
            ) : undefined
          }
        />
      </SiteDropTarget>
    </HeroContext>
  );
}
