import { Button, chakra, Flex, type HTMLChakraProps, Stack } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';

export interface DraftFormProps extends Pick<
  HTMLChakraProps<'form'>,
  'aria-label' | 'aria-labelledby'
> {
  ref: Ref<HTMLFormElement>;
  /** Whether something is typed that is not saved yet: then it can be, or taken back. */
  isDrafted: boolean;
  isDisabled: boolean;
  onLeave: (how: 'save' | 'cancel') => void;
  children: ReactNode;
}

/** A form of a panel whose words are the site's once they are saved: Enter saves, Escape takes back. */
export function DraftForm({
  ref,
  isDrafted,
  isDisabled,
  onLeave,
  children,
  ...label
}: DraftFormProps) {
  return (
    <chakra.form
      ref={ref}
      {...label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onLeave('save');
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing || !isDrafted) return;
        event.stopPropagation();
        onLeave('cancel');
      }}
    >
      <Stack gap="3">
        {children}
        {isDrafted ? (
          <Flex gap="2" wrap="wrap">
            <Button type="submit" minH="11" disabled={isDisabled}>
              Save
            </Button>
            <Button type="button" variant="outline" minH="11" onClick={() => onLeave('cancel')}>
              Cancel
            </Button>
          </Flex>
        ) : null}
      </Stack>
    </chakra.form>
  );
}
