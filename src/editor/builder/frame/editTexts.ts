import { palette } from '../../../theme/palette';

const styles = `
[data-text][tabindex] { cursor: text; outline: 1px dashed currentColor; outline-offset: 3px; border-radius: 2px; }
[data-text][tabindex]:hover { outline-style: solid; }
[data-text][tabindex]:is(:focus-visible, [contenteditable]) {
  outline: 3px solid ${palette.sheet}; outline-offset: 2px;
  box-shadow: 0 0 0 2px ${palette.enamel[600]}, 0 0 0 7px ${palette.enamel[600]};
}
[data-text][contenteditable] { user-select: text; white-space: pre-wrap; }`;

/**
 * Makes every text of a preview document editable in place: a click or Enter opens it, Enter or leaving it keeps the new
 * words, Escape the old ones. The document itself is left as it was; `onChange` is told the text's id and its new words,
 * `onOpen` which text is opened.
 * Returns what ends it, keeping what is being typed.
 */
export function editTexts(
  document: Document,
  onChange: (id: string, value: string) => void,
  onOpen?: (text: HTMLElement) => void,
): () => void {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = styles;
  const texts = [...document.querySelectorAll<HTMLElement>('[data-text]')];
  texts.forEach(offer);

  let open: { element: HTMLElement; before: DocumentFragment } | null = null;

  const start = (element: HTMLElement) => {
    if (open?.element === element) return;
    end(true);
    const before = document.createDocumentFragment();
    before.append(...[...element.childNodes].map((node) => node.cloneNode(true)));
    open = { element, before };
    element.setAttribute('contenteditable', 'plaintext-only');
    element.setAttribute('role', 'textbox');
    element.setAttribute('aria-label', 'Text of the site');
    element.focus();
    document.getSelection()?.selectAllChildren(element);
    onOpen?.(element);
  };

  const end = (isKept: boolean) => {
    if (open === null) return;
    const { element, before } = open;
    open = null;
    const words = element.textContent.replace(/\s+/g, ' ').trim();
    element.removeAttribute('contenteditable');
    const isChanged = words !== before.textContent;
    element.replaceChildren(before);
    if (isKept && isChanged) onChange(element.dataset.text ?? '', words);
    texts.forEach(offer);
  };

  const onClick = (event: MouseEvent) => {
    const element = textAt(event.target);
    if (element === null) return;
    // A text may stand in a link, a button or a summary; here it is only a text.
    event.preventDefault();
    start(element);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const element = textAt(event.target);
    if (element === null || event.isComposing) return;
    if (event.key === 'Enter' || (event.key === ' ' && open === null)) {
      event.preventDefault();
      if (open === null) start(element);
      else {
        end(true);
        // What was emptied went with its line.
        if (element.textContent === '') texts[texts.indexOf(element) + 1]?.focus();
      }
    } else if (event.key === 'Escape' && open !== null) {
      event.preventDefault();
      end(false);
    }
  };
  const onKeyUp = (event: KeyboardEvent) => {
    // A space typed in a text inside a button would press the button.
    if (event.key === ' ' && textAt(event.target) !== null) event.preventDefault();
  };
  const onFocusOut = (event: FocusEvent) => {
    if (event.target === open?.element) end(true);
  };

  document.addEventListener('click', onClick, true);
  document.addEventListener('keydown', onKeyDown, true);
  document.addEventListener('keyup', onKeyUp, true);
  document.addEventListener('focusout', onFocusOut);

  return () => {
    end(true);
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('keydown', onKeyDown, true);
    document.removeEventListener('keyup', onKeyUp, true);
    document.removeEventListener('focusout', onFocusOut);
    style.remove();
    for (const element of texts) {
      for (const name of ['tabindex', 'role', 'aria-description']) element.removeAttribute(name);
    }
  };
}

function offer(element: HTMLElement): void {
  element.setAttribute('tabindex', '0');
  element.setAttribute('role', 'button');
  element.setAttribute('aria-description', 'Edit this text');
  element.removeAttribute('aria-label');
}

function textAt(target: EventTarget | null): HTMLElement | null {
  return target !== null && 'closest' in target
    ? (target as Element).closest<HTMLElement>('[data-text]')
    : null;
}
