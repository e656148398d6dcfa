import { createContext, useContext } from 'react';
import { fromCallback, type SnapshotFrom } from 'xstate';

import { apiKeyMachine } from '../../../machines/apiKey';
import { builderMachine } from '../../../machines/builder';
import { comparisonMachine } from '../../../machines/comparison';
import { componentLibraryMachine } from '../../../machines/componentLibrary';
import { freshSignInMachine } from '../../../machines/freshSignIn';
import { generationMachine } from '../../../machines/generation';
import { handoverMachine } from '../../../machines/handover';
import { heroPictureMachine } from '../../../machines/heroPicture';
import { imageLibraryMachine } from '../../../machines/imageLibrary';
import { languageModelMachine } from '../../../machines/languageModel';
import { EDITOR_NOTICE_DURATION } from '../../../machines/limits';
import type { NoticeSource } from '../../../machines/notice';
import { openSiteMachine } from '../../../machines/openSite';
import { passwordChangeMachine } from '../../../machines/passwordChange';
import { profileEditMachine } from '../../../machines/profileEdit';
import { renamingMachine } from '../../../machines/renaming';
import { savingMachine } from '../../../machines/saving';
import { settingsMachine } from '../../../machines/settings';
import { shareLinkMachine } from '../../../machines/shareLink';
import { signOutMachine } from '../../../machines/signOut';
import { type WorkingContext, workingMachine } from '../../../machines/working';
import { workspaceMachine } from '../../../machines/workspace';
import { stockImages } from '../../content/stockImages';
import {
  changeEmail,
  changePassword,
  sendLink,
  updateProfile,
} from '../../services/auth/authActors';
import { copyKey, createKey } from '../../services/apiKeyActors';
import { copyCode } from '../../services/copyCode';
import { exportAll } from '../../services/exportAll';
import {
  drawSamples,
  generateBeside,
  rebuildWebsite,
  watchNetwork,
} from '../../services/generationActors';
import { downloadWith, holdHero, keepPictures, paint, paintHero } from '../../services/imageActors';
import { checkSource, downloadModel } from '../../services/models/modelActors';
import { announceUnseen, askPermission, rememberOffer } from '../../services/notifications';
import { releaseAddress } from '../../services/openDocument';
import { openSite } from '../../services/openSiteActors';
import { showOtherTabs, askOtherTabs } from '../../services/otherTabs';
import { copyPage, exportWebsite, openPage } from '../../services/pageActors';
import { readPhoto } from '../../services/profilePhoto';
import { redrawBuilds } from '../../services/redrawBuilds';
import { redrawComponents } from '../../services/redrawComponents';
import { askBeforeLeaving, observePage } from '../../services/savingActors';
import { shareSite } from '../../services/shareLinkActors';
import { returnTo } from '../../services/storage';
import { stampVersion } from '../../services/stampVersion';
import { forgetWork, openKeeper } from '../../services/workKeeper';
import { clearToasts } from '../../ui/toasts';
import { tellNoticesOf } from './notices';
import { sessionRef } from './session';
import { loadSiteParts } from './siteParts';

const download = downloadWith((id) => {
  const stock = stockImages[id];
  return stock === undefined ? [] : [stock.address, stock.fallback];
});

const heroPicture = heroPictureMachine.provide({
  actors: { paint: paintHero, holdPicture: holdHero },
});

/** One place for all that the workspace has to say: it is told once, on whatever screen is shown by then. */
const tellNotices = fromCallback<{ type: 'none' }, NoticeSource[]>(({ input: sources }) => {
  const stops = sources.map((source) => tellNoticesOf(source, EDITOR_NOTICE_DURATION));
  return () => stops.forEach((stop) => stop());
});

const liveWorkingMachine = workingMachine.provide({
  actors: {
    builder: builderMachine.provide({ actors: { rebuildWebsite } }),
    handover: handoverMachine.provide({
      actors: { exportWebsite, copyPage, openPage },
      actions: { releaseAddress: (_, { address }) => releaseAddress(address) },
    }),
    openSite: openSiteMachine.provide({ actors: { openSite } }),
    shareLink: shareLinkMachine.provide({ actors: { shareSite } }),
    componentLibrary: componentLibraryMachine.provide({ actors: { copyCode, drawSamples } }),
    generation: generationMachine.provide({
      actors: { generate: generateBeside(loadSiteParts), watchNetwork },
    }),
    comparison: comparisonMachine.provide({ actors: { heroPicture } }),
    heroPicture,
    renaming: renamingMachine.provide({ actors: { stampVersion } }),
    imageLibrary: imageLibraryMachine.provide({ actors: { download, keepPictures, paint } }),
    settings: settingsMachine.provide({
      actors: { askPermission },
      actions: { rememberOffer },
    }),
    saving: savingMachine.provide({ actors: { askBeforeLeaving, observePage } }),
    signOut: signOutMachine.provide({
      actors: { askOtherTabs, exportAll },
      actions: { signOut: () => sessionRef.send({ type: 'session.signOut' }) },
    }),
    showOtherTabs,
    redrawBuilds,
    redrawComponents,
    announceUnseen,
    tellNotices,
    profile: profileEditMachine.provide({ actors: { readPhoto, updateProfile, changeEmail } }),
    password: passwordChangeMachine.provide({ actors: { changePassword } }),
    freshSignIn: freshSignInMachine.provide({
      actors: { sendLink },
      actions: { rememberWayBack: () => void returnTo.write('/editor/settings?tab=profile') },
    }),
    apiKey: apiKeyMachine.provide({ actors: { createKey, copyText: copyKey } }),
    languageModel: languageModelMachine.provide({ actors: { checkSource, downloadModel } }),
  },
});

/** What the session makes a workspace of. */
export const liveWorkspaceMachine = workspaceMachine.provide({
  actors: { openKeeper, forgetWork, working: liveWorkingMachine },
  actions: { clearNotices: clearToasts },
});

/** The actors of a workspace that is working, or null. They stay the same for as long as it works. */
export function actorsOf(snapshot: SnapshotFrom<typeof workspaceMachine> | undefined) {
  return snapshot?.children.working?.getSnapshot().context ?? null;
}

export const WorkspaceContext = createContext<WorkingContext | null>(null);

/** The actors of the signed-in person's workspace; only inside the editor. */
export function useWorkspace(): WorkingContext {
  const actors = useContext(WorkspaceContext);
  if (actors === null) throw new Error('useWorkspace is called outside of the editor.');
  return actors;
}
