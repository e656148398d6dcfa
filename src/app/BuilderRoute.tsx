import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';

import { builderPanelsMachine } from '../../machines/builderPanels';
import { comparisonMachine } from '../../machines/comparison';
import { EDITOR_NOTICE_DURATION } from '../../machines/limits';
import { renamingMachine } from '../../machines/renaming';
import { BuilderScreen } from '../editor/builder/BuilderScreen';
import { HeroContext } from '../editor/builder/HeroContext';
import { useWorkspace } from './workspace';
import { prepareGenerator } from '../services/websiteWorker';
import { useNotices } from './useNotices';

export function Component() {
  const { context } = useWorkspace().getSnapshot();
  const { builderRef, websiteGenerationRef, heroPictureRef } = context;
  const panelsRef = useActorRef(builderPanelsMachine);
  const comparisonRef = useActorRef(comparisonMachine, { input: { builderRef } });
  const renamingRef = useActorRef(renamingMachine, { input: { builderRef } });
  useNotices(builderRef, EDITOR_NOTICE_DURATION);
  useNotices(websiteGenerationRef, EDITOR_NOTICE_DURATION);
  useNotices(heroPictureRef, EDITOR_NOTICE_DURATION);
  useEffect(prepareGenerator, []);
  return (
    <HeroContext value={context}>
      <BuilderScreen
        actorRef={builderRef}
        generationRef={websiteGenerationRef}
        panelsRef={panelsRef}
        comparisonRef={comparisonRef}
        renamingRef={renamingRef}
      />
    </HeroContext>
  );
}
