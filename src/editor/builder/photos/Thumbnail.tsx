import { Box, chakra } from '@chakra-ui/react';
import { Image as ImageIcon } from 'lucide-react';

export interface ThumbnailProps {
  url: string | undefined;
  /** Shown whole, as a logo is; else its middle. */
  isWhole: boolean;
  size?: string;
}

/** A small picture, or a sign for one that is drawn. */
export function Thumbnail({ url, isWhole, size = '11' }: ThumbnailProps) {
  return (
    <Box
      boxSize={size}
      flexShrink="0"
      display="flex"
      alignItems="center"
      justifyContent="center"
      overflow="hidden"
      borderRadius="control"
      bg="bg.muted"
      color="fg.muted"
    >
      {url === undefined ? (
        <ImageIcon aria-hidden size={20} />
      ) : (
        <chakra.img
          src={url}
          alt=""
          decoding="async"
          w="100%"
          h="100%"
          objectFit={isWhole ? 'contain' : 'cover'}
        />
      )}
    </Box>
  );
}
