/** What tells that a person is there and may soon want more than to read. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'focusin'] as const;

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Calls back once, when a person gives the first sign of life. Until `replay` is called, presses on what needs the app's
 * code are held back; `replay` then carries out the last of them, and reports what was typed, as if it came now.
 */
export function awaitFirstSign(onSign: () => void): { replay: () => void } {
  let pressed: HTMLElement | null = null;

  const tell = () => {
    for (const sign of SIGNS) removeEventListener(sign, tell, true);
    removeEventListener('scroll', tell, true);
    onSign();
  };
  const hold = (event: Event) => {
    const target = event.target instanceof Element ? event.target.closest('button') : null;
    if (target === null) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = target;
  };
  const holdForm = (event: Event) => event.preventDefault();

  for (const sign of SIGNS) addEventListener(sign, tell, { capture: true, passive: true });
  addEventListener('scroll', tell, { capture: true, passive: true });
  addEventListener('click', hold, true);
  addEventListener('submit', holdForm, true);

  return {
    replay: () => {
      removeEventListener('click', hold, true);
      removeEventListener('submit', holdForm, true);
      for (const field of document.querySelectorAll<Field>('input, textarea')) reportTyping(field);
      if (pressed?.isConnected) pressed.click();
    },
  };
}

/** React took over the text that it found as its own: it must see it change to tell the form. */
function reportTyping(field: Field): void {
  const typed = field.value;
  if (typed === field.defaultValue) return;
  field.value = field.defaultValue;
  const { prototype } = field.constructor as { prototype: Field };
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
