import { Box, Button, Field, Flex, Stack, Text, Textarea } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { ImageUp } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';

import type { PhotoEdit } from '../../../../machines/itemDraft';
import { isItemSlot } from '../../../../machines/itemSlot';
import { LOGO, type Photo, PHOTO_ALT_LENGTH, type PhotoSlot } from '../../../../machines/photo';
import { isBlank } from '../../../../machines/text';
import { BusyButton } from '../../../ui/BusyButton';
import { InlineProblem } from '../../../ui/InlineProblem';
import { BackHeading } from '../BackHeading';
import type { PhotosRef } from '../BuilderPartsContext';
import { PhotoCropper } from './PhotoCropper';
import { useSlotName } from './slotNames';
import { Thumbnail } from './Thumbnail';

export interface PhotoEditorProps {
  /** Who has the photo. */
  takerRef: { send: (edit: PhotoEdit) => void };
  photosRef: PhotosRef;
  slot: PhotoSlot;
  photo: Photo | null;
  /** Words for it were written to their end. */
  onWritten: () => void;
  /** What the way out of it leads back to. */
  back: string;
  isDisabled: boolean;
}

/** One place for a picture: chosen, dropped or pasted there, a part of it taken, and told in words. */
export function PhotoEditor({
  takerRef,
  onWritten,
  photosRef,
  slot,
  photo,
  back,
  isDisabled,
}: PhotoEditorProps) {
  const name = useSlotName(photosRef, slot);
  const isLooking = useSelector(photosRef, (snapshot) => snapshot.matches({ open: 'looking' }));
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // What had the focus is gone; somebody who only goes past on the tabs keeps theirs.
    if (document.activeElement?.contains(heading.current)) heading.current?.focus();
  }, [isLooking]);

  return (
    <Stack
      as="section"
      gap="3"
      aria-labelledby="photo-heading"
      onPaste={({ clipboardData }) => {
        const [file] = clipboardData.files;
        if (file !== undefined && !isDisabled) photosRef.send({ type: 'file.choose', file });
      }}
    >
      <BackHeading
        id="photo-heading"
        ref={heading}
        back={back}
        onBack={() => photosRef.send({ type: 'slot.close' })}
      >
        {name}
      </BackHeading>
      {isLooking ? (
        <PhotoCropper photosRef={photosRef} slot={slot} isDisabled={isDisabled} />
      ) : (
        <>
          <PhotoIntake {...{ takerRef, photosRef, slot, photo, isDisabled }} />
          {photo === null || slot === LOGO ? null : (
            <PhotoWords {...{ takerRef, onWritten, slot, photo, isDisabled }} />
          )}
        </>
      )}
    </Stack>
  );
}

function PhotoIntake({
  takerRef,
  photosRef,
  slot,
  photo,
  isDisabled,
}: Omit<PhotoEditorProps, 'back' | 'onWritten'>) {
  const name = useSlotName(photosRef, slot);
  const url = useSelector(
    photosRef,
    ({ context }) => context.addresses[photo?.files[0]?.name ?? ''],
  );
  const problem = useSelector(photosRef, ({ context }) => context.problem);
  const isReading = useSelector(photosRef, (snapshot) => snapshot.hasTag('busy'));
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  return (
    <Stack gap="3">
      {photo === null ? null : <Thumbnail url={url} isWhole={slot === LOGO} size="32" />}
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml"
        hidden
        aria-label={`Picture file for ${name}`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) photosRef.send({ type: 'file.choose', file });
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <Flex gap="2" wrap="wrap">
        <BusyButton
          ref={choose}
          type="button"
          variant="outline"
          minH="11"
          busy={isReading}
          busyText="Reading…"
          disabled={isDisabled}
          aria-describedby={problem === null ? `${id}-about` : `${id}-problem ${id}-about`}
          onClick={() => input.current?.click()}
        >
          <ImageUp aria-hidden size={18} />
          {photo === null ? 'Choose a picture' : 'Choose another'}
        </BusyButton>
        {photo === null ? null : (
          <Button
            variant="outline"
            minH="11"
            disabled={isDisabled}
            onClick={() => {
              takerRef.send({ type: 'photo.remove', slot });
              choose.current?.focus();
            }}
          >
            {slot === LOGO
              ? 'Use the drawn logo'
              : isItemSlot(slot)
                ? 'Remove the photo'
                : 'Use the drawing'}
          </Button>
        )}
      </Flex>
      {problem === null ? null : (
        <InlineProblem id={`${id}-problem`} role="alert">
          {problem}
        </InlineProblem>
      )}
      <Text id={`${id}-about`} textStyle="caption" color="fg.muted">
        Or drop it on the page, or paste it here. JPEG, PNG, WebP, AVIF, GIF or SVG, at most 30 MB
        and 40 megapixels. Where and with what it was taken is removed.
      </Text>
    </Stack>
  );
}

function PhotoWords({
  takerRef,
  onWritten,
  slot,
  photo,
  isDisabled,
}: Pick<PhotoEditorProps, 'takerRef' | 'onWritten' | 'slot' | 'isDisabled'> & { photo: Photo }) {
  return (
    <Field.Root disabled={isDisabled}>
      <Field.Label textStyle="ui" fontWeight="600">
        What it shows
      </Field.Label>
      <Textarea
        dir="auto"
        rows={2}
        maxLength={PHOTO_ALT_LENGTH}
        value={photo.alt}
        onChange={({ target }) =>
          takerRef.send({ type: 'photo.describe', slot, alt: target.value })
        }
        onBlur={onWritten}
      />
      <Field.HelperText asChild>
        <Box textStyle="caption" color={isBlank(photo.alt) ? 'marigold.fg' : 'fg.muted'}>
          A short sentence for people who cannot see it. Until then it is on the list of what to
          fill in.
        </Box>
      </Field.HelperText>
    </Field.Root>
  );
}
