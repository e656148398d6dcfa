import { Portal, Toast, Toaster as ToastRegion } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';

import { besideConsentBanner, CONSENT_BANNER_HEIGHT, TALL_WINDOW } from '../theme/pageMarks';
import { holdToastsWhileHidden, toasters, WIDE_SCREEN } from './toasts';

const ICONS = { success: CircleCheck, error: CircleAlert, info: Info } as const;

const isKnown = (type: string | undefined): type is keyof typeof ICONS =>
  type !== undefined && type in ICONS;

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE_SCREEN);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Draws what `showToast` was given. One per app. */
export function Toaster() {
  const wide = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE_SCREEN).matches,
    () => true,
  );
  const toaster = wide ? toasters.wide : toasters.narrow;
  useEffect(holdToastsWhileHidden, []);
  return (
    <Portal>
      <ToastRegion
        key={String(wide)}
        toaster={toaster}
        // The toaster forgets to go on where the focus came from nowhere.
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) {
            toaster.resume();
          }
        }}
        insetInline={{ mdDown: '4' }}
        css={
          wide ? { [TALL_WINDOW]: { [besideConsentBanner]: { mb: CONSENT_BANNER_HEIGHT } } } : {}
        }
      >
        {(toast) => {
          const Icon = isKnown(toast.type) ? ICONS[toast.type] : Info;
          return (
            <Toast.Root width="min(360px, calc(100vw - 32px))" mx={{ mdDown: 'auto' }}>
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
