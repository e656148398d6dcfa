import { chakra } from '@chakra-ui/react';
import { EyeOff, GripVertical, Lock } from 'lucide-react';

import type { OutlineEntry } from '../../../../machines/outlineOf';
import { fingerSize } from '../../../theme/fingerSize';

/** A line at an edge of a row; in forced colors too, where backgrounds go. */
const line = (edge: 'top' | 'bottom') =>
  ({
    content: '""',
    position: 'absolute',
    insetInline: '0',
    [edge]: '-2px',
    borderTop: '4px solid',
    borderColor: 'enamel.solid',
    borderRadius: 'tag',
    pointerEvents: 'none',
  }) as const;

/** How a row of the outline's tree stands; `data-drop` says where on it a dragged entry would come. */
export const row = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minH: '9',
  ...fingerSize,
  px: '2',
  borderRadius: 'tag',
  cursor: 'pointer',
  textStyle: 'ui',
  overflowWrap: 'anywhere',
  _hover: { bg: 'bg.muted' },
  _selected: { bg: 'enamel.subtle', color: 'enamel.fg', fontWeight: '600' },
  _focusVisible: { outline: '2px solid', outlineColor: 'enamel.solid', outlineOffset: '-2px' },
  // As high as the tools below the tree, which stand over it.
  scrollMarginBlockEnd: '25rem',
  '&[data-dragged]': { outline: '2px dashed', outlineColor: 'enamel.solid', outlineOffset: '-2px' },
  '&[data-drop="before"]::before': line('top'),
  '&[data-drop="behind"]::after': line('bottom'),
  '&[data-drop="on"]': { outline: '3px solid', outlineColor: 'enamel.solid' },
} as const;

/** How the row of an entry stands: with room for its handle before its name. */
export const entryRow = {
  ...row,
  ps: '8',
  '@media (pointer: coarse)': { ...fingerSize['@media (pointer: coarse)'], ps: '12' },
  // A mouse drags the whole row: it is shown where that can begin.
  '@media (hover: hover)': {
    '& [data-handle]': { opacity: '0' },
    '&:is(:hover, :focus-visible, [data-selected]) [data-handle]': { opacity: '1' },
  },
} as const;

/** What a row is dragged by. Keys and assistive technology have the tools below the tree. */
export function DragHandle() {
  return (
    <chakra.span
      aria-hidden
      data-handle=""
      position="absolute"
      insetStart="1"
      insetBlock="0"
      minW="6"
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      color="fg.muted"
      cursor="grab"
      touchAction="none"
      css={fingerSize}
    >
      <GripVertical size={16} />
    </chakra.span>
  );
}

/** What is not plain of an entry: that it does not show, stays as it is, or that the whole of it stands on another page. */
export function EntryState({ entry: { state, isTeaser, isLocked } }: { entry: OutlineEntry }) {
  const states = [
    ...(state === 'hidden' ? ['Hidden'] : state === 'compact' ? ['Compact'] : []),
    ...(isTeaser && state === 'shown' ? ['Excerpt'] : []),
    ...(isLocked ? ['Locked'] : []),
  ];
  if (states.length === 0) return null;
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1"
      textStyle="caption"
      color="fg.muted"
      fontWeight="400"
      flexShrink="0"
    >
      {state === 'hidden' ? <EyeOff aria-hidden size={14} /> : null}
      {isLocked ? <Lock aria-hidden size={14} /> : null}
      {states.join(', ')}
    </chakra.span>
  );
}
