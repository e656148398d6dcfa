export type Shortcut = 'undo' | 'redo' | 'help';

/** Where keys are text: what is typed there, and its own undo, stay with the field. */
const TEXT_FIELDS =
  'textarea, select, [contenteditable]:not([contenteditable="false"]), input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="reset"], [type="range"], [type="color"], [type="file"])';

const DIALOGS = '[role="dialog"]:not([data-shortcuts]), [role="alertdialog"]';

type Key = Pick<
  KeyboardEvent,
  | 'key'
  | 'code'
  | 'ctrlKey'
  | 'metaKey'
  | 'shiftKey'
  | 'altKey'
  | 'isComposing'
  | 'getModifierState'
  | 'target'
>;

/**
 * What a key press asks of the builder, or null. Never while typing, in a dialog that is not marked `data-shortcuts`, or
 * with AltGr, which types characters.
 */
export function shortcutOf(event: Key): Shortcut | null {
  if (event.isComposing || event.altKey || event.getModifierState('AltGraph')) return null;
  if (isWithin(event.target, `${TEXT_FIELDS}, ${DIALOGS}`)) return null;
  if (!event.ctrlKey && !event.metaKey) return event.key === '?' ? 'help' : null;
  const letter = letterOf(event);
  if (letter === 'z') return event.shiftKey ? 'redo' : 'undo';
  return letter === 'y' && event.ctrlKey && !event.metaKey && !event.shiftKey ? 'redo' : null;
}

/** The letter as the keyboard prints it; on keyboards without Latin letters, the one at its place. */
function letterOf({ key, code }: Pick<Key, 'key' | 'code'>): string {
  const typed = key.toLowerCase();
  return /^[a-z]$/.test(typed) ? typed : code.replace(/^Key/, '').toLowerCase();
}

/** Asks the element itself: one of another document is no `Element` of this one. */
function isWithin(target: EventTarget | null, selector: string): boolean {
  return target !== null && 'closest' in target && (target as Element).closest(selector) !== null;
}
