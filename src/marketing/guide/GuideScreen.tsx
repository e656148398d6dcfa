import { Box, chakra, Container, Flex, Grid } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';

import type { Guide } from '../../content/guide';
import { findGuide, guideAfter } from '../../content/guides';
import { parseGuide } from '../../content/parseGuide';
import { ClosedShop } from '../../ui/ClosedShop';
import { LinkButton } from '../../ui/LinkButton';
import { PageHeading } from '../../ui/PageHeading';
import { GuideNavigation } from './GuideNavigation';
import { GuideText } from './GuideText';
import { messages } from '../../../machines/messages';

export interface GuideScreenProps {
  /** The id in the address; without one the first guide shows. */
  id: string | undefined;
}

/** A guide with the list of all guides beside it (specification section 2, "Guide"). */
export function GuideScreen({ id }: GuideScreenProps) {
  const guide = findGuide(id);
  return (
    <Container maxW="wide" pt={{ base: '6', md: '12' }} pb="clamp(64px, 8vw, 112px)">
      <Grid
        columnGap={{ lg: '12', xl: '20' }}
        rowGap="8"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '{sizes.sidebar} minmax(0, 1fr)' }}
      >
        <GuideNavigation currentId={guide?.id ?? null} />
        {guide === null ? (
          <ClosedShop
            heading={<PageHeading>{messages.guide.notFound}</PageHeading>}
            action={
              <LinkButton to="/learn" size="lg">
                See all guides
              </LinkButton>
            }
          >
            There is no guide at this address. The list has all five.
          </ClosedShop>
        ) : (
          <GuideArticle guide={guide} />
        )}
      </Grid>
    </Container>
  );
}

function GuideArticle({ guide }: { guide: Guide }) {
  const next = guideAfter(guide);
  return (
    <Box as="article" minW="0" maxW="measure">
      <PageHeading>{guide.headline}</PageHeading>
      <chakra.p textStyle="lead" color="fg.muted" mt="4">
        {guide.desc}
      </chakra.p>
      <Box mt="6">
        <GuideText blocks={parseGuide(guide.content)} />
      </Box>
      <Flex
        as="footer"
        mt="16"
        pt="6"
        borderTopWidth="3px"
        borderColor="enamel.900"
        justify="space-between"
        align="center"
        wrap="wrap"
        gap="4"
      >
        <Box>
          <chakra.p textStyle="ui" color="fg.muted">
            {next === null ? 'That was the last guide' : 'Next guide'}
          </chakra.p>
          <chakra.p textStyle="h3">
            {next === null ? 'Now try it yourself' : next.title_card}
          </chakra.p>
        </Box>
        {next === null ? (
          <LinkButton to="/editor" variant="sign" size="lg">
            Go to the editor
          </LinkButton>
        ) : (
          <LinkButton to={`/learn/guide/${next.id}`} size="lg">
            Read {next.title}
            <ArrowRight aria-hidden size={18} />
          </LinkButton>
        )}
      </Flex>
    </Box>
  );
}
