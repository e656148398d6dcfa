import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

import { ShopWindow } from '../../ui/ShopWindow';

export interface BuildingWindowProps {
  /** How many of the four steps are done: sign, shelf, products, price tickets. 0 is the closed shop. */
  steps: number;
}

/** A shop window that fills up step by step: the picture beside the four helpers of a generation. */
export function BuildingWindow({ steps }: BuildingWindowProps) {
  if (steps === 0) return <ShopWindow kind="closed" />;
  return (
    <ShopWindow kind="local" title="Opening soon">
      <chakra.svg viewBox="0 0 320 168" width="100%" aria-hidden="true" focusable="false" p="4">
        <Part isShown={steps >= 2}>
          <chakra.rect x="8" y="120" width="304" height="8" rx="2" fill="ink.600" />
          <chakra.rect x="28" y="128" width="6" height="40" fill="ink.600" />
          <chakra.rect x="286" y="128" width="6" height="40" fill="ink.600" />
        </Part>
        <Part isShown={steps >= 1}>
          <chakra.rect x="84" y="8" width="152" height="32" rx="4" fill="enamel.700" />
          <chakra.rect x="104" y="20" width="112" height="8" rx="4" fill="sheet" />
        </Part>
        <Part isShown={steps >= 3}>
          <chakra.rect x="36" y="64" width="60" height="56" rx="8" fill="tomato.300" />
          <chakra.circle cx="160" cy="88" r="32" fill="sky.300" />
          <chakra.path d="M224 120v-32a30 30 0 0 1 60 0v32z" fill="enamel.300" />
        </Part>
        <Part isShown={steps >= 4}>
          {[50, 144, 238].map((x) => (
            <chakra.rect key={x} x={x} y="134" width="32" height="20" rx="3" fill="marigold.300" />
          ))}
        </Part>
      </chakra.svg>
    </ShopWindow>
  );
}

function Part({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return (
    <chakra.g
      opacity={isShown ? '1' : '0'}
      css={{ transform: isShown ? 'none' : 'translateY(8px)' }}
      transition="opacity 260ms, transform 260ms"
    >
      {children}
    </chakra.g>
  );
}
