import { Box, type BoxProps, chakra, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface TitledColumnsProps {
  /** Of the heading, for `aria-labelledby` of the section around. */
  id: string;
  title: string;
  lead: string;
  leadColor?: BoxProps['color'];
  rowGap?: BoxProps['rowGap'];
  /** Keeps title and lead in sight while what stands beside them scrolls. */
  isSticky?: boolean;
  children: ReactNode;
}

/** A section's title and lead in the narrow column, what it is about in the wide one. */
export function TitledColumns({
  id,
  title,
  lead,
  leadColor = 'fg.muted',
  rowGap = '10',
  isSticky = false,
  children,
}: TitledColumnsProps) {
  return (
    <Grid
      columnGap={{ lg: '12', xl: '20' }}
      rowGap={rowGap}
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 8fr)' }}
    >
      <Box {...(isSticky ? { alignSelf: 'start', position: { lg: 'sticky' }, top: '28' } : {})}>
        <chakra.h2 id={id} textStyle="h2" maxW="14ch">
          {title}
        </chakra.h2>
        <chakra.p textStyle="lead" color={leadColor} mt="4" maxW="34ch">
          {lead}
        </chakra.p>
      </Box>
      {children}
    </Grid>
  );
}
