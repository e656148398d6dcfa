import { Button, type ButtonProps, chakra, Spinner } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';

export interface BusyButtonProps extends Omit<ButtonProps, 'loading' | 'loadingText' | 'asChild'> {
  ref?: Ref<HTMLButtonElement>;
  busy: boolean;
  /** What the button says while busy. */
  busyText: ReactNode;
}

const layer = {
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
} as const;

/** A button that keeps its width and its focus while it works; pressing it then does nothing. */
export function BusyButton({ busy, busyText, children, onClick, ...props }: BusyButtonProps) {
  return (
    <Button
      {...props}
      aria-disabled={busy ? true : props['aria-disabled']}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <chakra.span display="inline-grid" placeItems="center">
        <chakra.span {...layer} visibility={busy ? 'hidden' : undefined}>
          {children}
        </chakra.span>
        <chakra.span {...layer} visibility={busy ? undefined : 'hidden'}>
          {/* Out of sight it would still keep the browser drawing frames. */}
          <Spinner size="sm" borderWidth="2px" animation={busy ? undefined : 'none'} />
          {busyText}
        </chakra.span>
      </chakra.span>
    </Button>
  );
}
