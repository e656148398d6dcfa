import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

import { fingerSize } from '../../theme/fingerSize';
import { GroupLegend } from './GroupLegend';

export interface ChoiceGroupProps<TValue extends string> {
  label: string;
  isLabelHidden?: boolean;
  /** A row for few short options, a grid for those that may need more than one row. */
  layout?: 'row' | 'grid';
  value: TValue;
  options: readonly { value: TValue; label: ReactNode }[];
  isDisabled?: boolean;
  onChoose: (value: TValue) => void;
}

const layouts = {
  row: {
    group: { display: 'flex' },
    option: { flex: '1', minH: '9', px: { base: '1', sm: '2.5' }, minW: { base: '9', sm: 'auto' } },
  },
  grid: {
    group: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(108px, 1fr))' },
    option: { minH: '11', px: '2' },
  },
} as const;

/** One choice among few: native radio buttons drawn as segments. */
export function ChoiceGroup<TValue extends string>({
  label,
  isLabelHidden = false,
  layout = 'row',
  value,
  options,
  isDisabled = false,
  onChoose,
}: ChoiceGroupProps<TValue>) {
  const name = useId();
  return (
    <chakra.fieldset disabled={isDisabled} minW="0" border="none" p="0" m="0">
      {isLabelHidden ? (
        <VisuallyHidden asChild>
          <legend>{label}</legend>
        </VisuallyHidden>
      ) : (
        <GroupLegend>{label}</GroupLegend>
      )}
      <chakra.div layerStyle="well" borderRadius="control" p="1" gap="1" {...layouts[layout].group}>
        {options.map((option) => (
          <chakra.label
            key={option.value}
            position="relative"
            display="flex"
            alignItems="center"
            justifyContent="center"
            gap="2"
            borderRadius="8px"
            textStyle="ui"
            fontWeight="550"
            color="fg.muted"
            whiteSpace="nowrap"
            cursor={isDisabled ? 'not-allowed' : 'pointer'}
            opacity={isDisabled ? '0.6' : '1'}
            _hover={isDisabled ? {} : { color: 'fg' }}
            css={{
              ...fingerSize,
              '&:has(:checked)': {
                bg: 'bg.panel',
                color: 'fg',
                boxShadow: 'sign',
                outline: '1px solid',
                outlineColor: 'border.emphasized',
              },
              '&:has(:focus-visible)': {
                outline: '3px solid',
                outlineColor: 'enamel.focusRing',
                outlineOffset: '2px',
              },
            }}
            {...layouts[layout].option}
          >
            <VisuallyHidden asChild>
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                onChange={() => onChoose(option.value)}
              />
            </VisuallyHidden>
            {option.label}
          </chakra.label>
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}
