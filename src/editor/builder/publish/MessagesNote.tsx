import { Heading, Stack, Text } from '@chakra-ui/react';

import { deliverySentence, receivingHost } from '../../../../machines/delivery';
import type { SiteForms } from '../../../../machines/siteReport';

export interface MessagesNoteProps {
  forms: SiteForms;
}

/** What becomes of messages that visitors write. */
export function MessagesNote({ forms: { delivery, hasThanks } }: MessagesNoteProps) {
  const isSent = receivingHost(delivery) !== null;
  return (
    <Stack gap="2">
      <Heading as="h3" textStyle="ui" fontWeight="600">
        Messages
      </Heading>
      <Text textStyle="caption" color="fg.muted" overflowWrap="anywhere">
        {deliverySentence(delivery)}{' '}
        {isSent
          ? hasThanks
            ? 'Visitors then see the thank-you page of this site.'
            : 'Visitors then see a page of the service: for one of your own it needs the web address of the site.'
          : 'Change it under Customize, Content.'}
      </Text>
    </Stack>
  );
}
