import { chakra, Flex } from '@chakra-ui/react';
import { Check, CircleAlert, CircleOff, RefreshCw } from 'lucide-react';
import type { ActorRefFromLogic } from 'xstate';

import type { savingMachine } from '../../../machines/saving';
import { useLateSelector } from '../useLateSelector';
import { saveStateText } from './saveStateText';

export interface SaveStateProps {
  actorRef: ActorRefFromLogic<typeof savingMachine>;
}

/**
 * Says all the time whether the work is saved. Every pause in typing saves, so only what puts work at risk is announced
 * to a screen reader; the rest can be read where it stands.
 */
export function SaveState({ actorRef }: SaveStateProps) {
  const text = useLateSelector(actorRef, saveStateText);
  const isSaved = useLateSelector(actorRef, (snapshot) => snapshot.matches('saved'));
  const isBlocked = useLateSelector(actorRef, (snapshot) => snapshot.matches('blocked'));
  const isAtRisk = useLateSelector(actorRef, (snapshot) => snapshot.hasTag('atRisk'));
  return (
    <Flex
      as="p"
      align="center"
      gap="1"
      textStyle="caption"
      color={isBlocked ? 'fg.error' : 'fg.muted'}
    >
      <chakra.span flexShrink="0">
        <StateIcon isSaved={isSaved} isBlocked={isBlocked} isAtRisk={isAtRisk} />
      </chakra.span>
      {isAtRisk ? null : <span>{text}</span>}
      <span role="status">{isAtRisk ? text : ''}</span>
    </Flex>
  );
}

function StateIcon(state: { isSaved: boolean; isBlocked: boolean; isAtRisk: boolean }) {
  const look = { 'aria-hidden': true, size: 14, strokeWidth: 1.75 } as const;
  if (state.isBlocked) return <CircleAlert {...look} />;
  if (state.isAtRisk) return <CircleOff {...look} />;
  return state.isSaved ? <Check {...look} /> : <RefreshCw {...look} />;
}
