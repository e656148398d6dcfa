import { Box, chakra, Container, Grid } from '@chakra-ui/react';

import { dayText } from '../../content/dayText';
import type { LegalPage } from '../../content/legalPages';
import { type Block, plainText } from '../../content/markdown';
import { PageHeading } from '../../ui/PageHeading';
import { Prose } from '../Prose';
import { SECTION_PADDING } from '../sectionPadding';

/** Terms or privacy policy: the text, and a list of its contents that stays in view on wide screens. */
export function LegalScreen({ page }: { page: LegalPage }) {
  return (
    <Container maxW="wide" pt={{ base: '8', md: '16' }} pb={SECTION_PADDING}>
      <Grid
        columnGap={{ lg: '12', xl: '20' }}
        rowGap="10"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '{sizes.sidebar} minmax(0, 1fr)' }}
      >
        <Box gridColumn={{ lg: '2' }}>
          <PageHeading>{page.title}</PageHeading>
          <chakra.p textStyle="lead" color="fg.muted" maxW="50ch" mt="4">
            {page.summary}
          </chakra.p>
          <chakra.p textStyle="ui" color="fg.muted" mt="4">
            Last updated <time dateTime={page.updated}>{dayText(page.updated)}</time>. In effect
            since the same day.
          </chakra.p>
        </Box>
        <Contents blocks={page.content} />
        <Box as="article" minW="0" gridColumn={{ lg: '2' }}>
          <Prose blocks={page.content} />
        </Box>
      </Grid>
    </Container>
  );
}

function Contents({ blocks }: { blocks: readonly Block[] }) {
  const headings = blocks.filter((block) => block.type === 'heading' && block.level === 2);
  return (
    <Box
      as="nav"
      aria-labelledby="contents"
      alignSelf="start"
      position={{ lg: 'sticky' }}
      top="24"
      gridColumn={{ lg: '1' }}
      gridRow={{ lg: '1 / span 2' }}
      maxH={{ lg: 'calc(100svh - 128px)' }}
      overflowY={{ lg: 'auto' }}
      bg={{ base: 'bg.muted', lg: 'transparent' }}
      borderRadius="card"
      p={{ base: '5', lg: '1' }}
    >
      <chakra.h2 id="contents" textStyle="h3" mb="2">
        Contents
      </chakra.h2>
      <chakra.ol listStyleType="none" columns={{ sm: '2', lg: '1' }} columnGap="6">
        {headings.map((heading) =>
          heading.type === 'heading' ? (
            <chakra.li key={heading.id} breakInside="avoid">
              <ContentsLink href={`#${heading.id}`}>{plainText(heading.children)}</ContentsLink>
            </chakra.li>
          ) : null,
        )}
      </chakra.ol>
    </Box>
  );
}

const ContentsLink = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: { base: '11', lg: '8' },
    py: '1',
    textStyle: 'ui',
    color: 'fg.muted',
    textDecoration: 'none',
    borderRadius: 'tag',
    _hover: { color: 'enamel.700', textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  },
});
