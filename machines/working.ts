import { type ActorRefFromLogic, fromCallback, setup } from 'xstate';

import { apiKeyMachine } from './apiKey';
import { builderMachine } from './builder';
import { builderPanelsMachine } from './builderPanels';
import { comparisonMachine } from './comparison';
import { componentLibraryMachine } from './componentLibrary';
import { freshSignInMachine } from './freshSignIn';
import { generationMachine } from './generation';
import { handoverMachine } from './handover';
import { heroPictureMachine } from './heroPicture';
import { imageLibraryFromSaved, imageLibraryMachine } from './imageLibrary';
import { languageModelMachine } from './languageModel';
import type { NoticeSource } from './notice';
import { openSiteMachine } from './openSite';
import { passwordChangeMachine } from './passwordChange';
import type { Keeper, LearnedWork } from './keeper';
import { planMachine } from './plan';
import { correctingMachine } from './correcting';
import { previewMachine } from './preview';
import { profileEditMachine } from './profileEdit';
import { renamingMachine } from './renaming';
import { type SavedWork, type Work, workOfAll } from './savedWork';
import { savingMachine } from './saving';
import { settingsMachine } from './settings';
import { shareLinkMachine } from './shareLink';
import { signOutMachine } from './signOut';
import { webhooksMachine } from './webhooks';

export interface WorkingContext {
  builderRef: ActorRefFromLogic<typeof builderMachine>;
  builderPanelsRef: ActorRefFromLogic<typeof builderPanelsMachine>;
  previewRef: ActorRefFromLogic<typeof previewMachine>;
  comparisonRef: ActorRefFromLogic<typeof comparisonMachine>;
  renamingRef: ActorRefFromLogic<typeof renamingMachine>;
  correctingRef: ActorRefFromLogic<typeof correctingMachine>;
  handoverRef: ActorRefFromLogic<typeof handoverMachine>;
  openSiteRef: ActorRefFromLogic<typeof openSiteMachine>;
  shareLinkRef: ActorRefFromLogic<typeof shareLinkMachine>;
  websiteGenerationRef: ActorRefFromLogic<typeof generationMachine>;
  heroPictureRef: ActorRefFromLogic<typeof heroPictureMachine>;
  componentLibraryRef: ActorRefFromLogic<typeof componentLibraryMachine>;
  componentGenerationRef: ActorRefFromLogic<typeof generationMachine>;
  imageLibraryRef: ActorRefFromLogic<typeof imageLibraryMachine>;
  imageGenerationRef: ActorRefFromLogic<typeof generationMachine>;
  settingsRef: ActorRefFromLogic<typeof settingsMachine>;
  savingRef: ActorRefFromLogic<typeof savingMachine>;
  signOutRef: ActorRefFromLogic<typeof signOutMachine>;
  planRef: ActorRefFromLogic<typeof planMachine>;
  apiKeyRef: ActorRefFromLogic<typeof apiKeyMachine>;
  webhooksRef: ActorRefFromLogic<typeof webhooksMachine>;
  languageModelRef: ActorRefFromLogic<typeof languageModelMachine>;
  profileRef: ActorRefFromLogic<typeof profileEditMachine>;
  passwordRef: ActorRefFromLogic<typeof passwordChangeMachine>;
  freshSignInRef: ActorRefFromLogic<typeof freshSignInMachine>;
  keeper: Keeper;
  uid: string;
}

export interface WorkingInput {
  /** Whose it is. */
  uid: string;
  /** Where the person's work is kept. */
  keeper: Keeper;
}

/**
 * All that runs while a workspace is working, a bag of actors without states of its own. Stopping it stops everything that
 * was under way.
 *
 * Input: whose work it is, and who keeps it. It begins with what was kept, and learns what other tabs of the person keep meanwhile.
 * `redrawBuilds` gives the builder the documents of builds that were saved without them, `redrawComponents` the component
 * library its previews. `announceUnseen` tells what a generation has to say to a person who looks elsewhere. `tellNotices`
 * tells the notices of all of them, whatever screen is shown when they come. `showOtherTabs` lets the person's other
 * tabs see whether there is work here.
 */
