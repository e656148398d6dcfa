import { Field, Input, Text, Textarea } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ActorRefFromLogic } from 'xstate';

import type { ItemField } from '../../../../machines/itemKinds';
import type { itemListMachine } from '../../../../machines/itemList';
import { InlineProblem } from '../../../ui/InlineProblem';

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
