import { Box, chakra, Stack, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { ChevronRight } from 'lucide-react';
import { use, useEffect, useRef } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../../machines/builder';
import { findBuild } from '../../../../machines/desk';
import { isShareSlot } from '../../../../machines/pageListing';
import type { Photo } from '../../../../machines/photo';
import { LOGO, type PhotoSlot, slotsOf } from '../../../../machines/photo';
import { isBlank } from '../../../../machines/text';
import { PhotoEditor } from './PhotoEditor';
import { BuilderPartsContext, type PhotosRef } from '../BuilderPartsContext';
import { slotName } from './slotNames';
import { Thumbnail } from './Thumbnail';

export interface PhotosSectionProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  isDisabled: boolean;
}

/** The person's own logo and photos: the places for them, or one of them. */
export function PhotosSection(props: PhotosSectionProps) {
  const photosRef = use(BuilderPartsContext).photosRef;
  return photosRef === undefined ? null : <PhotosSectionWith {...props} photosRef={photosRef} />;
}

export function PhotosSectionWith({
  actorRef,
  photosRef,
  isDisabled,
}: PhotosSectionProps & { photosRef: PhotosRef }) {
  const slot = useSelector(photosRef, ({ context }) =>
    context.slot === null || isShareSlot(context.slot) ? null : context.slot,
  );
  const build = useSelector(actorRef, ({ context }) => findBuild(context, context.currentId));
  const list = useRef<HTMLUListElement>(null);
  const lastSlot = useRef<PhotoSlot | null>(null);

  useEffect(() => {
    if (slot === null && lastSlot.current !== null)
      list.current?.querySelector<HTMLElement>(`[data-slot="${lastSlot.current}"]`)?.focus();
    lastSlot.current = slot;
  }, [slot]);

  if (build === null) return null;
  const { photos = {} } = build.customization;
  if (slot !== null)
    return (
      <PhotoEditor
        key={slot}
        {...{ actorRef, photosRef, slot, isDisabled }}
        photo={photos[slot] ?? null}
      />
    );
  return (
    <Stack as="section" gap="2" aria-labelledby="photos-heading">
      <chakra.h3 id="photos-heading" textStyle="ui" fontWeight="600">
        Logo and photos
      </chakra.h3>
      <Text textStyle="caption" color="fg.muted">
        Your own pictures stay on this device and in the ZIP; a share link leaves them out. The
        drawing stands wherever you have none.
      </Text>
      <chakra.ul ref={list} listStyleType="none" m="0" p="0" aria-label="Places for pictures">
        {slotsOf(build.website).map((one) => (
          <chakra.li key={one} borderTopWidth="1px" borderColor="border">
            <SlotButton {...{ photosRef, isDisabled }} slot={one} photo={photos[one] ?? null} />
          </chakra.li>
        ))}
      </chakra.ul>
    </Stack>
  );
}

interface SlotButtonProps {
  photosRef: PhotosRef;
  slot: PhotoSlot;
  photo: Photo | null;
  isDisabled: boolean;
}

function SlotButton({ photosRef, slot, photo, isDisabled }: SlotButtonProps) {
  const url = useSelector(
    photosRef,
    ({ context }) => context.addresses[photo?.files[0]?.name ?? ''],
  );
  const isWordless = photo !== null && slot !== LOGO && isBlank(photo.alt);
  return (
    <chakra.button
      type="button"
      data-slot={slot}
      disabled={isDisabled}
      onClick={() => photosRef.send({ type: 'slot.open', slot })}
      display="flex"
      w="full"
      minH="14"
      py="1.5"
      gap="3"
      alignItems="center"
      textAlign="start"
      cursor="pointer"
      borderRadius="control"
      _hover={{ bg: 'bg.muted' }}
      _focusVisible={{ outline: '3px solid', outlineColor: 'enamel.focusRing' }}
      _disabled={{ opacity: '0.6', cursor: 'not-allowed' }}
    >
      <Thumbnail url={url} isWhole={slot === LOGO} />
      <Box flex="1" minW="0">
        <Text as="span" display="block" textStyle="ui" fontWeight="600">
          {slotName(slot)}
        </Text>
        <Text
          as="span"
          display="block"
          textStyle="caption"
          color={isWordless ? 'marigold.fg' : 'fg.muted'}
          truncate
        >
          {photo === null
            ? slot === LOGO
              ? 'Drawn mark'
              : 'Drawn picture'
            : isWordless
              ? 'Say what it shows'
              : slot === LOGO
                ? 'Your logo'
                : photo.alt}
        </Text>
      </Box>
      <ChevronRight aria-hidden size={18} />
    </chakra.button>
  );
}
