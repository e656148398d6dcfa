// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';

import { shortcutOf } from '../../src/editor/builder/shortcutOf';

function press(key: string, over: KeyboardEventInit = {}, within = '<button>Here</button>') {
  document.body.innerHTML = within;
  const target = document.querySelector('[data-here]') ?? document.body.firstElementChild;
  let found: ReturnType<typeof shortcutOf> | undefined;
  const listen = (event: KeyboardEvent) => (found = shortcutOf(event));
  document.addEventListener('keydown', listen, { once: true });
  target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...over }));
  return found;
}

const ctrl = { ctrlKey: true };
const meta = { metaKey: true };

describe('shortcutOf', () => {
  it.each([
    ['z', ctrl, 'undo'],
    ['z', meta, 'undo'],
    ['Z', { ...ctrl, shiftKey: true }, 'redo'],
    ['Z', { ...meta, shiftKey: true }, 'redo'],
    ['y', ctrl, 'redo'],
    ['я', { ...ctrl, code: 'KeyZ' }, 'undo'],
    ['y', { ...ctrl, code: 'KeyZ' }, 'redo'],
    ['?', { shiftKey: true }, 'help'],
  ] as const)('reads %j with %o as %s', (key, over, expected) => {
    expect(press(key, over)).toBe(expected);
  });

  it.each([
    ['z', {}],
    ['z', { ...ctrl, altKey: true }],
    ['z', { ...ctrl, isComposing: true }],
    ['y', meta],
    ['?', ctrl],
    ['s', ctrl],
  ])('leaves %j with %o alone', (key, over) => {
    expect(press(key, over)).toBeNull();
  });

  it('leaves AltGr alone, which types characters', () => {
    const event = new KeyboardEvent('keydown', { key: 'z', ctrlKey: true });
    event.getModifierState = (name) => name === 'AltGraph';
    expect(shortcutOf(event)).toBeNull();
  });

  it.each([
    '<input>',
    '<input type="search">',
    '<textarea></textarea>',
    '<select></select>',
    '<p contenteditable="plaintext-only"><span data-here>Words</span></p>',
    '<div role="dialog"><button data-here>Close</button></div>',
    '<div role="alertdialog"><button data-here>Cancel</button></div>',
  ])('leaves keys inside %s to it', (within) => {
    expect([press('z', ctrl, within), press('?', {}, within)]).toEqual([null, null]);
  });

  it('works in a dialog that belongs to the builder, but not in its fields', () => {
    const sheet = (inside: string) => `<div role="dialog" data-shortcuts>${inside}</div>`;
    expect(press('z', ctrl, sheet('<button data-here>Green</button>'))).toBe('undo');
    expect(press('z', ctrl, sheet('<input data-here>'))).toBeNull();
  });

  it.each(['<input type="checkbox">', '<input type="radio">', '<input type="color">'])(
    'works on %s, where nothing is typed',
    (within) => {
      expect(press('z', ctrl, within)).toBe('undo');
    },
  );
});
