import { useEffect, useRef } from 'react';

import { type Shortcut, shortcutOf } from './shortcutOf';

/** Answers the builder's keyboard shortcuts anywhere on the page while the calling screen is there. */
export function useShortcuts(answers: Record<Shortcut, () => void>): void {
  const latest = useRef(answers);
  useEffect(() => {
    latest.current = answers;
  });
  useEffect(() => {
    const answer = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event);
      if (shortcut === null || event.defaultPrevented) return;
      event.preventDefault();
      latest.current[shortcut]();
    };
    document.addEventListener('keydown', answer);
    return () => document.removeEventListener('keydown', answer);
  }, []);
}
