import { Button } from '@chakra-ui/react';

import { fingerSize } from '../../theme/fingerSize';

export interface FormSwitchProps {
  label: string;
  isDisabled: boolean;
  onTurn: () => void;
}

/** From words to the fields that say the same, and back: some words no fields hold. */
export function FormSwitch({ label, isDisabled, onTurn }: FormSwitchProps) {
  return (
    <Button
      type="button"
      size="sm"
      variant="ghost"
      ms="-3"
      mt="1"
      css={fingerSize}
      disabled={isDisabled}
      onClick={onTurn}
    >
      {label}
    </Button>
  );
}
