import { Center } from '@chakra-ui/react';

/** A house number on enamel, 64 px. Decoration: the number must also be clear from the text beside it. */
export function EnamelNumber({ n }: { n: number }) {
  return (
    <Center
      aria-hidden="true"
      boxSize="16"
      flexShrink="0"
      bg="enamel.900"
      color="sheet"
      borderRadius="card"
      outline="1.5px solid"
      outlineColor="enamel.200"
      outlineOffset="-7px"
      textStyle="price"
      fontSize="1.75rem"
    >
      {n}
    </Center>
  );
}
