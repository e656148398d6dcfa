import { useEffect } from 'react';

import { EDITOR_NOTICE_DURATION } from '../../machines/limits';
import { UIComponentsScreen } from '../editor/uiComponents/UIComponentsScreen';
import { prepareGenerator } from '../services/websiteWorker';
import { useNotices } from './useNotices';
import { useWorkspace } from './workspace';

export function Component() {
  const { componentLibraryRef, componentGenerationRef } = useWorkspace();
  useNotices(componentLibraryRef, EDITOR_NOTICE_DURATION);
  useNotices(componentGenerationRef, EDITOR_NOTICE_DURATION);
  useEffect(() => {
    prepareGenerator();
    componentLibraryRef.send({ type: 'library.open' });
  }, [componentLibraryRef]);
  return (
    <UIComponentsScreen actorRef={componentLibraryRef} generationRef={componentGenerationRef} />
  );
}
