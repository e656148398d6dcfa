import { chakra, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../machines/builder';
import { findBuild } from '../../../machines/builderDocument';
import { isSamePicture } from '../../../machines/heroPicture';
import { heroOf, type Image } from '../../../machines/image';
import { firstGraphemes } from '../../../machines/text';
import type { HeroRefs } from './BuilderPartsContext';

const SHOWN = 24;

export interface HeroChoicesProps extends Pick<HeroRefs, 'imageLibraryRef'> {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  isDisabled: boolean;
}

/** The newest images that were drawn here, each a button that makes it the hero. Samples belong to another host. */
export function HeroChoices({ actorRef, isDisabled, imageLibraryRef }: HeroChoicesProps) {
  const images = useSelector(imageLibraryRef, ({ context }) => context.images);
  const hero = useSelector(
    actorRef,
    ({ context }) => findBuild(context, context.currentId)?.customization.hero,
  );
  const drawn = images.filter(({ origin }) => origin === 'drawn');

  return (
    <chakra.details>
      <chakra.summary
        textStyle="ui"
        fontWeight="600"
        minH="11"
        px="3"
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        borderWidth="1px"
        borderColor="border.emphasized"
        borderRadius="control"
        cursor="pointer"
        _focusVisible={{
          outline: '3px solid',
          outlineColor: 'enamel.focusRing',
          outlineOffset: '2px',
        }}
      >
        Choose from your images
        <ChevronDown aria-hidden size={18} />
      </chakra.summary>
      {drawn.length === 0 ? (
        <Text textStyle="ui" color="fg.muted" pt="3">
          You have no images yet.{' '}
          <chakra.span asChild textDecoration="underline">
            <Link to="/editor/image-generator">Generate one</Link>
          </chakra.span>
        </Text>
      ) : (
        <chakra.ul
          listStyleType="none"
          display="grid"
          gridTemplateColumns="repeat(auto-fill, minmax(72px, 1fr))"
          gap="2"
          pt="3"
          maxH="280px"
          overflowY="auto"
        >
          {drawn.slice(0, SHOWN).map((image) => (
            <chakra.li key={image.id}>
              <Choice
                image={image}
                isDisabled={isDisabled}
                isHero={hero !== undefined && isSamePicture(hero, image)}
                onChoose={() => actorRef.send({ type: 'hero.choose', hero: heroOf(image) })}
              />
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      {drawn.length > SHOWN ? (
        <Text textStyle="caption" color="fg.muted" pt="2">
          The newest {SHOWN} of {drawn.length.toLocaleString('en')}. The others can be chosen in the
          Image Generator.
        </Text>
      ) : null}
    </chakra.details>
  );
}

interface ChoiceProps {
  image: Image;
  isDisabled: boolean;
  isHero: boolean;
  onChoose: () => void;
}

function Choice({ image, isDisabled, isHero, onChoose }: ChoiceProps) {
  return (
    <chakra.button
      type="button"
      aria-label={`Use as hero: ${firstGraphemes(image.prompt, 60)}`}
      aria-pressed={isHero}
      disabled={isDisabled}
      onClick={onChoose}
      width="100%"
      aspectRatio="1"
      overflow="hidden"
      borderRadius="control"
      bg="bg.muted"
      p="1"
      cursor="pointer"
      outline={isHero ? '3px solid' : '1px solid'}
      outlineColor={isHero ? 'enamel.solid' : 'border'}
      outlineOffset="-3px"
      textStyle="caption"
      _disabled={{ opacity: '0.6', cursor: 'not-allowed' }}
      _focusVisible={{ outline: '3px solid', outlineColor: 'enamel.focusRing', outlineOffset: '0' }}
    >
      {image.url === null ? (
        <chakra.span lineClamp={3} overflowWrap="anywhere" dir="auto">
          {firstGraphemes(image.prompt, 40)}
        </chakra.span>
      ) : (
        <chakra.img
          src={image.url}
          alt=""
          loading="lazy"
          decoding="async"
          w="100%"
          h="100%"
          objectFit="cover"
          borderRadius="4px"
        />
      )}
    </chakra.button>
  );
}
