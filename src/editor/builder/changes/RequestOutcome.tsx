import { Box, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ActorRefFromLogic } from 'xstate';

import type { changeRequestMachine } from '../../../../machines/changeRequest';
import { messages } from '../../../../machines/messages';
import { fingerSize } from '../../../theme/fingerSize';
import { BusyButton } from '../../../ui/BusyButton';
import { InlineProblem } from '../../../ui/InlineProblem';
import { ProposedChange } from './ProposedChange';
import { UnreadList } from './UnreadList';

export interface RequestOutcomeProps {
  changeRequestRef: ActorRefFromLogic<typeof changeRequestMachine>;
  isDisabled: boolean;
  /** The person is done with what stands here. */
  onSettled: () => void;
}

/** What was understood of a request, change by change, and what was not; nothing while there is none. */
export function RequestOutcome({ changeRequestRef, isDisabled, onSettled }: RequestOutcomeProps) {
  const message = useSelector(changeRequestRef, ({ context }) => context.message);
  const changes = useSelector(changeRequestRef, ({ context }) => context.changes);
  const unread = useSelector(changeRequestRef, ({ context }) => context.unread);
  const isApplying = useSelector(changeRequestRef, (snapshot) => snapshot.matches('applying'));
  const isListed = useSelector(changeRequestRef, (snapshot) => snapshot.hasTag('listed'));
  const isFailed = useSelector(changeRequestRef, (snapshot) => snapshot.matches('failed'));
  const isNotApplied = useSelector(changeRequestRef, (snapshot) => snapshot.matches('notApplied'));
  const isApplied = useSelector(changeRequestRef, (snapshot) => snapshot.matches('applied'));
  const canApply = changes.some(({ isOut }) => !isOut);
  const hasList = changes.length > 0 && (isListed || isApplying);
  const cancel = () => {
    changeRequestRef.send({ type: 'request.cancel' });
    onSettled();
  };

  return (
    <>
      <chakra.span role="status" srOnly>
        {message}
      </chakra.span>
      {hasList || unread.length > 0 ? (
        <>
          <Stack gap="2" px="3" pt="3" pb="1" maxH="40svh" overflowY="auto">
            {hasList ? (
              <Box as="ul" listStyleType="none" aria-label="Changes">
                {changes.map((change) => (
                  <ProposedChange
                    key={change.id}
                    change={change}
                    isDisabled={isDisabled || isApplying}
                    onToggle={() => changeRequestRef.send({ type: 'change.toggle', id: change.id })}
                  />
                ))}
              </Box>
            ) : null}
            {unread.length > 0 ? (
              <UnreadList
                unread={unread}
                hasExamples={changes.length === 0}
                onChoose={(words) => {
                  changeRequestRef.send({ type: 'words.change', value: words });
                  onSettled();
                }}
              />
            ) : null}
          </Stack>
          <Flex gap="2" wrap="wrap" px="3" pt="1" pb="2">
            {hasList ? (
              <BusyButton
                size="sm"
                css={fingerSize}
                busy={isApplying}
                busyText="Applying…"
                disabled={isDisabled || !canApply}
                onClick={() => changeRequestRef.send({ type: 'changes.apply' })}
              >
                Apply
              </BusyButton>
            ) : null}
            <Button
              size="sm"
              variant="outline"
              css={fingerSize}
              disabled={isApplying}
              onClick={cancel}
            >
              {hasList ? 'Cancel' : 'Close'}
            </Button>
          </Flex>
        </>
      ) : null}
      {isApplied ? (
        <Text px="3" pt="2" textStyle="caption" color="fg.muted" aria-hidden>
          {message}
        </Text>
      ) : null}
      {isFailed || isNotApplied ? (
        <InlineProblem role="alert" px="3" pt="2">
          {isFailed ? messages.changeRequest.failed : messages.changeRequest.notApplied}
        </InlineProblem>
      ) : null}
    </>
  );
}
