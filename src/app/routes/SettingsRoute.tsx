import '../../theme/monoFont';

import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

import { counterpartOf } from '../../content/editorPlans';
import { BillingPanel } from '../../editor/billing/BillingPanel';
import { ApiKeysTab } from '../../editor/settings/ApiKeysTab';
import { AppSettingsTab } from '../../editor/settings/AppSettingsTab';
import { LanguageModelSection } from '../../editor/settings/LanguageModelSection';
import { ProfileTab } from '../../editor/settings/ProfileTab';
import { SettingsScreen, settingsTabOf } from '../../editor/settings/SettingsScreen';
import { saveStateText } from '../../editor/shell/saveStateText';
import { sessionRef } from '../wiring/session';
import { STAYS_ON_PAGE } from './staysOnPage';
import { useUsage } from '../wiring/useUsage';
import { useWorkspace } from '../wiring/workspace';

export function Component() {
  const { apiKeyRef, languageModelRef, planRef, savingRef } = useWorkspace();
  const { settingsRef, webhooksRef } = useWorkspace();
  const { profileRef, passwordRef, freshSignInRef } = useWorkspace();
  const [search, setSearch] = useSearchParams();
  const user = useSelector(sessionRef, ({ context }) => context.user);
  const savedState = useSelector(savingRef, saveStateText);
  const usage = useUsage();

  useEffect(() => {
    profileRef.send({ type: 'user.changed', user });
  }, [profileRef, user]);

  // What was checked and refused belongs to fields that went with the screen.
  useEffect(() => {
    passwordRef.send({ type: 'password.change', password: '', confirmation: '' });
  }, [passwordRef]);

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
        app: (
          <AppSettingsTab
            actorRef={settingsRef}
            savedState={savedState}
            betaFeatures={
              <LanguageModelSection actorRef={languageModelRef} origin={window.location.origin} />
            }
          />
        ),
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
