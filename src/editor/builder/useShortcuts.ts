import { useEffect, useRef } from 'react';

import { type Shortcut, shortcutOf } from './shortcutOf';

/**
 * Answers the builder's keyboard shortcuts anywhere on the page while the calling screen is there. A key alone can be
 * switched off: who speaks or slips presses keys unasked (WCAG 2.1.4).
 */
export function useShortcuts(
  answers: Record<Shortcut, () => void>,
  { isHelpKeyOn }: { isHelpKeyOn: boolean },
): void {
  const latest = useRef({ answers, isHelpKeyOn });
  useEffect(() => {
    latest.current = { answers, isHelpKeyOn };
  });
  useEffect(() => {
    const answer = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event);
      if (shortcut === null || event.defaultPrevented) return;
      if (shortcut === 'help' && !latest.current.isHelpKeyOn) return;
      event.preventDefault();
      latest.current.answers[shortcut]();
    };
    document.addEventListener('keydown', answer);
    return () => document.removeEventListener('keydown', answer);
  }, []);
}
