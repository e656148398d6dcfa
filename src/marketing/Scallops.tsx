import { chakra } from '@chakra-ui/react';
import { useId } from 'react';

const TONES = { enamel: 'enamel.900', porcelain: 'bg', sheet: 'bg.panel' } as const;

export interface ScallopsProps {
  tone: keyof typeof TONES;
  /** Caps point down, as under an awning; without it they point up. */
  flip?: boolean;
}

/** The scalloped edge between two sections. The caps stay round: they repeat, they never stretch. */
export function Scallops({ tone, flip = false }: ScallopsProps) {
  const id = useId();
  return (
    <chakra.svg
      aria-hidden="true"
      display="block"
      width="full"
      height="31px"
      color={TONES[tone]}
      transform={flip ? 'scaleY(-1)' : undefined}
      marginBlockEnd={flip ? undefined : '-1px'}
      marginBlockStart={flip ? '-1px' : undefined}
    >
      <defs>
        <pattern id={id} width="60" height="31" patternUnits="userSpaceOnUse">
          <path d="M0 30a30 30 0 0 1 60 0v1h-60z" fill="currentColor" />
        </pattern>
      </defs>
      <rect width="100%" height="31" fill={`url(#${id})`} />
    </chakra.svg>
  );
}
