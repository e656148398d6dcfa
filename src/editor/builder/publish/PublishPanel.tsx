import { Box, Button, Heading, Stack, Text, useMediaQuery } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { use, useRef } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderPanelsMachine } from '../../../../machines/builderPanels';
import type { inspectionMachine } from '../../../../machines/inspection';
import { isShareSlot, pageOfSlot, shareSlot } from '../../../../machines/pageListing';
import type { previewMachine } from '../../../../machines/preview';
import { InlineProblem } from '../../../ui/InlineProblem';
import { BuilderPartsContext } from '../BuilderPartsContext';
import { usePhotoAddress } from '../listing/usePhotoAddress';
import { slotName } from '../photos/slotNames';
import { CheckList } from './CheckList';
import { ListingPreview } from './ListingPreview';
import { MessagesNote } from './MessagesNote';
import { gapPlace } from './gapPlace';
import { ToDoList } from './ToDoList';

export interface PublishPanelProps {
  previewRef: ActorRefFromLogic<typeof previewMachine>;
  panelsRef: ActorRefFromLogic<typeof builderPanelsMachine>;
  inspectionRef: ActorRefFromLogic<typeof inspectionMachine>;
  isDisabled: boolean;
}

/** What stands between a site and its publication: gaps to fill, checks, how others will see it (specification section 2, Export). */
export function PublishPanel({
  previewRef,
  panelsRef,
  inspectionRef,
  isDisabled,
}: PublishPanelProps) {
  const photosRef = use(BuilderPartsContext).photosRef;
  const listing = use(BuilderPartsContext).listing;
  const [isSmall = false] = useMediaQuery(['(width < 64rem)'], { ssr: false });
  const report = useSelector(inspectionRef, ({ context }) => context.report);
  const build = useSelector(inspectionRef, ({ context }) => context.build);
  const sharePhoto = usePhotoAddress(photosRef, build?.customization.photos?.[shareSlot('hero')]);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const isFailed = useSelector(inspectionRef, (snapshot) => snapshot.matches('failed'));

  return (
    <Box as="section" aria-labelledby="publish-heading">
      <Heading
        as="h2"
        id="publish-heading"
        ref={headingRef}
        tabIndex={-1}
        textStyle="h3"
        width="fit-content"
      >
        Before you publish
      </Heading>
      {isFailed ? (
        <Stack gap="3" mt="3" align="flex-start">
          <InlineProblem role="alert">This site could not be checked.</InlineProblem>
          <Button
            size="sm"
            variant="outline"
            onClick={() => {
              inspectionRef.send({ type: 'inspection.retry' });
              headingRef.current?.focus();
            }}
          >
            Check again
          </Button>
        </Stack>
      ) : report === null ? (
        <Text mt="2" textStyle="caption" color="fg.muted">
          Checking the site …
        </Text>
      ) : (
        <Stack gap="5" mt="3">
          <ToDoList
            gaps={report.gaps.map((gap) => ({ ...gap, place: gapPlace(gap, build) }))}
            pages={report.pagesToFill}
            isDisabled={isDisabled}
            onSeek={(id) => previewRef.send({ type: 'text.seek', id })}
            photos={report.photosToDescribe.map((slot) => ({ slot, name: slotName(slot, build) }))}
            onDescribe={(slot) => {
              panelsRef.send({ type: 'tab.choose', tab: 'content' });
              panelsRef.send(
                isSmall ? { type: 'customize.open' } : { type: 'panel.choose', panel: 'customize' },
              );
              if (isShareSlot(slot))
                listing?.listingRef.send({ type: 'page.open', page: pageOfSlot(slot) });
              photosRef?.send({ type: 'slot.open', slot });
            }}
          />
          {report.forms === null ? null : <MessagesNote forms={report.forms} />}
          <CheckList checks={report.checks} />
          <ListingPreview
            listing={{ ...report.listing, image: sharePhoto ?? report.listing.image }}
          />
        </Stack>
      )}
    </Box>
  );
}
