import { Box, Button, chakra, Flex, IconButton, Stack } from '@chakra-ui/react';
import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { contactDetailsMachine } from '../../../../machines/contactDetails';
import type { DetailsProblems } from '../../../../machines/detailsDraft';
import { MOST_PROFILES } from '../../../../machines/limits';
import { fingerSize } from '../../../theme/fingerSize';
import { GroupLegend } from '../../parts/GroupLegend';
import { TextField } from '../../../ui/TextField';

export interface ProfileFieldsProps {
  detailsRef: ActorRefFromLogic<typeof contactDetailsMachine>;
  profiles: readonly string[];
  problems: DetailsProblems;
  isDisabled: boolean;
}

/** Addresses of the business elsewhere, one per line; the site links to them and tells search engines. */
export function ProfileFields({ detailsRef, profiles, problems, isDisabled }: ProfileFieldsProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const focus = (selector: string) =>
    requestAnimationFrame(() => {
      [...(group.current?.querySelectorAll<HTMLElement>(selector) ?? [])].at(-1)?.focus();
    });
  return (
    <chakra.fieldset ref={group} border="none" p="0" m="0" minW="0" disabled={isDisabled}>
      <GroupLegend>Social profiles</GroupLegend>
      <Stack gap="2">
        {profiles.map((address, at) => (
          <Flex key={at} gap="2" align="flex-start">
            <Box flex="1" minW="0">
              <TextField
                label={`Profile ${at + 1}`}
                type="url"
                dir="ltr"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                placeholder="https://www.instagram.com/…"
                value={address}
                problem={problems[`profiles.${at}`] ?? null}
                onChange={({ target }) =>
                  detailsRef.send({ type: 'profile.change', at, value: target.value })
                }
              />
            </Box>
            <IconButton
              type="button"
              variant="ghost"
              minH="11"
              minW="11"
              mt="7"
              aria-label={`Remove profile ${at + 1}`}
              onClick={() => {
                detailsRef.send({ type: 'profile.remove', at });
                focus('[data-add]');
              }}
            >
              <X aria-hidden size={16} />
            </IconButton>
          </Flex>
        ))}
        <Button
          type="button"
          size="sm"
          variant="outline"
          alignSelf="flex-start"
          data-add
          css={fingerSize}
          disabled={profiles.length >= MOST_PROFILES}
          onClick={() => {
            detailsRef.send({ type: 'profile.add' });
            focus('input');
          }}
        >
          <Plus aria-hidden size={14} />
          Add a profile
        </Button>
      </Stack>
    </chakra.fieldset>
  );
}
