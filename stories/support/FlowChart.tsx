import { useEffect, useState } from 'react';
import type { AnyStateMachine } from 'xstate';

import { describeChart } from '../../.storybook/statechart/describeChart';
import { layoutChart } from '../../.storybook/statechart/layoutChart';
import type { PlacedChart } from '../../.storybook/statechart/placedChart';
import { StatechartDrawing } from '../../.storybook/statechart/StatechartDrawing';
import { palette } from '../../src/theme/palette';

const PAGE_WIDTH = 960;

/** The chart of a machine on a documentation page, drawn from the machine itself. */
export function FlowChart({ machine }: { machine: AnyStateMachine }) {
  const [chart, setChart] = useState<PlacedChart | null>(null);

  useEffect(() => {
    let isWanted = true;
    void layoutChart(describeChart(machine), PAGE_WIDTH).then((placed) => {
      if (isWanted) setChart(placed);
    });
    return () => {
      isWanted = false;
    };
  }, [machine]);

  const name = `Statechart of ${machine.id}`;
  return (
    <div
      className="sb-unstyled"
      role="region"
      aria-label={name}
      tabIndex={0}
      style={{
        ...{
          overflow: 'auto',
          width: 'fit-content',
          maxWidth: '100%',
          minHeight: 160,
          marginBlock: 16,
          padding: 8,
          borderRadius: 12,
        },
        ...{ border: `1px solid ${palette.rule.soft}`, background: palette.sheet },
      }}
    >
      {chart === null ? (
        <p>Drawing the chart…</p>
      ) : (
        <StatechartDrawing
          chart={chart}
          title={name}
          description="The table below lists the same states and what each answers."
        />
      )}
    </div>
  );
}
