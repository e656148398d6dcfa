import { Box } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ActorRefFromLogic } from 'xstate';

import type { itemListMachine } from '../../../../machines/itemList';
import type { ItemField } from '../../../../machines/itemKinds';
import { FormSwitch } from '../FormSwitch';
import { WeekField } from '../WeekField';
import { WordsOfItem } from './WordsOfItem';

export interface HoursFieldProps {
  itemListRef: ActorRefFromLogic<typeof itemListMachine>;
  field: ItemField;
  isDisabled: boolean;
}

/** Opening hours as a table of the week; hours that no table holds can be written in words. */
export function HoursField({ itemListRef, field, isDisabled }: HoursFieldProps) {
  const week = useSelector(itemListRef, ({ context }) => context.draft.week);
  const problem = useSelector(itemListRef, ({ context }) => context.problems.body);
  return (
    <Box>
      {week === null ? (
        <WordsOfItem {...{ itemListRef, field, isDisabled }} />
      ) : (
        <WeekField
          {...{ week, problem, isDisabled }}
          onOpen={(day, isOpen) => itemListRef.send({ type: 'day.open', day, isOpen })}
          onTime={(day, end, value) => itemListRef.send({ type: 'day.change', day, end, value })}
        />
      )}
      <FormSwitch
        label={week === null ? 'Use a weekly table' : 'Enter them as text'}
        isDisabled={isDisabled}
        onTurn={() => itemListRef.send({ type: 'form.turn' })}
      />
    </Box>
  );
}
