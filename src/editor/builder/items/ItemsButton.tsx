import { Button } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { ChevronRight } from 'lucide-react';
import type { ActorRefFromLogic } from 'xstate';

import type { itemListMachine } from '../../../../machines/itemList';
import { namedItems } from '../../../../machines/itemNames';
import type { OutlineEntry } from '../../../../machines/outlineOf';
import { sectionOf } from '../../../../machines/sectionIds';

export interface ItemsButtonProps {
  itemListRef: ActorRefFromLogic<typeof itemListMachine>;
  /** The selected section. */
  entry: OutlineEntry;
  isDisabled: boolean;
}

/** The way from a section to its items; nothing where its kind has none. */
export function ItemsButton({ itemListRef, entry, isDisabled }: ItemsButtonProps) {
  const section = sectionOf(entry.id);
  const kind = namedItems(entry.kind, entry.label);
  const canOpen = useSelector(itemListRef, (snapshot) =>
    snapshot.can({ type: 'list.open', section }),
  );
  if (kind === null || !canOpen) return null;
  return (
    <Button
      size="sm"
      variant="solid"
      minH="11"
      justifyContent="space-between"
      data-items
      disabled={isDisabled}
      onClick={() => itemListRef.send({ type: 'list.open', section })}
    >
      {kind.many}
      <ChevronRight aria-hidden size={16} />
    </Button>
  );
}
