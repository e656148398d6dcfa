import {
  AutoScroller,
  Cursor,
  DragDropManager,
  Draggable,
  PointerActivationConstraints,
  PointerSensor,
  PreventSelection,
} from '@dnd-kit/dom';

interface Point {
  x: number;
  y: number;
}

export interface RowDrags {
  /** Whether a row, by its `data-row`, can be dragged now. */
  canDrag: (row: string) => boolean;
  onBegin: (row: string) => void;
  /** `row` null: the pointer is over none. */
  onMove: (pointer: Point, row: string | null, half: 'upper' | 'lower') => void;
  /** Dropped where it was last, or cancelled: by Escape, or by the browser. */
  onEnd: (isDropped: boolean) => void;
}

const rowOf = (target: EventTarget | Element | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;

/**
 * Lets the rows in a box be dragged: with a mouse anywhere, with a finger or pen by what is marked `data-handle`; elsewhere
 * these scroll. The box scrolls near its edges. Returns what ends it.
 */
export function watchRowDrags(
  box: HTMLElement,
  { canDrag, onBegin, onMove, onEnd }: RowDrags,
): () => void {
  let pressed = '';
  let pointer: Point | null = null;
  let isDragging = false;
  const manager = new DragDropManager({
    plugins: [AutoScroller, Cursor, PreventSelection],
    sensors: [
      PointerSensor.configure({
        activationConstraints: () => [new PointerActivationConstraints.Distance({ value: 5 })],
        preventActivation: ({ target, pointerType }) => {
          const row = rowOf(target)?.dataset.row;
          const isHeld =
            pointerType === 'mouse' ||
            (target instanceof Element && target.closest('[data-handle]') !== null);
          pressed = row ?? '';
          return row === undefined || !isHeld || !canDrag(row);
        },
      }),
    ],
  });
  new Draggable({ id: 'row', element: box }, manager);

  const tellPlace = () => {
    if (pointer === null) return;
    const row = rowOf(document.elementFromPoint(pointer.x, pointer.y));
    const isOwn = row !== null && box.contains(row);
    const { top = 0, height = 0 } = row?.getBoundingClientRect() ?? {};
    const half = pointer.y < top + height / 2 ? 'upper' : 'lower';
    onMove(pointer, isOwn ? (row.dataset.row ?? null) : null, half);
  };
  // Before a sheet around it takes the key for itself.
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    manager.actions.stop({ event, canceled: true });
  };
  const end = (isDropped: boolean) => {
    if (!isDragging) return;
    isDragging = false;
    pointer = null;
    window.removeEventListener('keydown', onKey, true);
    window.removeEventListener('scroll', tellPlace, true);
    onEnd(isDropped);
  };
  manager.monitor.addEventListener('dragstart', () => {
    isDragging = true;
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('scroll', tellPlace, true);
    onBegin(pressed);
  });
  manager.monitor.addEventListener('dragmove', ({ to }) => {
    pointer = to ?? null;
    tellPlace();
  });
  manager.monitor.addEventListener('dragend', ({ canceled }) => end(!canceled));
  return () => {
    end(false);
    manager.destroy();
  };
}
