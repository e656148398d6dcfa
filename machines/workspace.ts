import { type ActorRefFromLogic, fromCallback, setup } from 'xstate';

import { apiKeyMachine, apiKeyToSave } from './apiKey';
import { builderMachine } from './builder';
import { builderToSave } from './builderContext';
import { comparisonMachine, comparisonToSave } from './comparison';
import { componentLibraryMachine, componentLibraryToSave } from './componentLibrary';
import { generationMachine } from './generation';
import { handoverMachine } from './handover';
import { heroPictureMachine } from './heroPicture';
import { imageLibraryFromSaved, imageLibraryMachine, imageLibraryToSave } from './imageLibrary';
import { planMachine, planToSave } from './plan';
import { correctingMachine, correctingToSave } from './correcting';
import { renamingMachine, renamingToSave } from './renaming';
import { allWork, type SavedWork, workOf } from './savedWork';
import { savingMachine } from './saving';
import { settingsMachine, settingsToSave } from './settings';
import { webhooksMachine, webhooksToSave } from './webhooks';

export interface WorkspaceContext {
  builderRef: ActorRefFromLogic<typeof builderMachine>;
  comparisonRef: ActorRefFromLogic<typeof comparisonMachine>;
  renamingRef: ActorRefFromLogic<typeof renamingMachine>;
  correctingRef: ActorRefFromLogic<typeof correctingMachine>;
  handoverRef: ActorRefFromLogic<typeof handoverMachine>;
  websiteGenerationRef: ActorRefFromLogic<typeof generationMachine>;
  heroPictureRef: ActorRefFromLogic<typeof heroPictureMachine>;
  componentLibraryRef: ActorRefFromLogic<typeof componentLibraryMachine>;
  componentGenerationRef: ActorRefFromLogic<typeof generationMachine>;
  imageLibraryRef: ActorRefFromLogic<typeof imageLibraryMachine>;
  imageGenerationRef: ActorRefFromLogic<typeof generationMachine>;
  settingsRef: ActorRefFromLogic<typeof settingsMachine>;
  savingRef: ActorRefFromLogic<typeof savingMachine>;
  planRef: ActorRefFromLogic<typeof planMachine>;
  apiKeyRef: ActorRefFromLogic<typeof apiKeyMachine>;
  webhooksRef: ActorRefFromLogic<typeof webhooksMachine>;
}

export interface WorkspaceInput {
  uid: string;
  /** What was saved of this person's work in this tab. */
  saved: Partial<SavedWork>;
}

/**
 * The signed-in person's work: lives from sign-in to sign-out, across navigation (specification section 1,
 * "work is session-based"). Stopping it stops everything that was under way, so nothing of one user reaches the next.
 *
 * Input: whose work, and what was saved of it. `redrawBuilds` gives the builder the documents of builds that were saved
 * without them, `redrawComponents` the component library its previews.
 */
export const workspaceMachine = setup({
  types: {} as { context: WorkspaceContext; input: WorkspaceInput },
  actors: {
    builder: builderMachine,
    comparison: comparisonMachine,
    renaming: renamingMachine,
    correcting: correctingMachine,
    componentLibrary: componentLibraryMachine,
    generation: generationMachine,
    handover: handoverMachine,
    heroPicture: heroPictureMachine,
    imageLibrary: imageLibraryMachine,
    settings: settingsMachine,
    saving: savingMachine,
    plan: planMachine,
    apiKey: apiKeyMachine,
    webhooks: webhooksMachine,
    redrawBuilds: fromCallback<{ type: 'none' }, ActorRefFromLogic<typeof builderMachine>>(() => {
      throw new Error('workspaceMachine: provide the `redrawBuilds` actor.');
    }),
    redrawComponents: fromCallback<
      { type: 'none' },
      ActorRefFromLogic<typeof componentLibraryMachine>
    >(() => {
      throw new Error('workspaceMachine: provide the `redrawComponents` actor.');
    }),
  },
}).createMachine({
  id: 'workspace',
  context: ({ spawn, input: { uid, saved } }) => {
    const settingsRef = spawn('settings', { id: 'settings', input: saved.settings ?? {} });
    const builderRef = spawn('builder', { id: 'builder', input: saved.builder ?? {} });
    const comparisonRef = spawn('comparison', {
      id: 'comparison',
      input: { builderRef, ...saved.comparison },
    });
    const renamingRef = spawn('renaming', {
      id: 'renaming',
      input: { builderRef, ...saved.renaming },
    });
    const correctingRef = spawn('correcting', {
      id: 'correcting',
      input: { builderRef, ...saved.correcting },
    });
    const handoverRef = spawn('handover', { id: 'handover', input: { builderRef } });
    const websiteGenerationRef = spawn('generation', {
      id: 'websiteGeneration',
      input: { kind: 'website', replyTo: builderRef },
    });
    const componentLibraryRef = spawn('componentLibrary', {
      id: 'componentLibrary',
      input: saved.componentLibrary ?? {},
    });
    const componentGenerationRef = spawn('generation', {
      id: 'componentGeneration',
      input: { kind: 'component', replyTo: componentLibraryRef },
    });
    const imageLibraryRef = spawn('imageLibrary', {
      id: 'imageLibrary',
      input: imageLibraryFromSaved(saved.images ?? {}),
    });
    const imageGenerationRef = spawn('generation', {
      id: 'imageGeneration',
      input: { kind: 'image', replyTo: imageLibraryRef },
    });
    const heroPictureRef = spawn('heroPicture', { id: 'heroPicture', input: { builderRef } });
    const planRef = spawn('plan', { id: 'plan', input: saved.plan ?? {} });
    const apiKeyRef = spawn('apiKey', { id: 'apiKey', input: saved.apiKey ?? {} });
    const webhooksRef = spawn('webhooks', { id: 'webhooks', input: saved.webhooks ?? {} });
    // What saving knows of the work: one line a part.
    const work = allWork({
      settings: workOf(settingsRef, settingsToSave),
      builder: workOf(
        builderRef,
        builderToSave,
        ({ prompt, history }) => prompt !== '' || history.length > 0,
      ),
      comparison: workOf(comparisonRef, comparisonToSave),
      renaming: workOf(renamingRef, renamingToSave),
      correcting: workOf(correctingRef, correctingToSave),
      componentLibrary: workOf(
        componentLibraryRef,
        componentLibraryToSave,
        ({ description, items }) => description !== '' || items.length > 0,
      ),
      images: workOf(
        imageLibraryRef,
        imageLibraryToSave,
        ({ prompt, images }) => prompt !== '' || images.some(({ origin }) => origin === 'drawn'),
      ),
      plan: workOf(planRef, planToSave),
      apiKey: workOf(apiKeyRef, apiKeyToSave),
      webhooks: workOf(webhooksRef, webhooksToSave),
    });
    const savingRef = spawn('saving', { id: 'saving', input: { uid, work } });
    return {
      builderRef,
      comparisonRef,
      renamingRef,
      correctingRef,
      handoverRef,
      websiteGenerationRef,
      heroPictureRef,
      componentLibraryRef,
      componentGenerationRef,
      imageLibraryRef,
      imageGenerationRef,
      settingsRef,
      savingRef,
      planRef,
      apiKeyRef,
      webhooksRef,
    };
  },
  invoke: [
    { src: 'redrawBuilds', input: ({ context }) => context.builderRef },
    { src: 'redrawComponents', input: ({ context }) => context.componentLibraryRef },
  ],
});
