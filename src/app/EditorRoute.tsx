import { useSelector } from '@xstate/react';
import { Navigate, Outlet, useLocation, useMatches } from 'react-router-dom';

import { SessionGate } from '../auth/SessionGate';
import { EditorLayout } from '../editor/shell/EditorLayout';
import { pageNameOf } from './pageTitle';
import { sessionRef } from './session';
import { WorkspaceContext, workspaceOf } from './workspace';

/** The guard (specification section 2): nothing of the editor is drawn before somebody is signed in. */
export function Component() {
  const location = useLocation();
  const title = pageNameOf(useMatches().map(({ handle }) => handle));
  const isSignedOut = useSelector(sessionRef, (snapshot) => snapshot.matches('signedOut'));
  const reason = useSelector(sessionRef, ({ context }) => context.reason);
  const user = useSelector(sessionRef, ({ context }) => context.user);
  const problem = useSelector(sessionRef, ({ context }) => context.problem);
  const isBusy = useSelector(sessionRef, (snapshot) => snapshot.hasTag('busy'));

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
        plan="Free"
        signOutState={isBusy ? 'busy' : 'idle'}
        signOutProblem={problem}
        onSignOut={() => sessionRef.send({ type: 'signOut' })}
      >
        {user === null ? null : (
          <WorkspaceContext value={workspaceOf(user.uid, sessionRef)}>
            <Outlet />
          </WorkspaceContext>
        )}
      </EditorLayout>
    </SessionGate>
  );
}
