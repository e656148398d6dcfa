import { createToaster } from '@chakra-ui/react';

export interface ToastMessage {
  status: 'success' | 'error' | 'info';
  message: string;
  /** Milliseconds; stands still while the toast is hovered or focused and while the page is hidden. */
  duration: number;
}

const create = (placement: 'bottom-end' | 'top') =>
  createToaster({ placement, max: 3, pauseOnPageIdle: true, overlap: false, gap: 12 });

/** At the top on narrow screens, where a keyboard covers the bottom. */
export const toasters = { wide: create('bottom-end'), narrow: create('top') };

export const WIDE_SCREEN = '(min-width: 805px)';

/** Shows a message; at most three are visible, later ones wait their turn. */
export function showToast({ status, message, duration }: ToastMessage): void {
  const toaster = window.matchMedia(WIDE_SCREEN).matches ? toasters.wide : toasters.narrow;
  toaster.create({ type: status, title: message, duration, closable: true });
}
