import { createContext, useContext } from 'react';
import { type ActorRefFromLogic, createActor } from 'xstate';

import { apiKeyMachine } from '../../machines/apiKey';
import { builderMachine } from '../../machines/builder';
import { comparisonMachine } from '../../machines/comparison';
import { componentLibraryMachine } from '../../machines/componentLibrary';
import { generationMachine } from '../../machines/generation';
import { handoverMachine } from '../../machines/handover';
import { heroPictureMachine } from '../../machines/heroPicture';
import { imageLibraryMachine } from '../../machines/imageLibrary';
import { savingMachine } from '../../machines/saving';
import { settingsMachine } from '../../machines/settings';
import { workspaceMachine } from '../../machines/workspace';
import { stockImages } from '../content/stockImages';
import { copyKey, createKey } from '../services/apiKeyActors';
import { copyCode } from '../services/copyCode';
import { drawSamples, generate, rebuildWebsite, watchNetwork } from '../services/generationActors';
import { downloadWith, keepPictures, paint, paintHero } from '../services/imageActors';
import {
  announceWhileHidden,
  askPermission,
  rememberOffer,
  watchPermission,
} from '../services/notifications';
import { releaseAddress } from '../services/openDocument';
import { copyPage, exportWebsite, openPage } from '../services/pageActors';
import { redrawBuilds } from '../services/redrawBuilds';
import { redrawComponents } from '../services/redrawComponents';
import { forgetWork } from '../services/workspaceKeys';
import { askBeforeLeaving, observePage, readWork, save } from '../services/workspaceStorage';
import { clearToasts } from '../ui/toasts';
import type { SessionRef } from './session';

const download = downloadWith((id) => {
  const stock = stockImages[id];
  return stock === undefined ? [] : [stock.address, stock.fallback];
});

const heroPicture = heroPictureMachine.provide({ actors: { paint: paintHero } });

const liveWorkspaceMachine = workspaceMachine.provide({
  actors: {
    builder: builderMachine.provide({ actors: { rebuildWebsite } }),
    handover: handoverMachine.provide({
      actors: { exportWebsite, copyPage, openPage },
      actions: { releaseAddress: (_, { address }) => releaseAddress(address) },
    }),
    componentLibrary: componentLibraryMachine.provide({ actors: { copyCode, drawSamples } }),
    generation: generationMachine.provide({ actors: { generate, watchNetwork } }),
    comparison: comparisonMachine.provide({ actors: { heroPicture } }),
    heroPicture,
    imageLibrary: imageLibraryMachine.provide({ actors: { download, keepPictures, paint } }),
    settings: settingsMachine.provide({
      actors: { askPermission },
      actions: { rememberOffer },
    }),
    saving: savingMachine.provide({ actors: { askBeforeLeaving, observePage, save } }),
    redrawBuilds,
    redrawComponents,
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
  tellWhileHidden(actorRef);
  const subscription = sessionRef.subscribe((snapshot) => {
    const { user, reason } = snapshot.context;
    const isSomebodyElse = user !== null && user.uid !== uid;
    // A toast may say what this person typed; that of the sign-out itself comes later.
    if (snapshot.matches('signingOut') || reason === 'ended' || isSomebodyElse) clearToasts();
    if (user?.uid === uid) return;
    subscription.unsubscribe();
    actorRef.stop();
    forgetWork();
    if (current?.actorRef === actorRef) current = null;
  });
  return actorRef;
}

/** What a generation has to say also reaches a person who looks at another tab, if they want that (the setting Notifications). */
function tellWhileHidden(actorRef: WorkspaceRef): void {
  const { context } = actorRef.getSnapshot();
  const { settingsRef, websiteGenerationRef, componentGenerationRef, imageGenerationRef } = context;
  for (const generationRef of [websiteGenerationRef, componentGenerationRef, imageGenerationRef]) {
    generationRef.on('notice', ({ message }) => {
      if (!settingsRef.getSnapshot().context.notifications) return;
      if (announceWhileHidden(message)) settingsRef.send({ type: 'generation.unseen' });
    });
  }
  const stopWatching = watchPermission((state) =>
    settingsRef.send({ type: 'permission.changed', ...state }),
  );
  actorRef.subscribe({ complete: stopWatching });
}

export const WorkspaceContext = createContext<WorkspaceRef | null>(null);

/** The workspace of the signed-in user; only inside the editor. */
export function useWorkspace(): WorkspaceRef {
  const workspaceRef = useContext(WorkspaceContext);
  if (workspaceRef === null) throw new Error('useWorkspace is called outside of the editor.');
  return workspaceRef;
}
