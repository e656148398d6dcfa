import '../theme/monoFont';

import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

import { freshSignInMachine } from '../../machines/freshSignIn';
import { EDITOR_NOTICE_DURATION } from '../../machines/limits';
import { counterpartOf } from '../content/editorPlans';
import { BillingPanel } from '../editor/billing/BillingPanel';
import { ApiKeysTab } from '../editor/settings/ApiKeysTab';
import { AppSettingsTab } from '../editor/settings/AppSettingsTab';
import { ProfileTab } from '../editor/settings/ProfileTab';
import { SettingsScreen, settingsTabOf } from '../editor/settings/SettingsScreen';
import { saveStateText } from '../editor/shell/saveStateText';
import { sendLink } from '../services/auth/authActors';
import { returnTo } from '../services/storage';
import { sessionRef } from './session';
import { STAYS_ON_PAGE } from './staysOnPage';
import { useNotices } from './useNotices';
import { useUsage } from './useUsage';
import { useWorkspace } from './workspace';

const liveFreshSignInMachine = freshSignInMachine.provide({ actors: { sendLink } });

export function Component() {
  const { apiKeyRef, planRef, savingRef, settingsRef, webhooksRef } = useWorkspace();
  const { profileRef, passwordRef } = useWorkspace();
  const [search, setSearch] = useSearchParams();
  const user = useSelector(sessionRef, ({ context }) => context.user);
  const freshSignInRef = useActorRef(liveFreshSignInMachine);
  const savedState = useSelector(savingRef, saveStateText);
  const usage = useUsage();
  useNotices(freshSignInRef, EDITOR_NOTICE_DURATION);

  useEffect(() => {
    profileRef.send({ type: 'user.changed', user });
  }, [profileRef, user]);

  // What was checked and refused belongs to fields that went with the screen.
  useEffect(() => {
    passwordRef.send({ type: 'password.change', password: '', confirmation: '' });
  }, [passwordRef]);

  useEffect(() => {
    // A fresh sign-in link may be opened in another tab, which knows the way back only from here.
    const subscription = freshSignInRef.on('notice', ({ status }) => {
      if (status === 'success') returnTo.write('/editor/settings?tab=profile');
    });
    return () => subscription.unsubscribe();
  }, [freshSignInRef]);

  return (
    <SettingsScreen
      tab={settingsTabOf(search.get('tab'))}
      onTabChange={(tab) => setSearch({ tab }, { replace: true, state: STAYS_ON_PAGE })}
      panels={{
        profile: (
          <ProfileTab
            profileRef={profileRef}
            passwordRef={passwordRef}
            freshSignInRef={freshSignInRef}
          />
        ),
        app: <AppSettingsTab actorRef={settingsRef} savedState={savedState} />,
        api: <ApiKeysTab apiKeyRef={apiKeyRef} webhooksRef={webhooksRef} />,
        billing: (
          <BillingPanel
            actorRef={planRef}
            wanted={counterpartOf(search.get('plan'))}
            usage={usage}
          />
        ),
      }}
    />
  );
}
