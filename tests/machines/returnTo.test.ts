import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isEditorPath, safeReturnTo } from '../../machines/returnTo';

const origin = 'https://app.example';

describe('isEditorPath', () => {
  it.each([
    '/editor',
    '/editor/',
    '/editor/x',
    '/editor/unknown',
    '/EDITOR',
    '/Editor/Builder',
    '/editor//builder',
    '//editor',
    '/editor%2Fbuilder',
    '/%65ditor/builder',
    '/editor\\builder',
  ])('fault 16: %s needs a signed-in user', (pathname) => {
    expect(isEditorPath(pathname)).toBe(true);
  });

  it.each(['/', '/editorial', '/editors', '/auth', '/learn/editor', '', '/%E0%A4%A', '/%65'])(
    'fault 16: %s is not the editor',
    (pathname) => {
      expect(isEditorPath(pathname)).toBe(false);
    },
  );

  it('fault 16: a broken escape inside the editor is still the editor', () => {
    expect(isEditorPath('/editor/%E0%A4%A')).toBe(true);
  });

  it('fault 16: takes any path without throwing', () => {
    fc.assert(fc.property(fc.string(), (rest) => isEditorPath(`/editor/${rest}`)));
  });
});

describe('safeReturnTo', () => {
  it.each([
    ['/editor', '/editor'],
    ['/editor/', '/editor/'],
    ['/editor/settings?tab=api#x', '/editor/settings?tab=api#x'],
    ['/editor/builder?q=%2Fevil', '/editor/builder?q=%2Fevil'],
    ['/editor/a/../builder', '/editor/builder'],
    ['https://app.example/editor/builder', '/editor/builder'],
  ])('fault 15: %s leads to %s', (value, expected) => {
    expect(safeReturnTo(value, origin)).toBe(expected);
  });

  it.each([
    null,
    '',
    'https://evil',
    'https://evil/editor',
    'https://evil/editor/settings',
    'blob:https://app.example/editor/settings',
    '//evil',
    '//evil/editor',
    '/\\evil',
    '\\\\evil/editor',
    'javascript:alert(1)',
    'javascript:/editor',
    'data:text/html,/editor',
    'blob:https://app.example/editor',
    'http://app.example/editor',
    'https://app.example:8443/editor',
    'https://app.example@evil/editor',
    '/editor/../auth',
    '/editor/%2e%2e/auth',
    '/editor%2F..%2Fauth',
    '/editor%5C..%5Cauth',
    '/editor/..%2Fauth',
    '/editor/builder%5C..%5C..%5Cauth',
    '%2F%2Fevil',
    '/auth',
    '/auth?returnTo=/editor',
    '/editorial',
    'https://',
    'http://[',
    '\u0000',
  ])('fault 17: %j is ignored', (value) => {
    expect(safeReturnTo(value, origin)).toBe('/editor');
  });

  it('fault 17: whatever comes in, the way leads below /editor of the same origin', () => {
    const nasty = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.string().map((text) => `/editor/${text}`),
      fc.string().map((text) => `/editor${text}`),
      fc
        .array(
          fc.constantFrom(
            '/',
            '\\',
            '.',
            '..',
            '%2e',
            '%2F',
            'editor',
            'auth',
            '@',
            ':',
            '\t',
            '\n',
            '?',
            '#',
            'evil',
          ),
        )
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(nasty, (value) => {
        const url = new URL(safeReturnTo(value, origin), origin);
        expect(url.origin).toBe(origin);
        expect(url.pathname).toMatch(/^\/editor(\/|$)/i);
        expect(isEditorPath(url.pathname)).toBe(true);
        expect(safeReturnTo(`${url.pathname}${url.search}${url.hash}`, origin)).toBe(
          `${url.pathname}${url.search}${url.hash}`,
        );
      }),
      { numRuns: 2000 },
    );
  });
});
