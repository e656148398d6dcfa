import { ChakraProvider } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'storybook/test';
import { type AnyActorRef, createActor } from 'xstate';

import { apiKeyMachine } from '../../machines/apiKey';
import { languageModelMachine } from '../../machines/languageModel';
import { planMachine } from '../../machines/plan';
import { savingMachine } from '../../machines/saving';
import { settingsMachine } from '../../machines/settings';
import { webhooksMachine } from '../../machines/webhooks';
import LiveModelWork from '../../src/app/routes/LiveModelWork';
import { BillingPanel } from '../../src/editor/billing/BillingPanel';
import { ApiKeysTab } from '../../src/editor/settings/ApiKeysTab';
import { AppSettingsTab } from '../../src/editor/settings/AppSettingsTab';
import { LanguageModelSection } from '../../src/editor/settings/LanguageModelSection';
import { EditorLayout } from '../../src/editor/shell/EditorLayout';
import { SaveState } from '../../src/editor/shell/SaveState';
import { system } from '../../src/theme/system';
import { Toaster } from '../../src/ui/Toaster';
import { ada } from '../fixtures/auth';
import { nobodyFollowed } from '../fixtures/modelWork';
import { quietKeeper, someWork } from '../fixtures/savedWork';
import { stillMachine } from '../support/stillMachine';

const ROUNDS = 50;

const actors = {
  settings: createActor(stillMachine(settingsMachine), { input: { betaFeatures: true } }),
  languageModel: createActor(stillMachine(languageModelMachine), { input: { settingsRef: null } }),
  apiKey: createActor(stillMachine(apiKeyMachine), { input: { key: 'wt_Q7fK2mZx9LrT4vBn' } }),
  webhooks: createActor(stillMachine(webhooksMachine), { input: {} }),
  plan: createActor(stillMachine(planMachine), { input: {} }),
  saving: createActor(stillMachine(savingMachine), {
    input: { keeper: quietKeeper, work: someWork },
  }),
};

function Editor({ onDrawn }: { onDrawn: () => void }) {
  useEffect(onDrawn, [onDrawn]);
  return (
    <EditorLayout
      user={ada}
      plan="Free"
      title="Settings"
      signOutState="idle"
      onSignOut={() => undefined}
      saveState={<SaveState actorRef={actors.saving} />}
    >
      <AppSettingsTab
        actorRef={actors.settings}
        savedState="Saved in this browser"
        betaFeatures={
          <LanguageModelSection actorRef={actors.languageModel} origin="https://builder.example" />
        }
      />
      <ApiKeysTab apiKeyRef={actors.apiKey} webhooksRef={actors.webhooks} />
      <LiveModelWork input={nobodyFollowed} />
      <BillingPanel actorRef={actors.plan} wanted={null} usage={{ websites: 1 }} />
      <Toaster />
    </EditorLayout>
  );
}

const meta = {
  title: 'Editor/Layout/Lifecycle',
  component: () => <div data-testid="host" />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fault 54: fifty times drawn and taken away in StrictMode, the editor leaves no listener, timer or subscription behind. */
export const LeavesNothingBehind: Story = {
  play: async ({ canvas }) => {
    const host = canvas.getByTestId('host');
    for (const actor of Object.values(actors)) actor.start();
    const round = async () => {
      await new Promise<void>((resolve) => {
        const root = createRoot(host);
        flushSync(() =>
          root.render(
            <StrictMode>
              <ChakraProvider value={system}>
                <MemoryRouter initialEntries={['/editor/settings']}>
                  <Editor onDrawn={resolve} />
                </MemoryRouter>
              </ChakraProvider>
            </StrictMode>,
          ),
        );
        void Promise.resolve().then(() => setTimeout(() => flushSync(() => root.unmount())));
      });
      await new Promise((resolve) => setTimeout(resolve, 10));
    };
    const counted = countHeld(Object.values(actors));
    try {
      // What is set up once for the whole page is set up by now.
      await round();
      await round();
      await new Promise((resolve) => setTimeout(resolve, 300));
      const before = counted.held();
      for (let count = 0; count < ROUNDS; count += 1) await round();
      await new Promise((resolve) => setTimeout(resolve, 300));
      await expect(counted.held()).toEqual({ ...before, subscriptions: 0 });
      await expect(counted.most()).toBeGreaterThan(0);
    } finally {
      counted.stop();
    }
  },
};

/** Counts what is held of the page and of `watched` from now on. */
function countHeld(watched: AnyActorRef[]) {
  const listeners = new Set<string>();
  const intervals = new Set<unknown>();
  let subscriptions = 0;
  let most = 0;
  const undo: (() => void)[] = [];
  const ids = new WeakMap<object, number>();
  let lastId = 0;
  const idOf = (listener: object) => {
    const id = ids.get(listener) ?? (lastId += 1);
    ids.set(listener, id);
    return id;
  };

  for (const [name, target] of Object.entries({ window, document })) {
    const add = target.addEventListener.bind(target) as EventTarget['addEventListener'];
    const remove = target.removeEventListener.bind(target) as EventTarget['removeEventListener'];
    const keyOf = (type: string, listener: object, options: unknown) => {
      const capture = typeof options === 'object' && options !== null && 'capture' in options;
      return `${name} ${type} ${idOf(listener)} ${String(options === true || capture)}`;
    };
    target.addEventListener = ((type, listener, options) => {
      const isOnce = typeof options === 'object' && options.once === true;
      if (listener !== null && !isOnce) listeners.add(keyOf(type, listener, options));
      add(type, listener, options);
    }) as EventTarget['addEventListener'];
    target.removeEventListener = ((type, listener, options) => {
      if (listener !== null) listeners.delete(keyOf(type, listener, options));
      remove(type, listener, options);
    }) as EventTarget['removeEventListener'];
    undo.push(() => Object.assign(target, { addEventListener: add, removeEventListener: remove }));
  }

  const { setInterval: set, clearInterval: clear } = window;
  Object.assign(window, {
    setInterval: (...given: Parameters<typeof setInterval>) => {
      const id = set(...given);
      intervals.add(id);
      return id;
    },
    clearInterval: (id: number) => {
      intervals.delete(id);
      clear(id);
    },
  });
  undo.push(() => Object.assign(window, { setInterval: set, clearInterval: clear }));

  for (const actor of watched) {
    const subscribe = actor.subscribe.bind(actor);
    actor.subscribe = ((observer: Parameters<typeof subscribe>[0]) => {
      const subscription = subscribe(observer);
      subscriptions += 1;
      most = Math.max(most, subscriptions);
      return {
        unsubscribe: () => {
          subscriptions -= 1;
          subscription.unsubscribe();
        },
      };
    }) as typeof actor.subscribe;
    undo.push(() => Object.assign(actor, { subscribe }));
  }

  return {
    held: () => ({ listeners: listeners.size, intervals: intervals.size, subscriptions }),
    most: () => most,
    stop: () => undo.forEach((restore) => restore()),
  };
}
