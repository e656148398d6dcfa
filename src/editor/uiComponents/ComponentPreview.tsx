import { Box, Center } from '@chakra-ui/react';
import { useRef } from 'react';

import type { UIComponent } from '../../../machines/entities';
import { DocumentFrame } from '../../ui/DocumentFrame';
import { useNearViewport } from './useNearViewport';

/** The component as it looks, at four fifths, in a frame that runs no script; drawn once its card comes near the screen. */
export function ComponentPreview({ component }: { component: UIComponent }) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(box);
  return (
    <Box ref={box} h="300px" bg="white" overflow="hidden">
      {component.preview === '' ? (
        <Center h="full" p="6" textStyle="ui" color="fg.muted" textAlign="center">
          The preview is drawn again in a moment. The code is here already.
        </Center>
      ) : isNear ? (
        <DocumentFrame
          title={`Preview of ${component.name}`}
          html={component.preview}
          w="125%"
          h="125%"
          transform="scale(0.8)"
          transformOrigin="0 0"
          border="none"
        />
      ) : null}
    </Box>
  );
}
