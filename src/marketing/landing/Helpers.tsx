import { Box, Container, Flex, Grid } from '@chakra-ui/react';
import { LayoutTemplate, type LucideIcon, Palette, PenLine, Zap } from 'lucide-react';

import { SECTION_PADDING } from '../sectionPadding';

interface Helper {
  name: string;
  icon: LucideIcon;
  /** Each helper keeps its colour everywhere in the product. */
  color: 'enamel' | 'tomato' | 'marigold' | 'sky';
  job: string;
  limit: string;
}

const HELPERS: readonly Helper[] = [
  {
    name: 'Website architect',
    icon: LayoutTemplate,
    color: 'enamel',
    job: 'Reads your description and lays out the sections your kind of business needs.',
    limit: 'It plans one page, not a whole site map.',
  },
  {
    name: 'Content crafter',
    icon: PenLine,
    color: 'tomato',
    job: 'Writes headings and text around the names, places and offers you mention.',
    limit: 'What you leave out stays a marked gap. It never makes up a price or a review.',
  },
  {
    name: 'Design assistant',
    icon: Palette,
    color: 'marigold',
    job: 'Sets colors, type and drawings that fit together, and keeps text readable on them.',
    limit: 'It draws simple pictures. Your own photos come later, from you.',
  },
  {
    name: 'Fast editor',
    icon: Zap,
    color: 'sky',
    job: 'Shows every change to color, layout or wording at once, on three screen widths.',
    limit: 'It works in this browser session. Export the page to keep it.',
  },
];

/** The four helpers, in the order in which they work on a page. */
export function Helpers() {
  return (
    <Box as="section" aria-labelledby="helpers" py={SECTION_PADDING}>
      <Container maxW="wide">
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 8fr)' }}
          columnGap={{ lg: '12', xl: '20' }}
          rowGap="12"
        >
          <Box>
            <Box as="h2" id="helpers" textStyle="h2" maxW="14ch">
              Four helpers open the shop
            </Box>
            <Box as="p" textStyle="lead" color="fg.muted" maxW="34ch" mt="4">
              They work in your browser, one after the other, in a few seconds. No AI service reads
              what you type.
            </Box>
          </Box>
          <Grid
            as="ol"
            listStyleType="none"
            templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
            columnGap={{ base: '8', xl: '12' }}
            rowGap={{ base: '8', sm: '12' }}
          >
            {HELPERS.map((helper) => (
              <HelperItem key={helper.name} {...helper} />
            ))}
          </Grid>
        </Grid>
      </Container>
    </Box>
  );
}

function HelperItem({ name, icon: Icon, color, job, limit }: Helper) {
  return (
    <Box as="li" borderTopWidth="4px" borderColor={`${color}.border`} pt="4">
      <Flex align="center" gap="3">
        <Box color={`${color}.fg`}>
          <Icon aria-hidden="true" size={28} strokeWidth={1.75} />
        </Box>
        <Box as="h3" textStyle="h3">
          {name}
        </Box>
      </Flex>
      <Box as="p" textStyle="prose" mt="3" maxW="44ch">
        {job}
      </Box>
      <Box as="p" textStyle="ui" color="fg.muted" mt="2" maxW="44ch">
        {limit}
      </Box>
    </Box>
  );
}
