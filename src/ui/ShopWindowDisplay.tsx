import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export type ShopWindowKind = 'portfolio' | 'local' | 'blog' | 'store' | 'closed';

const INK = 'var(--sf-colors-ink-950)';
const LINE = 'var(--sf-colors-rule-soft)';
const ACCENT = 'currentColor';

const DRAWINGS: Record<ShopWindowKind, { color: string; drawing: ReactNode }> = {
  portfolio: {
    color: 'sky.200',
    drawing: (
      <>
        <rect width="150" height="16" rx="4" fill={INK} />
        <rect y="28" width="170" height="132" rx="8" fill={ACCENT} />
        <rect x="182" y="28" width="98" height="60" rx="8" fill={LINE} />
        <rect x="182" y="100" width="98" height="60" rx="8" fill={ACCENT} />
        <rect x="292" y="28" width="108" height="132" rx="8" fill={LINE} />
      </>
    ),
  },
  local: {
    color: 'marigold.200',
    drawing: (
      <>
        <rect width="260" height="20" rx="4" fill={INK} />
        <rect y="32" width="360" height="9" rx="4" fill={LINE} />
        <rect y="49" width="240" height="9" rx="4" fill={LINE} />
        <rect y="74" width="126" height="86" rx="8" fill={ACCENT} />
        <rect x="137" y="74" width="126" height="86" rx="8" fill={LINE} />
        <rect x="274" y="74" width="126" height="86" rx="8" fill={ACCENT} />
      </>
    ),
  },
  blog: {
    color: 'tomato.200',
    drawing: (
      <>
        <rect width="220" height="84" rx="8" fill={ACCENT} />
        <rect x="236" y="4" width="164" height="14" rx="4" fill={INK} />
        <rect x="236" y="28" width="150" height="9" rx="4" fill={LINE} />
        <rect x="236" y="45" width="120" height="9" rx="4" fill={LINE} />
        {[104, 136].map((y) => (
          <g key={y}>
            <rect y={y} width="24" height="24" rx="4" fill={ACCENT} />
            <rect x="36" y={y + 2} width="180" height="9" rx="4" fill={INK} />
            <rect x="36" y={y + 15} width="280" height="7" rx="3" fill={LINE} />
          </g>
        ))}
      </>
    ),
  },
  store: {
    color: 'enamel.200',
    drawing: (
      <>
        <rect width="120" height="14" rx="4" fill={INK} />
        <rect x="340" width="60" height="14" rx="4" fill={ACCENT} />
        {[0, 103, 206, 309].map((x, index) => (
          <g key={x}>
            <rect x={x} y="28" width="91" height="96" rx="8" fill={index % 2 ? LINE : ACCENT} />
            <rect x={x} y="134" width="64" height="8" rx="4" fill={INK} />
            <rect x={x} y="150" width="36" height="8" rx="4" fill={ACCENT} />
          </g>
        ))}
      </>
    ),
  },
  closed: {
    color: 'night.700',
    drawing: (
      <>
        <rect y="8" width="126" height="140" rx="8" fill={ACCENT} />
        <rect x="274" y="8" width="126" height="140" rx="8" fill={ACCENT} />
        <path
          d="M168 44 200 14l32 30"
          fill="none"
          stroke="var(--sf-colors-chalk-mist)"
          strokeWidth="2"
        />
        <rect x="142" y="44" width="116" height="52" rx="6" fill="var(--sf-colors-marigold-300)" />
        <rect x="164" y="60" width="72" height="8" rx="4" fill={INK} />
        <rect x="176" y="76" width="48" height="6" rx="3" fill={INK} />
        <rect y="152" width="400" height="8" rx="4" fill={ACCENT} />
      </>
    ),
  },
};

/** What stands in a shop window: four kinds of site drawn from plain shapes, or the closed sign. */
export function ShopWindowDisplay({ kind }: { kind: ShopWindowKind }) {
  const { color, drawing } = DRAWINGS[kind];
  return (
    <chakra.svg aria-hidden="true" viewBox="0 0 400 160" display="block" width="full" color={color}>
      {drawing}
    </chakra.svg>
  );
}
