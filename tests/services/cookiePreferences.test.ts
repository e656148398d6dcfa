// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import {
  asksForPrivacy,
  cookiePreferences,
  watchCookiePreferences,
} from '../../src/services/cookiePreferences';

const KEY = 'cookie-preferences';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const read = (stored: string) => {
  localStorage.setItem(KEY, stored);
  return cookiePreferences.read();
};

describe('the saved cookie preferences', () => {
  it('are stored as the specification says', () => {
    expect(cookiePreferences.write({ essential: true, analytics: true, marketing: false })).toBe(
      true,
    );
    expect(localStorage.getItem(KEY)).toBe('{"essential":true,"analytics":true,"marketing":false}');
    expect(cookiePreferences.read()).toEqual({
      essential: true,
      analytics: true,
      marketing: false,
    });
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '0',
    '{}',
    '{"essential":true}',
    '{"essential":false,"analytics":"yes"}',
    '{"analytics":true,"marketing":1}',
    '{"__proto__":{"analytics":true}}',
    '{"constructor":{"prototype":{"analytics":true}}}',
  ])('fault 3: %s is no choice', (stored) => {
    expect(read(stored)).toBeNull();
    expect(({} as Record<string, unknown>).analytics).toBeUndefined();
  });

  it('fault 3: a text of five megabytes is no choice', () => {
    const text = `{"analytics":true,"marketing":true,"x":"${'a'.repeat(5_000_000)}"}`;
    vi.stubGlobal('localStorage', { getItem: () => text });
    expect(cookiePreferences.read()).toBeNull();
  });

  it('fault 3: any JSON is no choice or a good one, and never thrown', () => {
    fc.assert(
      fc.property(fc.json(), (stored) => {
        const choice = read(stored);
        if (choice === null) return;
        expect(choice.essential).toBe(true);
        expect(typeof choice.analytics).toBe('boolean');
        expect(typeof choice.marketing).toBe('boolean');
      }),
    );
  });

  it('fault 4: known booleans are kept, the rest is dropped, Essential is on', () => {
    expect(read('{"essential":false,"analytics":true,"functional":true,"v":1}')).toEqual({
      essential: true,
      analytics: true,
      marketing: false,
    });
  });

  it('fault 1: blocked storage is an empty one', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
    expect(cookiePreferences.read()).toBeNull();
    expect(cookiePreferences.write({ essential: true, analytics: true, marketing: true })).toBe(
      false,
    );
  });

  it('fault 5: another tab is heard until nobody listens any more', () => {
    const heard = vi.fn();
    const stop = watchCookiePreferences(heard);
    localStorage.setItem(KEY, '{"analytics":false,"marketing":true}');
    dispatchEvent(new StorageEvent('storage', { key: KEY }));
    dispatchEvent(new StorageEvent('storage', { key: 'something else' }));
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    stop();
    dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(heard.mock.calls).toEqual([
      [{ essential: true, analytics: false, marketing: true }],
      [null],
    ]);
  });

  it('the privacy signal counts only when it says yes', () => {
    for (const [signal, expected] of [
      [true, true],
      [false, false],
      [undefined, false],
      ['1', false],
    ] as const) {
      vi.stubGlobal('navigator', { globalPrivacyControl: signal });
      expect(asksForPrivacy()).toBe(expected);
    }
  });
});
