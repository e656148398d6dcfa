import { Button, Flex, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../machines/builder';
import type { builderPanelsMachine } from '../../../machines/builderPanels';
import { findBuild } from '../../../machines/builderDocument';
import type { generationMachine } from '../../../machines/generation';
import type { handoverMachine } from '../../../machines/handover';
import type { outlineMachine } from '../../../machines/outline';
import type { pointingMachine } from '../../../machines/pointing';
import type { previewMachine } from '../../../machines/preview';
import type { shareLinkMachine } from '../../../machines/shareLink';
import { DeviceFrame } from './DeviceFrame';
import { EmptyPreview } from './EmptyPreview';
import { HandoverProblems } from './HandoverProblems';
import { COPY_HTML, PreviewToolbar } from './PreviewToolbar';
import { ShareLinkButton, ShareLinkNotice } from './ShareLink';
import type { SiteParts } from './siteParts';
import { useShownDevice } from './useShownDevice';

export interface PreviewPaneProps {
  /** What a site is shown with; null: there is none. */
  site: SiteParts | null;
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  generationRef: ActorRefFromLogic<typeof generationMachine>;
  previewRef: ActorRefFromLogic<typeof previewMachine>;
  pointingRef: ActorRefFromLogic<typeof pointingMachine>;
  handoverRef: ActorRefFromLogic<typeof handoverMachine>;
  outlineRef: ActorRefFromLogic<typeof outlineMachine>;
  panelsRef: ActorRefFromLogic<typeof builderPanelsMachine>;
  /** Sharing the site as a link; absent: not offered. */
  shareLinkRef?: ActorRefFromLogic<typeof shareLinkMachine>;
  /** What the last export packed. */
  exported?: ReactNode;
  /** What a language model does for the site; absent: there is none. */
  modelWork?: ReactNode;
}

/** The live preview with its tools: device width, undo, redo, refresh, export (specification section 2, Builder). */
export function PreviewPane({
  site,
  actorRef,
  generationRef,
  previewRef,
  pointingRef,
  handoverRef,
  outlineRef,
  panelsRef,
  shareLinkRef,
  exported,
  modelWork,
}: PreviewPaneProps) {
  const device = useShownDevice(useSelector(previewRef, ({ context }) => context.device));
  const build = useSelector(
    actorRef,
    ({ context }) => findBuild(context, context.currentId),
    (one, other) => one?.id === other?.id && one?.website === other?.website,
  );
  const refreshCount = useSelector(actorRef, ({ context }) => context.refreshCount);
  const isEditingTexts = useSelector(previewRef, (snapshot) => snapshot.matches('editingTexts'));
  const isOutdated = useSelector(actorRef, ({ context }) => {
    const shown = findBuild(context, context.currentId);
    return (
      shown !== null && (shown.theme !== context.theme || shown.framework !== context.framework)
    );
  });
  const isBusy = useSelector(generationRef, (snapshot) => snapshot.hasTag('busy'));
  const sectionRef = useRef<HTMLDivElement>(null);
  const shownId = useRef(build?.id);

  // On small screens the preview stands below the form: bring a new site into view.
  useEffect(() => {
    if (build !== null && build.id !== shownId.current) {
      sectionRef.current?.scrollIntoView({ block: 'nearest' });
    }
    shownId.current = build?.id;
  }, [build]);

  return (
    <Flex
      as="section"
      ref={sectionRef}
      aria-label="Preview"
      tabIndex={-1}
      direction="column"
      layerStyle="pane"
      overflow="hidden"
      height="100%"
      minH={{ base: '70svh', lg: '0' }}
    >
      <PreviewToolbar
        {...{ actorRef, previewRef, handoverRef, panelsRef, isBusy }}
        shareLink={
          shareLinkRef === undefined ? null : (
            <ShareLinkButton actorRef={shareLinkRef} builderRef={actorRef} isDisabled={isBusy} />
          )
        }
      />
      {shareLinkRef === undefined ? null : (
        <ShareLinkNotice
          actorRef={shareLinkRef}
          onClose={() =>
            sectionRef.current?.querySelector<HTMLButtonElement>('[data-share-link]')?.focus()
          }
        />
      )}
      <HandoverProblems
        actorRef={handoverRef}
        onClose={() =>
          sectionRef.current
            ?.querySelector<HTMLButtonElement>(`[aria-label='${COPY_HTML}']`)
            ?.focus()
        }
      />
      {isEditingTexts && build !== null && site !== null ? (
        <site.LinkBar build={build} isDisabled={false} />
      ) : null}
      {isOutdated ? (
        <Flex
          px="4"
          py="2"
          gap="3"
          align="center"
          wrap="wrap"
          bg="marigold.subtle"
          color="marigold.fg"
        >
          <Text textStyle="caption">
            This preview has a different theme or framework from the one you chose. Apply it to this
            site, which doesn’t count toward your plan, or generate a new one.
          </Text>
          <Button
            size="xs"
            variant="outline"
            disabled={isBusy}
            onClick={() => {
              const { theme, framework } = actorRef.getSnapshot().context;
              actorRef.send({ type: 'site.change', change: { theme, framework } });
              sectionRef.current?.focus({ preventScroll: true });
            }}
          >
            Apply to this site
          </Button>
        </Flex>
      ) : null}
      {/* What stands above, a message or a field, takes no room from the site itself. */}
      <Flex direction="column" flex="1" minH={{ base: 'clamp(280px, 52svh, 360px)', lg: '200px' }}>
        <DeviceFrame
          device={device}
          isBusy={isBusy}
          about={
            site === null ? null : (
              <site.PreviewLine
                {...{ actorRef, pointingRef, handoverRef, isEditingTexts, isBusy, exported }}
              />
            )
          }
          preview={
            build === null || site === null ? null : (
              <site.PreviewFrame
                key={`${build.id}/${refreshCount}`}
                followsPage
                {...{ actorRef, build, previewRef, generationRef, pointingRef, outlineRef }}
              />
            )
          }
        >
          <EmptyPreview generationRef={generationRef} />
        </DeviceFrame>
      </Flex>
      {modelWork}
    </Flex>
  );
}
