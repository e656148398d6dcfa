import { chakra, Flex } from '@chakra-ui/react';
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
          <Flex align="center" columnGap="4" rowGap="2" wrap="wrap">
            <chakra.div flex="1 1 14rem" minW="0">
              <chakra.h1 textStyle="ui" fontWeight="semibold" lineClamp="1" overflowWrap="anywhere">
                <bdi>{title}</bdi>
              </chakra.h1>
              <chakra.p textStyle="caption" color="fg.muted">
                Somebody made this site with AI Website Builder. We have not checked what is in it.
              </chakra.p>
            </chakra.div>
            {pages === null ? null : (
              <PageChoice
                pages={pages}
                value={pagePath ?? pages[0]?.path ?? ''}
                onChoose={(path) => actorRef.send({ type: 'page.show', path })}
              />
            )}
          </Flex>
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
