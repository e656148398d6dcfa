import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';

/** An error beside what failed: icon and words, never colour alone. Pass `role="alert"` when it appears later. */
export function InlineProblem({ children, ...props }: HTMLChakraProps<'p'>) {
  return (
    <chakra.p
      display="flex"
      alignItems="flex-start"
      gap="2"
      textStyle="ui"
      fontWeight="medium"
      color="fg.error"
      {...props}
    >
      <chakra.span flexShrink="0" pt="1px">
        <CircleAlert aria-hidden="true" size={20} strokeWidth={1.75} />
      </chakra.span>
      <chakra.span minW="0" overflowWrap="anywhere">
        {children}
      </chakra.span>
    </chakra.p>
  );
}
