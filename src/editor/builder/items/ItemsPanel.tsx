import { Button, Heading, Stack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { ArrowLeft } from 'lucide-react';
import { use, useMemo } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../../machines/builder';
import type { itemListMachine } from '../../../../machines/itemList';
import { namedItems } from '../../../../machines/itemNames';
import { itemSection, sectionsSharing } from '../../../../machines/items';
import { outlineOf } from '../../../../machines/outlineOf';
import { sectionOf } from '../../../../machines/sectionIds';
import { fingerSize } from '../../../theme/fingerSize';
import { BuilderPartsContext } from '../BuilderPartsContext';
import { ItemForm } from './ItemForm';
import { ItemRows } from './ItemRows';
import { useCurrentBuild } from '../useCurrentBuild';

export interface ItemsPanelProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  itemListRef: ActorRefFromLogic<typeof itemListMachine>;
  isDisabled: boolean;
  /** The way back to the outline was taken. */
  onBack: () => void;
}

/** The items of one section, in place of the outline: a list of them, or the one that is being written. */
export function ItemsPanel({ actorRef, itemListRef, isDisabled, onBack }: ItemsPanelProps) {
  const { photosRef } = use(BuilderPartsContext);
  const build = useCurrentBuild(actorRef);
  const id = useSelector(itemListRef, ({ context }) => context.section);
  const isEditing = useSelector(itemListRef, (snapshot) => snapshot.matches('editing'));
  const editedId = useSelector(itemListRef, ({ context }) => context.draft.id);
  const section = useMemo(
    () => (build === null || id === null ? null : itemSection(build.website, id)),
    [build, id],
  );
  if (build === null || section === null) return null;
  const entries = outlineOf(build).flatMap((page) => page.entries);
  const label = entries.find((entry) => sectionOf(entry.id) === id)?.label ?? section.entry.label;
  const sharing = sectionsSharing(build.website, section, editedId);
  const alsoIn = entries.filter((entry) => sharing.includes(entry.id)).map((entry) => entry.label);
  const kind = namedItems(section.entry.kind, label);
  if (kind === null) return null;

  return (
    <Stack gap="3">
      <Stack gap="1" align="start">
        <Button
          size="sm"
          variant="ghost"
          ms="-2"
          css={fingerSize}
          onClick={() => {
            itemListRef.send({ type: 'list.close' });
            photosRef?.send({ type: 'slot.close' });
            onBack();
          }}
        >
          <ArrowLeft aria-hidden size={16} />
          Outline
        </Button>
        <Heading as="h2" id="outline-heading" textStyle="h3" overflowWrap="anywhere">
          {label}
        </Heading>
      </Stack>
      {isEditing ? (
        <ItemForm {...{ actorRef, itemListRef, section, kind, alsoIn, isDisabled }} />
      ) : (
        <ItemRows
          {...{ itemListRef, section, kind, isDisabled }}
          customization={build.customization}
        />
      )}
    </Stack>
  );
}
