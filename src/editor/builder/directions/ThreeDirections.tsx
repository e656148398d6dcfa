import { Box, Button, chakra, Dialog, Grid, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { LayoutTemplate, RefreshCw } from 'lucide-react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../../machines/builder';
import { findBuild } from '../../../../machines/builderDocument';
import { DIRECTION_LOCKS, type directionsMachine } from '../../../../machines/directions';
import { InlineProblem } from '../../../ui/InlineProblem';
import { FullScreenDialog } from '../FullScreenDialog';
import { AwaitedDirection, DirectionCard } from './DirectionCard';

export interface ThreeDirectionsProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  directionsRef: ActorRefFromLogic<typeof directionsMachine>;
  isDisabled: boolean;
}

const lockLabels = { theme: 'Theme', colors: 'Colors', layout: 'Layout' } as const;

/** One click shows three designs of the site side by side; locks keep what is liked (specification section 2). */
export function ThreeDirections({ actorRef, directionsRef, isDisabled }: ThreeDirectionsProps) {
  const isOpen = useSelector(directionsRef, (snapshot) => snapshot.hasTag('open'));
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        w="full"
        disabled={isDisabled}
        onClick={() => {
          const { context } = actorRef.getSnapshot();
          const build = findBuild(context, context.currentId);
          if (build !== null) directionsRef.send({ type: 'directions.open', build });
        }}
      >
        <LayoutTemplate aria-hidden size={18} /> Alternatives
      </Button>
      <FullScreenDialog
        isOpen={isOpen}
        onClose={() => directionsRef.send({ type: 'directions.close' })}
        closeLabel="Close the alternatives"
      >
        <Directions directionsRef={directionsRef} />
      </FullScreenDialog>
    </>
  );
}

function Directions({ directionsRef }: Pick<ThreeDirectionsProps, 'directionsRef'>) {
  const directions = useSelector(directionsRef, ({ context }) => context.directions);
  const problem = useSelector(directionsRef, ({ context }) => context.problem);
  const locks = useSelector(directionsRef, ({ context }) => context.locks);
  const isDrawing = useSelector(directionsRef, (snapshot) => snapshot.matches({ open: 'drawing' }));
  const isAllLocked = DIRECTION_LOCKS.every((lock) => locks[lock]);

  return (
    <>
      <Dialog.Header
        ps={{ base: '3', md: '5' }}
        pe={{ base: '3', sm: '16' }}
        py="3"
        gap="3"
        flexWrap="wrap"
        alignItems="center"
      >
        <Dialog.Title
          textStyle="h3"
          me="auto"
          pe={{ base: '12', sm: '0' }}
          flexBasis={{ base: 'full', sm: 'auto' }}
        >
          {' '}
          Alternatives
        </Dialog.Title>
        <chakra.fieldset
          border="none"
          p="0"
          m="0"
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          columnGap="3"
        >
          <chakra.legend float={{ base: 'none', sm: 'left' }} textStyle="ui" color="fg.muted">
            Keep my
          </chakra.legend>
          {DIRECTION_LOCKS.map((lock) => (
            <chakra.label
              key={lock}
              display="flex"
              gap="2"
              alignItems="center"
              minH="9"
              textStyle="ui"
              css={{ '@media (pointer: coarse)': { minH: '11' } }}
            >
              <chakra.input
                type="checkbox"
                boxSize="5"
                accentColor="enamel.solid"
                checked={locks[lock]}
                onChange={() => directionsRef.send({ type: 'lock.toggle', lock })}
              />
              {lockLabels[lock]}
            </chakra.label>
          ))}
        </chakra.fieldset>
        <Button
          size="sm"
          variant="outline"
          aria-disabled={isAllLocked ? true : undefined}
          onClick={() => {
            if (!isAllLocked) directionsRef.send({ type: 'directions.renew' });
          }}
        >
          <RefreshCw aria-hidden size={16} />
          Show three more
        </Button>
      </Dialog.Header>
      <Dialog.Body px={{ base: '3', md: '5' }} pt="0" pb="5">
        <Text textStyle="caption" color="fg.muted" mb="3" role="status">
          {isAllLocked
            ? 'Everything is kept, so there are no other designs to show. Untick one.'
            : isDrawing
              ? 'Drawing three designs …'
              : 'Your words stay in each of them. Undo brings the current design back.'}
        </Text>
        {problem === null ? null : (
          <Box mb="3">
            <InlineProblem role="alert">{problem}</InlineProblem>
          </Box>
        )}
        {directions.length === 0 && !isDrawing ? null : (
          <Grid
            as="ul"
            listStyleType="none"
            m="0"
            p="0"
            gap="4"
            templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
            aria-busy={isDrawing}
          >
            {directions.length === 0
              ? [1, 2, 3].map((place) => <AwaitedDirection key={place} place={place} />)
              : null}
            {directions.map((direction, index) => (
              <DirectionCard
                key={`${direction.theme}/${direction.direction}/${index}`}
                direction={direction}
                place={index + 1}
                onChoose={() => directionsRef.send({ type: 'direction.choose', index })}
              />
            ))}
          </Grid>
        )}
      </Dialog.Body>
    </>
  );
}
