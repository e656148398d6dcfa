import { Button, chakra, Flex, Heading } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../machines/builder';
import { nameOf } from '../../../machines/builderDocument';
import type { Build, Device } from '../../../machines/entities';
import { NAME_LENGTH } from '../../../machines/limits';
import { messages } from '../../../machines/messages';
import { firstGraphemes } from '../../../machines/text';
import { PanelBoundary } from '../parts/PanelBoundary';
import { InlineProblem } from '../../ui/InlineProblem';
import { BuildMeta } from './BuildMeta';
import { DeviceFrame } from './DeviceFrame';
import type { HeroRefs } from './BuilderPartsContext';
import { PreviewFrame } from './frame/PreviewFrame';

export interface ComparedBuildProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  build: Build;
  letter: 'A' | 'B';
  /** Who paints this build's hero. */
  heroPictureRef: HeroRefs['heroPictureRef'] | undefined;
  device: Device;
  isHiddenOnPhone: boolean;
  onLoad: () => void;
}

/** One of two compared builds: what it is called, what it was made with, how it looks, and loading it. */
export function ComparedBuild({
  actorRef,
  build,
  letter,
  heroPictureRef,
  device,
  isHiddenOnPhone,
  onLoad,
}: ComparedBuildProps) {
  const name = firstGraphemes(nameOf(build), NAME_LENGTH);
  const hasNoHero = useSelector(heroPictureRef, (snapshot) => snapshot?.matches('failed') ?? false);
  const headingId = `compared-${letter}`;
  return (
    <Flex
      as="section"
      aria-labelledby={headingId}
      direction="column"
      minW="0"
      layerStyle="pane"
      overflow="hidden"
      height={{ base: '62svh', md: '66svh' }}
      minH="96"
      hideBelow={isHiddenOnPhone ? 'md' : undefined}
    >
      <Flex gap="3" p="3" align="flex-start" borderBottomWidth="1px">
        <chakra.span
          aria-hidden
          flexShrink="0"
          display="grid"
          placeItems="center"
          boxSize="8"
          borderRadius="control"
          bg="enamel.subtle"
          color="enamel.fg"
          fontWeight="700"
        >
          {letter}
        </chakra.span>
        <chakra.div flex="1" minW="0">
          <Heading as="h3" id={headingId} textStyle="ui" fontWeight="600" overflowWrap="anywhere">
            <chakra.span srOnly>Build {letter}: </chakra.span>
            <chakra.bdi lineClamp={2}>{firstGraphemes(nameOf(build), 200)}</chakra.bdi>
          </Heading>
          <BuildMeta build={build} />
        </chakra.div>
        <Button
          size="sm"
          variant="outline"
          flexShrink="0"
          aria-label={`Load Build ${letter}: ${name}`}
          onClick={onLoad}
        >
          Load Build
        </Button>
      </Flex>
      {hasNoHero ? (
        <InlineProblem role="alert" p="3">
          {messages.hero.failed}
        </InlineProblem>
      ) : null}
      <PanelBoundary name="This preview">
        <DeviceFrame
          device={device}
          preview={
            <PreviewFrame
              key={build.id}
              actorRef={actorRef}
              build={build}
              followsPage={false}
              heroPictureRef={heroPictureRef}
            />
          }
        />
      </PanelBoundary>
    </Flex>
  );
}
