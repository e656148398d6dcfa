import { chakra } from '@chakra-ui/react';

import { arrangedOrder, isShown } from '../../../machines/arrangement';
import { sourceOf } from '../../../machines/sectionIds';
import type { Build } from '../../../machines/entities';

const BAND = 15;
const BANDS_SHOWN = 3;

/** A build drawn small from its palette, theme and sections: a sketch of the page that costs a dozen rectangles. */
export function SiteMiniature({ build }: { build: Build }) {
  const { customization, website } = build;
  const { colors, arrangement } = customization;
  // A build that is not drawn knows its sections by their kinds alone.
  const bands = arrangedOrder(
    [...new Set([...website.components, ...(arrangement?.added?.hero ?? [])])],
    arrangement?.order?.hero,
  )
    .filter((id) => id !== 'hero' && isShown(id, customization))
    .slice(0, BANDS_SHOWN);

  return (
    <chakra.svg
      aria-hidden
      viewBox="0 0 72 90"
      width="72px"
      height="90px"
      flexShrink="0"
      css={{ '@media (max-width: 359px)': { display: 'none' } }}
      borderRadius="tag"
      borderWidth="1px"
      borderColor="border"
    >
      <rect width="72" height="90" fill={colors.background} />
      <rect x="5" y="4" width="14" height="2.5" fill={colors.text} />
      <rect x="44" y="4.5" width="23" height="1.5" fill={colors.text} opacity="0.5" />
      <MiniatureHero build={build} />
      {bands.map((id, index) => (
        <g key={id} transform={`translate(0 ${44 + index * BAND})`}>
          <MiniatureBand kind={sourceOf(id)} index={index} build={build} />
        </g>
      ))}
    </chakra.svg>
  );
}

function MiniatureHero({ build: { theme, customization } }: { build: Build }) {
  const { primary, accent, text, background } = customization.colors;
  const height = customization.layout.showHero ? 30 : 14;
  if (theme === 'vibrant') {
    return (
      <g>
        <rect y="10" width="72" height={height} fill={primary} />
        <rect x="6" y="15" width="34" height="4" fill={background} />
        {height > 14 ? <rect x="6" y="30" width="16" height="5" rx="2.5" fill={accent} /> : null}
      </g>
    );
  }
  if (theme === 'elegant') {
    return (
      <g>
        <rect x="16" y="14" width="40" height="3" fill={text} />
        {height > 14 ? <rect x="5" y="22" width="62" height="18" fill={primary} /> : null}
        <rect x="28" y="19" width="16" height="1" fill={accent} />
      </g>
    );
  }
  return (
    <g>
      <rect x="5" y="14" width="30" height="4" rx="1" fill={text} />
      {height > 14 ? (
        <>
          <rect x="5" y="21" width="26" height="1.5" fill={text} opacity="0.5" />
          <rect x="5" y="27" width="16" height="5" rx="2" fill={primary} />
          <rect x="40" y="12" width="27" height="26" rx="3" fill={primary} opacity="0.25" />
          <circle cx="54" cy="25" r="7" fill={accent} />
        </>
      ) : null}
    </g>
  );
}

interface MiniatureBandProps {
  kind: string;
  index: number;
  build: Build;
}

function MiniatureBand({ kind, index, build: { theme, customization } }: MiniatureBandProps) {
  const { primary, secondary, accent, text } = customization.colors;
  const radius = theme === 'elegant' ? 0 : 1.5;
  const cards = kind === 'contact' || kind === 'about' || kind === 'visit' ? 2 : 3;
  const gap = 3;
  const width = (62 - gap * (cards - 1)) / cards;
  return (
    <>
      {index % 2 === 1 ? <rect width="72" height={BAND} fill={secondary} opacity="0.15" /> : null}
      {Array.from({ length: cards }, (_, card) => (
        <g key={card} transform={`translate(${5 + card * (width + gap)} 2.5)`}>
          <rect width={width} height="10" rx={radius} fill={text} opacity="0.1" />
          <rect
            x="2"
            y="2"
            width={width / 2.5}
            height="2"
            fill={kind === 'pricing' ? accent : primary}
          />
          <rect x="2" y="6" width={width - 6} height="1" fill={text} opacity="0.45" />
        </g>
      ))}
    </>
  );
}
