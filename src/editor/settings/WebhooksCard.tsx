import { Button, chakra, Flex, IconButton, Stack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { webhooksMachine } from '../../../machines/webhooks';
import { SettingsCard } from './SettingsCard';
import { TextField } from '../../ui/TextField';

export interface WebhooksCardProps {
  actorRef: ActorRefFromLogic<typeof webhooksMachine>;
}

/** Addresses to notify, as text: never as links (specification section 5, "Webhook URL"). */
export function WebhooksCard({ actorRef }: WebhooksCardProps) {
  const url = useSelector(actorRef, ({ context }) => context.url);
  const problem = useSelector(actorRef, ({ context }) => context.problem);
  const endpoints = useSelector(actorRef, ({ context }) => context.endpoints);
  const inputRef = useRef<HTMLInputElement>(null);

  return (
    <SettingsCard
      heading="Webhooks"
      lead="Addresses to notify about your builds. They are kept here; nothing is sent in this version."
    >
      <Stack gap="5">
        <form
          aria-label="Add a webhook"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            actorRef.send({ type: 'form.submit' });
            inputRef.current?.focus();
          }}
        >
          <Flex gap="3" align="flex-start" wrap="wrap">
            <chakra.div flex="1 1 16rem" minW="0">
              <TextField
                ref={inputRef}
                label="Webhook URL"
                type="url"
                inputMode="url"
                placeholder="https://example.com/hook"
                autoCapitalize="none"
                spellCheck={false}
                value={url}
                problem={problem}
                onChange={(event) =>
                  actorRef.send({ type: 'url.change', value: event.target.value })
                }
              />
            </chakra.div>
            <Button type="submit" mt={{ sm: '30px' }}>
              Add webhook
            </Button>
          </Flex>
        </form>
        {endpoints.length === 0 ? (
          <chakra.p textStyle="ui" color="fg.muted">
            No webhooks yet.
          </chakra.p>
        ) : (
          <chakra.ul listStyleType="none" aria-label="Webhook endpoints">
            {endpoints.map((endpoint) => (
              <chakra.li
                key={endpoint}
                display="flex"
                alignItems="center"
                gap="3"
                py="2"
                borderTopWidth="1px"
              >
                <chakra.code textStyle="code" flex="1" minW="0" overflowWrap="anywhere">
                  {endpoint}
                </chakra.code>
                <IconButton
                  variant="ghost"
                  aria-label={`Remove ${endpoint.slice(0, 80)}`}
                  onClick={() => {
                    actorRef.send({ type: 'endpoint.remove', url: endpoint });
                    inputRef.current?.focus();
                  }}
                >
                  <Trash2 aria-hidden="true" size={20} strokeWidth={1.75} />
                </IconButton>
              </chakra.li>
            ))}
          </chakra.ul>
        )}
      </Stack>
    </SettingsCard>
  );
}
