import { Stack } from '@chakra-ui/react';
import type { ActorRefFromLogic } from 'xstate';

import type { apiKeyMachine } from '../../../machines/apiKey';
import type { webhooksMachine } from '../../../machines/webhooks';
import { ApiKeyCard } from './ApiKeyCard';
import { WebhooksCard } from './WebhooksCard';

export interface ApiKeysTabProps {
  apiKeyRef: ActorRefFromLogic<typeof apiKeyMachine>;
  webhooksRef: ActorRefFromLogic<typeof webhooksMachine>;
}

/** The key and the webhook addresses (specification section 2, "API Keys"). */
export function ApiKeysTab({ apiKeyRef, webhooksRef }: ApiKeysTabProps) {
  return (
    <Stack gap="6">
      <ApiKeyCard actorRef={apiKeyRef} />
      <WebhooksCard actorRef={webhooksRef} />
    </Stack>
  );
}
