import { Box, Grid } from '@chakra-ui/react';

import { PanelBoundary } from '../parts/PanelBoundary';
import { ImageGrid, type ImageGridProps } from './ImageGrid';
import { ImagePromptForm } from './ImagePromptForm';

/** Image Generator (specification section 2): describe on the left, the images beside. */
export function ImageGeneratorScreen({ actorRef, generationRef, builderRef }: ImageGridProps) {
  return (
    <Grid
      gap={{ base: '6', xl: '4' }}
      p={{ base: '3', sm: '4', md: '6' }}
      alignItems="start"
      templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(300px, 360px) minmax(0, 1fr)' }}
    >
      <Box layerStyle="pane" p={{ base: '4', md: '5' }}>
        <PanelBoundary name="The form">
          <ImagePromptForm actorRef={actorRef} generationRef={generationRef} />
        </PanelBoundary>
      </Box>
      <PanelBoundary name="The list">
        <ImageGrid actorRef={actorRef} generationRef={generationRef} builderRef={builderRef} />
      </PanelBoundary>
    </Grid>
  );
}
