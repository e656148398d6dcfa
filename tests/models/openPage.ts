import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';

import { builderToSave } from '../../machines/builderContext';
import { componentLibraryToSave } from '../../machines/componentLibrary';
import type { User } from '../../machines/entities';
import {
  type GenerationAnswer,
  generationMachine,
  type GenerationRequest,
} from '../../machines/generation';
import { imageLibraryToSave } from '../../machines/imageLibrary';
import { messages } from '../../machines/messages';
import type { NoticeSource } from '../../machines/notice';
import type { SavedWork } from '../../machines/savedWork';
import { type SavingEvent, savingMachine } from '../../machines/saving';
import { sessionMachine, type SessionEvent, type SessionReport } from '../../machines/session';
import { signOutMachine } from '../../machines/signOut';
import type { WorkingContext } from '../../machines/working';
import { workspaceMachine, type WorkspaceRef } from '../../machines/workspace';
import { aBuild } from '../../stories/fixtures/aBuild';
import type { PeoplesDisk } from './peoplesDisk';
import { quietWorking } from './quietWorking';

interface Question {
  answer: () => void;
  fail: () => void;
}

/** A page on which everything runs that the product has, but for the browser, its worker and the provider. */
export function openPage(disk: PeoplesDisk, current: () => User | null, signOut: () => void) {
  const clock = new SimulatedClock();
  const generations: Question[] = [];
  const askedTabs: ((haveWork: boolean) => void)[] = [];
  const workspaces = new Set<WorkspaceRef>();
  let report: (report: SessionReport) => void = () => undefined;
  let hide: () => void = () => undefined;
  let announced = 0;

  const working = quietWorking.provide({
    actors: {
      generation: generationMachine.provide({
        actors: {
          generate: fromPromise<GenerationAnswer, GenerationRequest>(
            ({ input }) =>
              new Promise((resolve, reject) => {
                const build = aBuild({ id: `site ${input.prompt}`, prompt: input.prompt });
                generations.push({
                  answer: () => resolve({ kind: 'website', build }),
                  fail: () => reject(new Error('the worker failed')),
                });
              }),
          ),
        },
      }),
      signOut: signOutMachine.provide({
        actors: {
          askOtherTabs: fromPromise(() => new Promise((resolve) => askedTabs.push(resolve))),
        },
        actions: { signOut: () => actor.send({ type: 'session.signOut' }) },
      }),
      tellNotices: fromCallback<{ type: 'none' }, NoticeSource[]>(({ input: sources }) => {
        announced = 0;
        for (const source of sources) {
          source.on('notice', ({ message }) => {
            if (message === messages.generation.website.succeeded) announced += 1;
          });
        }
      }),
      saving: savingMachine.provide({
        actors: {
          observePage: fromCallback<SavingEvent>(({ sendBack }) => {
            hide = () => sendBack({ type: 'page.hidden' });
          }),
          askBeforeLeaving: fromCallback(() => undefined),
        },
      }),
    },
  });
  const workspace = workspaceMachine.provide({
    actors: {
      working,
      openKeeper: fromPromise(({ input: { uid } }) => disk.open(uid)),
      forgetWork: fromPromise<unknown, { uid: string }>(({ input: { uid } }) => disk.forget(uid)),
    },
  });
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        observeSession: fromCallback<SessionEvent>(({ sendBack }) => {
          report = sendBack;
        }),
        signOut: fromPromise<unknown>(() => Promise.resolve(signOut())),
      },
    }),
    { clock },
  );
  actor.subscribe(({ context: { workspaceRef } }) => {
    if (workspaceRef !== null) workspaces.add(workspaceRef);
  });
  actor.start();
  actor.send({ type: 'editor.entered', workspace });
  return {
    actor,
    clock,
    generations,
    /** Questions to the person's other tabs. */
    askedTabs,
    workspaces,
    /** How many sites were announced since the work began. */
    announced: () => announced,
    hide: () => hide(),
    tell: () => report({ type: 'session.changed', user: current() }),
    workspace: () => actor.getSnapshot().context.workspaceRef?.getSnapshot(),
    working: (): WorkingContext | undefined =>
      actor.getSnapshot().context.workspaceRef?.getSnapshot().children.working?.getSnapshot()
        .context,
  };
}

/** Whose names something bears. */
export const namesIn = (value: unknown) =>
  new Set([...(JSON.stringify(value) ?? '').matchAll(/of (u-\w+)/g)].map(([, uid]) => uid));

export const workOf = ({ builderRef, componentLibraryRef, imageLibraryRef }: WorkingContext) => ({
  builder: builderToSave(builderRef.getSnapshot().context),
  componentLibrary: componentLibraryToSave(componentLibraryRef.getSnapshot().context),
  images: imageLibraryToSave(imageLibraryRef.getSnapshot().context),
});

/** What a person has put in, and the sites that came of it. */
export const typedIn = (work: Partial<SavedWork> = {}) => ({
  prompt: work.builder?.prompt ?? '',
  description: work.componentLibrary?.description ?? '',
  image: work.images?.prompt ?? '',
  builds: work.builder?.history.map(({ id }) => id) ?? [],
});
