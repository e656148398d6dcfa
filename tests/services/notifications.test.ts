// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';

import {
  announceWhileHidden,
  askPermission,
  rememberOffer,
  watchPermission,
} from '../../src/services/notifications';

let visibility: 'visible' | 'hidden' = 'visible';
const show = (state: typeof visibility) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  document.title = 'Website Builder';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  show('visible');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const stubNotification = (permission: string) => {
  const shown: string[] = [];
  function FakeNotification(message: string) {
    shown.push(message);
  }
  const requestPermission = () => Promise.resolve(permission);
  Object.assign(FakeNotification, { permission, requestPermission });
  vi.stubGlobal('Notification', FakeNotification);
  return shown;
};

describe('announceWhileHidden', () => {
  it('says nothing to a person who is looking', () => {
    const shown = stubNotification('granted');
    expect(announceWhileHidden('Website generated successfully!')).toBe(false);
    expect([document.title, shown]).toEqual(['Website Builder', []]);
  });

  it('tells in the title until the person comes back, and by a notification that was allowed', () => {
    const shown = stubNotification('granted');
    show('hidden');
    expect(announceWhileHidden('Website generated successfully!')).toBe(true);
    announceWhileHidden('Image generated successfully!');
    expect(document.title).toBe('● Image generated successfully!');
    expect(shown).toEqual(['Website generated successfully!', 'Image generated successfully!']);
    show('visible');
    expect(document.title).toBe('Website Builder');
  });

  it.each(['denied', 'default'])('shows no notification while permission is %s', (permission) => {
    const shown = stubNotification(permission);
    show('hidden');
    announceWhileHidden('Website generated successfully!');
    expect([document.title, shown]).toEqual(['● Website generated successfully!', []]);
  });

  it('still tells in the title where the browser refuses at the last moment', () => {
    const refuse = () => {
      throw new TypeError('Illegal constructor');
    };
    vi.stubGlobal('Notification', Object.assign(refuse, { permission: 'granted' }));
    show('hidden');
    announceWhileHidden('Website generated successfully!');
    expect(document.title).toBe('● Website generated successfully!');
  });

  it('still tells in the title where there are no notifications', () => {
    vi.stubGlobal('Notification', undefined);
    show('hidden');
    announceWhileHidden('Website generated successfully!');
    expect(document.title).toBe('● Website generated successfully!');
  });
});

describe('watchPermission', () => {
  it('tells what the browser allows, now and when the person comes back, until it ends', () => {
    localStorage.clear();
    stubNotification('default');
    const told: unknown[] = [];
    const end = watchPermission((state) => told.push(state));
    rememberOffer();
    stubNotification('granted');
    show('visible');
    end();
    show('visible');
    expect(told).toEqual([
      { permission: 'undecided', wasOffered: false },
      { permission: 'granted', wasOffered: true },
    ]);
  });

  it('takes a browser without notifications for one that allows none', () => {
    localStorage.clear();
    vi.stubGlobal('Notification', undefined);
    Reflect.deleteProperty(window, 'Notification');
    const told: unknown[] = [];
    watchPermission((state) => told.push(state))();
    expect(told).toEqual([{ permission: 'denied', wasOffered: false }]);
  });
});

describe('askPermission', () => {
  it.each([
    ['granted', 'granted'],
    ['denied', 'denied'],
    ['default', 'undecided'],
  ])('takes %s for %s', async (answer, expected) => {
    stubNotification(answer);
    expect(await toPromise(createActor(askPermission).start())).toBe(expected);
  });
});
