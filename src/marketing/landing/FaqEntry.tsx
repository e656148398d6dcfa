import { Box, chakra } from '@chakra-ui/react';
import { useId } from 'react';

import type { FaqItem } from '../../content/faq';

export interface FaqEntryProps extends FaqItem {
  isShown: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

const WITHOUT_SCRIPTS = '@media (scripting: none)';

/** A question and its answer. */
export function FaqEntry({ question, answer, isShown, isOpen, onToggle }: FaqEntryProps) {
  const id = useId();
  return (
    <Box
      borderBottomWidth="1px"
      borderColor="border.emphasized"
      display={isShown ? 'block' : 'none'}
      _first={{ borderTopWidth: '1px' }}
      css={{ [WITHOUT_SCRIPTS]: { display: 'block' } }}
    >
      <h3>
        <chakra.button
          type="button"
          id={`${id}-question`}
          aria-expanded={isOpen}
          aria-controls={`${id}-answer`}
          onClick={onToggle}
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          gap="6"
          width="full"
          minH="56px"
          py="4"
          textAlign="start"
          textStyle="h3"
          fontSize={{ base: '1.125rem', md: '1.25rem' }}
          cursor="button"
          _hover={{ color: 'enamel.700' }}
        >
          {question}
          <PlusMinus isOpen={isOpen} />
        </chakra.button>
      </h3>
      <chakra.div
        id={`${id}-answer`}
        role="region"
        aria-labelledby={`${id}-question`}
        display="grid"
        gridTemplateRows={isOpen ? '1fr' : '0fr'}
        visibility={isOpen ? 'visible' : 'hidden'}
        transitionProperty="grid-template-rows, visibility"
        transitionDuration="settle"
        transitionTimingFunction="out"
        css={{ [WITHOUT_SCRIPTS]: { gridTemplateRows: '1fr', visibility: 'visible' } }}
      >
        <Box overflow="hidden" minH="0">
          <chakra.p textStyle="prose" color="fg.muted" maxW="measure" pb="6" pe={{ md: '12' }}>
            {answer}
          </chakra.p>
        </Box>
      </chakra.div>
    </Box>
  );
}

function PlusMinus({ isOpen }: { isOpen: boolean }) {
  return (
    <chakra.svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      boxSize="6"
      flexShrink="0"
      color="enamel.700"
      css={{ [WITHOUT_SCRIPTS]: { display: 'none' } }}
    >
      <path d="M4 12h16" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      <chakra.path
        d="M12 4v16"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        transformOrigin="center"
        transform={isOpen ? 'scaleY(0)' : 'none'}
        transitionProperty="transform"
        transitionDuration="settle"
      />
    </chakra.svg>
  );
}
