import { Box, Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Copy, Eye, EyeOff, RefreshCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { apiKeyMachine } from '../../../machines/apiKey';
import { BusyButton } from '../../ui/BusyButton';
import { InlineProblem } from '../../ui/InlineProblem';
import { SettingsCard } from './SettingsCard';

export interface ApiKeyCardProps {
  actorRef: ActorRefFromLogic<typeof apiKeyMachine>;
}

const MASK = `wt_${'•'.repeat(16)}`;

/** The key: masked until asked for, copied, or replaced after a question. */
export function ApiKeyCard({ actorRef }: ApiKeyCardProps) {
  const key = useSelector(actorRef, ({ context }) => context.key);
  const problem = useSelector(actorRef, ({ context }) => context.problem);
  const isShown = useSelector(actorRef, (snapshot) => snapshot.matches({ visibility: 'shown' }));
  const isCopying = useSelector(actorRef, (snapshot) => snapshot.matches({ work: 'copying' }));
  const isAsking = useSelector(
    actorRef,
    (snapshot) =>
      snapshot.matches({ work: 'confirming' }) || snapshot.matches({ work: 'regenerating' }),
  );
  const isMissing = useSelector(actorRef, (snapshot) => snapshot.matches({ work: 'missing' }));
  const regenerateRef = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(isAsking);

  useEffect(() => {
    if (wasAsking.current && !isAsking) regenerateRef.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);

  return (
    <SettingsCard
      heading="API key"
      lead="Created on this device and removed when you sign out. No service accepts it yet."
    >
      <Stack gap="4">
        {key === '' ? null : (
          <Box layerStyle="well" borderRadius="control" px="4" py="3">
            <chakra.code
              textStyle="code"
              fontSize="md"
              userSelect="all"
              overflowWrap="anywhere"
              aria-label={isShown ? undefined : 'Hidden key'}
              role={isShown ? undefined : 'img'}
            >
              {isShown ? key : MASK}
            </chakra.code>
          </Box>
        )}
        {problem === null ? null : <InlineProblem role="alert">{problem}</InlineProblem>}
        {isMissing ? (
          <Button alignSelf="flex-start" onClick={() => actorRef.send({ type: 'key.create' })}>
            Create a key
          </Button>
        ) : null}
        {key === '' ? null : (
          <Flex gap="3" wrap="wrap">
            <Button
              variant="outline"
              onClick={() => actorRef.send({ type: isShown ? 'key.hide' : 'key.show' })}
            >
              {isShown ? (
                <EyeOff aria-hidden="true" size={20} strokeWidth={1.75} />
              ) : (
                <Eye aria-hidden="true" size={20} strokeWidth={1.75} />
              )}
              {isShown ? 'Hide key' : 'Show key'}
            </Button>
            <BusyButton
              variant="outline"
              busy={isCopying}
              busyText="Copying…"
              aria-disabled={isAsking ? true : undefined}
              onClick={() => actorRef.send({ type: 'key.copy' })}
            >
              <Copy aria-hidden="true" size={20} strokeWidth={1.75} />
              Copy key
            </BusyButton>
            <Button
              ref={regenerateRef}
              variant="outline"
              aria-expanded={isAsking}
              aria-disabled={isAsking ? true : undefined}
              onClick={() => actorRef.send({ type: 'regeneration.ask' })}
            >
              <RefreshCw aria-hidden="true" size={20} strokeWidth={1.75} />
              Regenerate
            </Button>
          </Flex>
        )}
        {isAsking ? <RegenerationQuestion actorRef={actorRef} /> : null}
      </Stack>
    </SettingsCard>
  );
}

function RegenerationQuestion({ actorRef }: ApiKeyCardProps) {
  const isBusy = useSelector(actorRef, (snapshot) => snapshot.matches({ work: 'regenerating' }));
  const questionRef = useRef<HTMLDivElement>(null);
  useEffect(() => questionRef.current?.focus(), []);
  return (
    <Box
      ref={questionRef}
      role="group"
      aria-label="Regenerate the API key?"
      tabIndex={-1}
      borderWidth="1px"
      borderColor="border.error"
      borderRadius="control"
      p="4"
      onKeyDown={(event) => {
        if (event.key === 'Escape') actorRef.send({ type: 'regeneration.cancel' });
      }}
    >
      <chakra.p textStyle="ui" fontWeight="semibold">
        Regenerate the API key?
      </chakra.p>
      <chakra.p textStyle="ui" color="fg.muted" mt="1">
        The current key is replaced and cannot be restored.
      </chakra.p>
      <Flex gap="3" wrap="wrap" mt="4">
        <BusyButton
          variant="danger"
          busy={isBusy}
          busyText="Regenerating…"
          onClick={() => actorRef.send({ type: 'regeneration.confirm' })}
        >
          Regenerate key
        </BusyButton>
        <Button variant="outline" onClick={() => actorRef.send({ type: 'regeneration.cancel' })}>
          Keep the key
        </Button>
      </Flex>
    </Box>
  );
}
