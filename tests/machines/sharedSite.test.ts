import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

import {
  type DrawnSite,
  sharedSiteMachine,
  type SharedSiteEvent,
  shownDocument,
} from '../../machines/sharedSite';
import { type SiteRefusal, SiteRefusedError } from '../../machines/siteRefusal';

const drawn: DrawnSite = { title: 'Crumb & Ember', html: '<!DOCTYPE html>' };

function openLink(
  fragment: string,
  draw: (fragment: string) => Promise<DrawnSite> = () => Promise.resolve(drawn),
) {
  const asked: string[] = [];
  let stops = 0;
  let starts = 0;
  let goTo: (fragment: string) => void = () => undefined;
  const actor = createActor(
    sharedSiteMachine.provide({
      actors: {
        drawShared: fromPromise(({ input }) => {
          asked.push(input);
          return draw(input);
        }),
        watchFragment: fromCallback<SharedSiteEvent>(({ sendBack }) => {
          starts += 1;
          goTo = (next) => sendBack({ type: 'fragment.changed', fragment: next });
          return () => {
            stops += 1;
          };
        }),
      },
    }),
    { input: { fragment } },
  ).start();
  return {
    actor,
    asked,
    goTo: (next: string) => goTo(next),
    watches: () => [starts, stops],
    snapshot: () => actor.getSnapshot(),
    settled: () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy')),
  };
}

describe('sharedSiteMachine', () => {
  it('draws the site in the address', async () => {
    const { asked, settled, snapshot } = openLink('1.abc.def');
    expect(snapshot().value).toBe('reading');
    const { value, context } = await settled();
    expect([value, context, asked]).toEqual([
      'shown',
      { fragment: '1.abc.def', site: drawn, pagePath: null },
      ['1.abc.def'],
    ]);
  });

  it('shows the page that was chosen, and the first one of the next link', async () => {
    const page = (path: string) => ({ path, language: 'en', label: path, lead: path, html: path });
    const site = { ...drawn, pages: [page('index.html'), page('menu.html')] };
    const { actor, goTo, settled, snapshot } = openLink('1.abc.def', () => Promise.resolve(site));
    await settled();
    expect(shownDocument(snapshot().context)).toBe(drawn.html);
    actor.send({ type: 'page.show', path: 'menu.html' });
    expect(shownDocument(snapshot().context)).toBe('menu.html');
    goTo('1.ghi.jkl');
    await settled();
    expect([snapshot().context.pagePath, shownDocument(snapshot().context)]).toEqual([
      null,
      drawn.html,
    ]);
  });

  it('says that there is nothing to show without a fragment, and asks nobody', () => {
    const { asked, snapshot } = openLink('');
    expect([snapshot().value, asked]).toEqual(['empty', []]);
  });

  it.each<[SiteRefusal, string]>([
    ['damaged', 'damaged'],
    ['notOurs', 'damaged'],
    ['notZip', 'damaged'],
    ['tooLarge', 'tooLarge'],
    ['newerVersion', 'newerVersion'],
  ])('tells a link that is %s as %s', async (reason, state) => {
    const { settled } = openLink('1.abc.def', () => Promise.reject(new SiteRefusedError(reason)));
    expect((await settled()).value).toBe(state);
  });

  it('can be tried again when the site could not be drawn', async () => {
    let calls = 0;
    const { actor, asked, settled } = openLink('1.abc.def', () => {
      calls += 1;
      return calls === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(drawn);
    });
    expect((await settled()).value).toBe('failed');
    actor.send({ type: 'site.retry' });
    expect((await settled()).value).toBe('shown');
    expect(asked).toEqual(['1.abc.def', '1.abc.def']);
  });

  it('reads another fragment from the start and ignores what was read for the one before', async () => {
    const answers = new Map<string, (site: DrawnSite) => void>();
    const { goTo, settled, snapshot, watches } = openLink(
      'first',
      (fragment) => new Promise((resolve) => answers.set(fragment, resolve)),
    );
    goTo('second');
    answers.get('first')?.({ ...drawn, title: 'The first' });
    await Promise.resolve();
    expect([snapshot().value, snapshot().context.site]).toEqual(['reading', null]);
    answers.get('second')?.({ ...drawn, title: 'The second' });
    expect((await settled()).context.site?.title).toBe('The second');

    goTo('');
    expect([snapshot().value, snapshot().context.site]).toEqual(['empty', null]);
    expect(watches()).toEqual([1, 0]);
  });

  it('stops watching the address when the viewer is left', () => {
    const { actor, watches } = openLink('');
    actor.stop();
    expect(watches()).toEqual([1, 1]);
  });

  it('can reach every state', () => {
    const machine = sharedSiteMachine.provide({
      actors: { watchFragment: fromCallback<SharedSiteEvent>(() => undefined) },
    });
    const failed = (error: Error) =>
      ({ type: 'xstate.error.actor.0.sharedSite.reading', error }) as never;
    const paths = getShortestPaths(machine, {
      input: { fragment: '' },
      events: [
        { type: 'fragment.changed', fragment: '1.abc.def' },
        { type: 'xstate.done.actor.0.sharedSite.reading', output: drawn } as never,
        failed(new SiteRefusedError('damaged')),
        failed(new SiteRefusedError('tooLarge')),
        failed(new SiteRefusedError('newerVersion')),
        failed(new Error('offline')),
      ],
    });
    const reached = new Set(paths.map(({ state }) => state.value));
    const passing = ['arriving'];
    expect([...reached].sort()).toEqual(
      Object.keys(sharedSiteMachine.states)
        .filter((name) => !passing.includes(name))
        .sort(),
    );
  });
});
