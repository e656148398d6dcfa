import { useSelector } from '@xstate/react';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { outlineMachine } from '../../../../machines/outline';
import type { SelectedEntry } from '../../../../machines/outlineActs';
import type { OutlinePage } from '../../../../machines/outlineOf';
import { dropMarkOf, type DropMark, type OutlineNode } from './outlineNodes';
import { watchRowDrags } from './watchRowDrags';

export interface RowDragsOf {
  outlineRef: ActorRefFromLogic<typeof outlineMachine>;
  box: RefObject<HTMLElement | null>;
  /** What follows the pointer while an entry is dragged. */
  label: RefObject<HTMLElement | null>;
  pages: readonly OutlinePage[];
  nodes: readonly OutlineNode[];
  isDisabled: boolean;
  /** Right before the dragged entry comes to stand where it is dropped. */
  onDrop: () => void;
}

/** Lets the entries of the tree be dragged, and tells where the one that is would come to stand. */
export function useRowDrags({
  outlineRef,
  box,
  label,
  pages,
  nodes,
  isDisabled,
  onDrop,
}: RowDragsOf): { dragged: SelectedEntry | null; dropMark: DropMark | null } {
  const isDragging = useSelector(outlineRef, (snapshot) => snapshot.matches('dragging'));
  const dropPlace = useSelector(outlineRef, ({ context }) => context.dropPlace);
  const dragged = useSelector(outlineRef, ({ context }) => context.dragged);
  const folded = useSelector(outlineRef, ({ context }) => context.folded);
  const find = (row: string) =>
    nodes.flatMap((page) => [page, ...(page.children ?? [])]).find(({ value }) => value === row)
      ?.selects;
  const canDrag = useEffectEvent((row: string) => {
    const entry = find(row);
    return (
      entry !== undefined &&
      !isDisabled &&
      outlineRef.getSnapshot().can({ type: 'drag.begin', ...entry })
    );
  });
  const onBegin = useEffectEvent((row: string) => {
    const entry = find(row);
    if (entry !== undefined) outlineRef.send({ type: 'drag.begin', ...entry });
  });
  const onMove = useEffectEvent(
    ({ x, y }: { x: number; y: number }, row: string | null, half: 'upper' | 'lower') => {
      label.current?.style.setProperty('translate', `${x}px ${y}px`);
      const entry = row === null ? undefined : find(row);
      outlineRef.send({
        type: 'drag.over',
        over: entry === undefined ? null : { ...entry, half },
      });
    },
  );
  const onEnd = useEffectEvent((isDropped: boolean) => {
    const isTaken = isDropped && !isDisabled;
    if (isTaken && outlineRef.getSnapshot().context.dropPlace !== null) onDrop();
    outlineRef.send({ type: isTaken ? 'drag.drop' : 'drag.cancel' });
  });

  useEffect(() => {
    if (box.current === null) return undefined;
    return watchRowDrags(box.current, {
      canDrag: (row) => canDrag(row),
      onBegin: (row) => onBegin(row),
      onMove: (pointer, row, half) => onMove(pointer, row, half),
      onEnd: (isDropped) => onEnd(isDropped),
    });
  }, [box]);

  return {
    dragged: isDragging ? dragged : null,
    dropMark:
      isDragging && dropPlace !== null
        ? dropMarkOf(pages, { dropPlace, draggedId: dragged?.id ?? null, folded })
        : null,
  };
}
