// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { returnTo, signInEmail, usedLinkCode } from '../../src/services/storage';
import { storedEntry } from '../../src/services/storedEntry';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('signInEmail', () => {
  it('keeps an address until it is removed', () => {
    expect(signInEmail.read()).toBe(null);
    expect(signInEmail.write('ada@example.com')).toBe(true);
    expect(signInEmail.read()).toBe('ada@example.com');
    expect(localStorage.getItem('sign-in-email')).toBe('ada@example.com');
    signInEmail.remove();
    expect(localStorage.length).toBe(0);
  });

  it.each([
    ['', 'nothing'],
    ['<img src=x onerror=alert(1)>', 'markup'],
    ['a'.repeat(10_000), '10,000 letters'],
    [`${'a'.repeat(10_000)}@example.com`, 'a very long address'],
    ['{"email":"ada@example.com"}', 'JSON'],
    ['null', 'a word'],
  ])('fault 6: %j counts as missing (%s)', (stored) => {
    localStorage.setItem('sign-in-email', stored);
    expect(signInEmail.read()).toBe(null);
  });
});

describe('returnTo', () => {
  it('keeps a path below /editor', () => {
    returnTo.write('/editor/settings?tab=api#x');
    expect(returnTo.read()).toBe('/editor/settings?tab=api#x');
  });

  it.each(['https://evil.example', '//evil.example/editor', '/auth', '/editor/../auth', ''])(
    'fault 17: a stored %j counts as missing',
    (stored) => {
      localStorage.setItem('return-to', stored);
      expect(returnTo.read()).toBe(null);
    },
  );
});

describe('usedLinkCode', () => {
  it('belongs to the tab', () => {
    usedLinkCode.write('code-1');
    expect([localStorage.length, sessionStorage.getItem('used-sign-in-code')]).toEqual([
      0,
      'code-1',
    ]);
  });
});

describe('storedEntry', () => {
  const count = storedEntry<{ count: number }>({
    area: 'session',
    key: 'count',
    parse: (text) => JSON.parse(text) as { count: number },
    format: (value) => JSON.stringify(value),
  });

  it('reads back what was written', () => {
    count.write({ count: 3 });
    expect(count.read()).toEqual({ count: 3 });
  });

  it('fault 3: text that the parser throws at counts as missing', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !isJson(text)),
        (text) => {
          sessionStorage.setItem('count', text);
          return count.read() === null;
        },
      ),
    );
  });

  it('fault 1: a browser that blocks storage is an empty one', () => {
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
    expect(signInEmail.read()).toBe(null);
    expect(signInEmail.write('ada@example.com')).toBe(false);
    expect(() => signInEmail.remove()).not.toThrow();
  });

  it('fault 1: so is one whose storage is not even there', () => {
    vi.stubGlobal('localStorage', undefined);
    expect([signInEmail.read(), signInEmail.write('ada@example.com')]).toEqual([null, false]);
  });

  it.each(['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'])(
    'fault 2: %s is told to the caller and keeps what was there',
    (name) => {
      signInEmail.write('ada@example.com');
      const { getItem } = localStorage;
      vi.stubGlobal('localStorage', {
        getItem: getItem.bind(localStorage),
        setItem: () => {
          throw new DOMException('full', name);
        },
      });
      expect(signInEmail.write('eve@example.com')).toBe(false);
      expect(signInEmail.read()).toBe('ada@example.com');
    },
  );
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
