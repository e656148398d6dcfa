// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';

import type { Build } from '../../machines/entities';
import type { SavedWork, Work } from '../../machines/savedWork';
import { SaveRefusedError } from '../../machines/saving';
import { forgetStoredWork, workspaceKey } from '../../src/services/workspaceKeys';
import {
  askBeforeLeaving,
  observePage,
  storedWork,
  save,
  writeWork,
} from '../../src/services/workspaceStorage';
import { aBuild, crumbAndEmber } from '../../stories/fixtures/aBuild';
import { savedWork, someWork } from '../../stories/fixtures/savedWork';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
});

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
const stored = (uid = 'u-ada') => sessionStorage.getItem(workspaceKey(uid)) ?? '';
const store = (work: object, version: unknown = 1) =>
  sessionStorage.setItem(workspaceKey('u-ada'), JSON.stringify({ version, work }));
const written = () => {
  writeWork({ uid: 'u-ada', work: savedWork });
  return (JSON.parse(stored()) as { work: Record<string, Record<string, unknown>> }).work;
};

describe('what is saved', () => {
  it('comes back whole, but for the documents that are drawn again', () => {
    const reworded = aBuild({
      name: 'The bakery',
      customization: { ...crumbAndEmber.customization, texts: { 'features.1.title': 'Rye' } },
    });
    const work: SavedWork = {
      ...savedWork,
      builder: { ...savedWork.builder, history: [reworded] },
    };
    writeWork({ uid: 'u-ada', work });
    expect(storedWork('u-ada')).toEqual({
      ...work,
      ...withoutPreviews(work),
      builder: { ...work.builder, history: [withoutDocuments(reworded)] },
    });
  });

  it('holds no documents', () => {
    writeWork({ uid: 'u-ada', work: savedWork });
    const { html, css } = crumbAndEmber.website;
    expect([html, css].map((text) => stored().includes(JSON.stringify(text)))).toEqual([
      false,
      false,
    ]);
  });

  it('draws components again from their descriptions and keeps none of their previews', () => {
    writeWork({ uid: 'u-ada', work: savedWork });
    expect(stored()).not.toContain('<!doctype html>');
    expect(storedWork('u-ada')).toMatchObject(withoutPreviews(savedWork));
  });

  it('keeps the preview of a component that was saved without its description', () => {
    const { prompt: _, createdAt: __, ...old } = savedWork.componentLibrary.items[0] ?? {};
    store({ ...written(), componentLibrary: { ...savedWork.componentLibrary, items: [old] } });
    const read = storedWork('u-ada');
    expect(read.componentLibrary?.items).toEqual([{ ...old, prompt: '', createdAt: 0 }]);
    writeWork({ uid: 'u-ada', work: read });
    expect(storedWork('u-ada')).toEqual(read);
  });

  it('reads an image that was saved before it told what is missing', () => {
    const { notDrawn: _, ...old } = savedWork.images.images[0] ?? {};
    store({ ...written(), images: { ...savedWork.images, images: [old] } });
    expect(storedWork('u-ada').images?.images).toEqual([{ ...old, notDrawn: [] }]);
  });

  it('fault 25: keeps emoji, right-to-left text, half a surrogate pair and NUL as they are', () => {
    const prompt = '👩‍👩‍👧 \u202Eabc \uD83D \u0000 Z̷';
    const work = { ...savedWork, builder: { ...savedWork.builder, prompt } };
    writeWork({ uid: 'u-ada', work });
    expect(storedWork('u-ada').builder?.prompt).toBe(prompt);
  });

  it('fault 24: keeps a prompt of 100,000 characters', () => {
    const prompt = 'bakery '.repeat(15_000).slice(0, 100_000);
    const work = { ...savedWork, builder: { ...savedWork.builder, prompt } };
    writeWork({ uid: 'u-ada', work });
    expect(storedWork('u-ada').builder?.prompt).toBe(prompt);
  });

  it('fault 22: belongs to one user', () => {
    writeWork({ uid: 'u-ada', work: savedWork });
    expect(storedWork('u-grace')).toEqual({});
    expect(storedWork('__proto__')).toEqual({});
  });

  it('fault 22: is forgotten for everybody, or for everybody else', () => {
    writeWork({ uid: 'u-ada', work: savedWork });
    writeWork({ uid: 'u-grace', work: savedWork });
    sessionStorage.setItem('used-sign-in-code', 'code-1');
    forgetStoredWork('u-grace');
    expect([stored('u-ada') === '', stored('u-grace') === '']).toEqual([true, false]);
    forgetStoredWork();
    expect(Object.keys(sessionStorage)).toEqual(['used-sign-in-code']);
  });
});

