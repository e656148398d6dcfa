// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { awaitFirstInteraction } from '../../src/services/firstInteraction';

beforeEach(() => {
  document.body.innerHTML =
    '<a id="link" href="#x">Link</a><button id="first">A</button><button id="second">B</button><form><input id="field"><button>Send</button></form>';
});

const element = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;

describe('awaitFirstInteraction', () => {
  it('takes no pointer in the corner, where nobody moved it, for a person', () => {
    const onInteraction = vi.fn();
    const { replay } = awaitFirstInteraction(onInteraction);
    const moved = (clientX: number) =>
      document.body.dispatchEvent(new MouseEvent('pointermove', { bubbles: true, clientX }));
    moved(0);
    expect(onInteraction).not.toHaveBeenCalled();
    moved(1);
    expect(onInteraction).toHaveBeenCalledTimes(1);
    replay();
  });

  it.each(['pointermove', 'touchstart', 'wheel', 'keydown', 'focusin', 'scroll'])(
    'tells once, on %s',
    (type) => {
      const onInteraction = vi.fn();
      const { replay } = awaitFirstInteraction(onInteraction);
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
      document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
      expect(onInteraction).toHaveBeenCalledTimes(1);
      replay();
    },
  );

  it('holds presses on buttons back and carries the last one out', () => {
    const pressed: string[] = [];
    for (const id of ['first', 'second'])
      element(id).addEventListener('click', () => pressed.push(id));
    const { replay } = awaitFirstInteraction(() => undefined);
    element('first').click();
    element('second').click();
    expect(pressed).toEqual([]);
    replay();
    expect(pressed).toEqual(['second']);
    element('first').click();
    expect(pressed).toEqual(['second', 'first']);
  });

  it('leaves links alone, and lets no form be sent without the app', () => {
    const { replay } = awaitFirstInteraction(() => undefined);
    const followed = new MouseEvent('click', { bubbles: true, cancelable: true });
    element('link').dispatchEvent(followed);
    expect(followed.defaultPrevented).toBe(false);
    const sent = new Event('submit', { bubbles: true, cancelable: true });
    document.forms[0]?.dispatchEvent(sent);
    expect(sent.defaultPrevented).toBe(true);
    replay();
  });

  it('does not press a button that is gone, and reports what was typed', () => {
    const { replay } = awaitFirstInteraction(() => undefined);
    const gone = element('first');
    const onClick = vi.fn();
    gone.addEventListener('click', onClick);
    gone.click();
    gone.remove();
    const typed: string[] = [];
    const field = element<HTMLInputElement>('field');
    field.value = 'Ada';
    field.addEventListener('input', () => typed.push(field.value));
    replay();
    expect(onClick).not.toHaveBeenCalled();
    expect(typed).toEqual(['Ada']);
  });

  it('reports every field, though the app puts back what it knows in all of them on each report', () => {
    document.body.innerHTML =
      '<form><input id="name"><input id="mail" type="email"><textarea id="message"></textarea></form>';
    const ids = ['name', 'mail', 'message'];
    const { replay } = awaitFirstInteraction(() => undefined);
    element<HTMLInputElement>('name').value = 'Ada';
    element<HTMLInputElement>('message').value = 'Line one\nLine two';
    const mail = element<HTMLInputElement>('mail');

    // As controlled fields do.
    const known: Record<string, string> = { name: '', mail: '', message: '' };
    const putBack = () => {
      for (const id of ids) element<HTMLInputElement>(id).value = known[id] ?? '';
    };
    document.forms[0]?.addEventListener('input', ({ target }) => {
      const { id, value } = target as HTMLInputElement;
      known[id] = value;
      putBack();
    });
    const early = vi.fn();
    document.body.addEventListener('input', early);
    document.body.addEventListener('change', early);
    mail.value = 'ada@example.com';
    for (const type of ['input', 'change']) mail.dispatchEvent(new Event(type, { bubbles: true }));
    expect(early).not.toHaveBeenCalled();
    replay();
    expect(known).toEqual({
      name: 'Ada',
      mail: 'ada@example.com',
      message: 'Line one\nLine two',
    });
    expect(ids.map((id) => element<HTMLInputElement>(id).value)).toEqual(Object.values(known));
  });

  it('leaves boxes and untouched fields alone', () => {
    document.body.innerHTML =
      '<input id="box" type="checkbox"><input id="field" value="as it was">';
    const reported: string[] = [];
    document.body.addEventListener('input', ({ target }) =>
      reported.push((target as HTMLInputElement).id),
    );
    const { replay } = awaitFirstInteraction(() => undefined);
    element('box').dispatchEvent(new Event('input', { bubbles: true }));
    replay();
    expect(reported).toEqual(['box']);
    expect(element<HTMLInputElement>('field').value).toBe('as it was');
  });
});
