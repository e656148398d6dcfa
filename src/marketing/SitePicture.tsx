import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

import type { Picture } from '../content/pictures';

export interface SitePictureProps extends Omit<
  HTMLChakraProps<'img'>,
  'src' | 'srcSet' | 'width' | 'height'
> {
  picture: Picture;
  /** What the picture shows; empty when the text beside it says so. */
  alt: string;
  /** How wide it stands at each width of the page. */
  sizes: string;
  /** On the first screen, beside a headline: loaded at once, after the fonts. */
  isFirst?: boolean;
}

/** A picture of a generated site. Its place is kept while it loads. */
export function SitePicture({ picture, isFirst = false, ...props }: SitePictureProps) {
  const { width, height, ...sources } = picture;
  return (
    <chakra.img
      {...sources}
      // As attributes: Chakra takes `width` and `height` for styles, and no place would be kept.
      htmlWidth={width}
      htmlHeight={height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'low' : undefined}
      decoding="async"
      display="block"
      w="full"
      h="auto"
      bg="bg.muted"
      {...props}
    />
  );
}
