import { Box, Button, chakra, Flex, IconButton } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import {
  Copy,
  Download,
  ExternalLink,
  type LucideIcon,
  Maximize2,
  Minimize2,
  Redo2,
  RefreshCw,
  SquarePen,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../machines/builder';
import { findBuild, hasBuild } from '../../../machines/builderDocument';
import type { builderPanelsMachine } from '../../../machines/builderPanels';
import type { handoverMachine } from '../../../machines/handover';
import type { previewMachine } from '../../../machines/preview';
import { hasSameFields } from '../../../machines/hasSameFields';
import { namedPages, shownPage } from '../../../machines/shownPage';
import { PageChoice } from '../../ui/PageChoice';
import { useLateSelector } from '../useLateSelector';
import { DeviceChoice } from './DeviceChoice';
import { inFullRow, inTightRow, ONE_LINE } from './oneLine';
import { useShownDevice } from './useShownDevice';

export const COPY_HTML = 'Copy HTML';

/** On a phone the tools wrap one by one; elsewhere what does with the page goes to the second row as a whole. */
const PHONE = '@container (max-width: 399px)';
const oneByOneOnAPhone = { [PHONE]: { display: 'contents' } };
export interface PreviewToolbarProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  previewRef: ActorRefFromLogic<typeof previewMachine>;
  handoverRef: ActorRefFromLogic<typeof handoverMachine>;
  panelsRef: ActorRefFromLogic<typeof builderPanelsMachine>;
  /** The button that shares the site as a link. */
  shareLink: ReactNode;
  /** A generation is under way: every tool waits. */
  isBusy: boolean;
}

