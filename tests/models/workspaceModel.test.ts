import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { User } from '../../machines/entities';
import { NO_KEEPER } from '../../machines/keeper';
import type { WorkingContext } from '../../machines/working';
import { ada, grace } from '../../stories/fixtures/auth';
import { namesIn, openPage, typedIn, workOf } from './openPage';
import { startPeoplesDisk } from './peoplesDisk';
import { ticks } from './quietWorking';

/**
 * Session, workspace and all that works in it together, under any order of people coming and going, typing, generations, slow
 * and refused storage, time and reloads. Everything that a person types bears their name:
 * - whoever signs out is asked first where there is work;
 * - nothing of one person is ever in the workspace, or on the disk, of another;
 * - no input is lost: what was typed last stands, and so does every site that was announced; a page that closes without asking
 *   leaves all of it on the disk, and the next page brings all of it back;
 * - whoever left leaves nothing on the disk once it has answered;
 * - nothing is busy for ever.
 */
type Step =
  | { kind: 'come'; user: User | null }
  | { kind: 'type'; what: 'prompt' | 'description' | 'image' }
  | { kind: 'wait'; time: number }
  | {
      kind: 'sign out' | 'generate' | 'generated' | 'generation fails' | 'toggle Auto Save';
    }
  | { kind: 'other tabs answer'; haveWork: boolean }
  | { kind: 'confirm sign-out' | 'cancel sign-out' }
  | { kind: 'disk answers' | 'disk refuses' | 'reload' };

const of = <TKind extends Step['kind']>(...kinds: TKind[]) => fc.constantFrom(...kinds);
const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ kind: of('come'), user: fc.constantFrom(ada, grace, null) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: of('type'),
      what: fc.constantFrom('prompt' as const, 'description' as const, 'image' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: of('wait'), time: fc.constantFrom(400, 3000, 15_000) }),
  },
  { weight: 4, arbitrary: fc.record({ kind: of('generate', 'generated') }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: of('generation fails', 'toggle Auto Save') }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: of('sign out', 'confirm sign-out', 'cancel sign-out') }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: of('other tabs answer'), haveWork: fc.boolean() }),
  },
  { weight: 7, arbitrary: fc.record({ kind: of('disk answers') }) },
  { weight: 1, arbitrary: fc.record({ kind: of('disk refuses', 'reload') }) },
);

