import { useEffect } from 'react';

import { UIComponentsScreen } from '../../editor/uiComponents/UIComponentsScreen';
import { prepareGenerator } from '../../services/websiteWorker';
import { useWorkspace } from '../wiring/workspace';

export function Component() {
  const { componentLibraryRef, componentGenerationRef } = useWorkspace();
  useEffect(() => {
    prepareGenerator();
    componentLibraryRef.send({ type: 'library.open' });
  }, [componentLibraryRef]);
  return (
    <UIComponentsScreen actorRef={componentLibraryRef} generationRef={componentGenerationRef} />
  );
}
