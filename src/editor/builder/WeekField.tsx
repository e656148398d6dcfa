import { Box, chakra, Flex, Input, Switch, Text, VisuallyHidden } from '@chakra-ui/react';
import { useId } from 'react';

import { type DayHours, dayName, type Week, wrongDays } from '../../../machines/openingWeek';
import { fingerSize } from '../../theme/fingerSize';
import { GroupLegend } from '../parts/GroupLegend';
import { InlineProblem } from '../../ui/InlineProblem';

export interface WeekFieldProps {
  week: Week;
  problem: string | undefined;
  isDisabled: boolean;
  onOpen: (day: number, isOpen: boolean) => void;
  onTime: (day: number, end: keyof DayHours, value: string) => void;
}

/** Times are typed; the browser's own picker takes more room than the times. */
const timeField = {
  ...fingerSize,
  '&::-webkit-calendar-picker-indicator': { display: 'none' },
} as const;

/** Opening hours as a table of the week. */
export function WeekField({ week, problem, isDisabled, onOpen, onTime }: WeekFieldProps) {
  const id = useId();
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
            {...{ day, hours, isDisabled, onOpen, onTime }}
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
    </Box>
  );
}

interface DayProps extends Pick<WeekFieldProps, 'isDisabled' | 'onOpen' | 'onTime'> {
  day: number;
  hours: DayHours | null;
  isWrong: boolean;
  problemId: string;
}

function Day({ day, hours, isWrong, problemId, isDisabled, onOpen, onTime }: DayProps) {
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
      onChange={({ target }) => onTime(day, end, target.value)}
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
        onCheckedChange={({ checked }) => onOpen(day, checked)}
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
