import { Button, chakra, Container, Flex } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';

import type { CookieConsentRef } from '../../../machines/cookieConsent';
import { CONSENT_BANNER_HEIGHT, onUndecidedPage, TALL_WINDOW } from '../../theme/pageMarks';

/**
 * Asks what may be stored, until there is an answer. It stands at the foot of the window and, at the end of the page,
 * below it; in a low window only there. It takes no focus, covers nothing that has it and moves nothing when it comes.
 */
export function ConsentBanner({ actorRef }: { actorRef: CookieConsentRef }) {
  const isReading = useSelector(actorRef, (snapshot) => snapshot.matches('reading'));
  const isAsking = useSelector(actorRef, (snapshot) => snapshot.matches('banner'));
  const asksForPrivacy = useSelector(actorRef, ({ context }) => context.asksForPrivacy);
  return isReading || isAsking ? (
    <chakra.section
      aria-labelledby="consent-heading"
      position="static"
      bottom="0"
      order="1"
      zIndex="overlay"
      bg="bg.panel"
      borderTopWidth="3px"
      borderColor="enamel.solid"
      boxShadow="float"
      display={isAsking ? 'block' : 'none'}
      css={{
        [onUndecidedPage]: { display: 'block' },
        [TALL_WINDOW]: {
          position: 'sticky',
          // What takes the focus is scrolled to where the banner does not cover it.
          'html[data-consent=undecided]:has(&)': {
            scrollPaddingBottom: CONSENT_BANNER_HEIGHT,
          },
        },
      }}
    >
      <Container maxW="wide">
        <Flex
          direction={{ base: 'column', lg: 'row' }}
          align={{ lg: 'center' }}
          justify="space-between"
          columnGap="12"
          rowGap="3"
          py={{ base: '4', lg: '5' }}
        >
          <chakra.div maxW="measure">
            <chakra.h2 id="consent-heading" textStyle="ui" fontWeight="semibold">
              Your choice about cookies
            </chakra.h2>
            <chakra.p textStyle="ui" color="fg.muted" mt="1">
              Essential storage keeps you signed in and remembers this choice. The map and anything
              that counts visits load only if you allow them.
              {asksForPrivacy ? ' Your browser asks for privacy, so all of that is off.' : null}
            </chakra.p>
          </chakra.div>
          <Flex gap="2" wrap="wrap" flexShrink="0">
            <Button flexGrow="1" onClick={() => actorRef.send({ type: 'accept.all' })}>
              Accept All
            </Button>
            <Button flexGrow="1" onClick={() => actorRef.send({ type: 'reject.all' })}>
              Reject All
            </Button>
            <Button
              flexGrow="1"
              variant="outline"
              onClick={() => actorRef.send({ type: 'settings.open' })}
            >
              Cookie Settings
            </Button>
          </Flex>
        </Flex>
      </Container>
    </chakra.section>
  ) : null;
}
