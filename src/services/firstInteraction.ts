/** What tells that a person is there and may soon want more than to read. */
const INTERACTIONS = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'wheel',
  'keydown',
  'focusin',
] as const;

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Calls back once, when a person first interacts with the page. Until `replay` is called, presses on what needs the app's
 * code are held back; `replay` then carries out the last of them, and reports all that was typed, as if it came now.
 */
export function awaitFirstInteraction(onInteraction: () => void): { replay: () => void } {
  let pressed: HTMLElement | null = null;

  const tell = (event: Event) => {
    if (isUnmoved(event)) return;
    for (const name of INTERACTIONS) removeEventListener(name, tell, true);
    removeEventListener('scroll', tell, true);
    onInteraction();
  };
  const hold = (event: Event) => {
    const target = event.target instanceof Element ? event.target.closest('button') : null;
    if (target === null) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = target;
  };
  const holdForm = (event: Event) => event.preventDefault();
  const typed = new Map<Field, string>();
  // Kept from React, too, which takes the page over a moment before the app listens: it would put back what stood there.
  const note = (event: Event) => {
    if (!isField(event.target)) return;
    event.stopPropagation();
    typed.set(event.target, event.target.value);
  };

  for (const name of INTERACTIONS) addEventListener(name, tell, { capture: true, passive: true });
  addEventListener('scroll', tell, { capture: true, passive: true });
  addEventListener('click', hold, true);
  addEventListener('submit', holdForm, true);
  addEventListener('input', note, true);
  addEventListener('change', note, true);

  return {
    replay: () => {
      removeEventListener('click', hold, true);
      removeEventListener('submit', holdForm, true);
      removeEventListener('input', note, true);
      removeEventListener('change', note, true);
      // Also what the browser filled in without a word. All of it is read before the first report: on a report React
      // puts back, in every other field, the text that the app knows.
      for (const field of document.querySelectorAll<Field>(FIELDS)) {
        if (!typed.has(field) && field.value !== field.defaultValue) typed.set(field, field.value);
      }
      for (const [field, value] of typed) reportTyping(field, value);
      if (pressed?.isConnected) pressed.click();
    },
  };
}

/** A browser without windows reports a pointer in the corner by itself, where nobody is. */
const isUnmoved = (event: Event): boolean =>
  event.type === 'pointermove' &&
  event instanceof MouseEvent &&
  event.clientX === 0 &&
  event.clientY === 0;

const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea';

function isField(target: EventTarget | null): target is Field {
  return target instanceof Element && target.matches(FIELDS);
}

/** React took over the text that it found as its own: it must see it change to tell the form. */
function reportTyping(field: Field, value: string): void {
  if (!field.isConnected) return;
  field.value = value === '' ? '-' : '';
  const { prototype } = field.constructor as { prototype: Field };
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
