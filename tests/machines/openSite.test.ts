import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, setup, SimulatedClock, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

import type { SaveRefusal } from '../../machines/saveRefusal';
import { messages } from '../../machines/messages';
import type { Notice } from '../../machines/notice';
import {
  type ChosenFile,
  type OpenedSite,
  openSiteMachine,
  type SiteOpened,
} from '../../machines/openSite';
import { type SiteRefusal, SiteRefusedError } from '../../machines/siteRefusal';
import { aBuild } from '../../stories/fixtures/aBuild';
import { aZip } from '../../stories/fixtures/aZip';

const aSite = (id = 'build-1'): OpenedSite => ({ build: aBuild({ id }), photosRefusal: null });
const zip = (name = 'brotzeit.zip') => aZip({ name });

function startOpening(
  open: (file: ChosenFile) => Promise<OpenedSite> = () => Promise.resolve(aSite()),
) {
  const notices: Notice[] = [];
  const opened: string[] = [];
  const clock = new SimulatedClock();
  const builder = createActor(
    setup({ types: {} as { events: SiteOpened } }).createMachine({
      on: { 'site.opened': { actions: ({ event }) => opened.push(event.build.id) } },
    }),
  ).start();
  const actor = createActor(
    openSiteMachine.provide({ actors: { openSite: fromPromise(({ input }) => open(input)) } }),
    { input: { replyTo: builder }, clock },
  );
  actor.on('notice', (notice) => notices.push(notice));
  actor.start();
  return {
    actor,
    clock,
    notices,
    opened,
    choose: (...files: ChosenFile[]) => actor.send({ type: 'files.choose', files }),
    snapshot: () => actor.getSnapshot(),
    settled: () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy')),
  };
}

const error = (message: string): Notice => ({ type: 'notice', status: 'error', message });

