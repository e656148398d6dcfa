import { useEffect, useState } from 'react';

/**
 * For content that shows on hover and focus: Escape hides it while the pointer or focus stays (WCAG 1.4.13). Spread the
 * result on the element that is hovered; its `data-dismissed` is there while hidden.
 */
export function useReveal() {
  const [isDismissed, setIsDismissed] = useState(false);
  const show = () => setIsDismissed(false);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setIsDismissed(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return {
    'data-dismissed': isDismissed ? '' : undefined,
    onPointerEnter: show,
    onPointerLeave: show,
    onFocus: show,
    onBlur: show,
  };
}
