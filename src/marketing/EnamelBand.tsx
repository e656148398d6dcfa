import { Box, type BoxProps, Container } from '@chakra-ui/react';

import { Scallops } from './Scallops';
import { SECTION_PADDING } from './sectionPadding';
import { TitledColumns, type TitledColumnsProps } from './TitledColumns';

type EnamelBandProps = Pick<TitledColumnsProps, 'id' | 'title' | 'lead' | 'children'> &
  Pick<BoxProps, 'mt' | 'mb'>;

/** A section on enamel across the page, under an awning's edge. */
export function EnamelBand({ id, title, lead, children, ...margins }: EnamelBandProps) {
  return (
    <Box as="section" aria-labelledby={id} {...margins}>
      <Scallops tone="enamel" />
      <Box layerStyle="enamelBand" py={SECTION_PADDING}>
        <Container maxW="wide">
          <TitledColumns id={id} title={title} lead={lead} leadColor="enamel.100">
            {children}
          </TitledColumns>
        </Container>
      </Box>
    </Box>
  );
}
