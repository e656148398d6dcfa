import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { ImageUp, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { profileEditMachine } from '../../../machines/profileEdit';
import { BusyButton } from '../../ui/BusyButton';
import { InlineProblem } from '../../ui/InlineProblem';
import { SeededAvatar } from '../../ui/SeededAvatar';

export interface PhotoFieldProps {
  actorRef: ActorRefFromLogic<typeof profileEditMachine>;
}

/** The person as the editor shows them, and, while the profile is edited, another photo for them or none. */
export function PhotoField({ actorRef }: PhotoFieldProps) {
  const savedName = useSelector(actorRef, ({ context }) => context.user?.name ?? '');
  const photoURL = useSelector(actorRef, ({ context }) => context.photoURL);
  const isViewing = useSelector(actorRef, (snapshot) => snapshot.matches('viewing'));
  return (
    <Flex align={isViewing ? 'center' : 'flex-start'} gap="4">
      <SeededAvatar seed={savedName} photoURL={photoURL} size={64} />
      <Box minW="0">
        <chakra.p
          textStyle="ui"
          fontWeight="semibold"
          dir="auto"
          overflowWrap="anywhere"
          lineClamp={3}
        >
          {savedName}
        </chakra.p>
        {isViewing ? (
          <chakra.p textStyle="caption" color="fg.muted">
            {sourceOf(photoURL)}
          </chakra.p>
        ) : (
          <PhotoChoice actorRef={actorRef} />
        )}
      </Box>
    </Flex>
  );
}

function PhotoChoice({ actorRef }: PhotoFieldProps) {
  const hasPhoto = useSelector(actorRef, ({ context }) => context.photoURL !== null);
  const isReading = useSelector(actorRef, (snapshot) =>
    snapshot.matches({ editing: 'readingPhoto' }),
  );
  const isSaving = useSelector(actorRef, (snapshot) => snapshot.hasTag('busy'));
  const problem = useSelector(actorRef, ({ context }) =>
    context.problem?.about === 'photo' ? context.problem.message : null,
  );
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const chooseRef = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Flex gap="2" wrap="wrap" mt="2">
        <BusyButton
          ref={chooseRef}
          type="button"
          size="sm"
          variant="outline"
          busy={isReading}
          busyText="Reading…"
          aria-disabled={isSaving ? true : undefined}
          aria-describedby={problem === null ? `${id}-about` : `${id}-problem ${id}-about`}
          onClick={() => {
            if (!isSaving) inputRef.current?.click();
          }}
        >
          <ImageUp aria-hidden="true" size={18} strokeWidth={1.75} />
          Choose a photo
        </BusyButton>
        <input
          ref={inputRef}
          type="file"
          accept="image/*"
          hidden
          aria-label="Photo file"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file !== undefined) actorRef.send({ type: 'photo.choose', file });
            // Else the same file could not be chosen again.
            event.target.value = '';
          }}
        />
        {hasPhoto ? (
          <Button
            type="button"
            size="sm"
            variant="ghost"
            aria-disabled={isSaving ? true : undefined}
            onClick={() => {
              actorRef.send({ type: 'photo.remove' });
              chooseRef.current?.focus();
            }}
          >
            <Trash2 aria-hidden="true" size={18} strokeWidth={1.75} />
            Remove photo
          </Button>
        ) : null}
      </Flex>
      <chakra.p id={`${id}-about`} textStyle="caption" color="fg.muted" mt="2">
        It is cropped to a small square on this device. Only that square goes to the sign-in
        service.
      </chakra.p>
      {problem === null ? null : (
        <InlineProblem id={`${id}-problem`} role="alert" mt="2">
          {problem}
        </InlineProblem>
      )}
    </>
  );
}

function sourceOf(photoURL: string | null): string {
  if (photoURL === null) {
    return 'A shop drawn from your name. Edit your profile to show a photo instead.';
  }
  return photoURL.startsWith('data:')
    ? 'Your photo, kept with your account as a small picture.'
    : 'The photo comes from your Google account.';
}
