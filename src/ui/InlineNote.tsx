import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';

export interface InlineNoteProps extends HTMLChakraProps<'p'> {
  icon: LucideIcon;
}

/** A line beside what it is about: icon and words, never color alone. The words wrap beside the icon. */
export function InlineNote({ icon: Icon, children, ...props }: InlineNoteProps) {
  return (
    <chakra.p
      display="flex"
      alignItems="flex-start"
      gap="2"
      textStyle="ui"
      fontWeight="medium"
      {...props}
    >
      <chakra.span flexShrink="0" pt="1px">
        <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
      </chakra.span>
      <chakra.span minW="0" overflowWrap="anywhere">
        {children}
      </chakra.span>
    </chakra.p>
  );
}
