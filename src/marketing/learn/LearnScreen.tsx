import { Box, chakra, Container, Flex, Grid } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';

import type { Guide } from '../../content/guide';
import { guides } from '../../content/guides';
import { EnamelNumber } from '../EnamelNumber';
import { LinkButton } from '../../ui/LinkButton';
import { PageHeading } from '../../ui/PageHeading';
import { ClosingSign } from '../ClosingSign';
import { GUIDE_LOOK } from '../guide/guideLook';
import { SECTION_PADDING } from '../sectionPadding';

/** The guides as house numbers along a street (specification section 2, "Learn"). */
export function LearnScreen() {
  return (
    <>
      <Container maxW="wide" pt={{ base: '8', md: '16' }} pb={SECTION_PADDING}>
        <Grid
          columnGap={{ lg: '12', xl: '20' }}
          rowGap="8"
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 4.4fr) minmax(0, 7.6fr)' }}
        >
          <Box alignSelf="start" position={{ lg: 'sticky' }} top="24">
            <PageHeading maxW="12ch">Learn the builder in six guides</PageHeading>
            <chakra.p textStyle="lead" color="fg.muted" maxW="40ch" mt="5">
              Each takes about five minutes. Start at number one, or go straight to the one you
              need.
            </chakra.p>
          </Box>
          <chakra.ol listStyleType="none" display="grid" rowGap="4">
            {guides.map((guide, index) => (
              <li key={guide.id}>
                <GuideCard guide={guide} n={index + 1} />
              </li>
            ))}
          </chakra.ol>
        </Grid>
      </Container>
      <ClosingSign
        title="Ready to try it?"
        action={
          <LinkButton to="/editor" variant="sign" size="lg">
            Go to the editor
          </LinkButton>
        }
      >
        The quickest way to learn is one sentence about your own business and a look at what comes
        out of it.
      </ClosingSign>
    </>
  );
}

function GuideCard({ guide, n }: { guide: Guide; n: number }) {
  const { icon: Icon, color, ground } = GUIDE_LOOK[guide.icon];
  return (
    <Flex
      as="article"
      layerStyle="paneInteractive"
      position="relative"
      columnGap={{ base: '4', sm: '6' }}
      p={{ base: '5', sm: '6' }}
      align="flex-start"
    >
      <EnamelNumber n={n} />
      <Box flex="1" minW="0">
        <Flex align="center" gap="3" wrap="wrap">
          <chakra.h2 textStyle="h3" minW="0">
            {guide.title_card}
          </chakra.h2>
          <Flex
            as="span"
            align="center"
            gap="1.5"
            px="2"
            py="1"
            borderRadius="tag"
            textStyle="caption"
            fontWeight="semibold"
            color={color}
            bg={ground}
          >
            <Icon aria-hidden size={16} strokeWidth={1.75} />
            {guide.title}
          </Flex>
        </Flex>
        <chakra.p textStyle="prose" color="fg.muted" mt="2">
          {guide.desc}
        </chakra.p>
        <CardLink
          to={`/learn/guide/${guide.id}`}
          aria-label={`${guide.button}: ${guide.title_card}`}
        >
          {guide.button}
          <ArrowRight aria-hidden size={18} strokeWidth={2} />
        </CardLink>
      </Box>
    </Flex>
  );
}

/** Covers the whole card, which is then one link. */
const CardLink = chakra(RouterLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    mt: '1',
    textStyle: 'ui',
    fontWeight: 'semibold',
    color: 'enamel.700',
    textDecoration: 'underline',
    textUnderlineOffset: '0.3em',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
    _focusVisible: {
      outline: 'none',
      _after: { outline: '3px solid', outlineColor: 'focusRing', outlineOffset: '2px' },
    },
  },
});
