import { Box, chakra, Flex, Grid, Link } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';

import type { Build } from '../../../machines/entities';
import { RECENT_BUILDS } from '../../../machines/limits';
import { capitalized, firstGraphemes } from '../../../machines/text';
import { ShopWindow } from '../../ui/ShopWindow';
import { formatMoment } from '../parts/formatMoment';

/** More than two lines hold; what is behind them would only cost time to lay out. */
const PROMPT_SHOWN = 400;

/** The link is the prompt; a press anywhere in its row follows it. */
const wholeRow = {
  '& a::after': { content: '""', position: 'absolute', inset: '0' },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': {
    outline: '3px solid',
    outlineColor: 'enamel.focusRing',
    outlineOffset: '-3px',
  },
} as const;

/** The latest builds, each the way back to it in the builder, or the closed shop when there is none yet. */
export function RecentBuilds({ builds }: { builds: readonly Build[] }) {
  return (
    <chakra.section aria-labelledby="recent-builds">
      <chakra.h2 id="recent-builds" textStyle="h3">
        Recent Builds
      </chakra.h2>
      <Box mt="4">
        {builds.length === 0 ? (
          <NoBuilds />
        ) : (
          <chakra.ul listStyleType="none" layerStyle="pane" overflow="hidden">
            {builds.slice(0, RECENT_BUILDS).map((build) => (
              <RecentBuild key={build.id} build={build} />
            ))}
          </chakra.ul>
        )}
      </Box>
    </chakra.section>
  );
}

function RecentBuild({ build }: { build: Build }) {
  const moment = formatMoment(build.createdAt);
  return (
    <chakra.li
      display="flex"
      flexDirection={{ base: 'column', md: 'row' }}
      gap={{ base: '2', md: '8' }}
      px="6"
      py="4"
      borderTopWidth="1px"
      position="relative"
      _first={{ borderTopWidth: '0' }}
      _hover={{ bg: 'bg.subtle' }}
    >
      <chakra.p
        textStyle="prose"
        dir="auto"
        lineClamp="2"
        flex="1"
        minW="0"
        overflowWrap="anywhere"
        css={wholeRow}
      >
        <RouterLink to={`/editor/builder?${new URLSearchParams({ build: build.id }).toString()}`}>
          {firstGraphemes(build.prompt, PROMPT_SHOWN)}
        </RouterLink>
      </chakra.p>
      <Grid
        as="p"
        textStyle="ui"
        color="fg.muted"
        display={{ base: 'flex', md: 'grid' }}
        flexWrap="wrap"
        columnGap="4"
        alignItems="center"
        flexShrink="0"
        templateColumns="5.5rem 4.5rem 11.5rem"
      >
        <span>{capitalized(build.framework)}</span>
        <span>{capitalized(build.theme)}</span>
        {moment === null ? null : <time dateTime={moment.iso}>{moment.text}</time>}
      </Grid>
    </chakra.li>
  );
}

function NoBuilds() {
  return (
    <Flex
      layerStyle="pane"
      direction={{ base: 'column', md: 'row' }}
      gap={{ base: '6', md: '12' }}
      align={{ md: 'center' }}
      p={{ base: '6', md: '8' }}
    >
      <Box w={{ base: 'full', md: '320px' }} flexShrink="0">
        <ShopWindow kind="closed" />
      </Box>
      <Box>
        <chakra.p textStyle="h3">No builds yet</chakra.p>
        <chakra.p textStyle="prose" color="fg.muted" mt="2" maxW="44ch">
          Describe a business in a sentence or two and its page appears here.
        </chakra.p>
        <Link asChild variant="underline" fontWeight="semibold" mt="3" minH="11">
          <RouterLink to="/editor/builder">Create your first website</RouterLink>
        </Link>
      </Box>
    </Flex>
  );
}
