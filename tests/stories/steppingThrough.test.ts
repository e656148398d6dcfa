import { describe, expect, it } from 'vitest';
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  initialTransition,
  transition,
} from 'xstate';

import { choicesIn } from '../../.storybook/statechart/offers';
import { builderMachine } from '../../machines/builder';
import { crumbAndEmber, outlinedBuild } from '../../stories/fixtures/aBuild';
import { bakeryDrawing } from '../../stories/fixtures/previewFrames';
import { aQuestion } from '../../stories/fixtures/modelWork';
import { quietKeeper, someWork } from '../../stories/fixtures/savedWork';
import { ada } from '../../stories/fixtures/auth';
import { settingsMachine } from '../../machines/settings';
import { posts } from '../../src/content/posts';
import { samplesFor } from '../../stories/support/sampleEvents';
import type { Samples } from '../../stories/support/samples';
import { stillMachine } from '../../stories/support/stillMachine';
import { leavesIn, restableStates } from './restableStates';
import { machinesIn } from './storyModules';

const machines = machinesIn(import.meta.glob('../../machines/*.ts', { eager: true }));
const builderRef = createActor(builderMachine, {
  input: { history: [crumbAndEmber], currentId: crumbAndEmber.id },
}).start();
const outlinedRef = createActor(builderMachine, {
  input: { history: [outlinedBuild], currentId: outlinedBuild.id },
}).start();
const settingsRef = createActor(settingsMachine, { input: { betaFeatures: true } }).start();
const inputs: Record<string, unknown> = {
  apiKey: {},
  blog: { postIds: posts.map(({ id }) => id), id: null },
  plan: {},
  profileEdit: { user: ada },
  webhooks: {},
  builderPanels: { builderRef },
  preview: { builderRef },
  previewFrame: { builderRef, drawing: bakeryDrawing, followsPage: true },
  builder: { history: [crumbAndEmber], currentId: crumbAndEmber.id },
  comparison: { builderRef: null },
  changeRequest: { builderRef, outlineRef: null },
  componentLibrary: {},
  contactDetails: { builderRef },
  correcting: { builderRef: null },
  deliveryForm: { builderRef },
  directions: { builderRef: null },
  generation: { kind: 'website' },
  handover: { builderRef },
  heroPicture: { builderRef: null },
  openSite: {},
  languageModel: { settingsRef },
  modelTask: aQuestion,
  modelWork: { builderRef: outlinedRef, generationRef: null, changeRequestRef: null },
  linkForm: { builderRef },
  listingForm: { builderRef },
  itemList: { builderRef: outlinedRef, outlineRef: null },
  outline: { builderRef: outlinedRef },
  photos: { builderRef },
  renaming: { builderRef },
  saving: { keeper: quietKeeper, work: someWork },
  settings: {},
  shareLink: { builderRef },
  sharedSite: { fragment: '1.abc.def' },
  signIn: {},
  signOut: { uid: 'u-ada', builderRef: null, work: someWork },
  signInCallback: { url: 'https://app.example/authEmail' },
  workspace: { uid: 'u-ada' },
};

/** Where one beginning does not lead everywhere. */
const moreInputs: Record<string, unknown[]> = {
  handover: [{ builderRef: null }],
  signOut: [{ uid: 'u-bea', builderRef: null, work: { ...someWork, isWorthKeeping: () => false } }],
};

// The samples of the builder load the whole generator.
describe(
  'the buttons of the Statechart panel lead through the whole flow',
  { timeout: 30_000 },
  () => {
    const flows = machines.filter((machine) => restableStates(machine).length > 0);
    it.each(flows.map((machine) => [machine.id, machine] as const))('%s', async (_, machine) => {
      const wanted = new Set(restableStates(machine));
      const reached = statesByButtons(stillMachine(machine), wanted, await samplesFor(machine.id));
      expect([...wanted].filter((state) => !reached.has(state))).toEqual([]);
    });
  },
);

/** Presses every button in every state it comes to, until nothing new appears or all that is wanted was seen. */
function statesByButtons(
  machine: AnyStateMachine,
  wanted: Set<string>,
  samples: Partial<Samples>,
): Set<string> {
  const reached = new Set<string>();
  const known = new Set<string>();
  const queue = [inputs[machine.id], ...(moreInputs[machine.id] ?? [])].map(
    (input) => initialTransition(machine, input)[0] as AnyMachineSnapshot,
  );
  for (const [index, snapshot] of queue.entries()) {
    const key = JSON.stringify([snapshot.value, snapshot.context]);
    if (known.has(key)) continue;
    known.add(key);
    if (snapshot.status === 'active') {
      leavesIn(machine, snapshot.value).forEach((state) => reached.add(state));
    }
    if ([...wanted].every((state) => reached.has(state))) break;
    for (const choice of choicesIn(machine, snapshot, samples)) {
      for (const { data } of choice.variants) {
        const [next] = transition(machine, snapshot, choice.toEvent(data)) as [
          AnyMachineSnapshot,
          unknown,
        ];
        // What leads to a state not seen yet is followed first.
        const isNew = leavesIn(machine, next.value).some((state) => !reached.has(state));
        queue.splice(isNew ? index + 1 : queue.length, 0, next);
      }
    }
  }
  return reached;
}
