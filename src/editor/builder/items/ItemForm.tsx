import { Button, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { use, useEffect, useRef, useState } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../../machines/builder';
import { findBuild } from '../../../../machines/builderDocument';
import { addedId } from '../../../../machines/itemActs';
import { fieldsOf, hasHours } from '../../../../machines/itemDraft';
import type { ItemKind } from '../../../../machines/itemKinds';
import type { itemListMachine } from '../../../../machines/itemList';
import type { ItemSection } from '../../../../machines/items';
import { itemSlot } from '../../../../machines/itemSlot';
import { BuilderPartsContext } from '../BuilderPartsContext';
import { PhotoEditor } from '../photos/PhotoEditor';
import { HoursField } from './HoursField';
import { ItemPhoto, usePhoto } from './ItemPhoto';
import { TimeField } from './TimeField';
import { UnseenPhoto } from './UnseenPhoto';
import { WordsOfItem } from './WordsOfItem';

export interface ItemFormProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  itemListRef: ActorRefFromLogic<typeof itemListMachine>;
  section: ItemSection;
  kind: ItemKind;
  /** What other sections are called in which the item stands too. */
  alsoIn: readonly string[];
  isDisabled: boolean;
}

/** An item with the fields that its kind has; nothing of it is on the page before it is saved. */
export function ItemForm({
  actorRef,
  itemListRef,
  section,
  kind,
  alsoIn,
  isDisabled,
}: ItemFormProps) {
  const draft = useSelector(itemListRef, ({ context }) => context.draft);
  const problems = useSelector(itemListRef, ({ context }) => context.problems);
  const form = useRef<HTMLFormElement>(null);
  // What an item begins with says which fields it has; emptying one does not take it away.
  const [fields] = useState(() => fieldsOf(section, draft));
  const label = draft.id === null ? `New ${kind.one}` : `Edit ${kind.one}`;

  useEffect(() => {
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (Object.keys(problems).length > 0) wrong?.focus();
  }, [problems]);

  const { photosRef } = use(BuilderPartsContext);
  const slot = useSelector(actorRef, ({ context }) => {
    const build = findBuild(context, context.currentId);
    if (build === null || !kind.hasPhotos) return null;
    return itemSlot(section.id, draft.id ?? addedId(section, build.customization));
  });
  const photoInSite = usePhoto(actorRef, draft.id === null ? null : slot);
  const photo = draft.photo ?? photoInSite;
  // What is not in the site yet has its photo in the draft.
  const takerRef = draft.id === null ? itemListRef : undefined;
  const openSlot = useSelector(photosRef, (snapshot) => snapshot?.context.slot ?? null);

  const isPhotoOpen = slot !== null && openSlot === slot;
  const wasPhotoOpen = useRef(isPhotoOpen);

  useEffect(() => {
    if (!isPhotoOpen && wasPhotoOpen.current)
      form.current?.querySelector<HTMLElement>('[data-entry]')?.focus();
    wasPhotoOpen.current = isPhotoOpen;
  }, [isPhotoOpen]);

  if (photosRef !== undefined && isPhotoOpen)
    return (
      <PhotoEditor
        {...{ photosRef, slot, photo, isDisabled }}
        takerRef={takerRef ?? actorRef}
        onWritten={() => actorRef.send({ type: 'edit.end' })}
        back={`Back to the ${kind.one}`}
      />
    );
  return (
    <chakra.form
      ref={form}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        itemListRef.send({ type: 'draft.save' });
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        event.stopPropagation();
        itemListRef.send({ type: 'draft.cancel' });
      }}
    >
      <Heading as="h3" textStyle="ui" fontWeight="600" mb="3">
        {label}
      </Heading>
      <Stack gap="4">
        {fields.map((field, index) =>
          field.part === 'body' && hasHours(draft) ? (
            <HoursField key={field.part} {...{ itemListRef, field, isDisabled }} />
          ) : field.isTime ? (
            <TimeField
              key={field.part}
              {...{ itemListRef, field, isDisabled }}
              isFirst={index === 0}
            />
          ) : (
            <WordsOfItem
              key={field.part}
              {...{ itemListRef, field, isDisabled }}
              isFirst={index === 0}
            />
          ),
        )}
        {photosRef === undefined || slot === null ? null : (
          <ItemPhoto {...{ photosRef, takerRef, slot, photo, isDisabled }} />
        )}
        <UnseenPhoto {...{ actorRef, section, kind, item: draft.id, isDisabled }} />
        {alsoIn.length === 0 ? null : (
          <Text textStyle="caption" color="fg.muted">
            What it is called and costs is the same in {alsoIn.join(', ')}.
          </Text>
        )}
        <Flex gap="2" wrap="wrap">
          <Button type="submit" minH="11" disabled={isDisabled}>
            Save
          </Button>
          <Button
            type="button"
            variant="outline"
            minH="11"
            onClick={() => itemListRef.send({ type: 'draft.cancel' })}
          >
            Cancel
          </Button>
        </Flex>
      </Stack>
    </chakra.form>
  );
}
