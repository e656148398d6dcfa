import { Box, Grid } from '@chakra-ui/react';
import type { ActorRefFromLogic } from 'xstate';

import type { componentLibraryMachine } from '../../../machines/componentLibrary';
import type { generationMachine } from '../../../machines/generation';
import { PanelBoundary } from '../parts/PanelBoundary';
import { ComponentList } from './ComponentList';
import { DescriptionForm } from './DescriptionForm';

export interface UIComponentsScreenProps {
  actorRef: ActorRefFromLogic<typeof componentLibraryMachine>;
  generationRef: ActorRefFromLogic<typeof generationMachine>;
}

/** UI Components (specification section 2): describe on the left, the library beside it. */
export function UIComponentsScreen({ actorRef, generationRef }: UIComponentsScreenProps) {
  return (
    <Grid
      gap={{ base: '6', xl: '8' }}
      p={{ base: '3', sm: '4', md: '6' }}
      alignItems="start"
      templateColumns={{ base: 'minmax(0, 1fr)', xl: '360px minmax(0, 1fr)' }}
    >
      <Box
        layerStyle="pane"
        p={{ base: '4', md: '5' }}
        position={{ xl: 'sticky' }}
        top={{ xl: 'calc(64px + 24px)' }}
      >
        <PanelBoundary name="The form">
          <DescriptionForm actorRef={actorRef} generationRef={generationRef} />
        </PanelBoundary>
      </Box>
      <PanelBoundary name="The list">
        <ComponentList actorRef={actorRef} />
      </PanelBoundary>
    </Grid>
  );
}
