import React, { useEffect, useLayoutEffect, useRef, useState } from 'react';

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

/** The drawing in a pane of its own. It begins as wide as the pane, and keeps the active states in sight at every size. */
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

  useEffect(() => showActive(pane.current, chart, activeIds, scale), [chart, activeIds, scale]);

  return (
    <div className="statechart-view">
      <div role="group" aria-label="Size of the chart" className="statechart-zoom">
        <button type="button" aria-label="Smaller" onClick={() => setZoom(clamp(scale / STEP))}>
          −
        </button>
        <button type="button" aria-pressed={scale === fitted} onClick={() => setZoom(fitted)}>
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

function showActive(
  pane: HTMLElement | null,
  chart: PlacedChart,
  activeIds: string[],
  scale: number,
): void {
  const leaves = chart.nodes.filter(
    ({ id, kind }) => activeIds.includes(id) && (kind === 'atomic' || kind === 'final'),
  );
  if (pane === null || leaves.length === 0) return;
  const left = Math.min(...leaves.map(({ x }) => x)) * scale;
  const right = Math.max(...leaves.map(({ x, width }) => x + width)) * scale;
  const top = Math.min(...leaves.map(({ y }) => y)) * scale;
  const bottom = Math.max(...leaves.map(({ y, height }) => y + height)) * scale;
  pane.scrollTo({
    left: (left + right - pane.clientWidth) / 2,
    top: (top + bottom - pane.clientHeight) / 2,
  });
}
