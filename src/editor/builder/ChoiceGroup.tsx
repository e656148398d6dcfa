import { chakra, Flex, VisuallyHidden } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

export interface ChoiceGroupProps<TValue extends string> {
  label: string;
  isLabelHidden?: boolean;
  value: TValue;
  options: readonly { value: TValue; label: ReactNode }[];
  isDisabled?: boolean;
  onChoose: (value: TValue) => void;
}

/** One choice among few: native radio buttons drawn as a row of segments. */
export function ChoiceGroup<TValue extends string>({
  label,
  isLabelHidden = false,
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
        <chakra.legend textStyle="ui" fontWeight="600" mb="2">
          {label}
        </chakra.legend>
      )}
      <Flex layerStyle="well" borderRadius="control" p="1" gap="1">
        {options.map((option) => (
          <chakra.label
            key={option.value}
            position="relative"
            flex="1"
            display="flex"
            alignItems="center"
            justifyContent="center"
            gap="2"
            minH="9"
            px={{ base: '1', sm: '2.5' }}
            minW={{ base: '9', sm: 'auto' }}
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
      </Flex>
    </chakra.fieldset>
  );
}
