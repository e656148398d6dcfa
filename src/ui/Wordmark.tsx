import { chakra, Flex } from '@chakra-ui/react';

const FONT_SIZES = {
  small: '1.0625rem',
  large: { base: '1rem', sm: '1.25rem' },
  header: { base: '1rem', sm: '1.25rem', md: '1.0625rem', lg: '1.25rem' },
} as const;

export interface WordmarkProps {
  onEnamel?: boolean;
  /** `header` grows with the window, and makes room for the navigation beside it. */
  size?: 'small' | 'large' | 'header';
  /** The mark alone; the name is read out. */
  isMarkOnly?: boolean;
}

/** The product's name with its awning mark; put it inside a link. `onEnamel` is for green ground. */
export function Wordmark({ onEnamel = false, size = 'large', isMarkOnly = false }: WordmarkProps) {
  const wall = onEnamel ? 'var(--sf-colors-enamel-50)' : 'var(--sf-colors-enamel-900)';
  const cloth = onEnamel ? 'var(--sf-colors-enamel-300)' : 'var(--sf-colors-enamel-600)';
  return (
    <Flex
      as="span"
      align="center"
      gap={{ base: '2', sm: '3' }}
      fontFamily="heading"
      fontWeight="740"
      fontStretch="112%"
      fontSize={FONT_SIZES[size]}
      letterSpacing="-0.02em"
      lineHeight="1.1"
    >
      <chakra.svg aria-hidden="true" viewBox="0 0 32 32" boxSize="7" flexShrink="0">
        <path fill={wall} d="M2 5a3 3 0 0 1 3-3h22a3 3 0 0 1 3 3v9H2z" />
        <path
          fill="var(--sf-colors-marigold-300)"
          d="M2 13h7v5a3.5 3.5 0 0 1-7 0zM16 13h7v5a3.5 3.5 0 0 1-7 0z"
        />
        <path fill={cloth} d="M9 13h7v5a3.5 3.5 0 0 1-7 0zM23 13h7v5a3.5 3.5 0 0 1-7 0z" />
        <path fill={wall} d="M4 23.5h24V30H4z" />
      </chakra.svg>
      <chakra.span srOnly={isMarkOnly}>AI Website Builder</chakra.span>
    </Flex>
  );
}
