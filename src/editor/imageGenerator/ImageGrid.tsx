import { Box, Button, chakra, Center, Flex, Heading, Spinner, Stack, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Heart } from 'lucide-react';
import type { ActorRefFromLogic } from 'xstate';

import type { generationMachine } from '../../../machines/generation';
import type { imageLibraryMachine } from '../../../machines/imageLibrary';
import { ImageCard } from './ImageCard';

export interface ImageGridProps {
  actorRef: ActorRefFromLogic<typeof imageLibraryMachine>;
  generationRef: ActorRefFromLogic<typeof generationMachine>;
}

/** All images, newest first, or the favorites among them; the one being drawn stands in front. */
export function ImageGrid({ actorRef, generationRef }: ImageGridProps) {
  const images = useSelector(actorRef, ({ context }) => context.images);
  const isFavoritesOnly = useSelector(actorRef, ({ context }) => context.isFavoritesOnly);
  const unpainted = useSelector(actorRef, ({ context }) => context.unpainted);
  const downloadId = useSelector(actorRef, ({ context }) => context.downloadId);
  const downloadProblem = useSelector(actorRef, ({ context }) => context.downloadProblem);
  const isDownloading = useSelector(actorRef, (snapshot) => snapshot.hasTag('downloading'));
  const isBusy = useSelector(generationRef, (snapshot) => snapshot.hasTag('busy'));
  const shown = isFavoritesOnly ? images.filter(({ favorite }) => favorite) : images;

  return (
    <Box as="section" aria-labelledby="images-heading">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" mb="4">
        <Heading as="h2" id="images-heading" textStyle="h3">
          Your images
        </Heading>
        <Button
          variant="outline"
          aria-pressed={isFavoritesOnly}
          bg={isFavoritesOnly ? 'tomato.subtle' : undefined}
          onClick={() => actorRef.send({ type: 'favoritesOnly.toggle' })}
        >
          <Heart aria-hidden size={18} fill={isFavoritesOnly ? 'currentColor' : 'none'} />
          Favorites only
        </Button>
      </Flex>
      <chakra.ul
        listStyleType="none"
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 280px), 1fr))"
        gap="4"
      >
        {isBusy ? <LoadingCard /> : null}
        {shown.map((image) => {
          const { id } = image;
          return (
            <ImageCard
              key={id}
              image={image}
              isUnpainted={unpainted.includes(id)}
              isBusy={isBusy}
              isDownloading={isDownloading}
              downloadProblem={downloadId === id ? downloadProblem : null}
              onFavorite={() => actorRef.send({ type: 'favorite.toggle', id })}
              onDownload={() => actorRef.send({ type: 'image.download', id })}
              onUseSettings={() => actorRef.send({ type: 'settings.use', id })}
              onRepaint={() => actorRef.send({ type: 'image.repaint', id })}
            />
          );
        })}
      </chakra.ul>
      {shown.length === 0 && !isBusy ? (
        <Text color="fg.muted">
          No favorites yet. Mark an image with its heart to keep it here.
        </Text>
      ) : null}
    </Box>
  );
}

function LoadingCard() {
  return (
    <chakra.li layerStyle="pane" overflow="hidden">
      <Center aspectRatio="1" bg="bg.muted" p="4">
        <Stack gap="4" align="center" textAlign="center" role="status">
          <Spinner size="xl" borderWidth="3px" color="enamel.solid" />
          <Text fontWeight="600">Generating your image...</Text>
        </Stack>
      </Center>
    </chakra.li>
  );
}
