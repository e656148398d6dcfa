import { CloseButton, Dialog, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface FullScreenDialogProps {
  isOpen: boolean;
  onClose: () => void;
  closeLabel: string;
  /** Its `Dialog.Header` with a `Dialog.Title`, and its `Dialog.Body`. */
  children: ReactNode;
}

/** A dialog over the whole builder. */
export function FullScreenDialog({ isOpen, onClose, closeLabel, children }: FullScreenDialogProps) {
  return (
    <Dialog.Root
      size="full"
      scrollBehavior="inside"
      open={isOpen}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Positioner>
          <Dialog.Content bg="bg">
            {children}
            <Dialog.CloseTrigger asChild>
              <CloseButton aria-label={closeLabel} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
