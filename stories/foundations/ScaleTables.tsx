import { type CSSProperties, useState } from 'react';

import { palette } from '../../src/theme/palette';
import { durations, easings, radii, spacing, zIndex } from '../../src/theme/scales';
import { semanticTokens } from '../../src/theme/semanticTokens';
import { DocsTable } from './DocsTable';

const box: CSSProperties = { width: 72, height: 48, background: palette.enamel[100] };

/** New layouts use these steps only; the theme has more because recipes ask for them. */
const LAYOUT_STEPS = ['1', '2', '3', '4', '6', '8', '12', '16', '20', '28'] as const;

export function SpaceTable() {
  return (
    <DocsTable
      caption="Space"
      columns={['Step', 'Length', 'Drawn']}
      rows={LAYOUT_STEPS.map((step) => ({
        key: step,
        cells: [
          step,
          `${spacing[step].value} = ${Number(step) * 4} px`,
          <div
            key="drawn"
            style={{ width: spacing[step].value, height: 12, background: palette.enamel[700] }}
          />,
        ],
      }))}
    />
  );
}

export function RadiusTable() {
  return (
    <DocsTable
      caption="Corners"
      columns={['Name', 'Radius', 'Drawn']}
      rows={Object.entries(radii).map(([name, { value }]) => ({
        key: name,
        cells: [name, value, <div key="drawn" style={{ ...box, borderRadius: value }} />],
      }))}
    />
  );
}

export function ShadowTable() {
  const own = ['sign', 'lift', 'float'] as const;
  return (
    <DocsTable
      caption="Shadows"
      columns={['Name', 'Drawn', 'Value in light mode']}
      rows={own.map((name) => {
        const shadow = semanticTokens.shadows[name].value._light;
        return {
          key: name,
          cells: [
            name,
            <div
              key="drawn"
              style={{ ...box, margin: 16, background: palette.sheet, boxShadow: shadow }}
            />,
            <code key="value">{shadow}</code>,
          ],
        };
      })}
    />
  );
}

export function LayerTable() {
  return (
    <DocsTable
      caption="What lies over what"
      columns={['Name', 'z-index']}
      rows={Object.entries(zIndex).map(([name, { value }]) => ({
        key: name,
        cells: [name, value],
      }))}
    />
  );
}

export function MotionTable() {
  const own = ['tap', 'quick', 'settle', 'scene'] as const;
  return (
    <DocsTable
      caption="Motion"
      columns={['Duration', 'Length', ...Object.keys(easings)]}
      rows={own.map((name) => ({
        key: name,
        cells: [
          name,
          durations[name].value,
          ...Object.entries(easings).map(([easing, { value }]) => (
            <Runner key={easing} duration={durations[name].value} easing={value} />
          )),
        ],
      }))}
    />
  );
}

function Runner({ duration, easing }: { duration: string; easing: string }) {
  const [hasMoved, setHasMoved] = useState(false);
  return (
    <button
      type="button"
      aria-label={`Play ${duration}, ${easing}`}
      onClick={() => setHasMoved(!hasMoved)}
      style={{
        ...{ width: 120, height: 32, padding: 4, textAlign: 'start', borderRadius: 4 },
        ...{ border: `1px solid ${palette.rule.strong}`, background: palette.sheet },
      }}
    >
      <span
        style={{
          ...{ display: 'block', width: 22, height: 22, borderRadius: 4 },
          background: palette.enamel[700],
          transform: hasMoved ? 'translateX(86px)' : 'none',
          transition: `transform ${duration} ${easing}`,
        }}
      />
    </button>
  );
}