describe('what is read', () => {
  it.each(['', '{', 'null', '[]', '"x"', '{"version":1}', '{"version":1,"work":[]}', '1e999'])(
    'fault 2: %j counts as nothing saved',
    (text) => {
      sessionStorage.setItem(workspaceKey('u-ada'), text);
      expect(storedWork('u-ada')).toEqual({});
    },
  );

  it('takes another version for nothing saved', () => {
    store(savedWork, 2);
    expect(storedWork('u-ada')).toEqual({});
  });

  it('never throws and never lends a prototype, whatever stands there', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        sessionStorage.setItem(workspaceKey('u-ada'), `{"version":1,"work":${json}}`);
        const work = storedWork('u-ada');
        return Object.keys(work).every((part) => Object.hasOwn(savedWork, part));
      }),
    );
    store({ ['__proto__']: { plan: { plan: 'Enterprise' } } });
    expect(storedWork('u-ada').plan).toBe(undefined);
  });

  it('drops a part that is no good and keeps the others', () => {
    store({ ...written(), builder: { prompt: 4 }, plan: { plan: 'Gold' } });
    const { builder: _, plan: __, ...others } = savedWork;
    expect(storedWork('u-ada')).toEqual({ ...others, ...withoutPreviews(savedWork) });
  });

  it('drops a build that is no good, and does not show what is not there', () => {
    const good = written().builder?.history as object[];
    store({
      ...written(),
      builder: {
        ...savedWork.builder,
        currentId: 'build-9',
        history: [{ id: 'build-9', prompt: 'x' }, null, ...good],
      },
    });
    expect(storedWork('u-ada').builder).toEqual({
      ...savedWork.builder,
      currentId: null,
      history: [withoutDocuments(crumbAndEmber)],
    });
  });

  it.each(['red;}body{display:none', 'url(//evil)', '#GGG', '#12345678'])(
    'fault 28: a build with the color %s is dropped',
    (primary) => {
      const { customization } = crumbAndEmber;
      const colors = { ...customization.colors, primary };
      writeWork({
        uid: 'u-ada',
        work: {
          builder: {
            ...savedWork.builder,
            history: [aBuild({ customization: { ...customization, colors } })],
          },
        },
      });
      expect(storedWork('u-ada').builder?.history).toEqual([]);
    },
  );

  it('fault 46: a webhook that could not have been added is dropped', () => {
    store({ webhooks: { endpoints: ['javascript:alert(1)', 7, 'https://hooks.example.com/a'] } });
    expect(storedWork('u-ada').webhooks).toEqual({ endpoints: ['https://hooks.example.com/a'] });
  });
});

