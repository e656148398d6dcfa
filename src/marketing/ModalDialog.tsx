import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';

export interface ModalDialogProps extends HTMLChakraProps<'dialog'> {
  open: boolean;
  /** Escape was pressed. */
  onDismiss: () => void;
}

/**
 * The browser's own modal dialog: the rest of the page is inert, the page does not scroll behind it, and focus goes back
 * where it was. Its content is there only while it is open.
 */
export function ModalDialog({ open, onDismiss, children, ...props }: ModalDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);

  return (
    <chakra.dialog
      ref={ref}
      color="fg"
      css={{
        '&::backdrop': { bg: 'ink.950/50' },
        'html:has(&[open])': { overflow: 'hidden', scrollbarGutter: 'stable' },
      }}
      onCancel={(event) => {
        event.preventDefault();
        onDismiss();
      }}
      {...props}
    >
      {open ? children : null}
    </chakra.dialog>
  );
}
