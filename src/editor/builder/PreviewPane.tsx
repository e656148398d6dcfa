import { Box, Button, chakra, Flex, IconButton, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import {
  Copy,
  Download,
  ExternalLink,
  Monitor,
  Redo2,
  RefreshCw,
  Smartphone,
  SquarePen,
  Tablet,
  Undo2,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../machines/builder';
import { findBuild } from '../../../machines/desk';
import type { generationMachine } from '../../../machines/generation';
import { DEVICE_WIDTH } from '../../../machines/limits';
import { InlineProblem } from '../../ui/InlineProblem';
import { PriceTicket } from '../../ui/PriceTicket';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import { EmptyPreview } from './EmptyPreview';
import { PreviewFrame } from './PreviewFrame';
import { UncopiedHtml } from './UncopiedHtml';
import { useElementWidth } from './useElementWidth';

export interface PreviewPaneProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  generationRef: ActorRefFromLogic<typeof generationMachine>;
}

const deviceOptions = [
  { value: 'desktop', label: <DeviceLabel icon={Monitor} name="Desktop" /> },
  { value: 'tablet', label: <DeviceLabel icon={Tablet} name="Tablet" /> },
  { value: 'mobile', label: <DeviceLabel icon={Smartphone} name="Mobile" /> },
] as const;

/** The live preview with its tools: device width, undo, redo, refresh, export (specification section 2, Builder). */
export function PreviewPane({ actorRef, generationRef }: PreviewPaneProps) {
  const device = useSelector(actorRef, ({ context }) => context.device);
  const build = useSelector(
    actorRef,
    ({ context }) => findBuild(context, context.currentId),
    (one, other) => one?.id === other?.id && one?.website === other?.website,
  );
  const refreshCount = useSelector(actorRef, ({ context }) => context.refreshCount);
  const canUndo = useSelector(actorRef, (snapshot) => snapshot.can({ type: 'undo' }));
  const canRedo = useSelector(actorRef, (snapshot) => snapshot.can({ type: 'redo' }));
  const isEditingTexts = useSelector(actorRef, ({ context }) => context.isEditingTexts);
  const exportProblem = useSelector(actorRef, ({ context }) => context.exportProblem);
  const isExporting = useSelector(actorRef, (snapshot) => snapshot.hasTag('exporting'));
  const isOutdated = useSelector(actorRef, ({ context }) => {
    const shown = findBuild(context, context.currentId);
    return (
      shown !== null && (shown.theme !== context.theme || shown.framework !== context.framework)
    );
  });
  const isBusy = useSelector(generationRef, (snapshot) => snapshot.hasTag('busy'));
  const [paneRef, paneWidth] = useElementWidth();
  const sectionRef = useRef<HTMLDivElement>(null);
  const shownId = useRef(build?.id);

  // On small screens the preview stands below the form: bring a new site into view.
  useEffect(() => {
    if (build !== null && build.id !== shownId.current) {
      sectionRef.current?.scrollIntoView({ block: 'nearest' });
    }
    shownId.current = build?.id;
  }, [build]);

  const width = DEVICE_WIDTH[device];
  const scale = width === null || paneWidth === 0 ? 1 : Math.min(1, paneWidth / width);

  return (
    <Flex
      as="section"
      ref={sectionRef}
      aria-label="Preview"
      direction="column"
      layerStyle="pane"
      overflow="hidden"
      height="100%"
      minH={{ base: '70svh', xl: '520px' }}
    >
      <Flex p="3" gap="2" wrap="wrap" align="center" borderBottomWidth="1px" borderColor="border">
        <ChoiceGroup
          label="Device"
          isLabelHidden
          value={device}
          options={deviceOptions}
          isDisabled={isBusy}
          onChoose={(value) => actorRef.send({ type: 'device.choose', device: value })}
        />
        <Flex gap="1">
          <IconButton
            aria-label="Undo"
            size="sm"
            variant="ghost"
            disabled={!canUndo || isBusy}
            onClick={() => actorRef.send({ type: 'undo' })}
          >
            <Undo2 aria-hidden size={20} />
          </IconButton>
          <IconButton
            aria-label="Redo"
            size="sm"
            variant="ghost"
            disabled={!canRedo || isBusy}
            onClick={() => actorRef.send({ type: 'redo' })}
          >
            <Redo2 aria-hidden size={20} />
          </IconButton>
          <IconButton
            aria-label="Refresh preview"
            size="sm"
            variant="ghost"
            disabled={build === null || isBusy}
            onClick={() => actorRef.send({ type: 'preview.refresh' })}
          >
            <RefreshCw aria-hidden size={20} />
          </IconButton>
          <IconButton
            aria-label="Copy HTML"
            title="Copy HTML"
            size="sm"
            variant="ghost"
            disabled={build === null || isBusy}
            aria-disabled={isExporting ? true : undefined}
            onClick={() => actorRef.send({ type: 'html.copy' })}
          >
            <Copy aria-hidden size={20} />
          </IconButton>
          <IconButton
            aria-label="Open in a new tab"
            title="Open in a new tab"
            size="sm"
            variant="ghost"
            disabled={build === null || isBusy}
            aria-disabled={isExporting ? true : undefined}
            onClick={() => actorRef.send({ type: 'page.open' })}
          >
            <ExternalLink aria-hidden size={20} />
          </IconButton>
        </Flex>
        <Button
          size="sm"
          variant="outline"
          disabled={build === null || isBusy}
          aria-pressed={isEditingTexts}
          _pressed={{ borderColor: 'enamel.solid', bg: 'enamel.subtle' }}
          onClick={() => actorRef.send({ type: 'textEditing.toggle' })}
        >
          <SquarePen aria-hidden size={18} />
          Edit text
        </Button>
        <Button
          ms="auto"
          variant="solid"
          aria-disabled={build === null || isBusy || isExporting ? true : undefined}
          onClick={() => {
            if (!isBusy) actorRef.send({ type: 'export' });
          }}
        >
          <Download aria-hidden size={18} />
          Export ZIP
        </Button>
      </Flex>
      {exportProblem === null ? null : (
        <Box px="4" py="3">
          <InlineProblem role="alert">{exportProblem}</InlineProblem>
          <UncopiedHtml actorRef={actorRef} />
        </Box>
      )}
      {isEditingTexts && build !== null ? (
        <Text px="4" py="2" textStyle="caption" bg="sky.subtle" color="sky.fg" role="status">
          Click a text in the site, or Tab to it and press Enter. Enter keeps your words, Escape the
          old ones; an emptied text gets its first words back.
        </Text>
      ) : null}
      {isOutdated ? (
        <Text px="4" py="2" textStyle="caption" bg="marigold.subtle" color="marigold.fg">
          This preview has another theme or framework than you chose. Generate again to apply it.
        </Text>
      ) : null}
      <Flex
        direction="column"
        align="center"
        flex="1"
        minH="0"
        gap="2"
        p={{ base: '2', md: '3' }}
        bg="bg.muted"
        bgImage="radial-gradient(var(--sf-colors-rule-strong) 0.5px, transparent 0.75px)"
        bgSize="12px 12px"
      >
        <Box ref={paneRef} width="100%" flex="1" minH="0" position="relative">
          {build === null ? (
            <EmptyPreview generationRef={generationRef} />
          ) : (
            <chakra.div
              position="absolute"
              top="0"
              left="50%"
              borderRadius="12px"
              overflow="hidden"
              boxShadow="lift"
              outline="1px solid"
              outlineColor="border"
              bg="sheet"
              aria-busy={isBusy}
              transformOrigin="top center"
              style={{
                width: width === null ? '100%' : `${width}px`,
                height: `${100 / scale}%`,
                transform: `translateX(-50%) scale(${scale})`,
              }}
            >
              <PreviewFrame
                key={`${build.id}/${refreshCount}`}
                actorRef={actorRef}
                build={build}
                isEditable={isEditingTexts && !isBusy}
              />
            </chakra.div>
          )}
        </Box>
        {build === null ? null : <PriceTicket>{widthLabel(width, paneWidth, scale)}</PriceTicket>}
      </Flex>
    </Flex>
  );
}

function DeviceLabel({ icon: Icon, name }: { icon: typeof Monitor; name: string }) {
  return (
    <>
      <Icon aria-hidden size={18} />
      <chakra.span srOnly={{ base: true, lg: false }}>{name}</chakra.span>
    </>
  );
}

function widthLabel(width: number | null, paneWidth: number, scale: number): string {
  if (width === null) return `100 % · ${Math.round(paneWidth)} px`;
  return scale === 1 ? `${width} px` : `${width} px · ${Math.round(scale * 100)} %`;
}
