import { useActorRef, useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect, useMemo } from 'react';

import { changeRequestMachine } from '../../../machines/changeRequest';
import { contactDetailsMachine } from '../../../machines/contactDetails';
import { deliveryFormMachine } from '../../../machines/deliveryForm';
import { directionsMachine } from '../../../machines/directions';
import { linkFormMachine } from '../../../machines/linkForm';
import { itemListMachine } from '../../../machines/itemList';
import { inspectionMachine } from '../../../machines/inspection';
import { listingFormMachine } from '../../../machines/listingForm';
import { outlineMachine } from '../../../machines/outline';
import { photosMachine } from '../../../machines/photos';
import { pointingMachine } from '../../../machines/pointing';
import { BuilderPartsContext } from '../../editor/builder/BuilderPartsContext';
import { BuilderScreen } from '../../editor/builder/BuilderScreen';
import { OpenSite } from '../../editor/builder/OpenSite';
import { SiteDropTarget } from '../../editor/builder/SiteDropTarget';
import { drawDirections, readChanges } from '../../services/generationActors';
import { inspect } from '../../services/pageActors';
import {
  keepPhoto,
  readPhoto,
  releaseSource,
  watchPhotos,
} from '../../services/photos/photoActors';
import { prepareGenerator } from '../../services/websiteWorker';
import { useShownBuild } from '../wiring/useShownBuild';
import { useOfferedBuild, useOfferedPrompt } from '../wiring/useOffered';
import { useWorkspace } from '../wiring/workspace';
import { WithSiteParts } from './WithSiteParts';

const LiveModelWork = lazy(() => import('./LiveModelWork'));

const liveDirectionsMachine = directionsMachine.provide({ actors: { drawDirections } });
const liveChangeRequestMachine = changeRequestMachine.provide({ actors: { readChanges } });
const liveInspectionMachine = inspectionMachine.provide({ actors: { inspect } });

const livePhotosMachine = photosMachine.provide({
  actors: { watchPhotos, readPhoto, keepPhoto },
  actions: { releaseSource: (_, { source }) => releaseSource(source) },
});

export function Component() {
  const work = useWorkspace();
  const {
    builderRef,
    builderPanelsRef,
    previewRef,
    comparisonRef,
    renamingRef,
    correctingRef,
    handoverRef,
  } = work;
  const { websiteGenerationRef, openSiteRef, shareLinkRef, languageModelRef } = work;
  const pointingRef = useActorRef(pointingMachine);
  const outlineRef = useActorRef(outlineMachine, { input: { builderRef } });
  const itemListRef = useActorRef(itemListMachine, { input: { builderRef, outlineRef } });
  const changeRequestRef = useActorRef(liveChangeRequestMachine, {
    input: { builderRef, outlineRef },
  });
  const detailsRef = useActorRef(contactDetailsMachine, { input: { builderRef } });
  const linkFormRef = useActorRef(linkFormMachine, { input: { builderRef } });
  const deliveryRef = useActorRef(deliveryFormMachine, { input: { builderRef } });
  const photosRef = useActorRef(livePhotosMachine, { input: { builderRef } });
  const inspectionRef = useActorRef(liveInspectionMachine);
  const listingRef = useActorRef(listingFormMachine, { input: { builderRef } });
  const parts = useMemo(
    () => ({
      hero: work,
      deliveryRef,
      photosRef,
      detailsRef,
      linkFormRef,
      listing: { listingRef, inspectionRef },
      changeRequestRef,
    }),
    [
      work,
      deliveryRef,
      photosRef,
      detailsRef,
      linkFormRef,
      listingRef,
      inspectionRef,
      changeRequestRef,
    ],
  );
  const directionsRef = useActorRef(liveDirectionsMachine, { input: { builderRef } });
  const isBusy = useSelector(websiteGenerationRef, (snapshot) => snapshot.hasTag('busy'));
  const hasSite = useSelector(builderRef, ({ context }) => context.history.length > 0);
  const isModelReady = useSelector(languageModelRef, (snapshot) => snapshot.hasTag('ready'));
  useOfferedPrompt(builderRef);
  useOfferedBuild(builderRef);
  useShownBuild(builderRef, inspectionRef);
  useEffect(prepareGenerator, []);
  // Leaving the builder, by Back too, leaves what lies over it; what was chosen stays.
  useEffect(
    () => () => {
      comparisonRef.send({ type: 'comparison.close' });
      builderPanelsRef.send({ type: 'builder.leave' });
    },
    [comparisonRef, builderPanelsRef],
  );
  return (
    <BuilderPartsContext value={parts}>
      <SiteDropTarget actorRef={openSiteRef} isDisabled={isBusy}>
        <WithSiteParts hasSite={hasSite}>
          {(site) => (
            <BuilderScreen
              site={site}
              actorRef={builderRef}
              generationRef={websiteGenerationRef}
              panelsRef={builderPanelsRef}
              previewRef={previewRef}
              comparisonRef={comparisonRef}
              renamingRef={renamingRef}
              correctingRef={correctingRef}
              pointingRef={pointingRef}
              handoverRef={handoverRef}
              outlineRef={outlineRef}
              itemListRef={itemListRef}
              openSite={<OpenSite actorRef={openSiteRef} isDisabled={isBusy} />}
              directions={
                site && (
                  <site.ThreeDirections
                    actorRef={builderRef}
                    directionsRef={directionsRef}
                    isDisabled={isBusy}
                  />
                )
              }
              exported={
                site && <site.ExportedNote actorRef={handoverRef} inspectionRef={inspectionRef} />
              }
              publish={
                site && (
                  <site.PublishPanel
                    panelsRef={builderPanelsRef}
                    previewRef={previewRef}
                    inspectionRef={inspectionRef}
                    isDisabled={isBusy}
                  />
                )
              }
              shareLinkRef={shareLinkRef}
              modelWork={
                isModelReady ? (
                  <Suspense fallback={null}>
                    <LiveModelWork
                      input={{
                        ...{ builderRef, changeRequestRef, languageModelRef },
                        generationRef: websiteGenerationRef,
                      }}
                    />
                  </Suspense>
                ) : null
              }
            />
          )}
        </WithSiteParts>
      </SiteDropTarget>
    </BuilderPartsContext>
  );
}
