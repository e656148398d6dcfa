import { chakra, Switch } from '@chakra-ui/react';

import type { RequestedChange } from '../../../../machines/requestedChanges';
import { fingerSize } from '../../../theme/fingerSize';

export interface ProposedChangeProps {
  change: RequestedChange;
  isDisabled: boolean;
  onToggle: () => void;
}

/** One change with the words that ask for it; it can be taken out of the list, and put back. */
export function ProposedChange({
  change: { label, value, words, isOut, isByModel },
  isDisabled,
  onToggle,
}: ProposedChangeProps) {
  return (
    <chakra.li>
      <Switch.Root
        size="sm"
        alignItems="flex-start"
        gap="3"
        py="1"
        w="full"
        css={fingerSize}
        checked={!isOut}
        disabled={isDisabled}
        onCheckedChange={onToggle}
      >
        <Switch.HiddenInput />
        <Switch.Control mt="0.5">
          <Switch.Thumb />
        </Switch.Control>
        <Switch.Label
          textStyle="ui"
          fontWeight="400"
          minW="0"
          overflowWrap="anywhere"
          color={isOut ? 'fg.muted' : undefined}
          textDecoration={isOut ? 'line-through' : undefined}
        >
          <chakra.strong fontWeight="600">{label}</chakra.strong>: <bdi>{value}</bdi>
          <chakra.span color="fg.muted">
            , because you wrote “<bdi>{words}</bdi>”
            {isByModel === true ? ', as your language model read it' : null}
          </chakra.span>
        </Switch.Label>
      </Switch.Root>
    </chakra.li>
  );
}
