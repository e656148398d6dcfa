import { Button, chakra, Flex, IconButton, Stack, Text } from '@chakra-ui/react';
import { Download, Heart } from 'lucide-react';

import type { Image } from '../../../machines/image';
import { firstGraphemes } from '../../../machines/text';
import { InlineProblem } from '../../ui/InlineProblem';
import { ImagePicture } from './ImagePicture';

export interface ImageCardProps {
  image: Image;
  isUnpainted: boolean;
  isBusy: boolean;
  isDownloading: boolean;
  downloadProblem: string | null;
  onFavorite: () => void;
  onDownload: () => void;
  onUseSettings: () => void;
  onRepaint: () => void;
}

/** One image with what it was asked for, its favorite toggle, its download and 'Use these settings'. */
export function ImageCard({
  image,
  isUnpainted,
  isBusy,
  isDownloading,
  downloadProblem,
  onFavorite,
  onDownload,
  onUseSettings,
  onRepaint,
}: ImageCardProps) {
  const name = firstGraphemes(image.prompt, 60);
  const hasFile = image.origin === 'sample' || image.url !== null;
  return (
    <chakra.li
      layerStyle="pane"
      overflow="hidden"
      display="flex"
      flexDirection="column"
      css={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 460px' }}
    >
      <ImagePicture image={image} isUnpainted={isUnpainted} onRepaint={onRepaint} />
      <Stack gap="3" p="4" flex="1">
        <Stack gap="1" flex="1">
          <Text dir="auto" lineClamp={2} overflowWrap="anywhere" textStyle="ui" fontWeight="550">
            {firstGraphemes(image.prompt, 400)}
          </Text>
          <Text textStyle="caption" color="fg.muted">
            {image.origin === 'sample' ? (
              'Sample image'
            ) : (
              <>
                Drawn on your device ·{' '}
                <chakra.span textTransform="capitalize">{image.style}</chakra.span> ·{' '}
                {image.size.replace('x', ' × ')} · {image.quality === 'hd' ? 'HD' : 'Standard'}
              </>
            )}
          </Text>
        </Stack>
        {downloadProblem === null ? null : (
          <InlineProblem role="alert">{downloadProblem}</InlineProblem>
        )}
        <Flex align="center" gap="1">
          <Button
            size="sm"
            variant="outline"
            minH="11"
            me="auto"
            disabled={isBusy}
            aria-label={`Use these settings: ${name}`}
            onClick={onUseSettings}
          >
            Use these settings
          </Button>
          <IconButton
            variant="ghost"
            aria-label={`Favorite: ${name}`}
            aria-pressed={image.favorite}
            color={image.favorite ? 'tomato.fg' : 'fg.muted'}
            onClick={onFavorite}
          >
            <Heart aria-hidden size={20} fill={image.favorite ? 'currentColor' : 'none'} />
          </IconButton>
          <IconButton
            variant="ghost"
            aria-label={`Download: ${name}`}
            disabled={!hasFile || isDownloading}
            onClick={onDownload}
          >
            <Download aria-hidden size={20} />
          </IconButton>
        </Flex>
      </Stack>
    </chakra.li>
  );
}
