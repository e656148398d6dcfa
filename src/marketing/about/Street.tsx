import { chakra } from '@chakra-ui/react';

const tone = (name: string) => `var(--sf-colors-${name})`;

const SHOPS = [
  { wall: 'enamel-800', cloth: 'marigold-300', roof: 'flat', height: 150 },
  { wall: 'sky-700', cloth: 'sky-300', roof: 'gable', height: 186 },
  { wall: 'tomato-500', cloth: 'tomato-800', roof: 'flat', height: 132 },
  { wall: 'marigold-400', cloth: 'enamel-700', roof: 'round', height: 168 },
] as const;

const ROOFS = {
  flat: (x: number, top: number) => `M${x - 4} ${top}h98v-9h-98z`,
  gable: (x: number, top: number) => `M${x - 4} ${top}l49-38 49 38z`,
  round: (x: number, top: number) => `M${x} ${top}c0-44 90-44 90 0z`,
};

/** Four doors side by side: the street that the texts speak of. */
export function Street() {
  return (
    <chakra.svg aria-hidden="true" viewBox="0 0 440 290" display="block" width="full">
      <rect y="266" width="440" height="24" rx="6" fill={tone('rule-soft')} />
      {SHOPS.map(({ wall, cloth, roof, height }, index) => {
        const x = 16 + index * 106;
        const top = 266 - height;
        return (
          <g key={wall}>
            <path d={ROOFS[roof](x, top)} fill={tone(index % 2 === 0 ? 'ink-950' : cloth)} />
            <rect x={x} y={top} width="90" height={height} fill={tone(wall)} />
            <rect x={x + 12} y={top + 14} width="66" height="10" rx="5" fill={tone('sheet')} />
            {Array.from({ length: 5 }, (_, stripe) => (
              <path
                key={stripe}
                d={`M${x + stripe * 18} ${top + 38}h18v16a9 9 0 0 1-18 0z`}
                fill={tone(stripe % 2 === 0 ? cloth : 'sheet')}
              />
            ))}
            <rect
              x={x + 10}
              y={top + 76}
              width="40"
              height={height - 90}
              fill={tone('marigold-100')}
            />
            <rect x={x + 58} y={top + 76} width="22" height={height - 76} fill={tone('ink-950')} />
            <circle cx={x + 62.5} cy={266 - 28} r="2.4" fill={tone('marigold-300')} />
          </g>
        );
      })}
    </chakra.svg>
  );
}
