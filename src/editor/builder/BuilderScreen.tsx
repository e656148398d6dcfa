import { Box, Flex, Grid, Stack, useMediaQuery } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../machines/builder';
import type { builderPanelsMachine } from '../../../machines/builderPanels';
import type { comparisonMachine } from '../../../machines/comparison';
import type { correctingMachine } from '../../../machines/correcting';
import { hasBuild } from '../../../machines/desk';
import type { generationMachine } from '../../../machines/generation';
import type { handoverMachine } from '../../../machines/handover';
import type { itemListMachine } from '../../../machines/itemList';
import type { outlineMachine } from '../../../machines/outline';
import type { pointingMachine } from '../../../machines/pointing';
import type { previewMachine } from '../../../machines/preview';
import type { renamingMachine } from '../../../machines/renaming';
import { PanelBoundary } from '../../ui/PanelBoundary';
import { BuildHistory } from './BuildHistory';
import { Comparison } from './Comparison';
import { DesktopHint } from './DesktopHint';
import { CustomizePanel } from './CustomizePanel';
import { CustomizeSheet } from './CustomizeSheet';
import { OutlinePanel } from './outline/OutlinePanel';
import { OutlineSheet } from './outline/OutlineSheet';
import { PreviewPane } from './PreviewPane';
import { WebsiteForm } from './WebsiteForm';
import { ShortcutHelp } from './ShortcutHelp';
import { UnderstandingPanel } from './understanding/UnderstandingPanel';
import { useShortcuts } from './useShortcuts';

export interface BuilderScreenProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  generationRef: ActorRefFromLogic<typeof generationMachine>;
  panelsRef: ActorRefFromLogic<typeof builderPanelsMachine>;
  previewRef: ActorRefFromLogic<typeof previewMachine>;
  comparisonRef: ActorRefFromLogic<typeof comparisonMachine>;
  renamingRef: ActorRefFromLogic<typeof renamingMachine>;
  correctingRef: ActorRefFromLogic<typeof correctingMachine>;
  pointingRef: ActorRefFromLogic<typeof pointingMachine>;
  handoverRef: ActorRefFromLogic<typeof handoverMachine>;
  outlineRef: ActorRefFromLogic<typeof outlineMachine>;
  itemListRef: ActorRefFromLogic<typeof itemListMachine>;
  /** The way to open an exported ZIP again. */
  openSite?: ReactNode;
  /** The way to share the site as a link. */
  shareLink?: ReactNode;
  /** The way to other designs of the site. */
  directions?: ReactNode;
  /** What stands between the site and its publication. */
  publish?: ReactNode;
}

const areas = {
  base: '"hint" "prompt" "preview" "customize" "publish" "history"',
  xl: '"prompt preview" "customize preview" "publish preview" "history preview" ". preview"',
  '3xl': '"prompt preview side" "history preview side" ". preview side"',
};

/** Website Builder (specification section 2): describe on the left, see it live beside, change it in place. */
export function BuilderScreen({
  actorRef,
  generationRef,
  panelsRef,
  previewRef,
  comparisonRef,
  renamingRef,
  correctingRef,
  pointingRef,
  handoverRef,
  outlineRef,
  itemListRef,
  openSite,
  shareLink,
  directions,
  publish,
}: BuilderScreenProps) {
  const isBuilt = useSelector(actorRef, ({ context }) => hasBuild(context));
  const isHelpKeyOn = useSelector(panelsRef, ({ context }) => context.isHelpKeyOn);
  const isHintShown = useSelector(panelsRef, ({ context }) => context.isDesktopHintShown);
  const isBusy = useSelector(generationRef, (snapshot) => snapshot.hasTag('busy'));
  const [isSmall = false] = useMediaQuery(['(width < 64rem)'], { ssr: false });
  const CustomizeView = isSmall ? CustomizeSheet : CustomizePanel;
  const OutlineView = isSmall ? OutlineSheet : OutlinePanel;
  const step = (type: 'undo' | 'redo') => {
    if (isBusy) return;
    actorRef.send({ type: 'edit.end' });
    actorRef.send({ type });
  };
  useShortcuts(
    {
      undo: () => step('undo'),
      redo: () => step('redo'),
      help: () => panelsRef.send({ type: 'shortcuts.open' }),
    },
    { isHelpKeyOn },
  );

  return (
    <Grid
      gap="4"
      p={{ base: '3', sm: '4', md: '6' }}
      alignItems="start"
      templateAreas={areas}
      templateColumns={{
        base: 'minmax(0, 1fr)',
        xl: 'minmax(300px, 360px) minmax(0, 1fr)',
        '3xl': isBuilt ? '360px minmax(0, 1fr) 320px' : '360px minmax(0, 1fr) 0',
      }}
      templateRows={{ xl: 'auto auto auto auto 1fr', '3xl': 'auto auto 1fr' }}
    >
      {isHintShown ? <DesktopHint panelsRef={panelsRef} /> : null}
      <Box gridArea="prompt" layerStyle="pane" p={{ base: '4', md: '5' }}>
        <PanelBoundary name="The form">
          <WebsiteForm actorRef={actorRef} generationRef={generationRef} />
        </PanelBoundary>
        {isBuilt ? (
          <Box mt="5" pt="5" borderTopWidth="1px" borderColor="border">
            <PanelBoundary name="What I understood">
              <UnderstandingPanel
                actorRef={actorRef}
                correctingRef={correctingRef}
                isDisabled={isBusy}
              />
            </PanelBoundary>
          </Box>
        ) : null}
        {openSite === undefined ? null : (
          <Box mt="4" pt="4" borderTopWidth="1px" borderColor="border">
            {openSite}
          </Box>
        )}
        <Box mt="2">
          <ShortcutHelp panelsRef={panelsRef} />
        </Box>
      </Box>
      <Box
        gridArea="preview"
        position={{ xl: 'sticky' }}
        top={{ xl: 'calc(64px + 24px)' }}
        height={{ xl: 'calc(100svh - 64px - 48px)' }}
      >
        <PanelBoundary name="The preview">
          <PreviewPane
            actorRef={actorRef}
            generationRef={generationRef}
            previewRef={previewRef}
            pointingRef={pointingRef}
            handoverRef={handoverRef}
            outlineRef={outlineRef}
            shareLink={shareLink}
          />
        </PanelBoundary>
      </Box>
      {isBuilt ? (
        <Flex
          gridArea="side"
          display={{ base: 'contents', '3xl': 'flex' }}
          direction="column"
          gap="4"
        >
          <Stack gridArea="customize" gap="3">
            <PanelBoundary name="Outline">
              <OutlineView
                {...{ actorRef, panelsRef, outlineRef, itemListRef }}
                isDisabled={isBusy}
              />
            </PanelBoundary>
            {directions}
            <PanelBoundary name="Customize">
              <CustomizeView {...{ actorRef, panelsRef, handoverRef }} isDisabled={isBusy} />
            </PanelBoundary>
          </Stack>
          {publish === undefined ? null : (
            <Box gridArea="publish">
              <PanelBoundary name="Before you publish">{publish}</PanelBoundary>
            </Box>
          )}
        </Flex>
      ) : null}
      <Box gridArea="history">
        <PanelBoundary name="Build History">
          <BuildHistory
            actorRef={actorRef}
            comparisonRef={comparisonRef}
            renamingRef={renamingRef}
            isDisabled={isBusy}
          />
        </PanelBoundary>
      </Box>
      <Comparison actorRef={actorRef} comparisonRef={comparisonRef} />
    </Grid>
  );
}
