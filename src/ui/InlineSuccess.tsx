import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';

/** What went well, beside it: icon and words. Put it into an element of `role="status"` that is there before. */
export function InlineSuccess({ children, ...props }: HTMLChakraProps<'p'>) {
  return (
    <chakra.p
      display="flex"
      alignItems="flex-start"
      gap="2"
      textStyle="ui"
      fontWeight="medium"
      color="enamel.fg"
      {...props}
    >
      <chakra.span flexShrink="0" pt="1px">
        <CircleCheck aria-hidden="true" size={20} strokeWidth={1.75} />
      </chakra.span>
      <chakra.span minW="0">{children}</chakra.span>
    </chakra.p>
  );
}
