import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';

import { apiKeyMachine } from '../../machines/apiKey';
import { freshSignInMachine } from '../../machines/freshSignIn';
import {
  type GenerationAnswer,
  generationMachine,
  type GenerationRequest,
} from '../../machines/generation';
import type { Keeper, LearnedWork } from '../../machines/keeper';
import { SaveRefusedError } from '../../machines/saveRefusal';
import {
  type CheckedModel,
  languageModelMachine,
  type SavedLanguageModel,
} from '../../machines/languageModel';
import type { PageRequest } from '../../machines/handover';
import { messages } from '../../machines/messages';
import { type ChosenFile, type OpenedSite, openSiteMachine } from '../../machines/openSite';
import type { NoticeSource } from '../../machines/notice';
import type { SavedWork, Work } from '../../machines/savedWork';
import { type SavingEvent, savingMachine } from '../../machines/saving';
import { type MadeLink, shareLinkMachine } from '../../machines/shareLink';
import { type WorkingContext, workingMachine } from '../../machines/working';
import { crumbAndEmber } from '../../stories/fixtures/aBuild';
import { savedWork } from '../../stories/fixtures/savedWork';

function startWorking(saved: Partial<SavedWork> = {}, writeNow: () => void = () => undefined) {
  const clock = new SimulatedClock();
  const written: Partial<SavedWork>[] = [];
  let tell: (learned: LearnedWork) => void = () => undefined;
  const keeper: Keeper = {
    saved,
    save: (work) => {
      written.push(work);
      return new Promise<void>((resolve) => {
        writeNow();
        resolve();
      });
    },
    observe: (onLearned) => {
      tell = onLearned;
      return () => undefined;
    },
  };
  const generation = generationMachine.provide({
    actors: {
      generate: fromPromise<GenerationAnswer, GenerationRequest>(() =>
        Promise.resolve({ kind: 'website', build: crumbAndEmber }),
      ),
    },
  });
  const saving = savingMachine.provide({
    actors: {
      observePage: fromCallback<SavingEvent>(() => undefined),
      askBeforeLeaving: fromCallback<SavingEvent, Work<SavedWork>>(() => undefined),
    },
  });
  const told: string[] = [];
  const tellNotices = fromCallback<{ type: 'none' }, NoticeSource[]>(({ input: sources }) => {
    for (const source of sources) source.on('notice', ({ message }) => told.push(message));
  });
  const apiKey = apiKeyMachine.provide({
    actors: { createKey: fromPromise(() => Promise.resolve('wt_abcdefghijKLMN56')) },
  });
  const actor = createActor(
    workingMachine.provide({
      actors: {
        apiKey,
        languageModel: languageModelMachine.provide({
          actors: {
            checkSource: fromPromise<CheckedModel, SavedLanguageModel>(
              () => new Promise(() => undefined),
            ),
          },
        }),
        openSite: openSiteMachine.provide({
          actors: {
            openSite: fromPromise<OpenedSite, ChosenFile>(() =>
              Promise.resolve({
                build: { ...crumbAndEmber, id: 'opened' },
                photosRefusal: null,
              }),
            ),
          },
        }),
        shareLink: shareLinkMachine.provide({
          actors: {
            shareSite: fromPromise<MadeLink, PageRequest>(() =>
              Promise.resolve({
                isTooLarge: false,
                link: 'https://a.example/view#1',
                isCopied: true,
              }),
            ),
          },
        }),
        freshSignIn: freshSignInMachine.provide({
          actors: { sendLink: fromPromise<unknown, { email: string }>(() => Promise.resolve()) },
        }),
        generation,
        saving,
        redrawBuilds: fromCallback(() => undefined),
        redrawComponents: fromCallback(() => undefined),
        announceUnseen: fromCallback(() => undefined),
        tellNotices,
        showOtherTabs: fromCallback(() => undefined),
      },
    }),
    { clock, input: { keeper, uid: 'u-ada' } },
  ).start();
  const { builderRef, websiteGenerationRef } = actor.getSnapshot().context;
  return {
    actor,
    clock,
    written,
    told,
    learn: (learned: LearnedWork) => tell(learned),
    builderRef,
    websiteGenerationRef,
    generate: () =>
      websiteGenerationRef.send({
        type: 'generation.start',
        request: {
          kind: 'website',
          prompt: crumbAndEmber.prompt,
          theme: 'modern',
          framework: 'tailwind',
        },
      }),
  };
}