function startWorld() {
  const disk = startPeoplesDisk();
  const haveLeft = new Set<string>();
  let user: User | null = null;
  const open = () =>
    openPage(
      disk,
      () => user,
      () => {
        user = null;
      },
    );
  let page = open();
  let working: WorkingContext | undefined;
  let typed = typedIn();
  let count = 0;

  const check = () => {
    const now = page.working();
    const { uid = '', keeper } = page.workspace()?.context ?? {};
    if (now !== working) {
      working = now;
      typed = typedIn(keeper === NO_KEEPER ? {} : disk.keptOf(uid));
      count = typed.builds.length;
    }
    if (now !== undefined) {
      const { builds, ...words } = typedIn(workOf(now));
      expect({ ...words, builds: builds.slice(builds.length - typed.builds.length) }).toEqual(
        typed,
      );
      expect(builds.length - count).toBe(page.announced());
      typed = { ...words, builds };
      expect([...namesIn(workOf(now))].filter((name) => name !== uid)).toEqual([]);
    }
    for (const ref of page.workspaces) {
      const snapshot = ref.getSnapshot();
      if (snapshot.matches('leaving') || snapshot.matches('left')) {
        haveLeft.add(snapshot.context.uid);
      }
    }
    if (now !== undefined) haveLeft.delete(uid);
    for (const { uid: whose } of [ada, grace]) {
      const names = [...namesIn(disk.keptOf(whose))];
      expect(names.filter((name) => name !== whose)).toEqual([]);
    }
  };

  let words = 0;
  const write = (what: 'prompt' | 'description' | 'image') => {
    const now = page.working();
    if (now === undefined) return;
    words += 1;
    const value = `${words} of ${page.workspace()?.context.uid}`;
    typed = { ...typed, [what]: value };
    if (what === 'prompt') now.builderRef.send({ type: 'prompt.change', value });
    else if (what === 'image') now.imageLibraryRef.send({ type: 'prompt.change', value });
    else now.componentLibraryRef.send({ type: 'description.change', value });
  };

  const reload = () => {
    page.hide();
    const now = page.working();
    const uid = page.workspace()?.context.uid ?? '';
    const work = now === undefined ? null : typedIn(workOf(now));
    const asks = now?.savingRef.getSnapshot().hasTag('atRisk') === true;
    page.actor.stop();
    disk.finish();
    if (work !== null && !asks) expect(typedIn(disk.keptOf(uid))).toEqual(work);
    page = open();
    page.tell();
  };

  const take = async (step: Step) => {
    const now = page.working();
    const hadWork = now?.savingRef.getSnapshot().context.work.isWorthKeeping() === true;
    if (step.kind === 'come') {
      user = step.user;
      page.tell();
    } else if (step.kind === 'type') write(step.what);
    else if (step.kind === 'sign out') {
      if (now === undefined) page.actor.send({ type: 'session.signOut' });
      else now.signOutRef.send({ type: 'signOut.ask' });
    } else if (step.kind === 'confirm sign-out') now?.signOutRef.send({ type: 'signOut.confirm' });
    else if (step.kind === 'cancel sign-out') now?.signOutRef.send({ type: 'signOut.cancel' });
    else if (step.kind === 'other tabs answer') page.askedTabs.shift()?.(step.haveWork);
    else if (step.kind === 'wait') page.clock.increment(step.time);
    else if (step.kind === 'disk answers') disk.answer();
    else if (step.kind === 'disk refuses') disk.refuse();
    else if (step.kind === 'generated') page.generations.shift()?.answer();
    else if (step.kind === 'generation fails') page.generations.shift()?.fail();
    else if (step.kind === 'reload') reload();
    else if (step.kind === 'toggle Auto Save') {
      const { autoSave = true } = now?.settingsRef.getSnapshot().context ?? {};
      now?.settingsRef.send({ type: 'setting.change', setting: 'autoSave', value: !autoSave });
    } else if (now !== undefined) {
      write('prompt');
      now.websiteGenerationRef.send({
        type: 'generation.start',
        request: {
          kind: 'website',
          prompt: now.builderRef.getSnapshot().context.prompt,
          theme: 'modern',
          framework: 'tailwind',
        },
      });
    }
    await ticks();
    if (hadWork && !['come', 'confirm sign-out', 'reload'].includes(step.kind)) {
      expect(page.working()).toBe(now);
    }
    check();
  };

  /** Everything answers, and goes on answering. */
  const finish = async () => {
    for (let round = 0; round < 10; round += 1) {
      while (disk.waiting() > 0) await take({ kind: 'disk answers' });
      while (page.askedTabs.length > 0) await take({ kind: 'other tabs answer', haveWork: false });
      while (page.generations.length > 0) await take({ kind: 'generated' });
      await take({ kind: 'wait', time: 15_000 });
    }
  };

  return { disk, haveLeft, take, finish, page: () => page, user: () => user };
}

describe('session, workspace and work, in any order', () => {
  it('gives everybody their own, loses no input, and ends what it begins', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { maxLength: 50, size: 'max' }), async (taken) => {
        const { disk, finish, haveLeft, page, take, user } = startWorld();
        for (const step of taken) await take(step);
        await finish();

        const somebody = user();
        const session = page().actor.getSnapshot();
        expect(session.context.user).toEqual(somebody);
        for (const uid of haveLeft) {
          if (uid !== somebody?.uid && !disk.hasRefused(uid)) {
            expect(disk.keptOf(uid)).toBeUndefined();
          }
        }
        const now = page().working();
        expect(now === undefined).toBe(somebody === null);
        if (now === undefined) return;
        expect(now.websiteGenerationRef.getSnapshot().value).toBe('idle');
        expect(now.signOutRef.getSnapshot().hasTag('busy')).toBe(false);
        const { autoSave } = now.settingsRef.getSnapshot().context;
        const isKept = page().workspace()?.context.keeper !== NO_KEEPER;
        const { value } = now.savingRef.getSnapshot();
        expect(value).toEqual(
          autoSave ? (isKept ? 'saved' : { blocked: 'waiting' }) : { off: 'resting' },
        );
      }),
      { numRuns: 100, seed: 20_261_122 },
    );
  }, 20_000);
});
