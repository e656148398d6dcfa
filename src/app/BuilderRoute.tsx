import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';

import { builderPanelsMachine } from '../../machines/builderPanels';
import { directionsMachine } from '../../machines/directions';
import { EDITOR_NOTICE_DURATION } from '../../machines/limits';
import { inspectionMachine } from '../../machines/inspection';
import { outlineMachine } from '../../machines/outline';
import { openSiteMachine } from '../../machines/openSite';
import { pointingMachine } from '../../machines/pointing';
import { shareLinkMachine } from '../../machines/shareLink';
import { BuilderScreen } from '../editor/builder/BuilderScreen';
import { ThreeDirections } from '../editor/builder/directions/ThreeDirections';
import { HeroContext } from '../editor/builder/HeroContext';
import { OpenSite } from '../editor/builder/OpenSite';
import { ShareLink } from '../editor/builder/ShareLink';
import { SiteDropTarget } from '../editor/builder/SiteDropTarget';
import { PublishPanel } from '../editor/builder/publish/PublishPanel';
import { drawDirections } from '../services/generationActors';
import { openSite } from '../services/openSiteActors';
import { inspect } from '../services/pageActors';
import { shareSite } from '../services/shareLinkActors';
import { prepareGenerator } from '../services/websiteWorker';
import { useNotices } from './useNotices';
import { useShownBuild } from './useShownBuild';
import { useOfferedBuild, useOfferedPrompt } from './useOffered';
import { useWorkspace } from './workspace';

const liveOpenSiteMachine = openSiteMachine.provide({ actors: { openSite } });
const liveDirectionsMachine = directionsMachine.provide({ actors: { drawDirections } });
const liveInspectionMachine = inspectionMachine.provide({ actors: { inspect } });
const liveShareLinkMachine = shareLinkMachine.provide({ actors: { shareSite } });

export function Component() {
  const work = useWorkspace();
  const { builderRef, comparisonRef, renamingRef, correctingRef, handoverRef } = work;
  const { websiteGenerationRef, settingsRef } = work;
  const panelsRef = useActorRef(builderPanelsMachine);
  const pointingRef = useActorRef(pointingMachine);
  const outlineRef = useActorRef(outlineMachine, { input: { builderRef } });
  const inspectionRef = useActorRef(liveInspectionMachine);
  const directionsRef = useActorRef(liveDirectionsMachine, { input: { builderRef } });
  const openSiteRef = useActorRef(liveOpenSiteMachine, { input: { replyTo: builderRef } });
  const shareLinkRef = useActorRef(liveShareLinkMachine, { input: { builderRef } });
  const isBeta = useSelector(settingsRef, (snapshot) => snapshot.context.betaFeatures);
  const isBusy = useSelector(websiteGenerationRef, (snapshot) => snapshot.hasTag('busy'));
  useNotices(openSiteRef, EDITOR_NOTICE_DURATION);
  useNotices(shareLinkRef, EDITOR_NOTICE_DURATION);
  useOfferedPrompt(builderRef);
  useOfferedBuild(builderRef);
  useShownBuild(builderRef, inspectionRef);
  useEffect(prepareGenerator, []);
  // Leaving the builder, by Back too, leaves the comparison; what was chosen stays.
  useEffect(() => () => comparisonRef.send({ type: 'close' }), [comparisonRef]);
  return (
    <HeroContext value={work}>
      <SiteDropTarget actorRef={openSiteRef} isDisabled={isBusy}>
        <BuilderScreen
          actorRef={builderRef}
          generationRef={websiteGenerationRef}
          panelsRef={panelsRef}
          comparisonRef={comparisonRef}
          renamingRef={renamingRef}
          correctingRef={correctingRef}
          pointingRef={pointingRef}
          handoverRef={handoverRef}
          outlineRef={outlineRef}
          openSite={<OpenSite actorRef={openSiteRef} isDisabled={isBusy} />}
          directions={
            <ThreeDirections
              actorRef={builderRef}
              directionsRef={directionsRef}
              isDisabled={isBusy}
            />
          }
          publish={
            <PublishPanel actorRef={builderRef} inspectionRef={inspectionRef} isDisabled={isBusy} />
          }
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
