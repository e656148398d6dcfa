import '../wiring/toastsAtHand';

import { useSelector } from '@xstate/react';
import { use, useEffect } from 'react';
import { Navigate, Outlet, useLocation, useMatch } from 'react-router-dom';
import { waitFor } from 'xstate';

import { SessionGate } from '../../auth/SessionGate';
import { EditorLayout } from '../../editor/shell/EditorLayout';
import { NotificationOffer } from '../../editor/shell/NotificationOffer';
import { SaveState } from '../../editor/shell/SaveState';
import { SignOutDialog } from '../../editor/shell/SignOutDialog';
import { WorkspaceGate } from '../../editor/shell/WorkspaceGate';
import { whenIdle } from '../../services/page';
import { prepareGenerator } from '../../services/websiteWorker';
import { ShownRoutes } from './appRoute';
import { loadEditorScreens } from './editorScreens';
import { pageMetaOf } from '../head/pageMeta';
import { sessionRef } from '../wiring/session';
import { loadSiteParts } from '../wiring/siteParts';
import { actorsOf, liveWorkspaceMachine, WorkspaceContext } from '../wiring/workspace';

/** Lets the session open the workspace. Whoever is known to be signed in sees the screen once what they kept was read. */
export async function enter(): Promise<void> {
  sessionRef.start();
  sessionRef.send({ type: 'editor.entered', workspace: liveWorkspaceMachine });
  const { workspaceRef } = sessionRef.getSnapshot().context;
  if (workspaceRef !== null) {
    await waitFor(workspaceRef, (snapshot) => !snapshot.matches('waiting'));
  }
}

/** The guard (specification section 2): nothing of the editor is drawn before somebody is signed in. */
export function Component() {
  const location = useLocation();
  const { title = null } = pageMetaOf(use(ShownRoutes));
  const isSignedOut = useSelector(sessionRef, (snapshot) => snapshot.matches('signedOut'));
  const reason = useSelector(sessionRef, ({ context }) => context.reason);
  const user = useSelector(sessionRef, ({ context }) => context.user);
  const problem = useSelector(sessionRef, ({ context }) => context.problem);
  const isBusy = useSelector(sessionRef, (snapshot) => snapshot.hasTag('busy'));
  const workspaceRef = useSelector(sessionRef, ({ context }) => context.workspaceRef);
  const actors = useSelector(workspaceRef ?? undefined, actorsOf);
  const isAsking = useSelector(actors?.signOutRef, (snapshot) => snapshot?.hasTag('busy') ?? false);
  const plan = useSelector(actors?.planRef, (snapshot) => snapshot?.context.plan ?? 'Free');

  const isInBuilder = useMatch('/editor/builder') !== null;
  const panelsRef = isInBuilder ? actors?.builderPanelsRef : undefined;
  const isFolded = useSelector(panelsRef, (snapshot) => snapshot?.context.isNavigationFolded);
  const isFocused = useSelector(panelsRef, (snapshot) => snapshot?.matches({ room: 'focused' }));

  const isSignedIn = user !== null;
  useEffect(() => {
    // With all of the app here, no later work asks the network for anything.
    if (isSignedIn)
      whenIdle(
        () =>
          void Promise.allSettled([loadEditorScreens(), loadSiteParts()]).then(prepareGenerator),
      );
  }, [isSignedIn]);

  if (isSignedOut) {
    const from = `${location.pathname}${location.search}${location.hash}`;
    const search =
      reason === 'left' ? '' : `?${new URLSearchParams({ returnTo: from }).toString()}`;
    return <Navigate to={`/auth${search}`} replace />;
  }

  return (
    <SessionGate actorRef={sessionRef}>
      <EditorLayout
        title={title ?? ''}
        user={user}
        plan={plan}
        fold={
          panelsRef === undefined || isFolded === undefined
            ? undefined
            : { isFolded, onToggle: () => panelsRef.send({ type: 'navigation.toggle' }) }
        }
        isFocused={isFocused}
        signOutState={isBusy || isAsking ? 'busy' : 'idle'}
        signOutProblem={problem}
        onSignOut={() => {
          if (actors === null) sessionRef.send({ type: 'session.signOut' });
          else actors.signOutRef.send({ type: 'signOut.ask' });
        }}
        saveState={actors === null ? null : <SaveState actorRef={actors.savingRef} />}
      >
        {workspaceRef === null ? null : (
          // Fields and screens of one person are never handed to the next.
          <WorkspaceGate key={workspaceRef.sessionId} actorRef={workspaceRef}>
            {actors === null ? null : (
              <WorkspaceContext value={actors}>
                <NotificationOffer actorRef={actors.settingsRef} />
                <Outlet />
              </WorkspaceContext>
            )}
          </WorkspaceGate>
        )}
      </EditorLayout>
      {actors === null ? null : <SignOutDialog actorRef={actors.signOutRef} />}
    </SessionGate>
  );
}
