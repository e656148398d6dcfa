import React, { useLayoutEffect, useRef, useState } from 'react';

import type { PlacedChart } from './placedChart';
import { StatechartDrawing } from './StatechartDrawing';

interface ChartViewProps {
  chart: PlacedChart;
  activeIds: string[];
  title: string;
  description: string;
}

const STEP = 1.25;
const SMALLEST = 0.2;
const LARGEST = 2;

/** The drawing in a pane of its own that scrolls; it starts fitted to the pane's width. */
export function ChartView({ chart, activeIds, title, description }: ChartViewProps) {
  const pane = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState<number | null>(null);
  const [paneWidth, setPaneWidth] = useState(0);

  useLayoutEffect(() => {
    const element = pane.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setPaneWidth(element.clientWidth));
    observer.observe(element);
    setPaneWidth(element.clientWidth);
    return () => observer.disconnect();
  }, []);

  const fitted = clamp((paneWidth - 16) / chart.width, SMALLEST, 1);
  const scale = zoom ?? fitted;
  return (
    <div className="statechart-view">
      <div role="group" aria-label="Size of the chart" className="statechart-zoom">
        <button type="button" aria-label="Smaller" onClick={() => setZoom(clamp(scale / STEP))}>
          −
        </button>
        <button type="button" aria-pressed={zoom === null} onClick={() => setZoom(null)}>
          Fit
        </button>
        <button type="button" aria-label="Larger" onClick={() => setZoom(clamp(scale * STEP))}>
          +
        </button>
        <span>{Math.round(scale * 100)} %</span>
      </div>
      <div ref={pane} className="statechart-pane" role="region" aria-label={title} tabIndex={0}>
        <StatechartDrawing {...{ chart, activeIds, title, description, scale }} />
      </div>
    </div>
  );
}

function clamp(scale: number, smallest = SMALLEST, largest = LARGEST): number {
  return Math.min(largest, Math.max(smallest, scale));
}
