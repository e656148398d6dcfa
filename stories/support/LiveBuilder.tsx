import { useActorRef } from '@xstate/react';
import { fromPromise } from 'xstate';

import { builderMachine } from '../../machines/builder';
import { builderPanelsMachine, type Panel } from '../../machines/builderPanels';
import { changeRequestMachine } from '../../machines/changeRequest';
import { comparisonMachine } from '../../machines/comparison';
import { correctingMachine } from '../../machines/correcting';
import type { Build } from '../../machines/entities';
import {
  type GenerationAnswer,
  generationMachine,
  type GenerationRequest,
} from '../../machines/generation';
import { handoverMachine } from '../../machines/handover';
import { inspectionMachine } from '../../machines/inspection';
import { contactDetailsMachine } from '../../machines/contactDetails';
import { listingFormMachine } from '../../machines/listingForm';
import { deliveryFormMachine } from '../../machines/deliveryForm';
import { linkFormMachine } from '../../machines/linkForm';
import { itemListMachine } from '../../machines/itemList';
import { outlineMachine } from '../../machines/outline';
import { pointingMachine } from '../../machines/pointing';
import { previewMachine } from '../../machines/preview';
import { renamingMachine } from '../../machines/renaming';
import type { ChangesAsked, ChangesRead } from '../../machines/requestedChanges';
import type { Rebuild, Rebuilt } from '../../machines/siteChange';
import type { SiteReport } from '../../machines/siteReport';
import { useShownBuild } from '../../src/app/wiring/useShownBuild';
import { BuilderPartsContext } from '../../src/editor/builder/BuilderPartsContext';
import { PublishPanel } from '../../src/editor/builder/publish/PublishPanel';
import { readChanges } from '../../src/generator/changes/readChanges';
import { generateFrom, rebuildWebsite } from '../../src/generator/rebuild/rebuildWebsite';
import { redrawWebsite } from '../../src/generator/generateWebsite';
import { inspectBuild } from '../../src/generator/report/inspectBuild';
import { redrawBuildsWith } from '../../src/services/redrawBuilds';
import { LoadedBuilder } from './LoadedBuilder';

const liveBuilderMachine = builderMachine.provide({
  actors: {
    rebuildWebsite: fromPromise<Rebuilt, Rebuild>(async ({ input: { build, change, edited } }) => ({
      from: build,
      site: await rebuildWebsite(edited ?? build, change),
    })),
  },
});
const liveRedrawing = redrawBuildsWith((build) =>
  redrawWebsite(build.website.site, build, build.customization),
);
const liveGenerationMachine = generationMachine.provide({
  actors: {
    generate: fromPromise<GenerationAnswer, GenerationRequest>(async ({ input }) => {
      if (input.kind !== 'website') throw new Error('The builder generates websites.');
      const { kind, from, ...request } = input;
      const built = await generateFrom(request, from);
      const { prompt } = request;
      return { kind, build: { id: 'generated-again', createdAt: 0, prompt, ...built } };
    }),
  },
  delays: { pace: 10 },
});
const liveChangeRequestMachine = changeRequestMachine.provide({
  actors: {
    readChanges: fromPromise<ChangesRead, ChangesAsked>(({ input }) => readChanges(input)),
  },
});
const liveInspectionMachine = inspectionMachine.provide({
  actors: { inspect: fromPromise<SiteReport, Build>(({ input }) => inspectBuild(input)) },
});

export interface LiveBuilderProps {
  /** The current site. */
  build: Build;
  /** The panel that stands beside the preview at first. */
  panel?: Panel;
}

/** The builder as it runs, with the real generator on the page itself: for plays through more than one machine. */
export function LiveBuilder({ build, panel = 'customize' }: LiveBuilderProps) {
  const actorRef = useActorRef(liveBuilderMachine, {
    input: { history: [build], currentId: build.id, ...choicesOf(build) },
  });
  const generationRef = useActorRef(liveGenerationMachine, {
    input: { kind: 'website', replyTo: actorRef },
  });
  const panelsRef = useActorRef(builderPanelsMachine, {
    input: { builderRef: actorRef, panel },
  });
  const previewRef = useActorRef(previewMachine, { input: { builderRef: actorRef } });
  const comparisonRef = useActorRef(comparisonMachine, { input: { builderRef: actorRef } });
  const renamingRef = useActorRef(renamingMachine, { input: { builderRef: actorRef } });
  const correctingRef = useActorRef(correctingMachine, { input: { builderRef: actorRef } });
  const pointingRef = useActorRef(pointingMachine);
  const outlineRef = useActorRef(outlineMachine, { input: { builderRef: actorRef } });
  const itemListRef = useActorRef(itemListMachine, { input: { builderRef: actorRef, outlineRef } });
  const changeRequestRef = useActorRef(liveChangeRequestMachine, {
    input: { builderRef: actorRef, outlineRef },
  });
  const detailsRef = useActorRef(contactDetailsMachine, { input: { builderRef: actorRef } });
  const linkFormRef = useActorRef(linkFormMachine, { input: { builderRef: actorRef } });
  const deliveryRef = useActorRef(deliveryFormMachine, { input: { builderRef: actorRef } });
  const handoverRef = useActorRef(handoverMachine, { input: { builderRef: actorRef } });
  const inspectionRef = useActorRef(liveInspectionMachine);
  const listingRef = useActorRef(listingFormMachine, { input: { builderRef: actorRef } });
  const parts = {
    deliveryRef,
    detailsRef,
    linkFormRef,
    listing: { listingRef, inspectionRef },
    changeRequestRef,
  };
  useActorRef(liveRedrawing, { input: actorRef });
  useShownBuild(actorRef, inspectionRef);
  return (
    <BuilderPartsContext value={parts}>
      <LoadedBuilder
        {...{
          actorRef,
          generationRef,
          panelsRef,
          comparisonRef,
          renamingRef,
          correctingRef,
        }}
        previewRef={previewRef}
        pointingRef={pointingRef}
        handoverRef={handoverRef}
        outlineRef={outlineRef}
        itemListRef={itemListRef}
        publish={<PublishPanel {...{ previewRef, panelsRef, inspectionRef }} isDisabled={false} />}
      />
    </BuilderPartsContext>
  );
}

function choicesOf({ prompt, theme, framework }: Build) {
  return { prompt, theme, framework };
}
