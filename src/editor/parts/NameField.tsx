import { chakra, Input } from '@chakra-ui/react';

export interface NameFieldProps {
  label: string;
  name: string;
  onChange: (name: string) => void;
  onKeep: () => void;
  onCancel: () => void;
  /** The field was left by key; focus has to go somewhere. */
  onEnd: () => void;
}

/** The name of an entry of a list in a field: Enter or leaving it keeps what is typed, Escape the old name. */
export function NameField({ label, name, onChange, onKeep, onCancel, onEnd }: NameFieldProps) {
  return (
    <chakra.form
      onSubmit={(event) => {
        event.preventDefault();
        onKeep();
        onEnd();
      }}
    >
      <Input
        size="sm"
        // Phones zoom into anything with smaller text.
        css={{ '@media (pointer: coarse)': { minH: '11', textStyle: 'md' } }}
        dir="auto"
        aria-label={label}
        autoComplete="off"
        value={name}
        autoFocus
        onFocus={(event) => event.target.select()}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
          onCancel();
          onEnd();
        }}
        onBlur={onKeep}
      />
    </chakra.form>
  );
}
