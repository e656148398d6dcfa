// @vitest-environment happy-dom
import 'fake-indexeddb/auto';

import fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';

import type { Build } from '../../machines/entities';
import type { Keeper, LearnedWork } from '../../machines/keeper';
import { SaveRefusedError } from '../../machines/saveRefusal';
import type { SavedWork } from '../../machines/savedWork';
import { openWorkDatabase, STORES } from '../../src/services/workDatabase';
import { forgetEverybody, forgetWork, openKeeperOf } from '../../src/services/workKeeper';
import { aBuild, crumbAndEmber } from '../../stories/fixtures/aBuild';
import { savedWork } from '../../stories/fixtures/savedWork';

const opened: Keeper[] = [];
const close = (keeper: Keeper) => keeper.observe(() => undefined)();

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  sessionStorage.clear();
});
afterEach(() => {
  opened.splice(0).forEach(close);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function open(uid = 'u-ada', tab = 'tab-1'): Promise<Keeper> {
  const keeper = await openKeeperOf(uid, tab);
  opened.push(keeper);
  return keeper;
}

/** What the next page of the tab, or of another one, finds. */
const kept = async (tab = 'tab-1', uid = 'u-ada') => (await open(uid, tab)).saved;

/** All that stands in the database, by store. */
async function records(): Promise<Record<string, [IDBValidKey, unknown][]>> {
  const database = await openWorkDatabase();
  const entries = await Promise.all(
    STORES.map(async (store) => {
      const keys = await database.getAllKeys(store);
      const values: unknown[] = await database.getAll(store);
      return [
        store,
        keys.map((key, index): [IDBValidKey, unknown] => [key, values[index]]),
      ] as const;
    }),
  );
  database.close();
  return Object.fromEntries(entries);
}

/** Writes something into the database that the app did not. */
async function put(store: (typeof STORES)[number], name: string, value: unknown): Promise<void> {
  const database = await openWorkDatabase();
  await database.put(store, value as never, ['u-ada', name]);
  database.close();
}

const withoutDocuments = (build: Build): Build => ({
  ...build,
  website: { ...build.website, html: '', css: '' },
});
const withoutPreviews = ({ componentLibrary: library }: SavedWork) => ({
  componentLibrary: {
    ...library,
    items: library.items.map((component) => ({ ...component, preview: '' })),
  },
});
const withHistory = (...history: Build[]): SavedWork => ({
  ...savedWork,
  builder: { ...savedWork.builder, history },
});
const asKept = (work: SavedWork): SavedWork => ({
  ...work,
  ...withoutPreviews(work),
  builder: { ...work.builder, history: work.builder.history.map(withoutDocuments) },
});

describe('what is kept', () => {
  it('fault 80: comes back whole in another tab, but for the documents that are drawn again', async () => {
    const reworded = aBuild({
      name: 'The bakery',
      customization: { ...crumbAndEmber.customization, texts: { 'features.1.title': 'Rye' } },
    });
    const work = withHistory(reworded);
    const keeper = await open();
    await keeper.save(work);
    close(keeper);
    expect(await kept()).toEqual(asKept(work));
    const { languageModel: _, ...ofEveryTab } = asKept(work);
    expect(await kept('tab-2')).toEqual(ofEveryTab);
  });

  it('holds the address of a model server for its own tab alone, and nowhere but there', async () => {
    const languageModel = {
      source: 'server',
      address: 'http://localhost:1234',
      model: 'a',
    } as const;
    const keeper = await open();
    await keeper.save({ ...savedWork, languageModel });
    expect((await kept()).languageModel).toEqual(languageModel);
    expect(JSON.stringify(await records())).not.toContain('localhost');
    // A duplicated tab begins with a copy of the storage.
    expect((await kept('tab-2')).languageModel).toBeUndefined();
    expect(Object.keys(sessionStorage)).toEqual([]);
    await keeper.save({ ...savedWork, languageModel });
    await keeper.save({ settings: savedWork.settings });
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('holds no documents, previews or pictures', async () => {
    const keeper = await open();
    const [image] = savedWork.images.images;
    if (image === undefined) throw new Error('There is no image to keep.');
    const images = [{ ...image, url: 'blob:of-this-page' }];
    await keeper.save({ ...savedWork, images: { ...savedWork.images, images } });
    const text = JSON.stringify(await records());
    const { html, css } = crumbAndEmber.website;
    const unwanted = [JSON.stringify(html), JSON.stringify(css), '<!doctype html>', 'blob:'];
    expect(unwanted.filter((part) => text.includes(part))).toEqual([]);
  });

  it('writes a build once, and what is changed of it beside it', async () => {
    const keeper = await open();
    await keeper.save(withHistory(crumbAndEmber));
    const before = (await records()).builds;
    const renamed = aBuild({ name: 'Renamed' });
    await keeper.save(withHistory(renamed));
    expect((await records()).builds).toEqual(before);
    await keeper.save(withHistory(aBuild()));
    expect((await kept()).builder?.history).toEqual([withoutDocuments(aBuild())]);
    await keeper.save(withHistory(renamed));
    expect((await kept()).builder?.history).toEqual([withoutDocuments(renamed)]);
  });

  it('keeps the site of a build that was corrected', async () => {
    const keeper = await open();
    await keeper.save(withHistory(crumbAndEmber));
    const corrected = aBuild({ website: { ...crumbAndEmber.website, site: '{"other":true}' } });
    await keeper.save(withHistory(corrected));
    close(keeper);
    const next = await open();
    expect(next.saved.builder?.history).toEqual([withoutDocuments(corrected)]);
    await next.save(withHistory({ ...corrected, name: 'Named later' }));
    expect((await kept()).builder?.history).toEqual([
      withoutDocuments({ ...corrected, name: 'Named later' }),
    ]);
  });

  it('a build that is deleted, and whose deletion is undone, is there again', async () => {
    const keeper = await open();
    await keeper.save(withHistory(crumbAndEmber));
    await keeper.save(withHistory());
    expect((await kept()).builder?.history).toEqual([]);
    await keeper.save(withHistory(crumbAndEmber));
    expect((await kept()).builder?.history).toEqual([withoutDocuments(crumbAndEmber)]);
  });

  it('writes nothing where nothing has changed', async () => {
    const keeper = await open();
    await keeper.save(savedWork);
    const before = await records();
    vi.spyOn(IDBObjectStore.prototype, 'put');
    await keeper.save({ ...savedWork, builder: { ...savedWork.builder } });
    expect(IDBObjectStore.prototype.put).not.toHaveBeenCalled();
    expect(await records()).toEqual(before);
  });

  it('has asked for everything when it returns', async () => {
    const keeper = await open();
    vi.spyOn(IDBTransaction.prototype, 'commit');
    const saving = keeper.save(savedWork);
    expect(IDBTransaction.prototype.commit).toHaveBeenCalledTimes(1);
    await saving;
  });

  it.each([
    ['fault 25', '👩‍👩‍👧 \u202Eabc \uD83D \u0000 Z̷'],
    ['fault 24', 'bakery '.repeat(15_000).slice(0, 100_000)],
  ])('%s: keeps any prompt as it is', async (_, prompt) => {
    const keeper = await open();
    await keeper.save({ ...savedWork, builder: { ...savedWork.builder, prompt } });
    expect((await kept()).builder?.prompt).toBe(prompt);
  });

  it('fault 36: a thousand builds are kept, and only what changes is written again', async () => {
    const history = Array.from({ length: 1000 }, (_, index) =>
      aBuild({ id: `build-${index}`, createdAt: 10_000 - index }),
    );
    const keeper = await open();
    await keeper.save(withHistory(...history));
    expect((await kept()).builder?.history.map(({ id }) => id)).toEqual(
      history.map(({ id }) => id),
    );
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    await keeper.save(withHistory({ ...aBuild(history[0]), name: 'First' }, ...history.slice(1)));
    expect(put).toHaveBeenCalledTimes(1);
  });

  it('with Auto Save off is nothing but the settings, whatever was kept by any tab', async () => {
    const [one, other] = [await open(), await open('u-ada', 'tab-2')];
    await one.save(savedWork);
    await other.save(withHistory(crumbAndEmber, aBuild({ id: 'other' })));
    const settings = { ...savedWork.settings, autoSave: false };
    await one.save({ settings });
    expect(await kept()).toEqual({ settings });
    expect(JSON.stringify(await records())).not.toContain(savedWork.builder.prompt);
    // A page that is hidden forgets once more.
    await one.save({ settings });
    expect(await kept()).toEqual({ settings });
    await one.save(savedWork);
    expect(await kept()).toEqual(asKept(savedWork));
  });
});

describe('the tabs of one person', () => {
  const typed = (prompt: string): SavedWork => ({
    ...savedWork,
    builder: { ...savedWork.builder, prompt },
  });

  it('have a document each; a new one begins with the last', async () => {
    const [one, other] = [await open(), await open('u-ada', 'tab-2')];
    vi.spyOn(Date, 'now').mockReturnValue(1);
    await one.save(typed('A bakery'));
    vi.mocked(Date.now).mockReturnValue(2);
    await other.save(typed('A florist'));
    const prompts = [await kept(), await kept('tab-2'), await kept('tab-3')].map(
      ({ builder }) => builder?.prompt,
    );
    expect(prompts).toEqual(['A bakery', 'A florist', 'A florist']);
  });

  it('keep what either has made', async () => {
    const [one, other] = [await open(), await open('u-ada', 'tab-2')];
    await one.save(withHistory(aBuild({ id: 'one', createdAt: 1 })));
    await other.save(withHistory(aBuild({ id: 'other', createdAt: 2 })));
    expect((await kept()).builder?.history.map(({ id }) => id)).toEqual(['other', 'one']);
  });

  /** What the other tab learns, once it has. */
  async function learned(act: (one: Keeper) => Promise<void>): Promise<[LearnedWork, Keeper]> {
    const [one, other] = [await open(), await open('u-ada', 'tab-2')];
    const news = new Promise<LearnedWork>((resolve) => {
      opened.splice(opened.indexOf(other), 1);
      const stop = other.observe(resolve);
      opened.push({ ...other, observe: () => stop });
    });
    await act(one);
    return [await news, other];
  }

  it('learn what the other has kept, and do not write it again', async () => {
    const [news, other] = await learned((one) => one.save(savedWork));
    expect(news).toEqual({
      settings: savedWork.settings,
      plan: savedWork.plan,
      apiKey: savedWork.apiKey,
      webhooks: savedWork.webhooks,
      builds: { changed: [withoutDocuments(crumbAndEmber)], removed: [], before: [] },
      components: { changed: withoutPreviews(savedWork).componentLibrary.items, removed: [] },
      images: { changed: savedWork.images.images, removed: [] },
    });
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    await other.save({
      ...savedWork,
      builder: { ...savedWork.builder, history: news.builds?.changed ?? [] },
      componentLibrary: {
        ...savedWork.componentLibrary,
        items: news.components?.changed ?? [],
      },
      images: { ...savedWork.images, images: news.images?.changed ?? [] },
    });
    // Its document alone.
    expect(put).toHaveBeenCalledTimes(1);
  });

  it('learn what was deleted', async () => {
    const [news] = await learned(async (one) => {
      await one.save(withHistory(crumbAndEmber));
    });
    expect(news.builds?.removed).toEqual([]);
    const [one, other] = [await open(), await open('u-ada', 'tab-3')];
    const gone = new Promise<LearnedWork>((resolve) => void other.observe(resolve));
    await one.save(withHistory());
    expect((await gone).builds).toEqual({
      changed: [],
      removed: [crumbAndEmber.id],
      before: [],
    });
  });
});

describe('whose it is', () => {
  it('fault 22: belongs to one user; nothing of anybody else is left when it is opened', async () => {
    const keeper = await open();
    await keeper.save(savedWork);
    close(keeper);
    expect(await kept('tab-1', '__proto__')).toEqual({});
    expect(Object.values(await records()).flat()).toEqual([]);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('fault 22: is forgotten at sign-out, with what stood in the session storage', async () => {
    const keeper = await open();
    await keeper.save(savedWork);
    sessionStorage.setItem('workspace:u-ada', '{}');
    sessionStorage.setItem('used-sign-in-code', 'code-1');
    const actor = createActor(forgetWork, { input: { uid: 'u-ada' } }).start();
    await vi.waitFor(() => expect(actor.getSnapshot().status).toBe('done'));
    expect(Object.values(await records()).flat()).toEqual([]);
    expect(Object.keys(sessionStorage)).toEqual(['used-sign-in-code']);
  });

  it('fault 19: is forgotten where nobody is signed in', async () => {
    const keeper = await open();
    await keeper.save(savedWork);
    await forgetEverybody();
    expect(Object.values(await records()).flat()).toEqual([]);
    vi.stubGlobal('indexedDB', undefined);
    await expect(forgetEverybody()).resolves.toBe(undefined);
  });
});

describe('what an earlier version left in the session storage', () => {
  const store = (work: object, version: unknown = 1) =>
    sessionStorage.setItem('workspace:u-ada', JSON.stringify({ version, work }));

  it('is taken over once', async () => {
    store(savedWork);
    expect(await kept()).toEqual({
      ...savedWork,
      ...asKept(savedWork),
      builder: asKept(savedWork).builder,
      componentLibrary: savedWork.componentLibrary,
    });
    expect(Object.keys(sessionStorage)).toEqual(['workspace-model']);
    const { languageModel: _, ...ofEveryTab } = asKept(savedWork);
    expect(await kept('tab-2')).toEqual(ofEveryTab);
  });

  it('is added to what is kept, which wins', async () => {
    const keeper = await open();
    await keeper.save({ ...withHistory(aBuild({ name: 'Kept' })), plan: { plan: 'Enterprise' } });
    store(withHistory(aBuild({ name: 'Earlier' }), aBuild({ id: 'more', createdAt: 1 })));
    const { builder, plan } = await kept();
    expect([builder?.history.map(({ id, name }) => [id, name]), plan]).toEqual([
      [
        [crumbAndEmber.id, 'Kept'],
        ['more', undefined],
      ],
      { plan: 'Enterprise' },
    ]);
  });

  it.each(['', '{', 'null', '[]', '"x"', '{"version":1}', '{"version":1,"work":[]}', '1e999'])(
    'fault 2: %j counts as nothing',
    async (text) => {
      sessionStorage.setItem('workspace:u-ada', text);
      expect(await kept()).toEqual({});
    },
  );

  it('fault 22: of anybody else is removed', async () => {
    sessionStorage.setItem('workspace:u-grace', JSON.stringify({ version: 1, work: savedWork }));
    expect(await kept()).toEqual({});
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});

describe('what is read', () => {
  it('never throws and never lends a prototype, whatever stands there', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...STORES.filter((store) => store !== 'desks')),
        fc.constantFrom('__proto__', 'settings', 'plan', 'constructor', crumbAndEmber.id),
        fc.jsonValue(),
        async (store, name, value) => {
          await put(store, name, value);
          const keeper = await openKeeperOf('u-ada', 'tab-1');
          close(keeper);
          return Object.keys(keeper.saved).every((part) => Object.hasOwn(savedWork, part));
        },
      ),
      { numRuns: 40 },
    );
  });

  it('drops a part that is no good and keeps the others', async () => {
    const keeper = await open();
    await keeper.save(savedWork);
    await put('parts', 'plan', { plan: 'Gold' });
    const { plan: _, ...others } = asKept(savedWork);
    expect(await kept()).toEqual(others);
  });

  it('keeps the builds where the document is damaged, and shows none', async () => {
    const keeper = await open();
    await keeper.save(savedWork);
    await put('desks', 'tab-1', {
      keptAt: Number.MAX_SAFE_INTEGER,
      desk: { builder: { prompt: 4 } },
    });
    const { builder } = await kept();
    expect([builder?.prompt, builder?.currentId, builder?.history]).toEqual([
      '',
      null,
      [withoutDocuments(crumbAndEmber)],
    ]);
  });

  it('drops a build that is no good, and does not show what is not there', async () => {
    const keeper = await open();
    await keeper.save({ ...savedWork, builder: { ...savedWork.builder, currentId: 'build-9' } });
    await put('builds', 'build-9', { id: 'build-9', prompt: 'x' });
    await put('builds', 'build-8', null);
    expect((await kept()).builder).toEqual({
      ...savedWork.builder,
      currentId: null,
      history: [withoutDocuments(crumbAndEmber)],
    });
  });

  it.each(['red;}body{display:none', 'url(//evil)', '#GGG', '#12345678'])(
    'fault 28: a build with the color %s is dropped',
    async (primary) => {
      const { customization } = crumbAndEmber;
      const colors = { ...customization.colors, primary };
      const keeper = await open();
      await keeper.save(withHistory(aBuild({ customization: { ...customization, colors } })));
      expect((await kept()).builder?.history).toEqual([]);
    },
  );

  it('fault 46: a webhook that could not have been added is dropped', async () => {
    await put('parts', 'webhooks', {
      endpoints: ['javascript:alert(1)', 7, 'https://hooks.example.com/a'],
    });
    expect((await kept()).webhooks).toEqual({ endpoints: ['https://hooks.example.com/a'] });
  });

  it('keeps what was kept before this much was asked of it', async () => {
    const { prompt: _, createdAt: __, ...component } = savedWork.componentLibrary.items[0] ?? {};
    const { notDrawn: ___, ...image } = savedWork.images.images[0] ?? {};
    await put('components', 'component-1', component);
    await put('images', 'image-1', image);
    const { componentLibrary, images } = await kept();
    expect([componentLibrary?.items, images?.images]).toEqual([
      [{ ...component, prompt: '', createdAt: 0 }],
      [{ ...image, notDrawn: [] }],
    ]);
  });

  it('keeps what was asked of a site and not drawn yet, and what was taken back', async () => {
    const asked = { buildId: crumbAndEmber.id, theme: 'elegant', framework: 'bootstrap' } as const;
    const pendingChanges = [
      { ...asked, change: { corrections: { place: undefined, name: 'Crumb' } } },
      { ...asked, change: { direction: 2, theme: 'vibrant' as const } },
    ] as SavedWork['builder']['pendingChanges'];
    const builder = { ...savedWork.builder, pendingChanges };
    await (await open()).save({ ...savedWork, builder });
    const found = (await kept()).builder?.pendingChanges;
    expect(found).toEqual(pendingChanges);
    expect(Object.keys(found?.[0]?.change.corrections ?? {})).toContain('place');
    await put('desks', 'tab-1', {
      keptAt: 3,
      desk: { builder: { ...builder, pendingChanges: [{ buildId: 7 }, pendingChanges[1]] } },
    });
    expect((await kept()).builder?.pendingChanges).toEqual([pendingChanges[1]]);
  });

  it('keeps what was the builder’s once', async () => {
    const { builderPanels, preview, builder, ...others } = savedWork;
    const earlier = { ...others, builder: { ...builder, ...builderPanels, ...preview } };
    await put('desks', 'tab-1', { keptAt: 1, desk: earlier });
    const found = await kept();
    expect([found.builderPanels, found.preview]).toEqual([builderPanels, preview]);
    sessionStorage.setItem('workspace:u-bea', JSON.stringify({ version: 1, work: earlier }));
    const taken = await kept('tab-1', 'u-bea');
    expect([taken.builderPanels, taken.preview]).toEqual([builderPanels, preview]);
  });
});

describe('a browser that refuses', () => {
  const refusal = async (keeper: Keeper) => {
    try {
      await keeper.save(savedWork);
    } catch (error) {
      return error instanceof SaveRefusedError ? error.refusal : error;
    }
    return null;
  };
  const legacy = new DOMException('full', 'Odd');
  Object.defineProperty(legacy, 'code', { value: 22 });

  it.each([
    ['QuotaExceededError', new DOMException('full', 'QuotaExceededError'), 'full'],
    ['Firefox', new DOMException('full', 'NS_ERROR_DOM_QUOTA_REACHED'), 'full'],
    ['the legacy code 22 under any name', legacy, 'full'],
    ['SecurityError', new DOMException('denied', 'SecurityError'), 'unavailable'],
    ['anything else', new TypeError('no storage'), 'unavailable'],
  ])('fault 2: %s', async (_, error, expected) => {
    const keeper = await open();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw error;
    });
    expect(await refusal(keeper)).toBe(expected);
  });

  it('fault 2: keeps what it has already, and all there is once it can again', async () => {
    const keeper = await open();
    await keeper.save(withHistory(aBuild({ id: 'first' })));
    const before = await records();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await refusal(keeper)).toBe('full');
    put.mockRestore();
    expect(await records()).toEqual(before);
    expect(await refusal(keeper)).toBe(null);
    expect(await kept()).toEqual(asKept(savedWork));
  });

  it('fault 1: rejects to be opened', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await expect(openKeeperOf('u-ada', 'tab-1')).rejects.toThrow();
  });
});
