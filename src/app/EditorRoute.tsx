import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation, useMatches } from 'react-router-dom';

import { EDITOR_NOTICE_DURATION } from '../../machines/limits';
import { SessionGate } from '../auth/SessionGate';
import { EditorLayout } from '../editor/shell/EditorLayout';
import { NotificationOffer } from '../editor/shell/NotificationOffer';
import { SaveState } from '../editor/shell/SaveState';
import { whenIdle } from '../services/page';
import { prepareGenerator } from '../services/websiteWorker';
import { loadEditorScreens } from './editorScreens';
import { pageMetaOf } from './pageMeta';
import { sessionRef } from './session';
import { useNotices } from './useNotices';
import { WorkspaceContext, workspaceOf, type WorkspaceRef } from './workspace';

/** The guard (specification section 2): nothing of the editor is drawn before somebody is signed in. */
export function Component() {
  const location = useLocation();
  const { title = null } = pageMetaOf(useMatches());
  const isSignedOut = useSelector(sessionRef, (snapshot) => snapshot.matches('signedOut'));
  const reason = useSelector(sessionRef, ({ context }) => context.reason);
  const user = useSelector(sessionRef, ({ context }) => context.user);
  const problem = useSelector(sessionRef, ({ context }) => context.problem);
  const isBusy = useSelector(sessionRef, (snapshot) => snapshot.hasTag('busy'));
  const workspaceRef = user === null ? null : workspaceOf(user.uid, sessionRef);
  const plan = useSelector(
    workspaceRef?.getSnapshot().context.planRef,
    (snapshot) => snapshot?.context.plan ?? 'Free',
  );

  const isSignedIn = user !== null;
  useEffect(() => {
    // With all of the app here, no later work asks the network for anything.
    if (isSignedIn) whenIdle(() => void loadEditorScreens().then(prepareGenerator));
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
        signOutState={isBusy ? 'busy' : 'idle'}
        signOutProblem={problem}
        onSignOut={() => sessionRef.send({ type: 'signOut' })}
        saveState={workspaceRef === null ? null : <LiveSaveState workspaceRef={workspaceRef} />}
      >
        {user === null || workspaceRef === null ? null : (
          // Fields and screens of one person are never handed to the next.
          <WorkspaceContext key={user.uid} value={workspaceRef}>
            <NotificationOffer actorRef={workspaceRef.getSnapshot().context.settingsRef} />
            <Outlet />
          </WorkspaceContext>
        )}
      </EditorLayout>
    </SessionGate>
  );
}

function LiveSaveState({ workspaceRef }: { workspaceRef: WorkspaceRef }) {
  const { savingRef } = workspaceRef.getSnapshot().context;
  useNotices(savingRef, EDITOR_NOTICE_DURATION);
  return <SaveState actorRef={savingRef} />;
}
