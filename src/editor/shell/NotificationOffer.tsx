import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ActorRefFromLogic } from 'xstate';

import type { settingsMachine } from '../../../machines/settings';

export interface NotificationOfferProps {
  actorRef: ActorRefFromLogic<typeof settingsMachine>;
}

/** Asks, once something was ready while nobody looked, whether the browser may tell it the next time. It takes no focus. */
export function NotificationOffer({ actorRef }: NotificationOfferProps) {
  const isOffering = useSelector(actorRef, (snapshot) => snapshot.matches({ editing: 'offering' }));
  return (
    <chakra.section aria-label="Notifications" role="status">
      {isOffering ? (
        <Flex
          layerStyle="pane"
          align={{ md: 'center' }}
          direction={{ base: 'column', md: 'row' }}
          rowGap="3"
          columnGap="6"
          m={{ base: '3', sm: '4', md: '6' }}
          mb="0"
          p="4"
        >
          <Text textStyle="ui">
            What you asked for was ready while you looked at another tab. Your browser can notify
            you the next time.
          </Text>
          <Flex gap="2" wrap="wrap" flexShrink="0">
            <Button onClick={() => actorRef.send({ type: 'offer.accept' })}>
              Allow notifications
            </Button>
            <Button variant="outline" onClick={() => actorRef.send({ type: 'offer.decline' })}>
              Not now
            </Button>
          </Flex>
        </Flex>
      ) : null}
    </chakra.section>
  );
}
