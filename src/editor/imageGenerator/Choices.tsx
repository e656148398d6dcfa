import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { useId } from 'react';

export interface ChoicesProps<TValue extends string> {
  label: string;
  value: TValue;
  options: readonly { value: TValue; label: string }[];
  isDisabled: boolean;
  onChoose: (value: TValue) => void;
}

/** One choice among several that may need more than one row: native radio buttons drawn as a grid. */
export function Choices<TValue extends string>({
  label,
  value,
  options,
  isDisabled,
  onChoose,
}: ChoicesProps<TValue>) {
  const name = useId();
  return (
    <chakra.fieldset disabled={isDisabled} minW="0" border="none" p="0" m="0">
      <chakra.legend textStyle="ui" fontWeight="600" mb="2">
        {label}
      </chakra.legend>
      <chakra.div
        layerStyle="well"
        borderRadius="control"
        p="1"
        display="grid"
        gridTemplateColumns="repeat(auto-fit, minmax(108px, 1fr))"
        gap="1"
      >
        {options.map((option) => (
          <chakra.label
            key={option.value}
            position="relative"
            display="flex"
            alignItems="center"
            justifyContent="center"
            minH="11"
            px="2"
            borderRadius="8px"
            textStyle="ui"
            fontWeight="550"
            color="fg.muted"
            cursor={isDisabled ? 'not-allowed' : 'pointer'}
            opacity={isDisabled ? '0.6' : '1'}
            _hover={isDisabled ? {} : { color: 'fg' }}
            css={{
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
