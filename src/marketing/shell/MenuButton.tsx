import { IconButton, type IconButtonProps } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';

export interface MenuButtonProps extends Omit<IconButtonProps, 'children'> {
  label: string;
  icon: LucideIcon;
}

/** Opens and closes the mobile menu, at the same place of the window both times. Without scripts it could do nothing. */
export function MenuButton({ label, icon: Icon, ...props }: MenuButtonProps) {
  return (
    <IconButton
      variant="ghost"
      aria-label={label}
      display={{ base: 'inline-flex', md: 'none' }}
      me="-2.5"
      css={{ '@media (scripting: none)': { display: 'none' } }}
      {...props}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} />
    </IconButton>
  );
}
