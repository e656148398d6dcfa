import { builderMachine } from '../../machines/builder';
import { builderPanelsMachine } from '../../machines/builderPanels';
import { comparisonMachine } from '../../machines/comparison';
import { correctingMachine } from '../../machines/correcting';
import { generationMachine } from '../../machines/generation';
import { handoverMachine } from '../../machines/handover';
import { itemListMachine } from '../../machines/itemList';
import { outlineMachine } from '../../machines/outline';
import { pointingMachine } from '../../machines/pointing';
import { previewMachine } from '../../machines/preview';
import { renamingMachine } from '../../machines/renaming';
import { inStates } from './inState';
import { LoadedBuilder } from './LoadedBuilder';

/** The whole builder with all its machines; the ones beside the document and the generation are `atRest` unless a story says so. */
export function inBuilder() {
  return inStates(
    {
      actorRef: builderMachine,
      generationRef: generationMachine,
      panelsRef: builderPanelsMachine,
      previewRef: previewMachine,
      comparisonRef: comparisonMachine,
      renamingRef: renamingMachine,
      correctingRef: correctingMachine,
      pointingRef: pointingMachine,
      handoverRef: handoverMachine,
      outlineRef: outlineMachine,
      itemListRef: itemListMachine,
    },
    LoadedBuilder,
    {
      actorRef: {},
      generationRef: { kind: 'website' },
      panelsRef: { builderRef: null },
      previewRef: { builderRef: null },
      comparisonRef: { builderRef: null },
      renamingRef: { builderRef: null },
      correctingRef: { builderRef: null },
      pointingRef: undefined,
      handoverRef: { builderRef: null },
      outlineRef: { builderRef: null },
      itemListRef: { builderRef: null, outlineRef: null },
    },
    {
      generationRef: ({ actorRef }) => ({ replyTo: actorRef }),
      panelsRef: ({ actorRef }) => ({ builderRef: actorRef }),
      previewRef: ({ actorRef }) => ({ builderRef: actorRef }),
      comparisonRef: ({ actorRef }) => ({ builderRef: actorRef }),
      renamingRef: ({ actorRef }) => ({ builderRef: actorRef }),
      correctingRef: ({ actorRef }) => ({ builderRef: actorRef }),
      handoverRef: ({ actorRef }) => ({ builderRef: actorRef }),
      outlineRef: ({ actorRef }) => ({ builderRef: actorRef }),
      itemListRef: ({ actorRef, outlineRef }) => ({ builderRef: actorRef, outlineRef }),
    },
  );
}
