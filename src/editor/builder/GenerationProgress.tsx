import { Flex, Progress, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ActorRefFromLogic, SnapshotFrom } from 'xstate';

import { type generationMachine, type Helper, HELPERS } from '../../../machines/generation';

export interface GenerationProgressProps {
  actorRef: ActorRefFromLogic<typeof generationMachine>;
}

const helperWords: Record<Helper, { name: string; work: string; palette: string }> = {
  architect: { name: 'Website architect', work: 'Reading your description', palette: 'enamel' },
  crafter: { name: 'Content crafter', work: 'Writing the words', palette: 'tomato' },
  designAssistant: {
    name: 'Design assistant',
    work: 'Setting colors and pictures',
    palette: 'marigold',
  },
  fastEditor: { name: 'Fast editor', work: 'Preparing the preview', palette: 'sky' },
};

/** Which of the four helpers is at work, as a determinate bar (specification section 1). */
export function GenerationProgress({ actorRef }: GenerationProgressProps) {
  const helper = useSelector(actorRef, selectHelper);
  const isWaiting = useSelector(actorRef, (snapshot) =>
    snapshot.matches({ generating: { work: 'waitingForNetwork' } }),
  );
  const { name, work, palette } = helperWords[helper];
  const step = HELPERS.indexOf(helper) + 1;

  return (
    <Progress.Root
      value={step}
      max={HELPERS.length}
      size="md"
      colorPalette={palette}
      aria-label="Generating your website"
    >
      <Flex justify="space-between" gap="3" mb="2">
        <Text textStyle="ui" fontWeight="600">
          {name}
        </Text>
        <Text textStyle="ui" color="fg.muted">
          {isWaiting ? 'Waiting for the network' : work}
        </Text>
      </Flex>
      <Progress.Track>
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  );
}

function selectHelper({ value }: SnapshotFrom<typeof generationMachine>): Helper {
  return typeof value === 'string' ? 'architect' : value.generating.helper;
}
