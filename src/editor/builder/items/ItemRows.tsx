import { Box, Button, chakra, Flex, Heading, Kbd, Stack, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Plus, Undo2 } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { Customization } from '../../../../machines/entities';
import type { ItemKind } from '../../../../machines/itemKinds';
import type { itemListMachine } from '../../../../machines/itemList';
import { itemName, type ItemSection, removedItems, shownItems } from '../../../../machines/items';
import { fingerSize } from '../../../theme/fingerSize';
import { ItemRow } from './ItemRow';

export interface ItemRowsProps {
  itemListRef: ActorRefFromLogic<typeof itemListMachine>;
  section: ItemSection;
  kind: ItemKind;
  customization: Customization;
  isDisabled: boolean;
}

/** The items of a section in their order; each is opened by its row, and moved and removed beside it. */
export function ItemRows({ itemListRef, section, kind, customization, isDisabled }: ItemRowsProps) {
  const message = useSelector(itemListRef, ({ context }) => context.message);
  const lastId = useSelector(itemListRef, ({ context }) => context.lastId);
  const canAdd = useSelector(itemListRef, (snapshot) => snapshot.can({ type: 'item.add' }));
  const items = shownItems(section, customization);
  const box = useRef<HTMLDivElement>(null);
  const focused = useRef<HTMLElement | null>(null);

  const done = [...items.map(({ id }) => id), message].join();
  useFocusWithin(box, focused, { lastId, done });

  return (
    <Box
      ref={box}
      onFocus={({ target }) => {
        focused.current = target;
      }}
    >
      <Heading as="h3" textStyle="ui" fontWeight="600" mb="1">
        {kind.many}
      </Heading>
      {items.length === 0 ? (
        <Text textStyle="ui" color="fg.muted" py="2">
          There is nothing here yet.
        </Text>
      ) : null}
      <chakra.ol
        role="list"
        aria-label={kind.many}
        listStyleType="none"
        borderTopWidth={items.length === 0 ? '0' : '1px'}
        borderColor="border"
      >
        {items.map((item, index) => (
          <ItemRow key={item.id} {...{ itemListRef, item, items, index, isDisabled }} />
        ))}
      </chakra.ol>
      <Stack gap="2" mt="3">
        <Button
          size="sm"
          variant="outline"
          minH="11"
          data-add
          disabled={isDisabled}
          aria-disabled={canAdd ? undefined : true}
          onClick={() => itemListRef.send({ type: 'item.add' })}
        >
          <Plus aria-hidden size={16} />
          Add {/^[aeiou]/.test(kind.one) ? 'an' : 'a'} {kind.one}
        </Button>
        <Text role="status" textStyle="caption" minH="1lh">
          {message}
        </Text>
        {items.length < 2 ? null : (
          <Text
            textStyle="caption"
            color="fg.muted"
            css={{ '@media (hover: none)': { display: 'none' } }}
          >
            <Kbd>Alt</Kbd> <Kbd>↑</Kbd> and <Kbd>Alt</Kbd> <Kbd>↓</Kbd> move the row that has the
            focus.
          </Text>
        )}
      </Stack>
      <RemovedItems {...{ itemListRef, section, customization, isDisabled }} />
    </Box>
  );
}

/**
 * Where the focus is once a list is drawn, or something was done: on the row that it was done with, else on the list's first
 * control; what moves or goes in the document loses it.
 */
function useFocusWithin(
  box: RefObject<HTMLDivElement | null>,
  focused: RefObject<HTMLElement | null>,
  { lastId, done }: { lastId: string | null; done: string },
): void {
  const isDrawn = useRef(false);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body) return;
    if (isDrawn.current && focused.current?.isConnected === true) focused.current.focus();
    else rowOf(box.current, lastId)?.focus();
  }, [box, focused, lastId, done]);
  useLayoutEffect(() => {
    isDrawn.current = true;
  }, []);
}

const rowOf = (box: HTMLElement | null, id: string | null) =>
  box?.querySelector<HTMLElement>(
    id === null ? '[data-row], [data-add]' : `[data-row="${CSS.escape(id)}"]`,
  );

type RemovedItemsProps = Omit<ItemRowsProps, 'kind'>;

/** What was taken out of what the generator wrote, with the way back. */
function RemovedItems({ itemListRef, section, customization, isDisabled }: RemovedItemsProps) {
  const removed = removedItems(section, customization);
  if (removed.length === 0) return null;
  return (
    <Box mt="2">
      <Heading as="h3" textStyle="ui" fontWeight="600" mb="1">
        Removed
      </Heading>
      <chakra.ul listStyleType="none">
        {removed.map((item) => (
          <Flex as="li" key={item.id} align="center" justify="space-between" gap="2" minH="11">
            <Text textStyle="ui" overflowWrap="anywhere" dir="auto">
              {itemName(item)}
            </Text>
            <Button
              size="sm"
              variant="ghost"
              flexShrink="0"
              css={fingerSize}
              disabled={isDisabled}
              aria-label={`Put back ${itemName(item)}`}
              onClick={() =>
                itemListRef.send({ type: 'item.arrange', id: item.id, asked: { act: 'putBack' } })
              }
            >
              <Undo2 aria-hidden size={16} />
              Put back
            </Button>
          </Flex>
        ))}
      </chakra.ul>
    </Box>
  );
}
