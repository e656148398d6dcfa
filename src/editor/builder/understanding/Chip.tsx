import { Button, chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';

export interface ChipProps {
  /** What tells it from the other chips. */
  id: string;
  /** Empty: the words say enough. */
  label: string;
  /** What was understood; null: nothing. */
  shown: string | null;
  /** Where it comes from. */
  about: string;
  isOpen: boolean;
  isDisabled: boolean;
  onOpen: () => void;
  /** It is pointed at or has the focus; null: no longer. */
  onPoint: (id: string | null) => void;
}

/** Something that was understood of the prompt; it opens the field that corrects it. */
export function Chip({ id, label, shown, about, isOpen, isDisabled, onOpen, onPoint }: ChipProps) {
  return (
    <Button
      type="button"
      size="sm"
      variant="outline"
      maxW="full"
      gap="1.5"
      borderStyle={shown === null ? 'dashed' : 'solid'}
      data-chip={id}
      aria-description={about}
      aria-expanded={isOpen}
      disabled={isDisabled}
      onClick={onOpen}
      onPointerEnter={() => onPoint(id)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(id)}
      onBlur={() => onPoint(null)}
      _expanded={{ borderColor: 'enamel.solid', bg: 'enamel.subtle' }}
    >
      {shown === null ? <Plus aria-hidden size={14} /> : null}
      {label === '' ? null : (
        <chakra.span
          flexShrink="0"
          {...(shown === null ? {} : { color: 'fg.muted', fontWeight: '450' })}
        >
          {label}
        </chakra.span>
      )}
      {shown === null ? null : (
        <chakra.bdi minW="0" truncate>
          {shown}
        </chakra.bdi>
      )}
    </Button>
  );
}
