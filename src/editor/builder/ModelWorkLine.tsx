import { Button, Flex, Spinner, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { CircleAlert, X } from 'lucide-react';
import type { ActorRefFromLogic, SnapshotFrom } from 'xstate';

import { modelMessages } from '../../../machines/modelMessages';
import type { modelWorkMachine } from '../../../machines/modelWork';
import { modelWorkMessages } from '../../../machines/modelWorkMessages';
import { fingerSize } from '../../theme/fingerSize';

export interface ModelWorkLineProps {
  actorRef: ActorRefFromLogic<typeof modelWorkMachine>;
  /** Of this site, such as `https://app.example`. */
  origin: string;
}

/** Under the preview: what a language model does for the site, with the way to stop it, or how that ended; nothing at rest. */
export function ModelWorkLine({ actorRef, origin }: ModelWorkLineProps) {
  const words = useSelector(actorRef, (snapshot) => wordsOf(snapshot, origin));
  const isBusy = useSelector(actorRef, (snapshot) => snapshot.hasTag('busy'));
  const isProblem = useSelector(actorRef, (snapshot) =>
    (['refused', 'timedOut', 'failed'] as const).some((state) => snapshot.matches(state)),
  );
  return (
    <Flex
      align="center"
      gap="2"
      px={words === null ? undefined : '3'}
      py={words === null ? undefined : '1'}
      bg="bg.panel"
      borderTopWidth={words === null ? undefined : '1px'}
      borderColor="border"
    >
      {words === null ? null : isBusy ? (
        <Spinner size="xs" flexShrink="0" aria-hidden />
      ) : isProblem ? (
        <Text as="span" color="fg.error" flexShrink="0">
          <CircleAlert aria-hidden size={16} />
        </Text>
      ) : null}
      <Text
        role="status"
        textStyle="caption"
        color={isProblem ? 'fg.error' : 'fg.muted'}
        flex="1"
        minW="0"
        overflowWrap="anywhere"
      >
        {words}
      </Text>
      {words === null ? null : isBusy ? (
        <Button
          size="xs"
          variant="outline"
          flexShrink="0"
          css={fingerSize}
          onClick={() => actorRef.send({ type: 'work.cancel' })}
        >
          Cancel
        </Button>
      ) : (
        <Button
          size="xs"
          variant="ghost"
          flexShrink="0"
          px="1"
          css={fingerSize}
          aria-label="Close this message"
          onClick={() => actorRef.send({ type: 'work.dismiss' })}
        >
          <X aria-hidden size={16} />
        </Button>
      )}
    </Flex>
  );
}

function wordsOf(snapshot: SnapshotFrom<typeof modelWorkMachine>, origin: string): string | null {
  const { written, hasRead, problem, unread, point } = snapshot.context;
  if (snapshot.hasTag('busy'))
    return unread === null ? modelWorkMessages[point.task] : modelWorkMessages.change;
  if (snapshot.matches('finished')) return modelWorkMessages.finished(written, hasRead);
  if (snapshot.matches('cancelled')) return modelWorkMessages.cancelled(written);
  if (snapshot.matches('timedOut')) return modelWorkMessages.timedOut(written);
  if (snapshot.matches('refused') && problem !== null) {
    const { what, toDo } = modelMessages.problems[problem];
    return modelWorkMessages.refused(written, what, toDo(origin));
  }
  return snapshot.matches('idle') ? null : modelWorkMessages.failed(written);
}
