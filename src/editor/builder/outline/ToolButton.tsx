import { Button, type ButtonProps } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';

export interface ToolButtonProps extends Omit<ButtonProps, 'aria-disabled' | 'children'> {
  ref?: Ref<HTMLButtonElement>;
  name: string;
  icon: LucideIcon;
  /** One that cannot be used now keeps its focus: it may have been used until it could not. */
  canUse: boolean;
}

/** A button among those for the selected section or page. */
export function ToolButton({ name, icon: Icon, canUse, ...button }: ToolButtonProps) {
  return (
    <Button
      size="sm"
      variant="outline"
      minH="11"
      px="2"
      gap="1.5"
      aria-disabled={canUse ? undefined : true}
      {...button}
    >
      <Icon aria-hidden size={16} />
      {name}
    </Button>
  );
}
