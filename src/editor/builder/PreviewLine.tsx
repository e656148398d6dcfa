import { chakra, Flex } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../machines/builder';
import type { handoverMachine } from '../../../machines/handover';
import type { pointingMachine } from '../../../machines/pointing';
import { ChangeRequest } from './changes/ChangeRequest';
import { ChangeRequestButton } from './changes/ChangeRequestButton';
import { ONE_LINE } from './oneLine';
import { SourceLine } from './SourceLine';

export interface PreviewLineProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  pointingRef: ActorRefFromLogic<typeof pointingMachine>;
  handoverRef: ActorRefFromLogic<typeof handoverMachine>;
  isEditingTexts: boolean;
  isBusy: boolean;
  /** What can be done with the last export. */
  exported: ReactNode;
}

/**
 * Under the site, in one line where there is room for it: how texts are edited, what was exported, where words come from, or
 * what is to be changed; one at a time, so that the site keeps its height.
 */
export function PreviewLine({
  actorRef,
  pointingRef,
  handoverRef,
  isEditingTexts,
  isBusy,
  exported,
}: PreviewLineProps) {
  const fileName = useSelector(handoverRef, ({ context }) => context.exported?.fileName ?? null);
  const isFileTold = fileName !== null && !isEditingTexts;
  return (
    <>
      <Flex
        align="center"
        columnGap="2"
        flex={isEditingTexts ? '1 1 100%' : '1 1 0'}
        minW="0"
        py={{ base: '1', lg: '0' }}
        css={{
          '@container (max-width: 559px)': { flexBasis: 'auto' },
          [ONE_LINE]: { flexBasis: '0', '&:has(~ #change-request)': { display: 'none' } },
        }}
      >
        <SourceLine
          {...{ actorRef, pointingRef }}
          isShort={isFileTold}
          atRest={
            isEditingTexts ? (
              'Click a text, or Tab to it and press Enter. Enter keeps your words, Escape the old ones. Emptied, a text goes with its line; Undo brings it back.'
            ) : isFileTold ? (
              <>
                <chakra.bdi>{fileName}</chakra.bdi> is among your downloads.
              </>
            ) : null
          }
        />
        {isFileTold ? exported : null}
      </Flex>
      <ChangeRequestButton />
      <ChangeRequest actorRef={actorRef} isDisabled={isBusy} />
    </>
  );
}
