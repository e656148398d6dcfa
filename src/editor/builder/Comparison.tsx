import { Box, Dialog, Flex, Grid } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../machines/builder';
import { type comparisonMachine, SIDES } from '../../../machines/comparison';
import { findBuild } from '../../../machines/builderDocument';
import { ChoiceGroup } from '../parts/ChoiceGroup';
import { PanelBoundary } from '../parts/PanelBoundary';
import { BuildDifferencesTable } from './BuildDifferencesTable';
import { ComparedBuild } from './ComparedBuild';
import { DeviceChoice } from './DeviceChoice';
import { FullScreenDialog } from './FullScreenDialog';
import { useShownDevice } from './useShownDevice';

export interface ComparisonProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  comparisonRef: ActorRefFromLogic<typeof comparisonMachine>;
}

const LETTERS = { first: 'A', second: 'B' } as const;
const sideOptions = SIDES.map((value) => ({ value, label: `Build ${LETTERS[value]}` }));

/** Two builds side by side over the builder; on a phone one at a time (specification section 2, Build History). */
export function Comparison({ actorRef, comparisonRef }: ComparisonProps) {
  const isComparing = useSelector(comparisonRef, (snapshot) => snapshot.matches('comparing'));
  return (
    <FullScreenDialog
      isOpen={isComparing}
      onClose={() => comparisonRef.send({ type: 'comparison.close' })}
      closeLabel="Close comparison"
    >
      <ComparedBuilds actorRef={actorRef} comparisonRef={comparisonRef} />
    </FullScreenDialog>
  );
}

function ComparedBuilds({ actorRef, comparisonRef }: ComparisonProps) {
  const device = useShownDevice(useSelector(comparisonRef, ({ context }) => context.device));
  const { firstHero, secondHero } = useSelector(comparisonRef, ({ children }) => children);
  const side = useSelector(comparisonRef, ({ context }) => context.side);
  const [firstId = null, secondId = null] = useSelector(
    comparisonRef,
    ({ context }) => context.chosenIds,
  );
  const first = useSelector(actorRef, ({ context }) => findBuild(context, firstId));
  const second = useSelector(actorRef, ({ context }) => findBuild(context, secondId));
  if (first === null || second === null) return null;

  return (
    <>
      <Dialog.Header
        ps={{ base: '3', md: '5' }}
        pe={{ base: '3', sm: '16' }}
        py="3"
        gap="3"
        flexWrap="wrap"
        alignItems="center"
        css={{ containerType: 'inline-size' }}
      >
        <Dialog.Title
          textStyle="h3"
          me="auto"
          pe={{ base: '12', sm: '0' }}
          flexBasis={{ base: 'full', sm: 'auto' }}
        >
          Compare two builds
        </Dialog.Title>
        <Flex gap="2" wrap="wrap">
          <Box hideFrom="md">
            <ChoiceGroup
              label="Build in view"
              isLabelHidden
              value={side}
              options={sideOptions}
              onChoose={(value) => comparisonRef.send({ type: 'side.choose', side: value })}
            />
          </Box>
          <DeviceChoice
            namedFrom={840}
            value={device}
            onChoose={(value) => comparisonRef.send({ type: 'device.choose', device: value })}
          />
        </Flex>
      </Dialog.Header>
      <Dialog.Body px={{ base: '3', md: '5' }} pt="0" pb="5">
        <Grid gap="4" templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
          {SIDES.map((place) => (
            <ComparedBuild
              key={place}
              actorRef={actorRef}
              build={place === 'first' ? first : second}
              letter={LETTERS[place]}
              heroPictureRef={place === 'first' ? firstHero : secondHero}
              device={device}
              isHiddenOnPhone={place !== side}
              onLoad={() => comparisonRef.send({ type: 'side.load', side: place })}
            />
          ))}
        </Grid>
        <Box layerStyle="pane" mt="4">
          <PanelBoundary name="What differs">
            <BuildDifferencesTable builds={[first, second]} />
          </PanelBoundary>
        </Box>
      </Dialog.Body>
    </>
  );
}
