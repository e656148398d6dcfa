import { Box, type BoxProps } from '@chakra-ui/react';

/** The enamel plate with its inner keyline. One per screen. */
export function EnamelSign(props: BoxProps) {
  return (
    <Box
      layerStyle="enamelSign"
      px={{ base: '8', md: '12' }}
      py={{ base: '8', md: '12' }}
      css={{ '@media (forced-colors: active)': { outlineColor: 'CanvasText' } }}
      {...props}
    />
  );
}
