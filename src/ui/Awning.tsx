import { chakra, Flex } from '@chakra-ui/react';

export interface AwningProps {
  stripes?: number;
  /** Token of the odd stripes. */
  color?: string;
  /** Token of the even stripes. */
  cloth?: string;
  /** Height of the cloth, any CSS length. */
  height?: string;
  /** The stripes drop one after the other, once. */
  dropping?: boolean;
}

const STAGGER = 40;

/** A striped awning with round caps, as wide as its container. */
export function Awning({
  stripes = 9,
  color = 'enamel.700',
  cloth = 'sheet',
  height = '44px',
  dropping = false,
}: AwningProps) {
  return (
    <Flex aria-hidden="true" filter="drop-shadow(0 3px 3px rgba(16, 32, 27, 0.16))">
      {Array.from({ length: stripes }, (_, index) => (
        <chakra.span
          key={index}
          flex="1"
          height={height}
          bg={index % 2 === 0 ? color : cloth}
          borderBottomRadius="full"
          transformOrigin="top"
          animationName={dropping ? 'awning' : undefined}
          animationDuration={dropping ? 'scene' : undefined}
          animationTimingFunction={dropping ? 'out' : undefined}
          animationFillMode={dropping ? 'backwards' : undefined}
          style={dropping ? { animationDelay: `${index * STAGGER}ms` } : undefined}
        />
      ))}
    </Flex>
  );
}
