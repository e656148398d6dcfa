import { EDITOR_NOTICE_DURATION } from '../../machines/limits';
import { ImageGeneratorScreen } from '../editor/imageGenerator/ImageGeneratorScreen';
import { useNotices } from './useNotices';
import { useWorkspace } from './workspace';

export function Component() {
  const { imageLibraryRef, imageGenerationRef, builderRef } = useWorkspace();
  useNotices(imageLibraryRef, EDITOR_NOTICE_DURATION);
  useNotices(imageGenerationRef, EDITOR_NOTICE_DURATION);
  useNotices(builderRef, EDITOR_NOTICE_DURATION);
  return (
    <ImageGeneratorScreen
      actorRef={imageLibraryRef}
      generationRef={imageGenerationRef}
      builderRef={builderRef}
    />
  );
}
