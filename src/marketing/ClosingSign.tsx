import { chakra, Container } from '@chakra-ui/react';
import type { ReactNode } from 'react';

import { EnamelSign } from '../ui/EnamelSign';
import { SECTION_PADDING } from './sectionPadding';

export interface ClosingSignProps {
  title: string;
  /** One or two sentences. */
  children: ReactNode;
  /** The link, and perhaps a second one. */
  action: ReactNode;
}

/** The enamel sign at the end of a page, with the way on. */
export function ClosingSign({ title, children, action }: ClosingSignProps) {
  return (
    <chakra.section aria-labelledby="closing" pb={SECTION_PADDING}>
      <Container maxW="wide">
        <EnamelSign
          display="flex"
          flexDirection="column"
          alignItems="center"
          textAlign="center"
          py={{ base: '16', md: '20' }}
        >
          <chakra.h2 id="closing" textStyle="h1" maxW="18ch">
            {title}
          </chakra.h2>
          <chakra.p textStyle="lead" color="enamel.100" maxW="46ch" mt="4">
            {children}
          </chakra.p>
          <chakra.div
            mt="8"
            display="flex"
            flexWrap="wrap"
            gap="4"
            alignItems="center"
            justifyContent="center"
          >
            {action}
          </chakra.div>
        </EnamelSign>
      </Container>
    </chakra.section>
  );
}
