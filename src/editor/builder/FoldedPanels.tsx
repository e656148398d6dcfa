import { Button, Flex, IconButton } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { ChevronsLeft, ChevronsRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import { type builderPanelsMachine, PANELS } from '../../../machines/builderPanels';
import { PANEL_TABS } from './PanelTabs';

export interface FoldedPanelsProps {
  panelsRef: ActorRefFromLogic<typeof builderPanelsMachine>;
}

/** Form and panels folded to a column: each panel is a press away. */
export function FoldedPanels({ panelsRef }: FoldedPanelsProps) {
  return (
    <Flex
      as="section"
      aria-label="Panels"
      gridArea="panels"
      layerStyle="pane"
      direction="column"
      gap="1"
      p="1"
      minH="0"
      overflowY="auto"
    >
      <IconButton
        variant="ghost"
        data-unfold=""
        aria-label="Form and panels"
        aria-expanded={false}
        title="Expand the form and the panels"
        onClick={() => panelsRef.send({ type: 'panel.unfold' })}
      >
        <ChevronsRight aria-hidden size={20} />
      </IconButton>
      {PANELS.map((panel) => {
        const { label, icon: Icon } = PANEL_TABS[panel];
        return (
          <Button
            key={panel}
            variant="ghost"
            flexDirection="column"
            flexShrink="0"
            gap="0.5"
            h="auto"
            px="0"
            py="2"
            textStyle="caption"
            fontWeight="500"
            color="fg.muted"
            onClick={() => panelsRef.send({ type: 'panel.choose', panel })}
          >
            <Icon aria-hidden size={18} />
            {label}
          </Button>
        );
      })}
    </Flex>
  );
}

/** Folds form and panels to a column; nothing where they do not stand beside the preview. */
export function FoldButton({ panelsRef }: FoldedPanelsProps) {
  return (
    <IconButton
      hideBelow="lg"
      size="sm"
      variant="ghost"
      aria-label="Form and panels"
      aria-expanded
      title="Collapse the form and the panels"
      onClick={() => panelsRef.send({ type: 'panel.fold' })}
    >
      <ChevronsLeft aria-hidden size={20} />
    </IconButton>
  );
}

/** Gives the focus on when what had it folds or unfolds. */
export function useFoldFocus({ panelsRef }: FoldedPanelsProps): void {
  const isFolded = useSelector(panelsRef, ({ context }) => context.isPanelFolded);
  const wasFolded = useRef(isFolded);

  useEffect(() => {
    if (wasFolded.current === isFolded) return;
    wasFolded.current = isFolded;
    const next = isFolded ? '[data-unfold]' : '[data-panels] > [role=tablist] [aria-selected=true]';
    document.querySelector<HTMLElement>(next)?.focus();
  }, [isFolded]);
}
