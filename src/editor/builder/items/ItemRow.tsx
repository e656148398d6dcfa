import { Button, chakra, Flex, IconButton, Menu, Text, VisuallyHidden } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { ArrowDown, ArrowUp, Ellipsis, type LucideIcon, Trash2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { itemListMachine } from '../../../../machines/itemList';
import type { AskedOfItem } from '../../../../machines/itemListActs';
import { itemName, type ShownItem } from '../../../../machines/items';
import { fingerSize } from '../../../theme/fingerSize';
import { MenuPane, menuEntry, PlaceEntry } from '../outline/PlaceMenu';

export interface ItemRowProps {
  itemListRef: ActorRefFromLogic<typeof itemListMachine>;
  item: ShownItem;
  /** All of the section, in order. */
  items: readonly ShownItem[];
  index: number;
  isDisabled: boolean;
}

/** What keys do with a row, besides those that a button answers itself; the same as in the outline. */
const askedBy = ({ key, altKey }: KeyboardEvent): AskedOfItem | null => {
  if (altKey && key === 'ArrowUp') return { act: 'up' };
  if (altKey && key === 'ArrowDown') return { act: 'down' };
  return key === 'Delete' ? { act: 'remove' } : null;
};

/** One item: its row opens it; beside it stands what moves and removes it. */
export function ItemRow({ itemListRef, item, items, index, isDisabled }: ItemRowProps) {
  const { id } = item;
  const name = itemName(item);
  const tool = { itemListRef, id, isDisabled };
  return (
    <Flex as="li" align="center" borderBottomWidth="1px" borderColor="border">
      <Button
        variant="plain"
        data-row={id}
        flex="1"
        minW="0"
        minH="11"
        h="auto"
        px="2"
        py="1.5"
        justifyContent="start"
        textAlign="start"
        whiteSpace="normal"
        borderRadius="tag"
        color="fg"
        _hover={{ bg: 'bg.muted' }}
        disabled={isDisabled}
        onClick={() => itemListRef.send({ type: 'item.edit', id })}
        onKeyDown={(event) => {
          const asked = askedBy(event);
          if (asked === null) return;
          event.preventDefault();
          event.stopPropagation();
          itemListRef.send({ type: 'item.arrange', id, asked });
        }}
      >
        <VisuallyHidden>Edit </VisuallyHidden>
        <RowWords item={item} />
      </Button>
      <Tool {...tool} asked={{ act: 'up' }} label={`Move ${name} up`} icon={ArrowUp} />
      <Tool {...tool} asked={{ act: 'down' }} label={`Move ${name} down`} icon={ArrowDown} />
      <MoreMenu {...{ itemListRef, item, items, index, isDisabled }} />
    </Flex>
  );
}

/** What an item says, as it says it on the page: its name, and at the end of the line its price or date. */
function RowWords({ item }: { item: ShownItem }) {
  const { title, body, detail, gaps } = item;
  const isGap = title === '';
  const said = detail || gaps.detail;
  return (
    <chakra.span display="block" w="full" minW="0">
      <chakra.span display="flex" columnGap="3" justifyContent="space-between" flexWrap="wrap">
        <Text
          as="span"
          dir="auto"
          textStyle="ui"
          fontWeight="600"
          overflowWrap="anywhere"
          color={isGap ? 'fg.muted' : undefined}
        >
          {itemName(item)}{' '}
        </Text>
        {said === undefined || said === '' ? null : (
          <Text
            as="span"
            dir="auto"
            textStyle="ui"
            fontVariantNumeric="tabular-nums"
            overflowWrap="anywhere"
            color={detail === '' ? 'fg.muted' : undefined}
          >
            {said}{' '}
          </Text>
        )}
      </chakra.span>
      {body === '' && gaps.body === undefined ? null : (
        <Text
          as="span"
          dir="auto"
          display="block"
          textStyle="caption"
          color="fg.muted"
          fontWeight="400"
          lineClamp="1"
        >
          {body || gaps.body}
        </Text>
      )}
    </chakra.span>
  );
}

interface ToolProps {
  itemListRef: ActorRefFromLogic<typeof itemListMachine>;
  id: string;
  asked: AskedOfItem;
  label: string;
  icon: LucideIcon;
  isDisabled: boolean;
}

/** A tool that cannot be used now keeps its focus: it may have been used until it could not. */
function Tool({ itemListRef, id, asked, label, icon: Icon, isDisabled }: ToolProps) {
  const canAsk = useSelector(itemListRef, (snapshot) =>
    snapshot.can({ type: 'item.arrange', id, asked }),
  );
  return (
    <IconButton
      variant="ghost"
      size="sm"
      minW="9"
      minH="11"
      css={fingerSize}
      aria-label={label}
      disabled={isDisabled}
      aria-disabled={canAsk ? undefined : true}
      onClick={() => itemListRef.send({ type: 'item.arrange', id, asked })}
    >
      <Icon aria-hidden size={16} />
    </IconButton>
  );
}

/** Every place in the list, named after what it would follow, and the way out of it. */
function MoreMenu({ itemListRef, item, items, index, isDisabled }: ItemRowProps) {
  const { id } = item;
  const name = itemName(item);
  const isOpen = useSelector(
    itemListRef,
    (snapshot) => snapshot.matches({ listing: 'choosingPlace' }) && snapshot.context.lastId === id,
  );
  const canRemove = useSelector(itemListRef, (snapshot) =>
    snapshot.can({ type: 'item.arrange', id, asked: { act: 'remove' } }),
  );
  const others = items.filter((other) => other.id !== id);
  const ask = (asked: AskedOfItem) => itemListRef.send({ type: 'item.arrange', id, asked });
  return (
    <Menu.Root
      open={isOpen && !isDisabled}
      onOpenChange={({ open }) =>
        itemListRef.send(open ? { type: 'places.open', id } : { type: 'places.close' })
      }
      onSelect={({ value }) =>
        ask(value === 'remove' ? { act: 'remove' } : { act: 'place', to: Number(value) })
      }
      positioning={{ placement: 'bottom-end' }}
    >
      <Menu.Trigger asChild>
        <IconButton
          variant="ghost"
          size="sm"
          minW="9"
          minH="11"
          css={fingerSize}
          aria-label={`Move or remove ${name}`}
          disabled={isDisabled}
        >
          <Ellipsis aria-hidden size={16} />
        </IconButton>
      </Menu.Trigger>
      <MenuPane>
        {items.length < 2 ? null : (
          <Menu.ItemGroup>
            <Menu.ItemGroupLabel textStyle="caption" color="fg.muted" px="3" py="1">
              Move to
            </Menu.ItemGroupLabel>
            {items.map((_, to) => (
              <PlaceEntry
                key={to}
                to={to}
                label={to === 0 ? 'First' : `After ${nameOf(others[to - 1])}`}
                isHere={to === index}
              />
            ))}
            <Menu.Separator borderColor="border" my="1" />
          </Menu.ItemGroup>
        )}
        <Menu.Item value="remove" disabled={!canRemove} css={menuEntry}>
          <Trash2 aria-hidden size={16} />
          Remove
        </Menu.Item>
      </MenuPane>
    </Menu.Root>
  );
}

const nameOf = (item: ShownItem | undefined): string => (item === undefined ? '' : itemName(item));
