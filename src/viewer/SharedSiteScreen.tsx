import { chakra, Flex, Grid } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';

import { PageChoice } from '../ui/PageChoice';
import { MAIN_ID } from '../ui/SkipLink';
import { NoSharedSite, type NoSharedSiteProps } from './NoSharedSite';
import { SharedSiteFrame } from './SharedSiteFrame';
import { ViewerBar } from './ViewerBar';

export type SharedSiteScreenProps = NoSharedSiteProps;

/** /view: a site that somebody shared as a link, under a bar that says whose word it is. */
export function SharedSiteScreen({ actorRef, onReload }: SharedSiteScreenProps) {
  const title = useSelector(actorRef, ({ context }) => context.site?.title ?? null);
  const pages = useSelector(actorRef, ({ context }) => context.site?.pages ?? null);
  const pagePath = useSelector(actorRef, ({ context }) => context.pagePath);
  const isShown = useSelector(actorRef, (snapshot) => snapshot.matches('shown'));

  return (
    <Flex direction="column" h={isShown ? '100dvh' : undefined} minH="100dvh" bg="bg">
      <ViewerBar>
        {isShown ? (
          <Grid
            templateColumns="minmax(0, 1fr) auto"
            templateAreas={{ base: '"title title" "note pages"', md: '"title pages" "note pages"' }}
            alignItems="center"
            columnGap="4"
          >
            <chakra.h1
              gridArea="title"
              textStyle="ui"
              fontWeight="semibold"
              lineClamp={{ base: '2', md: '1' }}
              overflowWrap="anywhere"
            >
              <bdi>{title}</bdi>
            </chakra.h1>
            <chakra.p gridArea="note" textStyle="caption" color="fg.muted">
              Somebody made this site with AI Website Builder. We have not checked what is in it.
            </chakra.p>
            {pages === null ? null : (
              <Flex gridArea="pages" maxW={{ base: '40vw', md: 'none' }}>
                <PageChoice
                  pages={pages}
                  value={pagePath ?? pages[0]?.path ?? ''}
                  onChoose={(path) => actorRef.send({ type: 'page.show', path })}
                />
              </Flex>
            )}
          </Grid>
        ) : null}
      </ViewerBar>
      <Flex as="main" id={MAIN_ID} direction="column" flex="1" minH="0">
        {isShown ? (
          <SharedSiteFrame actorRef={actorRef} />
        ) : (
          <NoSharedSite actorRef={actorRef} onReload={onReload} />
        )}
      </Flex>
    </Flex>
  );
}