describe('openSiteMachine', () => {
  it('hands the build to the builder, says so, and rests again after ten seconds', async () => {
    const { choose, clock, notices, opened, settled, snapshot } = startOpening();
    choose(zip());
    expect([snapshot().value, snapshot().context.fileName]).toEqual([
      { drag: 'away', file: 'reading' },
      'brotzeit.zip',
    ]);
    expect((await settled()).value).toEqual({ drag: 'away', file: 'opened' });
    expect(opened).toEqual(['build-1']);
    expect(notices).toEqual([{ type: 'notice', status: 'success', message: 'Site opened' }]);
    clock.increment(9_999);
    expect(snapshot().value).toEqual({ drag: 'away', file: 'opened' });
    clock.increment(1);
    expect(snapshot().value).toEqual({ drag: 'away', file: 'idle' });
  });

  it.each<SiteRefusal>(['notZip', 'notOurs', 'damaged', 'tooLarge', 'newerVersion'])(
    'says what is wrong with a file that is %s, and gives the builder nothing',
    async (reason) => {
      const { choose, notices, opened, settled } = startOpening(() =>
        Promise.reject(new SiteRefusedError(reason)),
      );
      choose(zip());
      const { value, context } = await settled();
      expect([value, context.problem]).toEqual([
        { drag: 'away', file: 'failed' },
        messages.siteFile[reason],
      ]);
      expect([notices, opened]).toEqual([[error(messages.siteFile[reason])], []]);
    },
  );

  it.each<SaveRefusal>(['full', 'unavailable'])(
    'fault 78: opens a site whose photos found a storage that is %s, and says so until the next file',
    async (photosRefusal) => {
      const { choose, clock, notices, opened, settled, snapshot } = startOpening(({ name }) =>
        Promise.resolve(name === 'next.zip' ? aSite('next') : { ...aSite(), photosRefusal }),
      );
      choose(zip());
      await settled();
      clock.increment(10_000);
      expect([snapshot().value, snapshot().context.problem]).toEqual([
        { drag: 'away', file: 'unkept' },
        messages.siteFile.unkept[photosRefusal],
      ]);
      expect([notices, opened]).toEqual([
        [error(messages.siteFile.unkept[photosRefusal])],
        ['build-1'],
      ]);
      choose(zip('next.zip'));
      const { value, context } = await settled();
      expect([value, context.problem]).toEqual([{ drag: 'away', file: 'opened' }, null]);
    },
  );

  it('says that a file cannot be read when that is all that is known', async () => {
    const { choose, settled } = startOpening(() => Promise.reject(new Error('worker is gone')));
    choose(zip());
    expect((await settled()).context.problem).toBe(messages.siteFile.failed);
  });

  it('forgets the problem when the next file is chosen', async () => {
    const { choose, settled, snapshot } = startOpening(({ name }) =>
      name === 'good.zip'
        ? Promise.resolve(aSite())
        : Promise.reject(new SiteRefusedError('damaged')),
    );
    choose(zip('bad.zip'));
    await settled();
    choose(zip('good.zip'));
    expect(snapshot().context.problem).toBe(null);
    expect((await settled()).matches({ file: 'opened' })).toBe(true);
  });

  it('fault 33: a file chosen while another is read takes its place; the first answer is ignored', async () => {
    const answers = new Map<string, (opened: OpenedSite) => void>();
    const { choose, opened, settled, snapshot } = startOpening(
      ({ name }) => new Promise((resolve) => answers.set(name, resolve)),
    );
    choose(zip('first.zip'));
    choose(zip('second.zip'));
    answers.get('first.zip')?.(aSite('first'));
    await Promise.resolve();
    expect([snapshot().context.fileName, snapshot().hasTag('busy'), opened]).toEqual([
      'second.zip',
      true,
      [],
    ]);
    answers.get('second.zip')?.(aSite('second'));
    await settled();
    expect(opened).toEqual(['second']);
  });

  it('takes one file at a time, and nothing for none', async () => {
    const { choose, notices, settled, snapshot } = startOpening();
    choose();
    expect(snapshot().value).toEqual({ drag: 'away', file: 'idle' });
    choose(zip(), zip());
    expect([(await settled()).context.problem, notices]).toEqual([
      messages.siteFile.several,
      [error(messages.siteFile.several)],
    ]);
  });

  it('shows where to drop while a file is over the page, and not after the drop', () => {
    const { actor, choose, snapshot } = startOpening();
    actor.send({ type: 'drag.enter' });
    expect(snapshot().matches({ drag: 'over' })).toBe(true);
    actor.send({ type: 'drag.leave' });
    expect(snapshot().matches({ drag: 'away' })).toBe(true);
    actor.send({ type: 'drag.enter' });
    choose(zip());
    expect(snapshot().value).toEqual({ drag: 'away', file: 'reading' });
  });

  it('without implementations the person reads the failure text', async () => {
    const actor = createActor(openSiteMachine, { input: {} }).start();
    actor.send({ type: 'files.choose', files: [zip()] });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ file: 'failed' }));
    expect(context.problem).toBe(messages.siteFile.failed);
  });

  it('can reach every state', () => {
    const paths = getShortestPaths(openSiteMachine, {
      input: {},
      events: [
        { type: 'drag.enter' },
        { type: 'drag.leave' },
        { type: 'files.choose', files: [zip()] },
        ...([null, 'full'] as const).map(
          (photosRefusal) =>
            ({
              type: 'xstate.done.actor.0.openSite.file.reading',
              output: { ...aSite(), photosRefusal },
            }) as never,
        ),
        {
          type: 'xstate.error.actor.0.openSite.file.reading',
          error: new SiteRefusedError('damaged'),
        } as never,
      ],
    });
    const reached = new Set(paths.map(({ state }) => JSON.stringify(state.value)));
    expect([...reached].sort()).toEqual(
      ['failed', 'idle', 'opened', 'reading', 'unkept']
        .flatMap((file) => ['away', 'over'].map((drag) => JSON.stringify({ drag, file })))
        .sort(),
    );
  });
});
