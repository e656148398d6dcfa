import { chakra, Stack, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { use, useEffect, useRef } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../../machines/builder';
import { isShareSlot } from '../../../../machines/pageListing';
import type { Photo } from '../../../../machines/photo';
import { LOGO, type PhotoSlot } from '../../../../machines/photo';
import { placesOf } from '../../../../machines/photoPlaces';
import { isBlank } from '../../../../machines/text';
import { BuilderPartsContext, type PhotosRef } from '../BuilderPartsContext';
import { EntryButton } from '../EntryButton';
import { PhotoEditor } from './PhotoEditor';
import { useSlotName } from './slotNames';
import { Thumbnail } from './Thumbnail';
import { useCurrentBuild } from '../useCurrentBuild';

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
    context.slot === null || context.takerRef !== null || isShareSlot(context.slot)
      ? null
      : context.slot,
  );
  const build = useCurrentBuild(actorRef);
  const list = useRef<HTMLUListElement>(null);
  const lastSlot = useRef<PhotoSlot | null>(null);

  useEffect(() => {
    if (slot === null && lastSlot.current !== null)
      list.current?.querySelector<HTMLElement>(`[data-entry="${lastSlot.current}"]`)?.focus();
    lastSlot.current = slot;
  }, [slot]);

  if (build === null) return null;
  const { photos = {} } = build.customization;
  if (slot !== null)
    return (
      <PhotoEditor
        key={slot}
        {...{ photosRef, slot, isDisabled }}
        takerRef={actorRef}
        onWritten={() => actorRef.send({ type: 'edit.end' })}
        photo={photos[slot] ?? null}
        back="All pictures"
      />
    );
  return (
    <Stack as="section" gap="2" aria-labelledby="photos-heading">
      <chakra.h3 id="photos-heading" textStyle="ui" fontWeight="600">
        Logo and photos
      </chakra.h3>
      <Text textStyle="caption" color="fg.muted">
        Your own pictures stay on this device and in the ZIP; a share link leaves them out. The
        drawing stands wherever you have none. Other items get their photos where you edit them, in
        the outline.
      </Text>
      <chakra.ul ref={list} listStyleType="none" m="0" p="0" aria-label="Places for pictures">
        {placesOf(build).map((one) => (
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
  const name = useSlotName(photosRef, slot);
  const isWordless = photo !== null && slot !== LOGO && isBlank(photo.alt);
  const note =
    photo === null
      ? slot === LOGO
        ? 'Drawn logo'
        : 'Drawn picture'
      : isWordless
        ? 'Describe what it shows'
        : slot === LOGO
          ? 'Your logo'
          : photo.alt;
  return (
    <EntryButton
      {...{ note, isDisabled }}
      entry={slot}
      name={name}
      isLacking={isWordless}
      onOpen={() => photosRef.send({ type: 'slot.open', slot })}
    >
      <Thumbnail url={url} isWhole={slot === LOGO} />
    </EntryButton>
  );
}
