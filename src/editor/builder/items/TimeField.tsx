import { Box, chakra, SimpleGrid, Stack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ActorRefFromLogic } from 'xstate';

import type { ItemField } from '../../../../machines/itemKinds';
import type { itemListMachine } from '../../../../machines/itemList';
import { CLOSED_WEEK, dayName } from '../../../../machines/openingWeek';
import { type EntryTime, ON_A_DATE, type TimePart } from '../../../../machines/timetable';
import { GroupLegend } from '../../parts/GroupLegend';
import { SelectBox } from '../../parts/SelectBox';
import { TextField } from '../../../ui/TextField';
import { FormSwitch } from '../FormSwitch';
import { WordsOfItem } from './WordsOfItem';

export interface TimeFieldProps {
  itemListRef: ActorRefFromLogic<typeof itemListMachine>;
  field: ItemField;
  isFirst: boolean;
  isDisabled: boolean;
}

const DAYS = [
  { value: '', label: 'No day' },
  ...CLOSED_WEEK.map((_, day) => ({
    value: String(day),
    label: `Every ${dayName(day, 'en', 'long')}`,
  })),
  { value: ON_A_DATE, label: 'On a date' },
];

/** When an entry of a timetable is: its day or date, its begin and its end; what no fields hold can be written in words. */
export function TimeField({ itemListRef, field, isFirst, isDisabled }: TimeFieldProps) {
  const time = useSelector(itemListRef, ({ context }) => context.draft.time);
  return (
    <Box>
      {time === null ? (
        <WordsOfItem {...{ itemListRef, field, isFirst, isDisabled }} />
      ) : (
        <TimeParts {...{ itemListRef, time, field, isFirst, isDisabled }} />
      )}
      <FormSwitch
        label={time === null ? 'Use day and times' : 'Enter it as text'}
        isDisabled={isDisabled}
        onTurn={() => itemListRef.send({ type: 'form.turn' })}
      />
    </Box>
  );
}

function TimeParts({
  itemListRef,
  time,
  field,
  isFirst,
  isDisabled,
}: TimeFieldProps & { time: EntryTime }) {
  const problems = useSelector(itemListRef, ({ context }) => context.problems);
  const change = (part: TimePart, value: string) =>
    itemListRef.send({ type: 'time.change', part, value });
  const input = (part: TimePart) => ({
    value: time[part],
    problem: problems[part] ?? null,
    disabled: isDisabled,
    onChange: ({ target }: { target: { value: string } }) => change(part, target.value),
  });
  return (
    <chakra.fieldset border="none" p="0" m="0" minW="0">
      <GroupLegend>{field.label}</GroupLegend>
      <Stack gap="3">
        <SelectBox
          label="Day"
          value={time.day}
          options={DAYS}
          autoFocus={isFirst}
          {...{ isDisabled }}
          problem={problems.day}
          onChoose={(value) => change('day', value)}
        />
        {time.day === ON_A_DATE ? <TextField label="Date" type="date" {...input('date')} /> : null}
        <SimpleGrid columns={2} gap="3">
          <TextField label="Begins" type="time" {...input('begins')} />
          <TextField label="Ends" type="time" {...input('ends')} />
        </SimpleGrid>
      </Stack>
    </chakra.fieldset>
  );
}
