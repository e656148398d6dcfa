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

  return (
    <div
      className="sb-unstyled"
      style={{
        ...{ width: 'fit-content', maxWidth: '100%', minHeight: 160, marginBlock: 16, padding: 8 },
        ...{ border: `1px solid ${palette.rule.soft}`, borderRadius: 12 },
        background: palette.sheet,
      }}
    >
      {chart === null ? (
        <p>Drawing the chart…</p>
      ) : (
        <StatechartDrawing
          chart={chart}
          title={`Statechart of ${machine.id}`}
          description="The table below lists the same states and what each answers."
        />
      )}
    </div>
  );
}
