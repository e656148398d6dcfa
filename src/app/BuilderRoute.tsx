import { useEffect } from 'react';

import { EDITOR_NOTICE_DURATION } from '../../machines/limits';
import { BuilderScreen } from '../editor/builder/BuilderScreen';
import { useWorkspace } from './workspace';
import { prepareGenerator } from '../services/websiteWorker';
import { useNotices } from './useNotices';
import { useOfferedPrompt } from './useOfferedPrompt';

export function Component() {
  const { builderRef, websiteGenerationRef } = useWorkspace().getSnapshot().context;
  useNotices(builderRef, EDITOR_NOTICE_DURATION);
  useNotices(websiteGenerationRef, EDITOR_NOTICE_DURATION);
  useOfferedPrompt(builderRef);
  useEffect(prepareGenerator, []);
  return <BuilderScreen actorRef={builderRef} generationRef={websiteGenerationRef} />;
}
