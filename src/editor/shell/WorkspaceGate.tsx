import { Flex, Spinner } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import type { WorkspaceRef } from '../../../machines/workspace';

export interface WorkspaceGateProps {
  actorRef: WorkspaceRef;
  /** What works on the workspace. It is not drawn before what was kept has been read. */
  children: ReactNode;
}

/** Draws its children while the workspace is working; before, that it is being opened; afterwards nothing. */
export function WorkspaceGate({ actorRef, children }: WorkspaceGateProps) {
  const isWaiting = useSelector(actorRef, (snapshot) => snapshot.matches('waiting'));
  const isWorking = useSelector(actorRef, (snapshot) => snapshot.matches('working'));

  if (isWorking) return children;
  return isWaiting ? (
    <Flex role="status" align="center" gap="3" p="6" textStyle="prose" color="fg.muted">
      <Spinner aria-hidden="true" color="enamel.fg" />
      Opening your work…
    </Flex>
  ) : null;
}
