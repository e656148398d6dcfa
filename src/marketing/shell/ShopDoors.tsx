import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Shop {
  wall: string;
  door: string;
  /** The street behind it is 160 high; the wall begins at 62. */
  roof: ReactNode;
  awning: ReactNode;
}

const color = (token: string) => `var(--sf-colors-${token.replace('.', '-')})`;

/** A striped cloth of `count` caps across the shop front, from x 8 to 112. */
function stripes(odd: string, even: string, count: number, drop: number) {
  const width = 104 / count;
  return Array.from({ length: count }, (_, index) => (
    <path
      key={index}
      fill={color(index % 2 === 0 ? odd : even)}
      d={`M${8 + index * width} 78h${width}v${drop}a${width / 2} ${width / 2} 0 0 1-${width} 0z`}
    />
  ));
}

const flat = (cloth: string) => <path fill={color(cloth)} d="M6 78h108l-8 18H14z" />;

/** Eight shops, no two with the same roof or awning. */
const SHOPS: readonly Shop[] = [
  {
    wall: 'enamel.600',
    door: 'enamel.800',
    roof: <path d="M10 62V40h14V28h72v12h14v22z" fill={color('enamel.600')} />,
    awning: stripes('marigold.300', 'sheet', 7, 8),
  },
  {
    wall: 'sheet',
    door: 'tomato.600',
    roof: <path d="M6 64L60 22l54 42z" fill={color('tomato.700')} />,
    awning: flat('tomato.500'),
  },
  {
    wall: 'sky.200',
    door: 'sky.800',
    roof: <path d="M10 62a50 38 0 0 1 100 0z" fill={color('sky.700')} />,
    awning: stripes('sky.600', 'sheet', 5, 6),
  },
  {
    wall: 'marigold.200',
    door: 'ink.800',
    roof: (
      <path d="M10 62V50h12V40h12V30h12V20h28v10h12v10h12v10h12v12z" fill={color('marigold.400')} />
    ),
    awning: <path fill={color('ink.800')} d="M10 78h100v10H10z" />,
  },
  {
    wall: 'tomato.200',
    door: 'tomato.800',
    roof: <path d="M10 62l10-30h80l10 30z" fill={color('ink.700')} />,
    awning: stripes('tomato.600', 'marigold.100', 9, 9),
  },
  {
    wall: 'enamel.100',
    door: 'enamel.700',
    roof: <path d="M10 62V34l33 14V34l33 14V34l34 14v14z" fill={color('enamel.500')} />,
    awning: <path fill={color('enamel.600')} d="M8 78h104a26 16 0 0 1-52 0 26 16 0 0 1-52 0z" />,
  },
  {
    wall: 'marigold.400',
    door: 'marigold.800',
    roof: <path d="M10 62V30l100 20v12z" fill={color('marigold.600')} />,
    awning: stripes('sheet', 'marigold.700', 6, 5),
  },
  {
    wall: 'sky.400',
    door: 'sky.950',
    roof: (
      <path
        d="M10 62V36h8v8h12v-8h12v8h12v-8h12v8h12v-8h12v8h12v-8h8v26z"
        fill={color('sky.500')}
      />
    ),
    awning: flat('sky.100'),
  },
];

/** The footer's eight decorative columns: a street of shop doors, whose windows light up under the pointer. */
export function ShopDoors() {
  return (
    <chakra.div
      aria-hidden="true"
      display="grid"
      gridTemplateColumns="repeat(8, minmax(0, 1fr))"
      columnGap={{ base: '1', md: '4' }}
    >
      {SHOPS.map(({ wall, door, roof, awning }, index) => (
        <chakra.svg
          key={index}
          viewBox="0 0 120 160"
          display="block"
          width="full"
          css={{
            '& [data-window]': {
              fill: 'enamel.950',
              transition: 'fill 160ms',
              _motionReduce: { fill: 'marigold.200' },
            },
            _hover: { '& [data-window]': { fill: 'marigold.200' } },
          }}
        >
          {roof}
          <path fill={color(wall)} d="M10 61h100v99H10z" />
          <path fill={color(door)} d="M70 102h30v58H70z" />
          <path data-window="" d="M20 102h40v34H20zM76 108h18v20H76z" />
          <circle cx="93" cy="138" r="2.5" fill={color('marigold.300')} />
          {awning}
        </chakra.svg>
      ))}
    </chakra.div>
  );
}
