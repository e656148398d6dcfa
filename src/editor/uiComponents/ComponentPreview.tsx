import { Box, chakra } from '@chakra-ui/react';
import { useRef } from 'react';

import type { UIComponent } from '../../../machines/entities';
import { useNearViewport } from './useNearViewport';

/** The component as it looks, in a frame that runs no script; drawn once its card comes near the screen. */
export function ComponentPreview({ component }: { component: UIComponent }) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(box);
  return (
    <Box ref={box} h="300px" bg="white">
      {isNear ? (
        <chakra.iframe
          title={`Preview of ${component.name}`}
          sandbox=""
          srcDoc={component.preview}
          w="full"
          h="full"
          border="none"
        />
      ) : null}
    </Box>
  );
}
