import { chakra } from '@chakra-ui/react';

import { sectionSketches } from './sectionSketches';

/** How a kind of section looks from afar. */
export function SectionSketch({ kind }: { kind: string }) {
  return (
    <chakra.svg
      aria-hidden
      viewBox="0 0 96 60"
      width="100%"
      height="auto"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="tag"
      css={{
        forcedColorAdjust: 'none',
        '& [data-tone=heading]': { fill: 'fg' },
        '& [data-tone=words]': { fill: 'border.emphasized', opacity: 0.55 },
        '& [data-tone=panel]': { fill: 'bg.emphasized' },
        '& [data-tone=picture]': { fill: 'enamel.200' },
        '& [data-tone=strong]': { fill: 'enamel.solid' },
      }}
    >
      {sectionSketches[kind]?.map(({ tone, x, y, width, height, isRound }, index) => (
        <rect
          key={index}
          data-tone={tone}
          {...{ x, y, width, height }}
          rx={isRound ? width / 2 : Math.min(height / 2, 1.5)}
        />
      ))}
    </chakra.svg>
  );
}
