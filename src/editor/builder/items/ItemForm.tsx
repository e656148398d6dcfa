import {
  Button,
  chakra,
  Field,
  Flex,
  Heading,
  Input,
  Stack,
  Text,
  Textarea,
} from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import { fieldsOf, hasHours } from '../../../../machines/itemDraft';
import type { ItemField, ItemKind } from '../../../../machines/itemKinds';
import type { itemListMachine } from '../../../../machines/itemList';
import type { ItemSection } from '../../../../machines/items';
import { InlineProblem } from '../../../ui/InlineProblem';
import { HoursField } from './HoursField';

export interface ItemFormProps {
  itemListRef: ActorRefFromLogic<typeof itemListMachine>;
  section: ItemSection;
  kind: ItemKind;
  isDisabled: boolean;
}

/** An item with the fields that its kind has; nothing of it is on the page before it is saved. */
export function ItemForm({ itemListRef, section, kind, isDisabled }: ItemFormProps) {
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
          ) : (
            <WordsOfItem
              key={field.part}
              {...{ itemListRef, field, isDisabled }}
              isFirst={index === 0}
            />
          ),
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

export interface WordsOfItemProps {
  itemListRef: ActorRefFromLogic<typeof itemListMachine>;
  field: ItemField;
  isFirst?: boolean;
  isDisabled: boolean;
}

/** One field of an item; what is wrong with it stands under it, and the words stay. */
export function WordsOfItem({ itemListRef, field, isFirst = false, isDisabled }: WordsOfItemProps) {
  const { part, label, isRequired, isLong } = field;
  const value = useSelector(itemListRef, ({ context }) => context.draft.words[part]);
  const problem = useSelector(itemListRef, ({ context }) => context.problems[part]);
  const Words = isLong ? Textarea : Input;
  return (
    <Field.Root invalid={problem !== undefined} disabled={isDisabled} required={isRequired}>
      <Field.Label textStyle="ui" fontWeight="600">
        {label}
        {isRequired ? null : (
          <Text as="span" textStyle="caption" color="fg.muted" fontWeight="400">
            optional
          </Text>
        )}
      </Field.Label>
      <Words
        dir="auto"
        autoComplete="off"
        autoFocus={isFirst}
        value={value}
        {...(isLong ? { rows: 3 } : {})}
        onChange={({ target }: { target: { value: string } }) =>
          itemListRef.send({ type: 'words.change', part, value: target.value })
        }
      />
      {problem === undefined ? null : (
        <Field.ErrorText asChild>
          <InlineProblem role="alert">{problem}</InlineProblem>
        </Field.ErrorText>
      )}
    </Field.Root>
  );
}
