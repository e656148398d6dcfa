import { Box, Button, chakra, Center, Spinner, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';

import { type Image, pixelsOf } from '../../../machines/image';
import { stockImages } from '../../content/stockImages';

export interface ImagePictureProps {
  image: Image;
  isUnpainted: boolean;
  onRepaint: () => void;
}

/** The picture of an image: painted, being painted again, or a sample over its bundled drawing. */
export function ImagePicture({ image, isUnpainted, onRepaint }: ImagePictureProps) {
  const { width, height } = pixelsOf(image.size);
  return (
    <Box aspectRatio="1" bg="bg.muted" overflow="hidden" position="relative">
      {image.origin === 'sample' ? (
        <SamplePicture image={image} />
      ) : image.url !== null ? (
        <chakra.img
          src={image.url}
          alt={image.alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          w="100%"
          h="100%"
          objectFit="contain"
        />
      ) : (
        <Center h="100%" p="4" textAlign="center">
          {isUnpainted ? (
            <Stack gap="3" align="center">
              <Text textStyle="ui">This image could not be drawn again.</Text>
              <Button size="sm" variant="outline" onClick={onRepaint}>
                Try again
              </Button>
            </Stack>
          ) : (
            <Stack gap="3" align="center" color="fg.muted">
              <Spinner />
              <Text textStyle="ui">Drawing it again...</Text>
            </Stack>
          )}
        </Center>
      )}
    </Box>
  );
}

/** The drawing is there at once; the stock photograph covers it when, and only when, it has arrived. */
function SamplePicture({ image }: { image: Image }) {
  const [hasPhoto, setHasPhoto] = useState(false);
  const stock = stockImages[image.id];
  if (stock === undefined) return null;
  const cover = {
    position: 'absolute',
    inset: '0',
    w: '100%',
    h: '100%',
    objectFit: 'cover',
  } as const;
  return (
    <>
      <chakra.img src={stock.fallback} alt={image.alt} width={512} height={512} {...cover} />
      <chakra.img
        src={stock.address}
        alt=""
        width={1024}
        height={1024}
        loading="lazy"
        referrerPolicy="no-referrer"
        opacity={hasPhoto ? '1' : '0'}
        onLoad={() => setHasPhoto(true)}
        onError={() => setHasPhoto(false)}
        {...cover}
      />
    </>
  );
}