describe('a browser that refuses', () => {
  const refuseWith = (error: unknown) => {
    const refuse = () => {
      throw error;
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  };
  const refusal = () => {
    try {
      writeWork({ uid: 'u-ada', work: savedWork });
    } catch (error) {
      return error instanceof SaveRefusedError ? error.refusal : error;
    }
    return null;
  };

  it.each([
    ['QuotaExceededError', new DOMException('full', 'QuotaExceededError'), 'full'],
    ['Firefox', new DOMException('full', 'NS_ERROR_DOM_QUOTA_REACHED'), 'full'],
    ['SecurityError', new DOMException('denied', 'SecurityError'), 'unavailable'],
    ['anything else', new TypeError('no storage'), 'unavailable'],
  ])('fault 2: %s', (_, error, expected) => {
    refuseWith(error);
    expect(refusal()).toBe(expected);
  });

  it('fault 2: the legacy code 22 under any name', () => {
    const legacy = new DOMException('full', 'Odd');
    Object.defineProperty(legacy, 'code', { value: 22 });
    refuseWith(legacy);
    expect(refusal()).toBe('full');
  });

  it('fault 36: what does not fit is kept without the sites, which the prompts make again', () => {
    const site = 'x'.repeat(10_000);
    const history = Array.from({ length: 1000 }, (_, index) =>
      aBuild({ id: `build-${index}`, website: { ...crumbAndEmber.website, site } }),
    );
    const area = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => area.get(key) ?? null,
      setItem: (key: string, text: string) => {
        if (text.length > 5_000_000) throw new DOMException('full', 'QuotaExceededError');
        area.set(key, text);
      },
    });
    writeWork({ uid: 'u-ada', work: { builder: { ...savedWork.builder, history } } });
    const read = storedWork('u-ada').builder;
    expect(read?.prompt).toBe(savedWork.builder.prompt);
    expect(read?.history.map(({ id, website }) => [id, website.site])).toEqual(
      history.map(({ id }) => [id, '']),
    );
  });

  it('fault 2: keeps what it has already', () => {
    writeWork({ uid: 'u-ada', work: savedWork });
    const before = stored();
    refuseWith(new DOMException('full', 'QuotaExceededError'));
    expect(refusal()).toBe('full');
    vi.unstubAllGlobals();
    expect(stored()).toBe(before);
  });

  it('fault 1: is read as an empty one and forgets without a word', () => {
    refuseWith(new DOMException('denied', 'SecurityError'));
    expect(storedWork('u-ada')).toEqual({});
    expect(() => forgetStoredWork()).not.toThrow();
    vi.stubGlobal('sessionStorage', undefined);
    expect(storedWork('u-ada')).toEqual({});
    expect(refusal()).toBe('unavailable');
  });
});

describe('the actors of saving', () => {
  it('has written when it has started', () => {
    createActor(save, { input: { uid: 'u-ada', work: savedWork } }).start();
    expect(storedWork('u-ada').builder?.prompt).toBe(savedWork.builder.prompt);
  });

  it('rejects with the refusal', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    const errors: unknown[] = [];
    const actor = createActor(save, { input: { uid: 'u-ada', work: savedWork } });
    actor.subscribe({ error: (error) => errors.push(error) });
    actor.start();
    await new Promise((resolve) => setTimeout(resolve));
    expect(errors).toEqual([new SaveRefusedError('unavailable')]);
  });

  it('fault 54: observing the page leaves no listener behind', () => {
    const listeners = new Set<unknown>();
    const add = (_: string, listener: unknown) => void listeners.add(listener);
    const remove = (_: string, listener: unknown) => void listeners.delete(listener);
    vi.stubGlobal('addEventListener', add);
    vi.stubGlobal('removeEventListener', remove);
    vi.spyOn(document, 'addEventListener').mockImplementation(add);
    vi.spyOn(document, 'removeEventListener').mockImplementation(remove);
    for (let round = 0; round < 50; round += 1) {
      const actor = createActor(observePage).start();
      expect(listeners.size).toBe(2);
      actor.stop();
    }
    expect(listeners.size).toBe(0);
    vi.restoreAllMocks();
  });

  it('asks before leaving only while there is work', () => {
    let hasWork = false;
    let tell: () => void = () => undefined;
    const work: Work<SavedWork> = {
      ...someWork,
      isWorthKeeping: () => hasWork,
      observe: (onChange) => {
        tell = onChange;
        return () => undefined;
      },
    };
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const actor = createActor(askBeforeLeaving, { input: work }).start();
    const asked = [isAsked()];
    hasWork = true;
    tell();
    asked.push(isAsked());
    hasWork = false;
    tell();
    asked.push(isAsked());
    hasWork = true;
    tell();
    actor.stop();
    asked.push(isAsked());
    expect(asked).toEqual([false, true, false, false]);
  });
});
