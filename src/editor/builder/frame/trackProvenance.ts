import type { PointedText } from '../../../../machines/pointing';

/** Calls back with the text of a preview document that is pointed at or focused, and with null when it is left. Returns what ends that. */
export function trackProvenance(
  document: Document,
  onPoint: (text: PointedText | null) => void,
): () => void {
  let last: Element | null = null;
  const tell = (event: Event) => {
    const element = textAt(event.target);
    if (element === last) return;
    last = element;
    onPoint(element === null ? null : sourceOf(element));
  };
  const leave = () => {
    if (last === null) return;
    last = null;
    onPoint(null);
  };
  document.addEventListener('pointerover', tell);
  document.addEventListener('focusin', tell);
  document.documentElement.addEventListener('pointerleave', leave);
  return () => {
    leave();
    document.removeEventListener('pointerover', tell);
    document.removeEventListener('focusin', tell);
    document.documentElement.removeEventListener('pointerleave', leave);
  };
}

function textAt(target: EventTarget | null): HTMLElement | null {
  if (target === null || !('closest' in target)) return null;
  const element = target as Element;
  // A link or button has the focus, its words the source.
  return (
    element.closest<HTMLElement>('[data-text]') ?? element.querySelector('[data-text]:only-child')
  );
}

function sourceOf({ dataset }: HTMLElement): PointedText {
  const id = dataset.text ?? '';
  if (dataset.placeholder !== undefined) return { id, from: 'placeholder', evidence: '' };
  const { evidence } = dataset;
  return evidence === undefined
    ? { id, from: 'standard', evidence: '' }
    : { id, from: 'prompt', evidence };
}
