import { Box, Container, Flex, Grid } from '@chakra-ui/react';
import { LayoutTemplate, type LucideIcon, Palette, PenLine, Zap } from 'lucide-react';

import { SECTION_PADDING } from '../sectionPadding';
import { TitledColumns } from '../TitledColumns';

interface Helper {
  name: string;
  icon: LucideIcon;
  /** Each helper keeps its color everywhere in the product. */
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
    limit: 'One page or several, and no shop with a cart.',
  },
  {
    name: 'Content crafter',
    icon: PenLine,
    color: 'tomato',
    job: 'Writes headings and text around the names, places and offers you mention, in nine languages.',
    limit: 'What you leave out stays a marked gap. It never makes up a price or a review.',
  },
  {
    name: 'Design assistant',
    icon: Palette,
    color: 'marigold',
    job: 'Sets colors, type and drawings that fit together, shows three alternatives, and keeps text readable in all of them.',
    limit: 'It draws simple pictures. Your own photos come later, from you.',
  },
  {
    name: 'Fast editor',
    icon: Zap,
    color: 'sky',
    job: 'Shows every change to color, layout or wording at once, on three screen widths.',
    limit: 'It works in this browser session. Export the site to keep it.',
  },
];

/** The four helpers, in the order in which they work on a site. */
export function Helpers() {
  return (
    <Box as="section" aria-labelledby="helpers" py={SECTION_PADDING}>
      <Container maxW="wide">
        <TitledColumns
          id="helpers"
          title="Four helpers build your site"
          lead="They work in your browser, one after the other, in a few seconds. No AI service reads what you type."
          rowGap="12"
        >
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
        </TitledColumns>
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
