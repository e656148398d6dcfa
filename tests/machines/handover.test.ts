import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

import { builderMachine } from '../../machines/builder';
import type { BuilderContext } from '../../machines/builderContext';
import type { Build } from '../../machines/entities';
import {
  type CopiedPage,
  type ExportedFiles,
  handoverMachine,
  type OpenedPage,
  type PageRequest,
} from '../../machines/handover';
import { messages } from '../../machines/messages';
import type { Notice } from '../../machines/notice';
import type { PageOfBuild } from '../../machines/pageInView';
import type { Rebuild, Rebuilt } from '../../machines/siteChange';
import { crumbAndEmber, harbourYoga } from '../../stories/fixtures/aBuild';

interface World {
  exportWebsite?: (build: Build) => Promise<unknown>;
  copyPage?: (page: PageOfBuild) => Promise<CopiedPage>;
  openPage?: (page: PageOfBuild) => Promise<OpenedPage>;
}

function start(input: Partial<BuilderContext>, world: World = {}) {
  const notices: Notice[] = [];
  const begun: string[] = [];
  const released: (string | null)[] = [];
  let redraw: () => void = () => undefined;
  const builderRef = createActor(
    builderMachine.provide({
      actors: {
        rebuildWebsite: fromPromise<Rebuilt, Rebuild>(async ({ input: { build, change } }) => {
          await new Promise<void>((resolve) => (redraw = resolve));
          return { from: build, site: { ...build, corrections: change.corrections } };
        }),
      },
    }),
    { input },
  ).start();
  const actor = createActor(
    handoverMachine.provide({
      actors: {
        exportWebsite: fromPromise<ExportedFiles, PageRequest>(async ({ input: { page } }) => {
          begun.push('export');
          const { build } = await page;
          await world.exportWebsite?.(build);
          return packed;
        }),
        copyPage: fromPromise<CopiedPage, PageRequest>(async ({ input: { page } }) => {
          begun.push('copy');
          const inView = await page;
          return world.copyPage?.(inView) ?? { html: '<p>', isCopied: true };
        }),
        openPage: fromPromise<OpenedPage, PageRequest>(async ({ input: { page } }) => {
          begun.push('open');
          const inView = await page;
          return world.openPage?.(inView) ?? { isOpened: true };
        }),
      },
      actions: { releaseAddress: (_, { address }) => released.push(address) },
    }),
    { input: { builderRef } },
  );
  actor.on('notice', (notice) => notices.push(notice));
  actor.start();
  const settled = () =>
    waitFor(actor, ({ value }) => !/packing|copying|opening/.test(JSON.stringify(value)));
  const said = () => notices.map(({ status, message }) => [status, message]);
  return { actor, builderRef, begun, released, said, settled, redraw: () => redraw() };
}

const packed = { fileName: 'crumb-ember.zip', paths: ['index.html', 'styles.css'] };
const twoBuilds = { history: [crumbAndEmber, harbourYoga], currentId: crumbAndEmber.id };
const idle = { zip: 'idle', clipboard: 'idle', tab: 'idle' };
const refuse = () => Promise.reject(new Error('no worker'));

