import { shortcutOf } from '../shortcutOf';

/**
 * Key presses inside a frame stay in its document. The builder's shortcuts among them are pressed again on the frame
 * itself, so that they work wherever the focus is. Returns what ends it.
 */
export function forwardShortcuts(frame: HTMLIFrameElement): () => void {
  const document = frame.contentDocument;
  const onKeyDown = (event: KeyboardEvent) => {
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
  };
  document?.addEventListener('keydown', onKeyDown);
  return () => document?.removeEventListener('keydown', onKeyDown);
}
