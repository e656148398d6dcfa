import { Box, Button, Flex, Heading, Kbd, Stack, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { FilePlus, Plus } from 'lucide-react';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../../machines/builder';
import type { itemListMachine } from '../../../../machines/itemList';
import type { outlineMachine } from '../../../../machines/outline';
import { leadInView } from '../../../../machines/outlineActs';
import { outlineOf } from '../../../../machines/outlineOf';
import { fingerSize } from '../../../theme/fingerSize';
import { LOW_SHEET, LOW_WINDOW } from '../../../theme/lowWindow';
import { ItemsPanel } from '../items/ItemsPanel';
import { OutlineTree } from './OutlineTree';
import { PageNameForm } from './PageNameForm';
import { RemovedSections } from './RemovedSections';
import { SectionCatalogue } from './SectionCatalogue';
import { SelectedTools } from './SelectedTools';
import { useCurrentBuild } from '../useCurrentBuild';

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
  const build = useCurrentBuild(actorRef);
  const pages = useMemo(() => (build === null ? [] : outlineOf(build)), [build]);
  const selected = useSelector(outlineRef, ({ context }) => context.selected);
  const folded = useSelector(outlineRef, ({ context }) => context.folded);
  const message = useSelector(outlineRef, ({ context }) => context.message);
  const focusDueRef = useRef(false);
  const lead = useSelector(actorRef, () => leadInView(actorRef));
  const isChoosingKind = useSelector(outlineRef, (snapshot) => snapshot.matches('choosingKind'));
  const canAdd = useSelector(outlineRef, (snapshot) => snapshot.can({ type: 'catalogue.open' }));
  const isAddingPage = useSelector(outlineRef, (snapshot) => snapshot.matches('addingPage'));
  const isDragging = useSelector(outlineRef, (snapshot) => snapshot.matches('dragging'));
  const canAddPage = useSelector(outlineRef, (snapshot) => snapshot.can({ type: 'page.add' }));
  const isBackDue = useRef(false);
  const isPageBackDue = useRef(false);
  const isOpeningDue = useRef(false);
  const page = pages.find((one) => one.page.lead === selected?.page);
  const addedTo = page ?? pages.find((one) => one.page.lead === lead);

  return (
    <>
      <Text role="status" srOnly>
        {message}
      </Text>
      {isChoosingKind && build !== null && addedTo !== undefined ? (
        <SectionCatalogue
          {...{ outlineRef, build, isDisabled }}
          page={addedTo}
          headingRef={(heading) => takeFocus(heading, isOpeningDue)}
          onBack={() => {
            isBackDue.current = true;
            outlineRef.send({ type: 'catalogue.close' });
          }}
          onAdd={(kind) => {
            focusDueRef.current = true;
            outlineRef.send({ type: 'entry.add', kind });
          }}
        />
      ) : (
        <>
          <Flex align="center" wrap="wrap" gap="2" mb="2">
            <Heading as="h2" id="outline-heading" textStyle="h3" flex="1 0 100%">
              Outline
            </Heading>
            <Button
              size="sm"
              variant="outline"
              css={fingerSize}
              disabled={isDisabled || !canAdd}
              ref={(button) => takeFocus(button, isBackDue)}
              onClick={() => {
                isOpeningDue.current = true;
                outlineRef.send({ type: 'catalogue.open' });
              }}
            >
              <Plus aria-hidden size={16} />
              Add a section
            </Button>
            {isAddingPage ? null : (
              <Button
                size="sm"
                variant="outline"
                css={fingerSize}
                disabled={isDisabled || !canAddPage}
                ref={(button) => takeFocus(button, isPageBackDue)}
                onClick={() => outlineRef.send({ type: 'page.add' })}
              >
                <FilePlus aria-hidden size={16} />
                Add a page
              </Button>
            )}
          </Flex>
          {isAddingPage ? (
            <Box mb="3">
              <PageNameForm
                {...{ outlineRef, isDisabled }}
                naming="adding"
                onEnd={(isSaved) => {
                  (isSaved ? focusDueRef : isPageBackDue).current = true;
                }}
              />
            </Box>
          ) : null}
          <OutlineTree
            outlineRef={outlineRef}
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
            // Rows are dropped where these stand over them.
            position={isDragging ? 'static' : 'sticky'}
            bottom="0"
            bg="bg.panel"
            borderTopWidth="1px"
            borderColor="border"
            css={{ [LOW_WINDOW]: { position: 'static' }, [LOW_SHEET]: { position: 'static' } }}
          >
            {isAddingPage ? null : (
              <SelectedTools {...{ outlineRef, itemListRef, build, pages, isDisabled }} />
            )}
            <Text aria-hidden textStyle="caption" minH="1lh">
              {message}
            </Text>
          </Stack>
          <Stack gap="2">
            <Text
              textStyle="caption"
              color="fg.muted"
              css={{ '@media (hover: none)': { display: 'none' } }}
            >
              <Kbd>Alt</Kbd> <Kbd>↑</Kbd> and <Kbd>Alt</Kbd> <Kbd>↓</Kbd> move the selected section
              or page.
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
      )}
    </>
  );
}

/** Gives the focus to what is drawn, where it is due. */
function takeFocus(element: HTMLElement | null, isDue: RefObject<boolean>): void {
  if (element === null || !isDue.current) return;
  isDue.current = false;
  element.focus();
}
