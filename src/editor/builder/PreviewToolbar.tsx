import { Box, Button, chakra, Flex, IconButton } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import {
  Copy,
  Download,
  ExternalLink,
  type LucideIcon,
  Redo2,
  RefreshCw,
  SquarePen,
  Undo2,
} from 'lucide-react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../machines/builder';
import { findBuild } from '../../../machines/desk';
import { pagesOf, shownPage } from '../../../machines/shownPage';
import { PageChoice } from '../../ui/PageChoice';
import { DeviceChoice } from './DeviceChoice';

export const COPY_HTML = 'Copy HTML';

export interface PreviewToolbarProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  /** A generation is under way: every tool waits. */
  isBusy: boolean;
}

/** What can be done with the preview; the words beside the icons go where the pane is narrow. */
export function PreviewToolbar({ actorRef, isBusy }: PreviewToolbarProps) {
  const device = useSelector(actorRef, ({ context }) => context.device);
  const isBuilt = useSelector(actorRef, (snapshot) => snapshot.hasTag('built'));
  const canUndo = useSelector(actorRef, (snapshot) => snapshot.can({ type: 'undo' }));
  const canRedo = useSelector(actorRef, (snapshot) => snapshot.can({ type: 'redo' }));
  const isEditingTexts = useSelector(actorRef, ({ context }) => context.isEditingTexts);
  const isExporting = useSelector(actorRef, (snapshot) => snapshot.hasTag('exporting'));
  const pages = useSelector(
    actorRef,
    ({ context }) => {
      const build = findBuild(context, context.currentId);
      return build === null ? [] : pagesOf(build);
    },
    (some, others) =>
      some.length === others.length && some.every((page, index) => page === others[index]),
  );
  const path = useSelector(actorRef, ({ context }) => {
    const build = findBuild(context, context.currentId);
    return build === null ? null : (shownPage(build, context.page)?.path ?? null);
  });
  const hasNoPage = !isBuilt || isBusy;

  return (
    <Box css={{ containerType: 'inline-size' }} borderBottomWidth="1px" borderColor="border">
      <Flex p="2" gap="2" wrap="wrap" align="center">
        <DeviceChoice
          value={device}
          isDisabled={isBusy}
          onChoose={(value) => actorRef.send({ type: 'device.choose', device: value })}
        />
        {path === null ? null : (
          <PageChoice
            pages={pages}
            value={path}
            isDisabled={isBusy}
            onChoose={(chosen) => actorRef.send({ type: 'page.show', path: chosen })}
          />
        )}
        <Button
          size="sm"
          variant="outline"
          disabled={hasNoPage}
          aria-pressed={isEditingTexts}
          title="Edit text"
          _pressed={{ borderColor: 'enamel.solid', bg: 'enamel.subtle' }}
          onClick={() => actorRef.send({ type: 'textEditing.toggle' })}
        >
          <SquarePen aria-hidden size={18} />
          <chakra.span css={{ '@container (max-width: 679px)': { srOnly: true } }}>
            Edit text
          </chakra.span>
        </Button>
        <Flex gap="0.5">
          <Tool
            name="Undo"
            icon={Undo2}
            isDisabled={!canUndo || isBusy}
            onPress={() => actorRef.send({ type: 'undo' })}
          />
          <Tool
            name="Redo"
            icon={Redo2}
            isDisabled={!canRedo || isBusy}
            onPress={() => actorRef.send({ type: 'redo' })}
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
            isWaiting={isExporting}
            onPress={() => actorRef.send({ type: 'html.copy' })}
          />
          <Tool
            name="Open in a new tab"
            icon={ExternalLink}
            isDisabled={hasNoPage}
            isWaiting={isExporting}
            onPress={() => actorRef.send({ type: 'page.open' })}
          />
        </Flex>
        <Button
          ms="auto"
          size="sm"
          variant="solid"
          aria-disabled={hasNoPage || isExporting ? true : undefined}
          onClick={() => {
            if (!isBusy) actorRef.send({ type: 'export' });
          }}
        >
          <Download aria-hidden size={18} />
          Export ZIP
        </Button>
      </Flex>
    </Box>
  );
}

interface ToolProps {
  name: string;
  icon: LucideIcon;
  isDisabled: boolean;
  /** Keeps its focus while the page is on its way somewhere; pressing it then does nothing. */
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