/** What can be done with the preview. */
export function PreviewToolbar({
  actorRef,
  previewRef,
  handoverRef,
  panelsRef,
  shareLink,
  isBusy,
}: PreviewToolbarProps) {
  const device = useShownDevice(useSelector(previewRef, ({ context }) => context.device));
  const isFocused = useSelector(panelsRef, (snapshot) => snapshot.matches({ room: 'focused' }));
  const isBuilt = useSelector(actorRef, ({ context }) => hasBuild(context));
  const canUndo = useLateSelector(actorRef, (snapshot) => snapshot.can({ type: 'edit.undo' }));
  const canRedo = useLateSelector(actorRef, (snapshot) => snapshot.can({ type: 'edit.redo' }));
  const isEditingTexts = useSelector(previewRef, (snapshot) => snapshot.matches('editingTexts'));
  // It depends on the builder's site, so it is asked again when that changes.
  const canEditTexts = useSelector(actorRef, () =>
    previewRef.getSnapshot().can({ type: 'textEditing.toggle' }),
  );
  const isPacking = useSelector(handoverRef, (snapshot) => !snapshot.can({ type: 'site.export' }));
  const isCopying = useSelector(handoverRef, (snapshot) => !snapshot.can({ type: 'html.copy' }));
  const isOpening = useSelector(handoverRef, (snapshot) => !snapshot.can({ type: 'page.open' }));
  const pages = useSelector(
    actorRef,
    ({ context }) => {
      const build = findBuild(context, context.currentId);
      return build === null ? [] : namedPages(build);
    },
    (some, others) =>
      some.length === others.length &&
      some.every((page, index) => {
        const other = others[index];
        return other !== undefined && hasSameFields(page, other);
      }),
  );
  const path = useSelector(actorRef, ({ context }) => {
    const build = findBuild(context, context.currentId);
    return build === null ? null : (shownPage(build, context.page)?.path ?? null);
  });
  const hasNoPage = !isBuilt || isBusy;

  return (
    // What a tool says of itself lies over the site.
    <Box
      css={{ containerType: 'inline-size' }}
      position="relative"
      zIndex="1"
      borderBottomWidth="1px"
      borderColor="border"
    >
      <Flex
        p={{ base: '2', lg: '0.5' }}
        rowGap="2"
        columnGap="1"
        wrap="wrap"
        align="center"
        css={{
          [PHONE]: { columnGap: '2' },
          [ONE_LINE]: { flexWrap: 'nowrap' },
          ...inTightRow({
            flexWrap: 'nowrap',
            columnGap: '0.5',
            '& button': { minW: '8', px: '1.5' },
            '& fieldset label': { minW: '8', px: '1' },
            '& select': { ps: '2', pe: '7' },
            '& > div': { columnGap: '0.5' },
          }),
        }}
      >
        <Flex
          gap="2"
          align="center"
          minW="0"
          css={{ ...oneByOneOnAPhone, '& > fieldset, & > button': { flexShrink: '0' } }}
        >
          <DeviceChoice
            value={device}
            namedFrom={1240}
            isDisabled={isBusy}
            onChoose={(value) => previewRef.send({ type: 'device.choose', device: value })}
          />
          {path === null ? null : (
            <Flex minW="24" css={{ [PHONE]: { flex: '1 1 6rem' }, ...inTightRow({ minW: '20' }) }}>
              <PageChoice
                pages={pages}
                value={path}
                isDisabled={isBusy}
                onChoose={(chosen) => actorRef.send({ type: 'page.show', path: chosen })}
              />
            </Flex>
          )}
          <Button
            size="sm"
            variant="outline"
            disabled={!canEditTexts || isBusy}
            aria-pressed={isEditingTexts}
            title="Edit text"
            _pressed={{ borderColor: 'enamel.solid', bg: 'enamel.subtle' }}
            onClick={() => previewRef.send({ type: 'textEditing.toggle' })}
          >
            <SquarePen aria-hidden size={18} />
            <chakra.span css={{ [PHONE]: { srOnly: true }, ...inTightRow({ srOnly: true }) }}>
              Edit text
            </chakra.span>
          </Button>
        </Flex>
        <Flex gap="1" align="center" flex="1 0 auto" css={oneByOneOnAPhone}>
          <Flex>
            <Tool
              name="Undo"
              icon={Undo2}
              isDisabled={isBusy}
              isWaiting={!canUndo}
              onPress={() => actorRef.send({ type: 'edit.undo' })}
            />
            <Tool
              name="Redo"
              icon={Redo2}
              isDisabled={isBusy}
              isWaiting={!canRedo}
              onPress={() => actorRef.send({ type: 'edit.redo' })}
            />
            <Tool
              name="Refresh preview"
              icon={RefreshCw}
              isDisabled={hasNoPage}
              onPress={() => actorRef.send({ type: 'preview.refresh' })}
            />
            <Tool
              name={COPY_HTML}
              icon={Copy}
              isDisabled={hasNoPage}
              isWaiting={isCopying}
              onPress={() => handoverRef.send({ type: 'html.copy' })}
            />
            <Tool
              name="Open in a new tab"
              icon={ExternalLink}
              isDisabled={hasNoPage}
              isWaiting={isOpening}
              onPress={() => handoverRef.send({ type: 'page.open' })}
            />
          </Flex>
          {shareLink}
          <IconButton
            hideBelow="lg"
            ms="auto"
            size="sm"
            variant="ghost"
            aria-label="Focus"
            disabled={!isBuilt}
            title="Focus: the preview and one panel"
            aria-pressed={isFocused}
            _pressed={{ bg: 'enamel.subtle', color: 'enamel.fg' }}
            onClick={() => panelsRef.send({ type: 'focus.toggle' })}
          >
            {isFocused ? <Minimize2 aria-hidden size={20} /> : <Maximize2 aria-hidden size={20} />}
          </IconButton>
          <Button
            ms={{ base: 'auto', lg: '0' }}
            css={{ [PHONE]: { flex: '1' } }}
            size="sm"
            variant="solid"
            data-export=""
            aria-disabled={hasNoPage || isPacking ? true : undefined}
            onClick={() => {
              if (!isBusy) handoverRef.send({ type: 'site.export' });
            }}
          >
            <chakra.span
              display="inline-flex"
              css={{
                [PHONE]: { display: 'none' },
                ...inFullRow({ display: 'none' }),
                ...inTightRow({ display: 'none' }),
              }}
            >
              <Download aria-hidden size={18} />
            </chakra.span>
            Export ZIP
          </Button>
        </Flex>
      </Flex>
    </Box>
  );
}

interface ToolProps {
  name: string;
  icon: LucideIcon;
  isDisabled: boolean;
  /** There is nothing to do, or it is under way: the tool keeps its focus, and pressing it does nothing. */
  isWaiting?: boolean;
  onPress: () => void;
}

function Tool({ name, icon: Icon, isDisabled, isWaiting = false, onPress }: ToolProps) {
  return (
    <IconButton
      aria-label={name}
      title={name}
      size="sm"
      variant="ghost"
      disabled={isDisabled}
      aria-disabled={isWaiting ? true : undefined}
      onClick={onPress}
    >
      <Icon aria-hidden size={20} />
    </IconButton>
  );
}
