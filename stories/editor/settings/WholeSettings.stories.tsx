import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { ActorRefFromLogic } from 'xstate';

import { apiKeyMachine } from '../../../machines/apiKey';
import { freshSignInMachine } from '../../../machines/freshSignIn';
import { DEFAULT_LANGUAGE_MODEL, languageModelMachine } from '../../../machines/languageModel';
import { passwordChangeMachine } from '../../../machines/passwordChange';
import { passwordRulesOf } from '../../../machines/passwordRules';
import { planMachine } from '../../../machines/plan';
import { profileEditMachine } from '../../../machines/profileEdit';
import { DEFAULT_SETTINGS, settingsMachine } from '../../../machines/settings';
import { webhooksMachine } from '../../../machines/webhooks';
import { BillingPanel } from '../../../src/editor/billing/BillingPanel';
import { ApiKeysTab } from '../../../src/editor/settings/ApiKeysTab';
import { AppSettingsTab } from '../../../src/editor/settings/AppSettingsTab';
import { ProfileTab } from '../../../src/editor/settings/ProfileTab';
import { LanguageModelSection } from '../../../src/editor/settings/LanguageModelSection';
import { SettingsScreen, type SettingsTab } from '../../../src/editor/settings/SettingsScreen';
import { EditorLayout } from '../../../src/editor/shell/EditorLayout';
import { ada, longest, smallPhoto } from '../../fixtures/auth';
import { inStates } from '../../support/inState';

const machines = {
  profileRef: profileEditMachine,
  passwordRef: passwordChangeMachine,
  freshSignInRef: freshSignInMachine,
  settingsRef: settingsMachine,
  apiKeyRef: apiKeyMachine,
  webhooksRef: webhooksMachine,
  planRef: planMachine,
  languageModelRef: languageModelMachine,
};

type Refs = {
  [Prop in keyof typeof machines]: ActorRefFromLogic<(typeof machines)[Prop]>;
};

/** The screen in the frame of the editor, as the route puts them together, with `tab` open. */
const open = (tab: SettingsTab, user = ada) =>
  function WholeSettings(refs: Refs) {
    return (
      <EditorLayout
        user={user}
        plan="Free"
        title="Settings"
        signOutState="idle"
        onSignOut={() => undefined}
      >
        <SettingsScreen
          tab={tab}
          onTabChange={() => undefined}
          panels={{
            profile: <ProfileTab {...refs} />,
            app: (
              <AppSettingsTab
                actorRef={refs.settingsRef}
                savedState="Saved in this browser"
                betaFeatures={
                  <LanguageModelSection
                    actorRef={refs.languageModelRef}
                    origin="https://builder.example"
                  />
                }
              />
            ),
            api: <ApiKeysTab {...refs} />,
            billing: (
              <BillingPanel
                actorRef={refs.planRef}
                wanted={null}
                usage={{ websites: 12_345, components: 6_789, images: 123_456 }}
              />
            ),
          }}
        />
      </EditorLayout>
    );
  };

const inputs = {
  profileRef: { user: ada },
  passwordRef: undefined,
  freshSignInRef: undefined,
  settingsRef: {},
  apiKeyRef: {},
  webhooksRef: {},
  planRef: {},
  languageModelRef: { settingsRef: null },
};
const Profile = inStates(machines, open('profile'), inputs);
const LongestProfile = inStates(machines, open('profile', longest), inputs);
const App = inStates(machines, open('app'), inputs);
const Api = inStates(machines, open('api', longest), inputs);
const Billing = inStates(machines, open('billing'), inputs);

const person = { ...ada, photoURL: smallPhoto };
const manyEndpoints = Array.from(
  { length: 200 },
  (_, index) => `https://hooks.example.com/${index}/${'build-finished/'.repeat(index % 9)}`,
);

const noLanguageModel = {
  ...DEFAULT_LANGUAGE_MODEL,
  settingsRef: null,
  models: [],
  addressProblem: null,
  problem: null,
  loaded: 0,
};

const meta = {
  title: 'Editor/Settings/Whole screen',
  component: Profile,
  args: {
    profileRef: {
      value: 'viewing',
      context: { user: person, ...person, problem: null, note: null },
    },
    passwordRef: {
      value: 'editing',
      context: { rules: passwordRulesOf(''), changes: 0, problem: null, isShown: false },
    },
    freshSignInRef: { value: 'idle', context: { problem: null } },
    settingsRef: {
      value: { editing: 'choosing' },
      context: { ...DEFAULT_SETTINGS, permission: 'undecided', wasOffered: false },
    },
    apiKeyRef: {
      value: { visibility: 'masked', work: 'idle' },
      context: { key: 'wt_Q7fK2mZx9LrT4vBn', problem: null },
    },
    webhooksRef: { value: 'editing', context: { url: '', endpoints: [], problem: null } },
    planRef: { value: {}, context: { plan: 'Free' } },
    languageModelRef: { value: 'off', context: noLanguageModel },
    onEvent: fn(),
  },
  parameters: { layout: 'fullscreen', route: '/editor/settings' },
} satisfies Meta<typeof Profile>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The profile tab as a person finds it. */
export const ProfileTabOpen: Story = { tags: ['phone'] };

/** The longest name and address that the provider keeps, right to left. */
export const ProfileTabWithTheLongestName: Story = {
  args: {
    profileRef: {
      value: 'viewing',
      context: { user: longest, ...longest, problem: null, note: null },
    },
  },
  render: (args) => <LongestProfile {...args} />,
  tags: ['phone'],
};

/** The tab App Settings. */
export const AppSettingsTabOpen: Story = { render: (args) => <App {...args} />, tags: ['phone'] };

/** The tab App Settings with Beta Features on: the language model stands below it. */
export const AppSettingsTabWithALanguageModel: Story = {
  args: {
    settingsRef: {
      value: { editing: 'choosing' },
      context: {
        ...DEFAULT_SETTINGS,
        betaFeatures: true,
        permission: 'undecided',
        wasOffered: false,
      },
    },
    languageModelRef: { value: { enabled: 'downloadable' }, context: noLanguageModel },
  },
  render: (args) => <App {...args} />,
  tags: ['phone'],
};

/** The tab API Keys before anything was added. */
export const ApiKeysTabOpen: Story = { render: (args) => <Api {...args} /> };

/** Two hundred webhooks, some of them long. */
export const ApiKeysTabWithTwoHundredWebhooks: Story = {
  args: {
    webhooksRef: {
      value: 'editing',
      context: { url: '', endpoints: manyEndpoints, problem: null },
    },
  },
  render: (args) => <Api {...args} />,
  tags: ['phone'],
};

/** The tab Billing, far beyond every limit of the free plan. */
export const BillingTabBeyondTheLimits: Story = {
  render: (args) => <Billing {...args} />,
  tags: ['phone'],
};
