import { Box, Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Heart } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../machines/builder';
import { findBuild, hasBuild } from '../../../machines/builderDocument';
import type { generationMachine } from '../../../machines/generation';
import { isSamePicture } from '../../../machines/heroPicture';
import { heroOf, type Image, imageName } from '../../../machines/image';
import type { imageLibraryMachine } from '../../../machines/imageLibrary';
import { listedImages } from '../../../machines/imageList';
import { PanelBoundary } from '../parts/PanelBoundary';
import { UndoOffer } from '../parts/UndoOffer';
import { ImageCard } from './ImageCard';
import { LoadingCard } from './LoadingCard';

const NEEDS_SITE = 'hero-needs-a-website';

export interface ImageGridProps {
  actorRef: ActorRefFromLogic<typeof imageLibraryMachine>;
  generationRef: ActorRefFromLogic<typeof generationMachine>;
  builderRef: ActorRefFromLogic<typeof builderMachine>;
}

/** All images, newest first, or the favorites among them; the one being drawn stands in front. */
export function ImageGrid({ actorRef, generationRef, builderRef }: ImageGridProps) {
  const images = useSelector(actorRef, ({ context }) => context.images);
  const isFavoritesOnly = useSelector(actorRef, ({ context }) => context.isFavoritesOnly);
  const shownCount = useSelector(actorRef, ({ context }) => context.shownCount);
  const isBusy = useSelector(generationRef, (snapshot) => snapshot.hasTag('busy'));
  const hasSite = useSelector(builderRef, ({ context }) => hasBuild(context));
  const listed = useMemo(
    () => listedImages({ images, isFavoritesOnly }),
    [images, isFavoritesOnly],
  );
  const lastChange = useSelector(actorRef, ({ context }) => context.changes.at(-1));
  const headingRef = useRef<HTMLHeadingElement>(null);
  const hasDrawn = images.some(({ origin }) => origin === 'drawn');

  return (
    <Box as="section" aria-labelledby="images-heading" minW="0">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" mb="4">
        <Heading as="h2" id="images-heading" ref={headingRef} tabIndex={-1} textStyle="h3">
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
      <UndoOffer
        done={lastChange ? { kind: lastChange.kind, name: imageName(lastChange.entry) } : null}
        onUndo={() => {
          actorRef.send({ type: 'entry.undo' });
          headingRef.current?.focus();
        }}
      />
      {hasDrawn && !hasSite ? (
        <Text id={NEEDS_SITE} textStyle="ui" color="fg.muted" mb="4">
          An image can be the hero of a website.{' '}
          <chakra.span asChild textDecoration="underline">
            <Link to="/editor/builder">Generate a website first</Link>
          </chakra.span>
        </Text>
      ) : null}
      <chakra.ul
        listStyleType="none"
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 280px), 1fr))"
        gap="4"
      >
        {isBusy ? <LoadingCard /> : null}
        {listed.slice(0, shownCount).map((image) => (
          <PanelBoundary key={image.id} name="This image" as="li">
            <ImageInGrid
              image={image}
              needsSiteId={hasSite ? null : NEEDS_SITE}
              onDelete={() => {
                actorRef.send({ type: 'entry.delete', id: image.id });
                headingRef.current?.focus();
              }}
              {...{ actorRef, generationRef, builderRef }}
            />
          </PanelBoundary>
        ))}
      </chakra.ul>
      {listed.length > shownCount ? (
        <Flex align="center" gap="4" wrap="wrap" mt="6">
          <Button variant="outline" onClick={() => actorRef.send({ type: 'images.showMore' })}>
            Show more images
          </Button>
          <Text textStyle="ui" color="fg.muted" role="status">
            {shownCount.toLocaleString('en')} of {listed.length.toLocaleString('en')} shown
          </Text>
        </Flex>
      ) : null}
      {listed.length === 0 && !isBusy ? (
        <Text color="fg.muted">
          No favorites yet. Mark an image with its heart to keep it here.
        </Text>
      ) : null}
    </Box>
  );
}

interface ImageInGridProps extends ImageGridProps {
  image: Image;
  needsSiteId: string | null;
  onDelete: () => void;
}

function ImageInGrid({
  image,
  needsSiteId,
  onDelete,
  actorRef,
  generationRef,
  builderRef,
}: ImageInGridProps) {
  const { id } = image;
  const isUnpainted = useSelector(actorRef, ({ context }) => context.unpainted.includes(id));
  const isDownloading = useSelector(actorRef, (snapshot) => snapshot.hasTag('downloading'));
  const downloadProblem = useSelector(actorRef, ({ context }) =>
    context.downloadId === id ? context.downloadProblem : null,
  );
  const typedName = useSelector(actorRef, ({ context }) =>
    context.namedId === id ? context.typedName : null,
  );
  const isBusy = useSelector(generationRef, (snapshot) => snapshot.hasTag('busy'));
  const isHero = useSelector(builderRef, ({ context }) => {
    const hero = findBuild(context, context.currentId)?.customization.hero;
    return image.origin === 'drawn' && hero !== undefined && isSamePicture(hero, image);
  });

  return (
    <ImageCard
      image={image}
      isUnpainted={isUnpainted}
      isBusy={isBusy}
      isDownloading={isDownloading}
      downloadProblem={downloadProblem}
      isHero={isHero}
      needsSiteId={needsSiteId}
      typedName={typedName}
      onRename={() => actorRef.send({ type: 'entry.rename', id, name: imageName(image) })}
      onNameChange={(value) => actorRef.send({ type: 'name.change', value })}
      onNameKeep={() => actorRef.send({ type: 'name.keep' })}
      onNameCancel={() => actorRef.send({ type: 'name.cancel' })}
      onDelete={onDelete}
      onFavorite={() => actorRef.send({ type: 'favorite.toggle', id })}
      onDownload={() => actorRef.send({ type: 'image.download', id })}
      onUseSettings={() => actorRef.send({ type: 'settings.use', id })}
      onRepaint={() => actorRef.send({ type: 'image.repaint', id })}
      onHero={() =>
        builderRef.send(
          isHero ? { type: 'hero.remove' } : { type: 'hero.choose', hero: heroOf(image) },
        )
      }
    />
  );
}
