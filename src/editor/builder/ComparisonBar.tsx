import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Columns2 } from 'lucide-react';
import { useRef } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../machines/builder';
import type { comparisonMachine } from '../../../machines/comparison';
import { findBuild, nameOf } from '../../../machines/builderDocument';
import { firstGraphemes } from '../../../machines/text';

export interface ComparisonBarProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  comparisonRef: ActorRefFromLogic<typeof comparisonMachine>;
  isDisabled: boolean;
}

/** Which builds are chosen for comparing, said as it changes, and the way on. */
export function ComparisonBar({ actorRef, comparisonRef, isDisabled }: ComparisonBarProps) {
  const chosenIds = useSelector(comparisonRef, ({ context }) => context.chosenIds);
  const canCompare = useSelector(comparisonRef, (snapshot) =>
    snapshot.matches({ choosing: 'bothChosen' }),
  );
  const builds = useSelector(
    actorRef,
    ({ context }) => chosenIds.map((id) => findBuild(context, id)),
    (some, others) =>
      some.length === others.length && some.every((build, index) => build === others[index]),
  ).filter((build) => build !== null);

  const statusRef = useRef<HTMLParagraphElement>(null);

  return (
    <Flex
      layerStyle="well"
      borderRadius="control"
      align="center"
      gap="2"
      p="2"
      ps="3"
      mb="3"
      wrap="wrap"
    >
      <Text
        ref={statusRef}
        role="status"
        tabIndex={-1}
        textStyle="ui"
        flex="1 1 9rem"
        minW="0"
        overflowWrap="anywhere"
      >
        {builds.length === 0 ? 'Tick two builds to compare them.' : null}
        {builds.length > 0 ? `${builds.length} of 2 chosen: ` : null}
        {builds.map((build, index) => (
          <span key={build.id}>
            {index === 0 ? null : ' and '}
            <chakra.bdi fontWeight="600">{excerptOf(nameOf(build))}</chakra.bdi>
          </span>
        ))}
        {builds.length === 1 ? '. Tick one more.' : null}
      </Text>
      {builds.length === 0 ? null : (
        <Flex gap="1">
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              comparisonRef.send({ type: 'choice.clear' });
              statusRef.current?.focus();
            }}
          >
            Clear
          </Button>
          <Button
            size="sm"
            variant="solid"
            disabled={isDisabled}
            aria-disabled={canCompare ? undefined : true}
            onClick={() => comparisonRef.send({ type: 'comparison.open' })}
          >
            <Columns2 aria-hidden size={16} />
            Compare
          </Button>
        </Flex>
      )}
    </Flex>
  );
}

function excerptOf(name: string): string {
  const start = firstGraphemes(name, 24);
  return start.length < name.length ? `${start.trim()}…` : start;
}
