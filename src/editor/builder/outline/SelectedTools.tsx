import { Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { Build } from '../../../../machines/entities';
import type { itemListMachine } from '../../../../machines/itemList';
import type { outlineMachine } from '../../../../machines/outline';
import type { OutlinePage } from '../../../../machines/outlineOf';
import { isPageTopic } from '../../../../machines/sectionIds';
import { choicesOf } from '../../../../machines/sectionChoices';
import { ItemsButton } from '../items/ItemsButton';
import { EntryTools } from './EntryTools';
import { PageNameForm } from './PageNameForm';
import { PageTools } from './PageTools';
import { SectionChoices } from './SectionChoices';

export interface SelectedToolsProps {
  outlineRef: ActorRefFromLogic<typeof outlineMachine>;
  itemListRef: ActorRefFromLogic<typeof itemListMachine>;
  build: Build | null;
  pages: readonly OutlinePage[];
  isDisabled: boolean;
}

/** What can be done with the selected section or page. */
export function SelectedTools({
  outlineRef,
  itemListRef,
  build,
  pages,
  isDisabled,
}: SelectedToolsProps) {
  const selected = useSelector(outlineRef, ({ context }) => context.selected);
  const isRenaming = useSelector(outlineRef, (snapshot) =>
    snapshot.matches({ selected: 'renaming' }),
  );
  const isRenameDue = useRef(false);
  const page = pages.find((one) => one.page.lead === selected?.page);
  const entry = page?.entries.find(({ id }) => id === selected?.id);
  if (page !== undefined && entry !== undefined)
    return (
      <>
        <ItemsButton {...{ itemListRef, entry, isDisabled }} />
        {entry.isLocked ? (
          <Text textStyle="caption" color="fg.muted">
            Locked: its words, items and layout stay as they are when the site is made again.
            Colors, typefaces and drawings still follow the site.
          </Text>
        ) : build === null || entry.isTeaser ? null : (
          <SectionChoices
            {...{ outlineRef, isDisabled }}
            choices={choicesOf(build.website, build.customization, entry.id)}
          />
        )}
        <EntryTools {...{ outlineRef, entry, page, pages, isDisabled }} />
      </>
    );
  if (page !== undefined)
    return isRenaming ? (
      <PageNameForm
        {...{ outlineRef, isDisabled }}
        naming="renaming"
        onEnd={() => {
          isRenameDue.current = true;
        }}
      />
    ) : (
      <PageTools
        {...{ outlineRef, page, isDisabled }}
        count={pages.length}
        hasOneName={isPageTopic(page.page.lead) && hasTwoLanguages(build)}
        renameRef={(button) => {
          if (button === null || !isRenameDue.current) return;
          isRenameDue.current = false;
          button.focus();
        }}
      />
    );
  return (
    <Text textStyle="caption" color="fg.muted">
      Choose a section or a page here, or press a section in the preview, to move, change, copy,
      hide or remove it.
    </Text>
  );
}

const hasTwoLanguages = (build: Build | null): boolean =>
  new Set(build?.website.pages?.map(({ language }) => language)).size > 1;
