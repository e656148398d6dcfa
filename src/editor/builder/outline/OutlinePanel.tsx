import { Box, Button, chakra, Flex, Heading, Kbd, Stack, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Undo2 } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../../machines/builder';
import { findBuild } from '../../../../machines/desk';
import type { itemListMachine } from '../../../../machines/itemList';
import type { outlineMachine } from '../../../../machines/outline';
import { outlineOf, type OutlinePage } from '../../../../machines/outlineOf';
import { LOW_WINDOW } from '../../../theme/lowWindow';
import { ItemsButton } from '../items/ItemsButton';
import { ItemsPanel } from '../items/ItemsPanel';
import { EntryTools } from './EntryTools';
import { OutlineTree } from './OutlineTree';

export interface OutlinePanelProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  outlineRef: ActorRefFromLogic<typeof outlineMachine>;
  itemListRef: ActorRefFromLogic<typeof itemListMachine>;
  isDisabled: boolean;
}

/** The pages of the site and their sections, or the items of one of them (specification section 2, builder). */
export function OutlinePanel(props: OutlinePanelProps) {
  const isClosed = useSelector(props.itemListRef, (snapshot) => snapshot.matches('closed'));
  const box = useRef<HTMLDivElement>(null);
  const isBackDue = useRef(false);

  useEffect(() => {
    if (!isClosed || !isBackDue.current) return;
    isBackDue.current = false;
    box.current?.querySelector<HTMLElement>('[data-items]')?.focus();
  }, [isClosed]);

  return (
    <Box ref={box} as="section" aria-labelledby="outline-heading">
      {isClosed ? (
        <SectionsPanel {...props} />
      ) : (
        <ItemsPanel
          {...props}
          onBack={() => {
            isBackDue.current = true;
          }}
        />
      )}
    </Box>
  );
}

/** The pages and their sections, and what can be done with the selected one. */
function SectionsPanel({ actorRef, outlineRef, itemListRef, isDisabled }: OutlinePanelProps) {
  const build = useSelector(actorRef, ({ context }) => findBuild(context, context.currentId));
  const pages = useMemo(() => (build === null ? [] : outlineOf(build)), [build]);
  const selected = useSelector(outlineRef, ({ context }) => context.selected);
  const folded = useSelector(outlineRef, ({ context }) => context.folded);
  const message = useSelector(outlineRef, ({ context }) => context.message);
  const focusDueRef = useRef(false);
  const page = pages.find((one) => one.page.lead === selected?.page);
  const entry = page?.entries.find(({ id }) => id === selected?.id);

  return (
    <>
      <Heading as="h2" id="outline-heading" textStyle="h3" mb="2">
        Outline
      </Heading>
      <OutlineTree
        pages={pages}
        selected={selected}
        isDisabled={isDisabled}
        focusDueRef={focusDueRef}
        folded={folded}
        onFold={(pages) => outlineRef.send({ type: 'pages.fold', folded: pages })}
        onSelect={(chosen) => outlineRef.send({ type: 'entry.select', ...chosen })}
        onAsk={(asked) => outlineRef.send({ type: 'entry.arrange', asked })}
      />
      <Stack
        gap="2"
        mt="3"
        mx="-4"
        px="4"
        py="3"
        position="sticky"
        bottom="0"
        bg="bg.panel"
        borderTopWidth="1px"
        borderColor="border"
        css={{ [LOW_WINDOW]: { position: 'static' } }}
      >
        {page === undefined || entry === undefined ? (
          <Text textStyle="caption" color="fg.muted">
            Choose a section here, or press it in the preview, to move, copy, hide or remove it.
          </Text>
        ) : (
          <>
            <ItemsButton {...{ itemListRef, entry, isDisabled }} />
            <EntryTools {...{ outlineRef, entry, isDisabled }} entries={page.entries} />
          </>
        )}
        <Text role="status" textStyle="caption" minH="1lh">
          {message}
        </Text>
      </Stack>
      <Stack gap="2">
        <Text
          textStyle="caption"
          color="fg.muted"
          css={{ '@media (hover: none)': { display: 'none' } }}
        >
          <Kbd>Alt</Kbd> <Kbd>↑</Kbd> and <Kbd>Alt</Kbd> <Kbd>↓</Kbd> move the selected section.
        </Text>
        <RemovedSections
          {...{ pages, isDisabled }}
          onPutBack={(removed) => {
            focusDueRef.current = true;
            outlineRef.send({ type: 'entry.putBack', ...removed });
          }}
        />
      </Stack>
    </>
  );
}

interface RemovedSectionsProps {
  pages: readonly OutlinePage[];
  isDisabled: boolean;
  onPutBack: (removed: { page: string; id: string }) => void;
}

/** What was taken out, with the way back. */
function RemovedSections({ pages, isDisabled, onPutBack }: RemovedSectionsProps) {
  const removed = pages.flatMap(({ page, removed: entries }) =>
    entries.map(({ id, label }) => ({ page: page.lead, id, label })),
  );
  if (removed.length === 0) return null;
  return (
    <Box>
      <Heading as="h3" textStyle="ui" fontWeight="600" mb="1">
        Removed
      </Heading>
      <chakra.ul listStyleType="none">
        {removed.map(({ page, id, label }) => (
          <Flex
            as="li"
            key={`${page}/${id}`}
            align="center"
            justify="space-between"
            gap="2"
            minH="11"
          >
            <Text textStyle="ui" overflowWrap="anywhere">
              {label}
            </Text>
            <Button
              size="sm"
              variant="ghost"
              flexShrink="0"
              disabled={isDisabled}
              aria-label={`Put back ${label}`}
              onClick={() => onPutBack({ page, id })}
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
