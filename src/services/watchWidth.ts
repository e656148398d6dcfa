import { fromCallback } from 'xstate';

import { DESKTOP_NAVIGATION_BREAKPOINT } from '../../machines/limits';
import type { MobileMenuEvent } from '../../machines/mobileMenu';

/** Reports once the window is at least as wide as the desktop navigation needs. */
export const watchWidth = fromCallback<MobileMenuEvent>(({ sendBack }) => {
  const wide = matchMedia(`(min-width: ${DESKTOP_NAVIGATION_BREAKPOINT}px)`);
  const tell = () => {
    if (wide.matches) sendBack({ type: 'width.outgrown' });
  };
  tell();
  wide.addEventListener('change', tell);
  return () => wide.removeEventListener('change', tell);
});
