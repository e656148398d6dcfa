import { Box, chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../../machines/builder';
import { findBuild } from '../../../../machines/builderDocument';
import type { Photo, PhotoSlot } from '../../../../machines/photo';
import type { ItemListRef } from '../../../../machines/photos';
import { isBlank } from '../../../../machines/text';
import type { PhotosRef } from '../BuilderPartsContext';
import { EntryButton } from '../EntryButton';
import { Thumbnail } from '../photos/Thumbnail';

/** The photo in a slot of the current build; null where there is none. */
export const usePhoto = (
  actorRef: ActorRefFromLogic<typeof builderMachine>,
  slot: PhotoSlot | null,
): Photo | null =>
  useSelector(actorRef, ({ context }) =>
    slot === null
      ? null
      : (findBuild(context, context.currentId)?.customization.photos?.[slot] ?? null),
  );

export interface ItemPhotoProps {
  photosRef: PhotosRef;
  /** Who has the photo of an item that is not in the site yet. */
  takerRef: ItemListRef | undefined;
  slot: PhotoSlot;
  photo: Photo | null;
  isDisabled: boolean;
}

/** The photo of an item among its fields; it opens in their place. */
export function ItemPhoto({ photosRef, takerRef, slot, photo, isDisabled }: ItemPhotoProps) {
  const url = useSelector(
    photosRef,
    ({ context }) => context.addresses[photo?.files[0]?.name ?? ''],
  );
  const isWordless = photo !== null && isBlank(photo.alt);

  return (
    <Box>
      <chakra.h4 textStyle="ui" fontWeight="600">
        Photo
      </chakra.h4>
      <EntryButton
        entry={slot}
        name={photo === null ? 'Add a photo' : 'Change the photo'}
        note={photo === null ? 'None yet' : isWordless ? 'Describe what it shows' : photo.alt}
        isLacking={isWordless}
        isDisabled={isDisabled}
        onOpen={() => photosRef.send({ type: 'slot.open', slot, ...(takerRef && { takerRef }) })}
      >
        <Thumbnail url={url} isWhole={false} />
      </EntryButton>
    </Box>
  );
}