describe('workingMachine', () => {
  it('hands a generated website to the builder', async () => {
    const { clock, builderRef, generate, websiteGenerationRef } = startWorking();
    generate();
    await waitFor(websiteGenerationRef, (snapshot) =>
      snapshot.matches({ generating: { work: 'finished' } }),
    );
    clock.increment(2000);
    expect(builderRef.getSnapshot().context.history).toEqual([crumbAndEmber]);
    expect(builderRef.getSnapshot().value).toBe('ready');
  });

  it('fault 20: stopping it in the middle of a generation leaves no result and no timer', async () => {
    const { actor, clock, builderRef, generate, told, written } = startWorking();
    generate();
    actor.stop();
    clock.increment(10_000);
    await new Promise((resolve) => setImmediate(resolve));
    expect(builderRef.getSnapshot().context.history).toEqual([]);
    expect([written, told]).toEqual([[], []]);
  });

  it('starts with everything that was saved and says that it is saved', () => {
    const { actor } = startWorking(savedWork);
    const { savingRef } = actor.getSnapshot().context;
    expect(savingRef.getSnapshot().context.work.toSave()).toEqual(savedWork);
    expect(savingRef.getSnapshot().value).toBe('saved');
  });

  it.each<
    [string, (actor: WorkingContext) => void, (work: Partial<SavedWork>) => unknown, unknown]
  >([
    [
      'the prompt',
      (actor) => actor.builderRef.send({ type: 'prompt.change', value: 'half a pro' }),
      ({ builder }) => builder?.prompt,
      'half a pro',
    ],
    [
      'a color',
      (actor) => actor.builderRef.send({ type: 'color.change', role: 'primary', value: '#0a6a4d' }),
      ({ builder }) => builder?.history[0]?.customization.colors.primary,
      '#0a6a4d',
    ],
    [
      'a setting',
      (actor) =>
        actor.settingsRef.send({ type: 'setting.change', setting: 'betaFeatures', value: true }),
      ({ settings }) => settings?.betaFeatures,
      true,
    ],
    [
      'the plan',
      (actor) => actor.planRef.send({ type: 'plan.choose', plan: 'Enterprise' }),
      ({ plan }) => plan?.plan,
      'Enterprise',
    ],
    [
      'a webhook that is removed',
      (actor) =>
        actor.webhooksRef.send({
          type: 'endpoint.remove',
          url: savedWork.webhooks.endpoints[0] ?? '',
        }),
      ({ webhooks }) => webhooks?.endpoints,
      [],
    ],
    [
      'which language model was chosen',
      ({ settingsRef, languageModelRef }) => {
        settingsRef.send({ type: 'setting.change', setting: 'betaFeatures', value: true });
        languageModelRef.send({ type: 'source.choose', source: 'server' });
      },
      ({ languageModel }) => languageModel?.source,
      'server',
    ],
  ])('saves %s', (_, act, read, expected) => {
    const { actor, clock, written } = startWorking(savedWork);
    act(actor.getSnapshot().context);
    clock.increment(400);
    expect(written.map(read)).toEqual([expected]);
  });

  it('does not save what is only looked at', () => {
    const { builderRef, clock, written } = startWorking(savedWork);
    builderRef.send({ type: 'preview.refresh' });
    builderRef.send({ type: 'edit.end' });
    clock.increment(10_000);
    expect(written).toEqual([]);
  });

  it('fault 2: work goes on in memory when it cannot be saved', () => {
    const { builderRef, clock } = startWorking({}, () => {
      throw new SaveRefusedError('full');
    });
    builderRef.send({ type: 'prompt.change', value: 'A bakery' });
    clock.increment(10_000);
    expect(builderRef.getSnapshot().context.prompt).toBe('A bakery');
  });

  it('fault 32: a generation that nobody looks at any more finishes here, once, and is kept', async () => {
    const { clock, builderRef, generate, told, websiteGenerationRef, written } = startWorking();
    generate();
    clock.increment(1000);
    generate();
    await waitFor(websiteGenerationRef, (snapshot) =>
      snapshot.matches({ generating: { work: 'finished' } }),
    );
    clock.increment(1000);
    expect(builderRef.getSnapshot().context.history).toEqual([crumbAndEmber]);
    expect(websiteGenerationRef.getSnapshot().value).toBe('idle');
    expect(told).toEqual([messages.generation.website.succeeded]);
    clock.increment(400);
    expect(written.at(-1)?.builder?.history).toEqual([crumbAndEmber]);
  });

  it('fault 71: what any of its actors has to say is told once', async () => {
    const { actor, clock, generate, told, websiteGenerationRef } = startWorking({}, () => {
      throw new SaveRefusedError('full');
    });
    const { planRef, passwordRef } = actor.getSnapshot().context;
    generate();
    await waitFor(websiteGenerationRef, (snapshot) =>
      snapshot.matches({ generating: { work: 'finished' } }),
    );
    clock.increment(2000);
    planRef.send({ type: 'plan.choose', plan: 'Pro' });
    passwordRef.send({ type: 'form.submit', password: 'a', confirmation: 'b' });
    clock.increment(400);
    await new Promise((resolve) => setImmediate(resolve));
    expect(told).toEqual([
      messages.generation.website.succeeded,
      messages.plan.switched('Pro'),
      messages.password.mismatch,
      messages.saving.full,
    ]);
  });

  it('fault 71: a ZIP that is opened, a share link and a fresh sign-in end wherever the person is by then', async () => {
    const { actor, told, builderRef } = startWorking(savedWork);
    const { openSiteRef, shareLinkRef, freshSignInRef } = actor.getSnapshot().context;
    const file = {
      name: 'site.zip',
      size: 1,
      arrayBuffer: () => Promise.reject(new Error('gone')),
    };
    openSiteRef.send({ type: 'files.choose', files: [file] });
    shareLinkRef.send({ type: 'link.make' });
    freshSignInRef.send({ type: 'link.send', email: 'ada@example.com' });
    await new Promise((resolve) => setImmediate(resolve));
    expect(told).toEqual([messages.siteFile.opened, messages.page.copied, messages.magicLink.sent]);
    expect(builderRef.getSnapshot().context.currentId).toBe('opened');
  });

  it('learns what another tab of the person has kept, and keeps its own document', () => {
    const { actor, builderRef, learn } = startWorking(savedWork);
    const { imageLibraryRef, settingsRef, planRef } = actor.getSnapshot().context;
    const { componentLibraryRef, apiKeyRef } = actor.getSnapshot().context;
    const { webhooksRef } = actor.getSnapshot().context;
    const newer = { ...crumbAndEmber, id: 'newer', createdAt: crumbAndEmber.createdAt + 1 };
    const renamed = {
      ...crumbAndEmber,
      name: 'Renamed',
      website: { ...crumbAndEmber.website, html: '', css: '' },
    };
    const [image] = savedWork.images.images;
    if (image === undefined) throw new Error('There is no image to learn.');
    learn({
      settings: { ...savedWork.settings, betaFeatures: true },
      plan: { plan: 'Enterprise' },
      apiKey: { key: 'wt_0000000000000000' },
      webhooks: { endpoints: [] },
      builds: { changed: [newer, renamed], removed: [] },
      components: { changed: [], removed: ['component-1'] },
      images: { changed: [{ ...image, favorite: false }], removed: [] },
    });
    // What is drawn here already is drawn no second time.
    expect(builderRef.getSnapshot().context.history).toEqual([
      newer,
      { ...crumbAndEmber, name: 'Renamed' },
    ]);
    const { prompt, currentId } = builderRef.getSnapshot().context;
    expect([prompt, currentId]).toEqual([savedWork.builder.prompt, crumbAndEmber.id]);
    expect(imageLibraryRef.getSnapshot().context.images[0]?.favorite).toBe(false);
    expect(componentLibraryRef.getSnapshot().context.items).toEqual([]);
    expect([
      settingsRef.getSnapshot().context.betaFeatures,
      planRef.getSnapshot().context.plan,
      apiKeyRef.getSnapshot().context.key,
      webhooksRef.getSnapshot().context.endpoints,
    ]).toEqual([true, 'Enterprise', 'wt_0000000000000000', []]);
    learn({ builds: { changed: [], removed: [crumbAndEmber.id] } });
    const { history, currentId: now } = builderRef.getSnapshot().context;
    expect([history, now]).toEqual([[newer], null]);
  });

  it('fault 33: a reset in the middle of a generation does not stop its site from arriving once', async () => {
    const { clock, builderRef, generate, websiteGenerationRef } = startWorking();
    builderRef.send({ type: 'prompt.change', value: crumbAndEmber.prompt });
    generate();
    generate();
    builderRef.send({ type: 'builder.reset' });
    await waitFor(websiteGenerationRef, (snapshot) =>
      snapshot.matches({ generating: { work: 'finished' } }),
    );
    clock.increment(300_000);
    expect(builderRef.getSnapshot().context.history).toEqual([crumbAndEmber]);
  });
});
