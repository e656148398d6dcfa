import { Portal, Toast, Toaster as ToastRegion } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect } from 'react';

import { holdToastsWhileHidden, toaster } from './toasts';

const ICONS = { success: CircleCheck, error: CircleAlert, info: Info } as const;

const isKnown = (type: string | undefined): type is keyof typeof ICONS =>
  type !== undefined && type in ICONS;

/** Draws what `showToast` was given. One per app. */
export function Toaster() {
  useEffect(holdToastsWhileHidden, []);
  return (
    <Portal>
      <ToastRegion
        toaster={toaster}
        // The toaster forgets to go on where the focus came from nowhere.
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) {
            toaster.resume();
          }
        }}
      >
        {(toast) => {
          const Icon = isKnown(toast.type) ? ICONS[toast.type] : Info;
          return (
            <Toast.Root width="min(420px, calc(100vw - 32px))">
              <Icon aria-hidden="true" size={20} strokeWidth={1.75} style={{ flexShrink: 0 }} />
              <Toast.Title>{toast.title}</Toast.Title>
              <Toast.CloseTrigger aria-label="Dismiss">
                <X aria-hidden="true" size={18} strokeWidth={2} />
              </Toast.CloseTrigger>
            </Toast.Root>
          );
        }}
      </ToastRegion>
    </Portal>
  );
}