describe('handoverMachine', () => {
  it('tells what was packed and how to put it online, until it is closed or another build becomes current', async () => {
    const { actor, builderRef, settled } = start(twoBuilds);
    const zip = () => (actor.getSnapshot().value as { zip: unknown }).zip;
    const exported = () => actor.getSnapshot().context.exported;
    const pack = async () => {
      actor.send({ type: 'site.export' });
      await settled();
    };
    await pack();
    expect([zip(), exported()]).toEqual([{ exported: 'told' }, packed]);
    actor.send({ type: 'guides.open' });
    expect(zip()).toEqual({ exported: 'guiding' });
    actor.send({ type: 'guides.close' });
    expect(zip()).toEqual({ exported: 'told' });
    actor.send({ type: 'exported.dismiss' });
    expect([zip(), exported()]).toEqual(['idle', null]);
    await pack();
    builderRef.send({ type: 'build.load', id: harbourYoga.id });
    expect([zip(), exported()]).toEqual(['idle', null]);
  });

  it('fault 74: begins each way within the press that asks for it', () => {
    const { actor, begun } = start(twoBuilds);
    for (const type of ['site.export', 'html.copy', 'page.open'] as const) actor.send({ type });
    expect(begun).toEqual(['export', 'copy', 'open']);
    expect(actor.getSnapshot().value).toEqual({
      zip: 'packing',
      clipboard: 'copying',
      tab: 'opening',
    });
  });

  it('fault 70: waits for a site that is still being drawn, and hands over what it becomes', async () => {
    const exported: Build[] = [];
    const { actor, builderRef, begun, redraw, settled } = start(twoBuilds, {
      exportWebsite: (build) => Promise.resolve(exported.push(build)),
    });
    builderRef.send({ type: 'site.change', change: { corrections: { name: 'Ember' } } });
    actor.send({ type: 'site.export' });
    builderRef.send({ type: 'build.load', id: harbourYoga.id });
    await Promise.resolve();
    expect([begun, exported]).toEqual([['export'], []]);
    redraw();
    await settled();
    expect(exported.map(({ id, corrections }) => [id, corrections])).toEqual([
      [crumbAndEmber.id, { name: 'Ember' }],
    ]);
  });

  it('fault 14: exports once, however often it is asked meanwhile', async () => {
    const { actor, begun, said, settled } = start(twoBuilds);
    actor.send({ type: 'site.export' });
    expect(actor.getSnapshot().can({ type: 'site.export' })).toBe(false);
    actor.send({ type: 'site.export' });
    expect((await settled()).value).toEqual({ ...idle, zip: { exported: 'told' } });
    expect(begun).toEqual(['export']);
    expect(said()).toEqual([['info', 'Export started - download will begin shortly']]);
  });

  it('fault 38: says when there is no website to export, until there is one', () => {
    const { actor, builderRef, said } = start({});
    actor.send({ type: 'site.export' });
    expect(actor.getSnapshot().value).toEqual({ ...idle, zip: 'missing' });
    expect(said()).toEqual([['error', 'No website to export']]);
    builderRef.send({
      type: 'generation.finished',
      generated: { kind: 'website', build: crumbAndEmber },
    });
    expect(actor.getSnapshot().value).toEqual(idle);
  });

  it('copies and opens nothing without a website', () => {
    const { actor, begun } = start({});
    actor.send({ type: 'html.copy' });
    actor.send({ type: 'page.open' });
    expect([begun, actor.getSnapshot().value]).toEqual([[], idle]);
  });

  it("copies the page and says 'Copied to clipboard'", async () => {
    const { actor, said, settled } = start(twoBuilds);
    actor.send({ type: 'html.copy' });
    expect((await settled()).value).toEqual(idle);
    expect(said()).toEqual([['success', 'Copied to clipboard']]);
  });

  it('fault 40: a refused clipboard is told, with the HTML to copy by hand, until it is closed', async () => {
    const { actor, builderRef, said, settled } = start(twoBuilds, {
      copyPage: () => Promise.resolve({ html: '<p>Hello</p>', isCopied: false }),
    });
    actor.send({ type: 'html.copy' });
    expect((await settled()).value).toEqual({ ...idle, clipboard: 'manualCopy' });
    builderRef.send({ type: 'build.load', id: harbourYoga.id });
    expect(actor.getSnapshot().context.html).toBe('<p>Hello</p>');
    expect(said()).toEqual([['error', messages.page.notCopied]]);
    actor.send({ type: 'problems.dismiss' });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.html]).toEqual([idle, null]);
  });

  it('fault 74: a tab that the browser does not open is told, with a link to press', async () => {
    const { actor, released, said, settled } = start(twoBuilds, {
      openPage: () => Promise.resolve({ isOpened: false, address: 'blob:page' }),
    });
    actor.send({ type: 'page.open' });
    const { value, context } = await settled();
    expect([value, context.address]).toEqual([{ ...idle, tab: 'refused' }, 'blob:page']);
    expect(said()).toEqual([['error', messages.page.notOpened]]);
    actor.send({ type: 'problems.dismiss' });
    expect([released, actor.getSnapshot().context.address]).toEqual([['blob:page'], null]);
  });

  it.each([
    ['site.export', 'zip', messages.export.failed],
    ['html.copy', 'clipboard', messages.page.notMade],
    ['page.open', 'tab', messages.page.notMade],
  ] as const)(
    'fault 38: says when %s fails, and can be asked again',
    async (type, region, message) => {
      const { actor, said, settled } = start(twoBuilds, {
        exportWebsite: refuse,
        copyPage: refuse,
        openPage: refuse,
      });
      actor.send({ type });
      expect((await settled()).value).toEqual({ ...idle, [region]: 'failed' });
      expect(said().at(-1)).toEqual(['error', message]);
      expect(actor.getSnapshot().can({ type })).toBe(true);
      actor.send({ type: 'problems.dismiss' });
      expect(actor.getSnapshot().value).toEqual(idle);
    },
  );

  it('fails when the site is deleted before it is handed over', async () => {
    const { actor, builderRef, redraw, settled } = start(twoBuilds);
    builderRef.send({ type: 'site.change', change: { corrections: { name: 'Ember' } } });
    actor.send({ type: 'html.copy' });
    builderRef.send({ type: 'build.delete', id: crumbAndEmber.id });
    redraw();
    expect((await settled()).value).toEqual({ ...idle, clipboard: 'failed' });
  });

  it('can reach every state', () => {
    const { builderRef } = start(twoBuilds);
    const done = (state: string, output: unknown) =>
      ({ type: `xstate.done.actor.0.handover.${state}`, output }) as never;
    const failed = (state: string) =>
      ({ type: `xstate.error.actor.0.handover.${state}`, error: new Error('offline') }) as never;
    const paths = getShortestPaths(handoverMachine, {
      input: { builderRef },
      events: [
        { type: 'site.export' },
        { type: 'html.copy' },
        { type: 'page.open' },
        done('clipboard.copying', { html: '', isCopied: false }),
        done('tab.opening', { isOpened: false, address: 'blob:page' }),
        failed('zip.packing'),
        failed('clipboard.copying'),
        failed('tab.opening'),
      ],
      serializeState: ({ value }) => JSON.stringify(value),
    });
    const reached = (region: 'zip' | 'clipboard' | 'tab') =>
      [...new Set(paths.map(({ state }) => state.value[region]))].sort();
    expect([reached('zip'), reached('clipboard'), reached('tab')]).toEqual([
      ['failed', 'idle', 'packing'],
      ['copying', 'failed', 'idle', 'manualCopy'],
      ['failed', 'idle', 'opening', 'refused'],
    ]);
  });
});
