import { Stack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ActorRefFromLogic } from 'xstate';

import type { freshSignInMachine } from '../../../machines/freshSignIn';
import type { passwordChangeMachine } from '../../../machines/passwordChange';
import type { profileEditMachine } from '../../../machines/profileEdit';
import { FreshSignIn } from './FreshSignIn';
import { PasswordForm } from './PasswordForm';
import { ProfileForm } from './ProfileForm';

export interface ProfileTabProps {
  profileRef: ActorRefFromLogic<typeof profileEditMachine>;
  passwordRef: ActorRefFromLogic<typeof passwordChangeMachine>;
  freshSignInRef: ActorRefFromLogic<typeof freshSignInMachine>;
}

/** Who the person is, and their password (specification section 2, "Profile"). */
export function ProfileTab({ profileRef, passwordRef, freshSignInRef }: ProfileTabProps) {
  const email = useSelector(profileRef, ({ context }) => context.user?.email ?? '');
  const freshSignIn = <FreshSignIn actorRef={freshSignInRef} email={email} />;
  return (
    <Stack gap="6">
      <ProfileForm actorRef={profileRef} freshSignIn={freshSignIn} />
      <PasswordForm actorRef={passwordRef} freshSignIn={freshSignIn} />
    </Stack>
  );
}
