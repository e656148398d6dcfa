import { Box, Flex, Grid, Stack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../machines/builder';
import type { builderPanelsMachine, Panel } from '../../../machines/builderPanels';
import type { comparisonMachine } from '../../../machines/comparison';
import type { correctingMachine } from '../../../machines/correcting';
import { hasBuild } from '../../../machines/builderDocument';
import type { generationMachine } from '../../../machines/generation';
import type { handoverMachine } from '../../../machines/handover';
import type { itemListMachine } from '../../../machines/itemList';
import type { outlineMachine } from '../../../machines/outline';
import type { pointingMachine } from '../../../machines/pointing';
import type { previewMachine } from '../../../machines/preview';
import type { renamingMachine } from '../../../machines/renaming';
import type { shareLinkMachine } from '../../../machines/shareLink';
import { PanelBoundary } from '../parts/PanelBoundary';
import { BuildHistory } from './BuildHistory';
import { DesktopHint } from './DesktopHint';
import { FoldButton, FoldedPanels, useFoldFocus } from './FoldedPanels';
import { PANEL_NAMES, PanelTabs } from './PanelTabs';
import { PreviewPane } from './PreviewPane';
import { WebsiteForm } from './WebsiteForm';
import { ShortcutHelp } from './ShortcutHelp';
import type { SiteParts } from './siteParts';
import { useIsSmall } from './useIsSmall';
import { useShortcuts } from './useShortcuts';

export interface BuilderScreenProps {
  /** What a site is worked on with; null: not loaded yet, and there is no site. */
  site: SiteParts | null;
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
  /** Sharing the site as a link; absent: not offered. */
  shareLinkRef?: ActorRefFromLogic<typeof shareLinkMachine>;
  /** The way to other designs of the site. */
  directions?: ReactNode;
  /** What stands between the site and its publication. */
  publish?: ReactNode;
  /** What the last export packed, with the way to put it online. */
  exported?: ReactNode;
  /** What a language model does for the site; absent: there is none. */
  modelWork?: ReactNode;
}

/** Wide enough for the panels to stand beside the preview. */
const BESIDE = 'lg';
/** Where the panels stand below the preview, Outline and Customize are sheets and the others stand open. */
const SMALL_SCREEN_PANELS = ['understanding', 'checks', 'history'] as const;
const areas = {
  base: '"hint" "prompt" "preview" "panels"',
  [BESIDE]: '"prompt preview" "panels preview"',
};
const foldedAreas = { ...areas, [BESIDE]: '"panels preview" "panels preview"' };

/** Website Builder (specification section 2): describe, see it live, change it in place. The preview has most of the room. */
export function BuilderScreen({
  site,
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
  shareLinkRef,
  directions,
  publish,
  exported,
  modelWork,
}: BuilderScreenProps) {
  const isBuilt = useSelector(actorRef, ({ context }) => hasBuild(context));
  const isHelpKeyOn = useSelector(panelsRef, ({ context }) => context.isHelpKeyOn);
  const isHintShown = useSelector(panelsRef, ({ context }) => context.isDesktopHintShown);
  const isFocused = useSelector(panelsRef, (snapshot) => snapshot.matches({ room: 'focused' }));
  const isPanelFolded = useSelector(panelsRef, ({ context }) => context.isPanelFolded);
  const isBusy = useSelector(generationRef, (snapshot) => snapshot.hasTag('busy'));
  const isSmall = useIsSmall();
  const isFolded = isPanelFolded && isBuilt && !isSmall;
  useFoldFocus({ panelsRef });
  const step = (type: 'edit.undo' | 'edit.redo') => {
    if (isBusy) return;
    actorRef.send({ type: 'edit.end' });
    actorRef.send({ type });
  };
  useShortcuts(
    {
      undo: () => step('edit.undo'),
      redo: () => step('edit.redo'),
      help: () => panelsRef.send({ type: 'shortcuts.open' }),
    },
    { isHelpKeyOn },
  );

  const outline = { actorRef, outlineRef, itemListRef, isDisabled: isBusy };
  const customize = { actorRef, panelsRef, handoverRef, isDisabled: isBusy };
  const history = (
    <BuildHistory {...{ actorRef, comparisonRef, renamingRef }} isDisabled={isBusy} />
  );
  const panels: Partial<Record<Panel, ReactNode>> =
    site === null || !isBuilt
      ? { history }
      : {
          understanding: (
            <site.UnderstandingPanel {...{ actorRef, correctingRef }} isDisabled={isBusy} />
          ),
          outline: <site.OutlinePanel {...outline} />,
          customize: (
            <Stack gap="4">
              <site.CustomizePanel {...customize} />
              {directions}
            </Stack>
          ),
          checks: publish,
          history,
        };

  return (
    <Grid
      gap={{ base: '4', [BESIDE]: '1.5' }}
      p={{ base: '3', sm: '4', [BESIDE]: '1.5' }}
      templateAreas={isFolded ? foldedAreas : areas}
      templateColumns={{
        base: 'minmax(0, 1fr)',
        [BESIDE]: `${isFolded ? '84px' : '360px'} minmax(0, 1fr)`,
      }}
      templateRows={{
        [BESIDE]: `minmax(0, max-content) minmax(${isBuilt ? '12rem' : '4rem'}, 1fr)`,
      }}
      height={{ [BESIDE]: 'max(36rem, calc(100svh - var(--editor-top, 0px)))' }}
    >
      {isHintShown ? <DesktopHint panelsRef={panelsRef} /> : null}
      <Box
        gridArea="prompt"
        layerStyle="pane"
        p={{ base: '4', [BESIDE]: '3' }}
        overflowY={{ [BESIDE]: 'auto' }}
        hideFrom={isFocused || isFolded ? BESIDE : undefined}
      >
        <PanelBoundary name="The form">
          <WebsiteForm {...{ actorRef, generationRef, panelsRef }} />
        </PanelBoundary>
        <Flex mt="2" columnGap="2" wrap="wrap" justify="space-between">
          {openSite}
          <Flex ms="auto">
            <ShortcutHelp panelsRef={panelsRef} />
            {isBuilt ? <FoldButton panelsRef={panelsRef} /> : null}
          </Flex>
        </Flex>
      </Box>
      <Box gridArea="preview" minH="0">
        <PanelBoundary name="The preview">
          <PreviewPane
            {...{ site, actorRef, generationRef, previewRef, pointingRef, handoverRef, outlineRef }}
            {...{ panelsRef, shareLinkRef, exported, modelWork }}
          />
        </PanelBoundary>
      </Box>
      {isSmall ? (
        <Stack gridArea="panels" gap="3">
          {isBuilt && site !== null ? (
            <>
              <PanelBoundary name={PANEL_NAMES.outline}>
                <site.OutlineSheet {...outline} panelsRef={panelsRef} />
              </PanelBoundary>
              {directions}
              <PanelBoundary name={PANEL_NAMES.customize}>
                <site.CustomizeSheet {...customize} />
              </PanelBoundary>
            </>
          ) : null}
          {SMALL_SCREEN_PANELS.filter((panel) => panel in panels).map((panel) => (
            <Box key={panel} layerStyle="pane" p="4">
              <PanelBoundary name={PANEL_NAMES[panel]}>{panels[panel]}</PanelBoundary>
            </Box>
          ))}
        </Stack>
      ) : isFolded ? (
        <FoldedPanels panelsRef={panelsRef} />
      ) : (
        <PanelTabs {...{ panelsRef, panels }} />
      )}
      {site === null ? null : <site.Comparison {...{ actorRef, comparisonRef }} />}
    </Grid>
  );
}
