import { Flex, IconButton, Text } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

export interface BackHeadingProps {
  id: string;
  ref: Ref<HTMLHeadingElement>;
  /** Where the way back leads. */
  back: string;
  onBack: () => void;
  children: ReactNode;
}

/** The heading of an entry that stands in its list's place, with the way back to the list. */
export function BackHeading({ id, ref, back, onBack, children }: BackHeadingProps) {
  return (
    <Flex gap="1" align="center">
      <IconButton size="sm" variant="ghost" minW="11" minH="11" aria-label={back} onClick={onBack}>
        <ArrowLeft aria-hidden size={18} />
      </IconButton>
      <Text
        as="h3"
        id={id}
        ref={ref}
        tabIndex={-1}
        textStyle="ui"
        fontWeight="600"
        overflowWrap="anywhere"
      >
        {children}
      </Text>
    </Flex>
  );
}
