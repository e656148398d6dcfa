import { Box, Button, chakra, Flex, IconButton, Stack, Text } from '@chakra-ui/react';
import { Check, Download, Heart, Pencil, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';

import { type Image, imageName } from '../../../machines/image';
import { firstGraphemes } from '../../../machines/text';
import { InlineProblem } from '../../ui/InlineProblem';
import { NameField } from '../parts/NameField';
import { ImagePicture } from './ImagePicture';
import { NotDrawn } from './NotDrawn';

export interface ImageCardProps {
  image: Image;
  isUnpainted: boolean;
  isBusy: boolean;
  isDownloading: boolean;
  downloadProblem: string | null;
  /** Whether it is the hero of the website in the builder. */
  isHero: boolean;
  /** Id of the sentence that says why no image can be a hero; null when there is a website for it. */
  needsSiteId: string | null;
  /** What is typed while its name is in a field, else null. */
  typedName: string | null;
  onRename: () => void;
  onNameChange: (name: string) => void;
  onNameKeep: () => void;
  onNameCancel: () => void;
  onDelete: () => void;
  onFavorite: () => void;
  onDownload: () => void;
  onUseSettings: () => void;
  onRepaint: () => void;
  onHero: () => void;
}

/** One image with what it was asked for, its favorite toggle, its download, 'Use these settings', and, where it was drawn here, 'Use as hero', renaming and deleting. */
export function ImageCard({
  image,
  isUnpainted,
  isBusy,
  isDownloading,
  downloadProblem,
  isHero,
  needsSiteId,
  typedName,
  onRename,
  onNameChange,
  onNameKeep,
  onNameCancel,
  onDelete,
  onFavorite,
  onDownload,
  onUseSettings,
  onRepaint,
  onHero,
}: ImageCardProps) {
  const name = firstGraphemes(imageName(image), 60);
  const isOwn = image.origin === 'drawn';
  const renameRef = useRef<HTMLButtonElement>(null);
  const hasFile = image.origin === 'sample' || image.url !== null;
  return (
    <chakra.li
      layerStyle="pane"
      overflow="hidden"
      display="flex"
      flexDirection="column"
      css={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 500px' }}
    >
      <ImagePicture image={image} isUnpainted={isUnpainted} onRepaint={onRepaint} />
      <Stack gap="3" p="4" flex="1">
        <Flex gap="1">
          <Box flex="1" minW="0">
            {typedName === null ? (
              <Text
                dir="auto"
                lineClamp={2}
                overflowWrap="anywhere"
                textStyle="ui"
                fontWeight="550"
              >
                {firstGraphemes(imageName(image), 400)}
              </Text>
            ) : (
              <NameField
                label="Name of this image"
                name={typedName}
                onChange={onNameChange}
                onKeep={onNameKeep}
                onCancel={onNameCancel}
                onEnd={() => renameRef.current?.focus()}
              />
            )}
          </Box>
          <Flex me="-2" mt="-2">
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
        </Flex>
        <Stack gap="1" flex="1">
          {image.name === undefined ? null : (
            <Text dir="auto" lineClamp={2} overflowWrap="anywhere" textStyle="caption">
              {firstGraphemes(image.prompt, 400)}
            </Text>
          )}
          <ImageFacts image={image} />
          <NotDrawn label="Not in the picture yet" words={image.notDrawn} />
        </Stack>
        {downloadProblem === null ? null : (
          <InlineProblem role="alert">{downloadProblem}</InlineProblem>
        )}
        <Flex gap="2" wrap="wrap">
          <Button
            size="sm"
            variant="outline"
            minH="11"
            px="3"
            flex="1 1 auto"
            disabled={isBusy}
            aria-label={`Use these settings: ${name}`}
            onClick={onUseSettings}
          >
            Use these settings
          </Button>
          {isOwn ? (
            <Button
              size="sm"
              variant="outline"
              minH="11"
              px="3"
              flex="1 1 auto"
              aria-label={`Use as hero: ${name}`}
              aria-pressed={isHero}
              bg={isHero ? 'enamel.subtle' : undefined}
              disabled={needsSiteId !== null}
              aria-describedby={needsSiteId ?? undefined}
              onClick={onHero}
            >
              {isHero ? <Check aria-hidden size={16} /> : null}
              Use as hero
            </Button>
          ) : null}
          {isOwn ? (
            <Flex ms="auto">
              <IconButton
                ref={renameRef}
                variant="ghost"
                color="fg.muted"
                aria-label={`Rename: ${name}`}
                onClick={onRename}
              >
                <Pencil aria-hidden size={18} />
              </IconButton>
              <IconButton
                variant="ghost"
                color="fg.muted"
                aria-label={`Delete: ${name}`}
                onClick={onDelete}
              >
                <Trash2 aria-hidden size={18} />
              </IconButton>
            </Flex>
          ) : null}
        </Flex>
        {isHero ? (
          <Text textStyle="caption" color="fg.muted">
            The hero of your website.{' '}
            <chakra.span asChild textDecoration="underline">
              <Link to="/editor/builder">See it in the builder</Link>
            </chakra.span>
          </Text>
        ) : null}
      </Stack>
    </chakra.li>
  );
}

function ImageFacts({ image: { origin, style, size, quality } }: Pick<ImageCardProps, 'image'>) {
  return (
    <Text textStyle="caption" color="fg.muted">
      {origin === 'sample' ? (
        'Sample image from another host, so it cannot be a website’s hero'
      ) : (
        <>
          Drawn on your device · <chakra.span textTransform="capitalize">{style}</chakra.span> ·{' '}
          {size.replace('x', '\u00a0×\u00a0')} · {quality === 'hd' ? 'HD' : 'Standard'}
        </>
      )}
    </Text>
  );
}
