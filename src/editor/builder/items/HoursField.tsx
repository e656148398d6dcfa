import { Box, Button, chakra, Flex, Input, Switch, Text, VisuallyHidden } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { itemListMachine } from '../../../../machines/itemList';
import type { ItemField } from '../../../../machines/itemKinds';
import { type DayHours, dayName, wrongDays } from '../../../../machines/openingWeek';
import { fingerSize } from '../../../theme/fingerSize';
import { GroupLegend } from '../../../ui/GroupLegend';
import { InlineProblem } from '../../../ui/InlineProblem';
import { WordsOfItem } from './WordsOfItem';

export interface HoursFieldProps {
  itemListRef: ActorRefFromLogic<typeof itemListMachine>;
  field: ItemField;
  isDisabled: boolean;
}

/** Times are typed; the browser's own picker takes more room than the times. */
const timeField = {
  ...fingerSize,
  '&::-webkit-calendar-picker-indicator': { display: 'none' },
} as const;

/** Opening hours as a table of the week; hours that no table holds can be written in words. */
export function HoursField({ itemListRef, field, isDisabled }: HoursFieldProps) {
  const week = useSelector(itemListRef, ({ context }) => context.draft.week);
  const problem = useSelector(itemListRef, ({ context }) => context.problems.body);
  const id = useId();
  const turn = (
    <Button
      type="button"
      size="sm"
      variant="ghost"
      ms="-3"
      mt="1"
      css={fingerSize}
      disabled={isDisabled}
      onClick={() => itemListRef.send({ type: 'hours.turn' })}
    >
      {week === null ? 'Use a table of the week' : 'Write them in words'}
    </Button>
  );
  if (week === null)
    return (
      <Box>
        <WordsOfItem {...{ itemListRef, field, isDisabled }} />
        {turn}
      </Box>
    );
  const wrong = problem === undefined ? [] : wrongDays(week);
  return (
    <Box>
      <chakra.fieldset
        border="none"
        p="0"
        m="0"
        minW="0"
        disabled={isDisabled}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
      >
        <GroupLegend>Opening hours</GroupLegend>
        {week.map((hours, day) => (
          <Day
            key={day}
            {...{ itemListRef, day, hours, isDisabled }}
            isWrong={wrong.includes(day)}
            problemId={`${id}-problem`}
          />
        ))}
      </chakra.fieldset>
      {problem === undefined ? null : (
        <InlineProblem id={`${id}-problem`} role="alert" mt="2">
          {problem}
        </InlineProblem>
      )}
      {turn}
    </Box>
  );
}

interface DayProps {
  itemListRef: ActorRefFromLogic<typeof itemListMachine>;
  day: number;
  hours: DayHours | null;
  isWrong: boolean;
  problemId: string;
  isDisabled: boolean;
}

function Day({ itemListRef, day, hours, isWrong, problemId, isDisabled }: DayProps) {
  const name = dayName(day, 'en', 'long');
  const time = (end: keyof DayHours) => (
    <Input
      type="time"
      size="sm"
      w="5.5rem"
      px="2"
      css={timeField}
      aria-label={`${name} ${end}`}
      aria-invalid={isWrong ? true : undefined}
      aria-describedby={isWrong ? problemId : undefined}
      value={hours?.[end] ?? ''}
      onChange={({ target }) =>
        itemListRef.send({ type: 'day.change', day, end, value: target.value })
      }
    />
  );
  return (
    <Flex align="center" columnGap="2" rowGap="1" wrap="wrap" minH="11" py="0.5">
      <Switch.Root
        checked={hours !== null}
        disabled={isDisabled}
        minW="5.25rem"
        gap="2"
        minH="9"
        css={fingerSize}
        onCheckedChange={({ checked }) =>
          itemListRef.send({ type: 'day.open', day, isOpen: checked })
        }
      >
        <Switch.HiddenInput />
        <Switch.Control>
          <Switch.Thumb />
        </Switch.Control>
        <Switch.Label textStyle="ui">
          <span aria-hidden>{dayName(day, 'en', 'short')}</span>
          <VisuallyHidden>{name}</VisuallyHidden>
        </Switch.Label>
      </Switch.Root>
      {hours === null ? (
        <Text textStyle="ui" color="fg.muted">
          Closed
        </Text>
      ) : (
        <Flex align="center" gap="1">
          {time('opens')}
          <Text as="span" aria-hidden>
            –
          </Text>
          {time('closes')}
        </Flex>
      )}
    </Flex>
  );
}
