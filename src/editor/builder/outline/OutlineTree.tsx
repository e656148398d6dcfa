import { Box, chakra, createTreeCollection, Portal, TreeView } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { outlineMachine } from '../../../../machines/outline';

import type { AskedAct } from '../../../../machines/outlineAsked';
import type { SelectedEntry } from '../../../../machines/outlineActs';
import { isDraggable } from '../../../../machines/outlineDrag';
import type { OutlinePage } from '../../../../machines/outlineOf';
import { nodesOf, type OutlineNode, valueOf } from './outlineNodes';
import { DragHandle, EntryState, entryRow, row } from './OutlineRow';
import { useRowDrags } from './useRowDrags';

export interface OutlineTreeProps {
  outlineRef: ActorRefFromLogic<typeof outlineMachine>;
  pages: readonly OutlinePage[];
  selected: SelectedEntry | null;
  isDisabled: boolean;
  /** Set where what had the focus goes with the next drawing: the selected row has it then. */
  focusDueRef: RefObject<boolean>;
  /** Pages whose sections are folded away. */
  folded: readonly string[];
  onFold: (folded: readonly string[]) => void;
  onSelect: (entry: SelectedEntry) => void;
  onAsk: (asked: AskedAct) => void;
}

/** What keys do with the selected section, besides those that a tree answers itself. */
const askedBy = ({ key, altKey }: KeyboardEvent): AskedAct | null => {
  if (altKey && key === 'ArrowUp') return { act: 'up' };
  if (altKey && key === 'ArrowDown') return { act: 'down' };
  return key === 'Delete' ? { act: 'remove' } : null;
};

/** The pages of the site and their sections as a tree; the selection follows the keyboard, and the preview follows the selection. */
export function OutlineTree({
  outlineRef,
  pages,
  selected,
  isDisabled,
  focusDueRef,
  folded,
  onFold,
  onSelect,
  onAsk,
}: OutlineTreeProps) {
  const nodes = useMemo(() => nodesOf(pages), [pages]);
  const collection = useMemo(
    () =>
      createTreeCollection<OutlineNode>({
        nodeToValue: ({ value }) => value,
        nodeToString: ({ label }) => label,
        rootNode: {
          value: '',
          label: '',
          selects: { page: '', id: null },
          entry: null,
          children: nodes,
        },
      }),
    [nodes],
  );
  const value = selected === null ? null : valueOf(selected);
  const box = useRef<HTMLDivElement>(null);
  const label = useRef<HTMLDivElement>(null);
  const { dragged, dropMark } = useRowDrags({
    ...{ outlineRef, box, label, pages, nodes, isDisabled },
    onDrop: () => {
      focusDueRef.current = true;
    },
  });
  const draggedValue = dragged === null ? null : valueOf(dragged);
  const rowProps = (node: OutlineNode) => ({
    'data-row': node.value,
    'data-drop': dropMark?.value === node.value ? dropMark.side : undefined,
    'data-dragged': node.value === draggedValue ? '' : undefined,
  });

  useLayoutEffect(() => {
    if (!focusDueRef.current || value === null) return;
    focusDueRef.current = false;
    box.current
      ?.querySelector<HTMLElement>(`[role][data-value="${CSS.escape(value)}"][tabindex]`)
      ?.focus();
  });

  // What was pressed in the preview, or is covered once the tools come up, stays in view.
  useLayoutEffect(() => {
    if (value === null) return;
    box.current
      ?.querySelector(`[role][data-value="${CSS.escape(value)}"][tabindex]`)
      ?.scrollIntoView({ block: 'nearest' });
  }, [value]);

  const select = (chosen: string | null | undefined) => {
    const node = chosen == null ? null : collection.findNode(chosen);
    if (node && !isDisabled) onSelect(node.selects);
  };

  return (
    <Box
      ref={box}
      color={isDisabled ? 'fg.muted' : undefined}
      onKeyDownCapture={(event) => {
        const asked = askedBy(event);
        if (asked === null) return;
        event.preventDefault();
        event.stopPropagation();
        if (isDisabled) return;
        // A row that is moved or goes takes the focus with it.
        focusDueRef.current = true;
        onAsk(asked);
      }}
    >
      <TreeView.Root
        collection={collection}
        selectionMode="single"
        expandOnClick={false}
        translations={{ treeLabel: 'Outline' }}
        selectedValue={value === null ? [] : [value]}
        focusedValue={value}
        expandedValue={nodes
          .filter(({ selects }) => !folded.includes(selects.page))
          .map(({ value: row }) => row)}
        onExpandedChange={({ expandedValue }) =>
          onFold(
            nodes
              .filter((page) => !expandedValue.includes(page.value))
              .map(({ selects }) => selects.page),
          )
        }
        onFocusChange={({ focusedValue }) => select(focusedValue)}
        onSelectionChange={({ selectedValue }) => select(selectedValue[0])}
      >
        <TreeView.Label srOnly>Outline</TreeView.Label>
        <TreeView.Tree aria-disabled={isDisabled ? true : undefined}>
          {nodes.map((page, index) => (
            <TreeView.NodeProvider key={page.value} node={page} indexPath={[index]}>
              <TreeView.Branch>
                <TreeView.BranchControl css={row} fontWeight="600" {...rowProps(page)}>
                  <TreeView.BranchIndicator
                    display="inline-flex"
                    color="fg.muted"
                    _closed={{ transform: 'rotate(-90deg)' }}
                  >
                    <ChevronDown aria-hidden size={16} />
                  </TreeView.BranchIndicator>
                  <TreeView.BranchText flex="1" minW="0">
                    {page.label}
                  </TreeView.BranchText>
                  {page.children?.some(({ entry }) => entry?.state !== 'hidden') ? null : (
                    <chakra.span textStyle="caption" color="fg.muted" fontWeight="400">
                      Empty, left out
                    </chakra.span>
                  )}
                </TreeView.BranchControl>
                <TreeView.BranchContent>
                  {page.children?.map((node, place) => (
                    <TreeView.NodeProvider key={node.value} node={node} indexPath={[index, place]}>
                      <TreeView.Item css={entryRow} {...rowProps(node)}>
                        {isDraggable(node.selects) && !isDisabled ? <DragHandle /> : null}
                        <TreeView.ItemText flex="1" minW="0">
                          {node.label}
                        </TreeView.ItemText>
                        {node.entry === null ? null : <EntryState entry={node.entry} />}
                      </TreeView.Item>
                    </TreeView.NodeProvider>
                  ))}
                </TreeView.BranchContent>
              </TreeView.Branch>
            </TreeView.NodeProvider>
          ))}
        </TreeView.Tree>
      </TreeView.Root>
      {draggedValue === null ? null : (
        <Portal>
          <Box
            ref={label}
            aria-hidden
            layerStyle="pane"
            position="fixed"
            top="3"
            left="3"
            zIndex="popover"
            px="3"
            py="1"
            textStyle="ui"
            fontWeight="600"
            boxShadow="lift"
            pointerEvents="none"
            css={{ translate: '-100vw' }}
          >
            {collection.findNode(draggedValue)?.label}
          </Box>
        </Portal>
      )}
    </Box>
  );
}
