import { Box, Button, chakra, Flex, Spinner, Stack, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Image as ImageIcon } from 'lucide-react';
import { use, useRef } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../machines/builder';
import { findBuild } from '../../../machines/builderDocument';
import type { HeroImage } from '../../../machines/entities';
import { messages } from '../../../machines/messages';
import { firstGraphemes } from '../../../machines/text';
import { InlineProblem } from '../../ui/InlineProblem';
import { HeroChoices } from './HeroChoices';
import { BuilderPartsContext, type HeroRefs } from './BuilderPartsContext';

export interface HeroFieldProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  isDisabled: boolean;
}

/** The image in the site's hero: what stands there now, another one, or the drawn picture again. */
export function HeroField(props: HeroFieldProps) {
  const refs = use(BuilderPartsContext).hero;
  return refs === undefined ? null : <HeroFieldWith {...props} {...refs} />;
}

export function HeroFieldWith({
  actorRef,
  isDisabled,
  heroPictureRef,
  imageLibraryRef,
}: HeroFieldProps & HeroRefs) {
  const hero = useSelector(
    actorRef,
    ({ context }) => findBuild(context, context.currentId)?.customization.hero,
  );
  const headingRef = useRef<HTMLHeadingElement>(null);
  const hasFailed = useSelector(heroPictureRef, (snapshot) => snapshot.matches('failed'));

  return (
    <Stack as="section" gap="3" aria-labelledby="hero-image-heading">
      <Text
        as="h3"
        id="hero-image-heading"
        ref={headingRef}
        tabIndex={-1}
        textStyle="ui"
        fontWeight="600"
        width="fit-content"
      >
        Hero image
      </Text>
      <Flex gap="3" align="center">
        <HeroThumbnail heroPictureRef={heroPictureRef} />
        <Box minW="0" flex="1" textStyle="ui">
          {hero === undefined ? (
            <Text color="fg.muted">The picture drawn for this site</Text>
          ) : (
            <HeroWords hero={hero} />
          )}
        </Box>
      </Flex>
      {hasFailed ? (
        <Stack gap="2" align="flex-start">
          <InlineProblem role="alert">{messages.hero.failed}</InlineProblem>
          <Button
            size="sm"
            variant="outline"
            minH="11"
            onClick={() => {
              heroPictureRef.send({ type: 'hero.retry' });
              headingRef.current?.focus();
            }}
          >
            Try again
          </Button>
        </Stack>
      ) : null}
      <HeroChoices actorRef={actorRef} isDisabled={isDisabled} imageLibraryRef={imageLibraryRef} />
      {hero === undefined ? null : (
        <Button
          variant="outline"
          minH="11"
          disabled={isDisabled}
          onClick={() => {
            actorRef.send({ type: 'hero.remove' });
            headingRef.current?.focus();
          }}
        >
          Use the drawn picture again
        </Button>
      )}
    </Stack>
  );
}

function HeroWords({ hero: { prompt, style, size, quality } }: { hero: HeroImage }) {
  return (
    <>
      <Text dir="auto" lineClamp={2} overflowWrap="anywhere" fontWeight="550">
        {firstGraphemes(prompt, 200)}
      </Text>
      <Text textStyle="caption" color="fg.muted">
        <chakra.span textTransform="capitalize">{style}</chakra.span> · {size.replace('x', ' × ')} ·{' '}
        {quality === 'hd' ? 'HD' : 'Standard'}
      </Text>
    </>
  );
}

function HeroThumbnail({ heroPictureRef }: Pick<HeroRefs, 'heroPictureRef'>) {
  const url = useSelector(heroPictureRef, ({ context }) => context.url);
  const isBusy = useSelector(heroPictureRef, (snapshot) => snapshot.hasTag('busy'));
  return (
    <Flex
      boxSize="16"
      flexShrink="0"
      align="center"
      justify="center"
      overflow="hidden"
      borderRadius="control"
      bg="bg.muted"
      color="fg.muted"
    >
      {url !== null ? (
        <chakra.img src={url} alt="" w="100%" h="100%" objectFit="cover" />
      ) : isBusy ? (
        <Flex role="status" aria-label="Painting the hero image">
          <Spinner />
        </Flex>
      ) : (
        <ImageIcon aria-hidden size={24} />
      )}
    </Flex>
  );
}
