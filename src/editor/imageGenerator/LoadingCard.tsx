import { Center, chakra, Spinner, Stack, Text } from '@chakra-ui/react';

/** Stands where the image that is being drawn will stand (specification section 2, Image Generator). */
export function LoadingCard() {
  return (
    <chakra.li layerStyle="pane" overflow="hidden">
      <Center aspectRatio="1" bg="bg.muted" p="4">
        <Stack gap="4" align="center" textAlign="center" role="status">
          <Spinner size="xl" borderWidth="3px" color="enamel.solid" />
          <Text fontWeight="600">Generating your image...</Text>
        </Stack>
      </Center>
    </chakra.li>
  );
}
