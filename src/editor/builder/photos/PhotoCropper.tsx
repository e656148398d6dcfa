import { ImageCropper, useImageCropper } from '@ark-ui/react/image-cropper';
import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';

import { aspectOf, type PhotoArea, type PhotoSlot } from '../../../../machines/photo';
import type { PhotoSource } from '../../../../machines/photos';
import { BusyButton } from '../../../ui/BusyButton';
import type { PhotosRef } from '../BuilderPartsContext';
import { useSlotName } from './slotNames';

const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
const Root = chakra(ImageCropper.RootProvider);
const Viewport = chakra(ImageCropper.Viewport);
const Selection = chakra(ImageCropper.Selection);
// `position` is the handle's own, not a style.
const Handle = chakra(ImageCropper.Handle, {}, { forwardProps: ['position'] });
const Image = chakra(ImageCropper.Image);

/** The largest a picture stands in the panel, in pixels: it fits a phone of 320. */
const LARGEST = { width: 260, height: 320 };

function boxOf(source: PhotoSource | null): { width: number; height: number } {
  const { width, height } = source ?? LARGEST;
  const scale = Math.min(LARGEST.width / width, LARGEST.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** A part of what is looked at as one of the picture itself. */
function ofPicture({ width, height, shown }: PhotoSource, part: PhotoArea): PhotoArea {
  const [across, down] = [width / shown.width, height / shown.height];
  return {
    x: part.x * across,
    y: part.y * down,
    width: part.width * across,
    height: part.height * down,
  };
}

export interface PhotoCropperProps {
  photosRef: PhotosRef;
  slot: PhotoSlot;
  isDisabled: boolean;
}

/** The part of a picture that is taken: moved and sized by pointer, finger or arrow keys. */
export function PhotoCropper({ photosRef, slot, isDisabled }: PhotoCropperProps) {
  const source = useSelector(photosRef, ({ context }) => context.source);
  const isKeeping = useSelector(photosRef, (snapshot) => snapshot.hasTag('busy'));
  const name = useSlotName(photosRef, slot);
  const box = boxOf(source);
  const cropper = useImageCropper({
    initialCrop: { x: 0, y: 0, ...box },
    maxZoom: 1,
    aspectRatio: aspectOf(slot) ?? undefined,
    nudgeStep: 4,
    nudgeStepShift: 16,
    minWidth: 24,
    minHeight: 24,
    translations: {
      rootLabel: `Crop for ${name}`,
      selectionInstructions:
        'Arrow keys move the part, Alt with arrow keys makes it larger or smaller, Shift takes larger steps.',
    },
  });
  if (source === null) return null;

  return (
    <Stack gap="3">
      <Root
        value={cropper}
        w="fit-content"
        p="3"
        borderRadius="control"
        overflow="hidden"
        bg="bg.muted"
      >
        <Viewport position="relative" style={{ ...box, overflow: 'visible' }}>
          <Image src={source.url} alt="" display="block" w="100%" h="100%" />
          <Selection
            borderWidth="2px"
            borderColor="white"
            boxShadow="0 0 0 1px black, 0 0 0 9999px rgb(0 0 0 / 0.5)"
            _focusVisible={{ outline: '3px solid', outlineColor: 'enamel.focusRing' }}
          >
            {HANDLES.map((position) => (
              <Handle
                key={position}
                position={position}
                boxSize="6"
                display="flex"
                alignItems="center"
                justifyContent="center"
              >
                <chakra.span
                  boxSize="3"
                  borderRadius="full"
                  bg="white"
                  borderWidth="1px"
                  borderColor="black"
                />
              </Handle>
            ))}
          </Selection>
        </Viewport>
      </Root>
      <Text textStyle="caption" color="fg.muted">
        Drag the frame, or move it with the arrow keys; Alt and arrow keys change its size.
      </Text>
      <Flex gap="2" wrap="wrap">
        <BusyButton
          type="button"
          minH="11"
          busy={isKeeping}
          busyText="Saving…"
          disabled={isDisabled}
          onClick={() => {
            photosRef.send({ type: 'photo.take', area: ofPicture(source, cropper.getCropData()) });
          }}
        >
          Use this part
        </BusyButton>
        <Button
          type="button"
          variant="outline"
          minH="11"
          disabled={isDisabled || isKeeping}
          onClick={() => photosRef.send({ type: 'photo.cancel' })}
        >
          Cancel
        </Button>
      </Flex>
    </Stack>
  );
}
