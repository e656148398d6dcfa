import { Flex } from '@chakra-ui/react';
import { Info } from 'lucide-react';

import type { SignedOutReason } from '../../machines/session';

const NOTES: Record<SignedOutReason, string> = {
  left: 'You are signed out.',
  ended: 'Your session has ended. Sign in again to carry on.',
};

/** Why the person stands in front of the sign-in form. */
export function SignedOutNote({ reason }: { reason: SignedOutReason }) {
  return (
    <Flex
      role="status"
      gap="3"
      align="flex-start"
      px="4"
      py="3"
      mb="8"
      bg="sky.subtle"
      color="sky.fg"
      borderRadius="control"
      textStyle="ui"
      fontWeight="medium"
    >
      <Info aria-hidden="true" size={20} strokeWidth={1.75} />
      {NOTES[reason]}
    </Flex>
  );
}
