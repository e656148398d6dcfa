import { createContext, useContext } from 'react';
import { type ActorRefFromLogic, createActor } from 'xstate';

import { apiKeyMachine } from '../../machines/apiKey';
import { builderMachine } from '../../machines/builder';
import { generationMachine } from '../../machines/generation';
import { savingMachine } from '../../machines/saving';
import { settingsMachine } from '../../machines/settings';
import { workspaceMachine } from '../../machines/workspace';
import { copyKey, createKey } from '../services/apiKeyActors';
import { exportWebsite, generate } from '../services/generationActors';
import { askPermission } from '../services/notifications';
import { redrawBuilds } from '../services/redrawBuilds';
import { forgetWork } from '../services/workspaceKeys';
import { askBeforeLeaving, observePage, readWork, save } from '../services/workspaceStorage';
import type { SessionRef } from './session';

const liveWorkspaceMachine = workspaceMachine.provide({
  actors: {
    builder: builderMachine.provide({ actors: { exportWebsite } }),
    generation: generationMachine.provide({ actors: { generate } }),
    settings: settingsMachine.provide({ actors: { askPermission } }),
    saving: savingMachine.provide({ actors: { askBeforeLeaving, observePage, save } }),
    redrawBuilds,
    apiKey: apiKeyMachine.provide({ actors: { createKey, copyText: copyKey } }),
  },
});

export type WorkspaceRef = ActorRefFromLogic<typeof workspaceMachine>;

let current: { uid: string; actorRef: WorkspaceRef } | null = null;

/**
 * The workspace of the signed-in user: made on the first visit of the editor from what this tab has saved, kept across
 * navigation, stopped and forgotten, storage included, as soon as the session has another user or none.
 */
export function workspaceOf(uid: string, sessionRef: SessionRef): WorkspaceRef {
  if (current?.uid === uid) return current.actorRef;
  current?.actorRef.stop();
  forgetWork(uid);
  const actorRef = createActor(liveWorkspaceMachine, {
    input: { uid, saved: readWork(uid) },
  }).start();
  current = { uid, actorRef };
  const subscription = sessionRef.subscribe(({ context }) => {
    if (context.user?.uid === uid) return;
    subscription.unsubscribe();
    actorRef.stop();
    forgetWork();
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
