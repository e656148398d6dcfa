import { createContext, useContext } from 'react';
import { type ActorRefFromLogic, createActor } from 'xstate';

import { builderMachine } from '../../machines/builder';
import { generationMachine } from '../../machines/generation';
import { workspaceMachine } from '../../machines/workspace';
import { exportWebsite, generateWebsite } from '../services/generationActors';
import type { SessionRef } from './session';

const liveWorkspaceMachine = workspaceMachine.provide({
  actors: {
    builder: builderMachine.provide({ actors: { exportWebsite } }),
    generation: generationMachine.provide({ actors: { generate: generateWebsite } }),
  },
});

export type WorkspaceRef = ActorRefFromLogic<typeof workspaceMachine>;

let current: { uid: string; actorRef: WorkspaceRef } | null = null;

/**
 * The workspace of the signed-in user: made on the first visit of the editor, kept across navigation, stopped and
 * forgotten as soon as the session has another user or none.
 */
export function workspaceOf(uid: string, sessionRef: SessionRef): WorkspaceRef {
  if (current?.uid === uid) return current.actorRef;
  current?.actorRef.stop();
  const actorRef = createActor(liveWorkspaceMachine).start();
  current = { uid, actorRef };
  const subscription = sessionRef.subscribe(({ context }) => {
    if (context.user?.uid === uid) return;
    subscription.unsubscribe();
    actorRef.stop();
    if (current?.actorRef === actorRef) current = null;
  });
  return actorRef;
}

export const WorkspaceContext = createContext<WorkspaceRef | null>(null);

/** The workspace of the signed-in user; only inside the editor. */
export function useWorkspace(): WorkspaceRef {
  const workspaceRef = useContext(WorkspaceContext);
  if (workspaceRef === null) throw new Error('useWorkspace is called outside of the editor.');
  return workspaceRef;
}
