import { Box, Button, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../machines/builder';
import type { Build } from '../../../machines/entities';
import { firstGraphemes } from '../../../machines/text';
import { formatMoment } from '../../ui/formatMoment';

export interface BuildHistoryProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  isDisabled: boolean;
}

/** All builds of this session, newest first (specification section 2, Build History). */
export function BuildHistory({ actorRef, isDisabled }: BuildHistoryProps) {
  const history = useSelector(actorRef, ({ context }) => context.history, listTheSame);
  const currentId = useSelector(actorRef, ({ context }) => context.currentId);

  return (
    <Box as="section" aria-labelledby="history-heading" layerStyle="pane" p="4">
      <Heading as="h2" id="history-heading" textStyle="h3" mb="3">
        Build History
      </Heading>
      {history.length === 0 ? (
        <Text color="fg.muted">Nothing built yet. Each site you generate is listed here.</Text>
      ) : (
        <Stack as="ol" gap="2" listStyleType="none" maxH="420px" overflowY="auto" p="1" m="-1">
          {history.map((build) => (
            <Flex
              as="li"
              key={build.id}
              direction="column"
              gap="2"
              p="3"
              borderWidth="1px"
              borderRadius="control"
              borderColor={build.id === currentId ? 'enamel.border' : 'border'}
              bg={build.id === currentId ? 'enamel.subtle' : 'bg.panel'}
            >
              <Text
                dir="auto"
                lineClamp={2}
                overflowWrap="anywhere"
                textStyle="ui"
                fontWeight="550"
              >
                {build.prompt}
              </Text>
              <Flex justify="space-between" align="center" gap="3" wrap="wrap">
                <Text textStyle="caption" color="fg.muted">
                  <chakra.span textTransform="capitalize">{build.theme}</chakra.span> ·{' '}
                  <chakra.span textTransform="capitalize">{build.framework}</chakra.span> ·{' '}
                  <Moment at={build.createdAt} />
                </Text>
                {build.id === currentId ? (
                  <Text textStyle="caption" fontWeight="600" color="enamel.fg">
                    In the preview
                  </Text>
                ) : (
                  <Button
                    size="sm"
                    variant="outline"
                    disabled={isDisabled}
                    aria-label={`Load Build: ${firstGraphemes(build.prompt, 80)}`}
                    onClick={() => actorRef.send({ type: 'build.load', id: build.id })}
                  >
                    Load Build
                  </Button>
                )}
              </Flex>
            </Flex>
          ))}
        </Stack>
      )}
    </Box>
  );
}

function Moment({ at }: { at: number }) {
  const moment = formatMoment(at);
  return moment === null ? null : <time dateTime={moment.iso}>{moment.text}</time>;
}

/** A color drag changes a build's customization with every event; what is listed here stays. */
function listTheSame(one: readonly Build[], other: readonly Build[]): boolean {
  return one.length === other.length && one.every(({ id }, index) => id === other[index]?.id);
}
