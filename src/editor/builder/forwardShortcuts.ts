import { shortcutOf } from './shortcutOf';

/**
 * Key presses inside a frame stay in its document. The builder's shortcuts among them are pressed again on the frame
 * itself, so that they work wherever the focus is. To be called for every document that the frame loads.
 */
export function forwardShortcuts(frame: HTMLIFrameElement): void {
  frame.contentDocument?.addEventListener('keydown', (event) => {
    if (shortcutOf(event) === null) return;
    event.preventDefault();
    const { key, code, ctrlKey, metaKey, shiftKey } = event;
    frame.dispatchEvent(
      new KeyboardEvent('keydown', {
        key,
        code,
        ctrlKey,
        metaKey,
        shiftKey,
        bubbles: true,
        cancelable: true,
      }),
    );
  });
}