export const workingMachine = setup({
  types: {} as { context: WorkingContext; input: WorkingInput },
  actors: {
    builder: builderMachine,
    builderPanels: builderPanelsMachine,
    preview: previewMachine,
    comparison: comparisonMachine,
    renaming: renamingMachine,
    correcting: correctingMachine,
    componentLibrary: componentLibraryMachine,
    generation: generationMachine,
    handover: handoverMachine,
    openSite: openSiteMachine,
    shareLink: shareLinkMachine,
    heroPicture: heroPictureMachine,
    imageLibrary: imageLibraryMachine,
    settings: settingsMachine,
    saving: savingMachine,
    signOut: signOutMachine,
    plan: planMachine,
    apiKey: apiKeyMachine,
    webhooks: webhooksMachine,
    languageModel: languageModelMachine,
    profile: profileEditMachine,
    password: passwordChangeMachine,
    freshSignIn: freshSignInMachine,
    redrawBuilds: fromCallback<{ type: 'none' }, ActorRefFromLogic<typeof builderMachine>>(() => {
      throw new Error('workingMachine: provide the `redrawBuilds` actor.');
    }),
    redrawComponents: fromCallback<
      { type: 'none' },
      ActorRefFromLogic<typeof componentLibraryMachine>
    >(() => {
      throw new Error('workingMachine: provide the `redrawComponents` actor.');
    }),
    learn: fromCallback<{ type: 'none' }, WorkingContext>(({ input }) =>
      input.keeper.observe((learned) => tellLearned(input, learned)),
    ),
    announceUnseen: fromCallback<{ type: 'none' }, WorkingContext>(() => {
      throw new Error('workingMachine: provide the `announceUnseen` actor.');
    }),
    showOtherTabs: fromCallback<{ type: 'none' }, { uid: string; work: Work<SavedWork> }>(() => {
      throw new Error('workingMachine: provide the `showOtherTabs` actor.');
    }),
    tellNotices: fromCallback<{ type: 'none' }, NoticeSource[]>(() => {
      throw new Error('workingMachine: provide the `tellNotices` actor.');
    }),
  },
}).createMachine({
  id: 'working',
  context: ({ spawn, input: { keeper, uid } }) => {
    const { saved } = keeper;
    const settingsRef = spawn('settings', { id: 'settings', input: saved.settings ?? {} });
    const builderRef = spawn('builder', { id: 'builder', input: saved.builder ?? {} });
    const builderPanelsRef = spawn('builderPanels', {
      id: 'builderPanels',
      input: { builderRef, ...saved.builderPanels },
    });
    const previewRef = spawn('preview', { id: 'preview', input: { builderRef, ...saved.preview } });
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
    const openSiteRef = spawn('openSite', { id: 'openSite', input: { replyTo: builderRef } });
    const shareLinkRef = spawn('shareLink', { id: 'shareLink', input: { builderRef } });
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
    // Who it is about, the screen says.
    const profileRef = spawn('profile', { id: 'profile', input: { user: null } });
    const passwordRef = spawn('password', { id: 'password' });
    const freshSignInRef = spawn('freshSignIn', { id: 'freshSignIn' });
    const planRef = spawn('plan', { id: 'plan', input: saved.plan ?? {} });
    const apiKeyRef = spawn('apiKey', { id: 'apiKey', input: saved.apiKey ?? {} });
    const webhooksRef = spawn('webhooks', { id: 'webhooks', input: saved.webhooks ?? {} });
    const languageModelRef = spawn('languageModel', {
      id: 'languageModel',
      input: { settingsRef, ...saved.languageModel },
    });
    const work = workOfAll({
      settings: settingsRef,
      builder: builderRef,
      builderPanels: builderPanelsRef,
      preview: previewRef,
      comparison: comparisonRef,
      renaming: renamingRef,
      correcting: correctingRef,
      componentLibrary: componentLibraryRef,
      images: imageLibraryRef,
      plan: planRef,
      apiKey: apiKeyRef,
      webhooks: webhooksRef,
      languageModel: languageModelRef,
    });
    const savingRef = spawn('saving', { id: 'saving', input: { keeper, work } });
    const signOutRef = spawn('signOut', { id: 'signOut', input: { uid, builderRef, work } });
    return {
      builderRef,
      builderPanelsRef,
      previewRef,
      comparisonRef,
      renamingRef,
      correctingRef,
      handoverRef,
      openSiteRef,
      shareLinkRef,
      websiteGenerationRef,
      heroPictureRef,
      componentLibraryRef,
      componentGenerationRef,
      imageLibraryRef,
      imageGenerationRef,
      settingsRef,
      savingRef,
      signOutRef,
      planRef,
      apiKeyRef,
      webhooksRef,
      languageModelRef,
      profileRef,
      passwordRef,
      freshSignInRef,
      keeper,
      uid,
    };
  },
  invoke: [
    { src: 'redrawBuilds', input: ({ context }) => context.builderRef },
    { src: 'redrawComponents', input: ({ context }) => context.componentLibraryRef },
    { src: 'announceUnseen', input: ({ context }) => context },
    { src: 'learn', input: ({ context }) => context },
    {
      src: 'showOtherTabs',
      input: ({ context: { uid, savingRef } }) => ({
        uid,
        work: savingRef.getSnapshot().context.work,
      }),
    },
    { src: 'tellNotices', input: ({ context }) => noticeSources(context) },
  ],
});

function tellLearned(context: WorkingContext, learned: LearnedWork): void {
  const { settings, plan, apiKey, webhooks } = learned;
  const { builds, components, images } = learned;
  const type = 'work.learned';
  if (settings) context.settingsRef.send({ type, saved: settings });
  if (plan) context.planRef.send({ type, saved: plan });
  if (apiKey) context.apiKeyRef.send({ type, saved: apiKey });
  if (webhooks) context.webhooksRef.send({ type, saved: webhooks });
  if (builds) context.builderRef.send({ type, learned: builds });
  if (components) context.componentLibraryRef.send({ type, learned: components });
  if (images) context.imageLibraryRef.send({ type, learned: images });
}

function noticeSources(context: WorkingContext): NoticeSource[] {
  return [
    context.builderRef,
    context.handoverRef,
    context.openSiteRef,
    context.shareLinkRef,
    context.websiteGenerationRef,
    context.heroPictureRef,
    context.componentLibraryRef,
    context.componentGenerationRef,
    context.imageLibraryRef,
    context.imageGenerationRef,
    context.settingsRef,
    context.savingRef,
    context.planRef,
    context.apiKeyRef,
    context.webhooksRef,
    context.profileRef,
    context.passwordRef,
    context.freshSignInRef,
  ];
}
