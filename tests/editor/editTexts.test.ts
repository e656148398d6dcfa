import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';

import { editTexts } from '../../src/editor/builder/frame/editTexts';

function edited(html: string) {
  const window = new Window();
  const document = window.document as unknown as Document;
  document.body.innerHTML = html;
  const changes: string[][] = [];
  const end = editTexts(document, (...change) => changes.push(change));
  const text = document.querySelector<HTMLElement>('[data-text]');
  if (text === null) throw new Error('There is no text.');
  const press = (key: string, isComposing = false) =>
    text.dispatchEvent(
      new window.KeyboardEvent('keydown', { key, bubbles: true, isComposing }) as unknown as Event,
    );
  // Engines write what is typed into the text that is there.
  const type = (words: string) => {
    const [first, ...others] = text.childNodes;
    Object.assign(first ?? {}, { data: words });
    others.forEach((node) => node.remove());
  };
  return { changes, end, press, text, type };
}

describe('editTexts', () => {
  it.each(['Escape', 'Enter'])(
    'leaves the links of a text that is opened and left by %s',
    (key) => {
      const { changes, press, text } = edited(
        '<p><span data-text="contact.body">Ask <a href="mailto:a@b.co">a@b.co</a>.</span></p>',
      );
      const before = text.innerHTML;
      press('Enter');
      press(key);
      expect([text.innerHTML, changes]).toEqual([before, []]);
    },
  );

  it('puts what was written over back on Escape, links and all', () => {
    const { changes, press, text, type } = edited(
      '<span data-text="contact.body">Ask <a href="mailto:a@b.co">a@b.co</a>.</span>',
    );
    const before = text.innerHTML;
    press('Enter');
    type('Never kept');
    press('Escape');
    expect([text.innerHTML, changes]).toEqual([before, []]);
  });

  it('leaves Escape and Enter to a composition', () => {
    const { changes, press, text, type } = edited('<span data-text="a">Before</span>');
    press('Enter');
    type('かな');
    press('Escape', true);
    press('Enter', true);
    expect([text.textContent, text.hasAttribute('contenteditable'), changes]).toEqual([
      'かな',
      true,
      [],
    ]);
    press('Enter');
    expect(changes).toEqual([['a', 'かな']]);
  });

  it('tells the new words on Enter, and leaves the document as it was to be customized', () => {
    const { changes, press, text, type } = edited('<span data-text="a">Before</span>');
    press('Enter');
    type('  After\n all ');
    press('Enter');
    expect([text.innerHTML, changes]).toEqual(['Before', [['a', 'After all']]]);
  });
});
