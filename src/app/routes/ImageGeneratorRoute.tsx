import { ImageGeneratorScreen } from '../../editor/imageGenerator/ImageGeneratorScreen';
import { useWorkspace } from '../wiring/workspace';

export function Component() {
  const { imageLibraryRef, imageGenerationRef, builderRef } = useWorkspace();
  return (
    <ImageGeneratorScreen
      actorRef={imageLibraryRef}
      generationRef={imageGenerationRef}
      builderRef={builderRef}
    />
  );
}
