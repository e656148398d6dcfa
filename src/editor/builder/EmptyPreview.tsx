import { Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ActorRefFromLogic } from 'xstate';

import { type generationMachine, HELPERS } from '../../../machines/generation';
import { BuildingWindow } from './BuildingWindow';

export interface EmptyPreviewProps {
  generationRef: ActorRefFromLogic<typeof generationMachine>;
}

/** Before the first site: an empty shop window, which fills up as the four helpers work. */
export function EmptyPreview({ generationRef }: EmptyPreviewProps) {
  const steps = useSelector(generationRef, ({ value }) =>
    typeof value === 'string' ? 0 : HELPERS.indexOf(value.generating.helper) + 1,
  );
  const isWaiting = useSelector(generationRef, (snapshot) =>
    snapshot.matches({ generating: { work: 'waitingForNetwork' } }),
  );
  const soon = isWaiting
    ? 'Your site appears here as soon as the network is back.'
    : 'Your site appears here in a moment.';

  return (
    <Flex height="100%" minH="420px" align="center" justify="center" p="4">
      <Stack gap="6" align="center" textAlign="center" maxW="420px" w="100%">
        <BuildingWindow steps={steps} />
        <Stack gap="2">
          <Heading as="h2" textStyle="h3">
            {steps === 0 ? 'Ready to Build?' : 'Building your site'}
          </Heading>
          <Text color="fg.muted">
            {steps === 0
              ? 'Describe your site, generate it, then change colors, sections and words right here.'
              : soon}
          </Text>
        </Stack>
      </Stack>
    </Flex>
  );
}
