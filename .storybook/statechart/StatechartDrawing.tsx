import React, { useId } from 'react';

import { palette } from '../../src/theme/palette';
import { tokens } from '../../src/theme/tokens';
import {
  LINE_HEIGHT,
  NAME_SIZE,
  type PlacedArrow,
  type PlacedChart,
  type PlacedNode,
  TEXT_SIZE,
} from './placedChart';

interface StatechartDrawingProps {
  chart: PlacedChart;
  title: string;
  description: string;
  activeIds?: readonly string[];
  /** 1 draws it at its own size; without one it is drawn so, or as wide as there is room. */
  scale?: number;
}

/** The chart as a picture. Active states are told by a thick outline, a dot and bold type, not by color alone. */
export function StatechartDrawing({
  chart,
  title,
  description,
  activeIds = [],
  scale,
}: StatechartDrawingProps) {
  const id = useId();
  const arrowId = `${id}-arrow`;
  return (
    <svg
      role="img"
      aria-labelledby={`${id}-title ${id}-description`}
      viewBox={`0 0 ${chart.width} ${chart.height}`}
      width={chart.width * (scale ?? 1)}
      height={scale === undefined ? undefined : chart.height * scale}
      fontFamily={tokens.fonts.body.value}
      fontSize={TEXT_SIZE}
      style={{ display: 'block', maxWidth: scale === undefined ? '100%' : 'none' }}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      <defs>
        <marker
          id={arrowId}
          viewBox="0 0 8 8"
          refX="8"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          orient="auto-start-reverse"
        >
          <path d="M0 0 8 4 0 8z" fill={palette.ink[600]} />
        </marker>
      </defs>
      {chart.nodes.map((node) => (
        <State key={node.id} node={node} isActive={activeIds.includes(node.id)} />
      ))}
      {chart.starts.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="5" fill={palette.ink[800]} />
      ))}
      {chart.arrows.map((arrow, index) => (
        <path
          key={index}
          d={roundedPath(arrow.points)}
          fill="none"
          stroke={palette.ink[600]}
          strokeWidth="1.25"
          markerEnd={`url(#${arrowId})`}
        />
      ))}
      {chart.arrows.map((arrow, index) => (
        <ArrowLabels key={index} arrow={arrow} isLeaving={activeIds.includes(arrow.source)} />
      ))}
    </svg>
  );
}

function State({ node, isActive }: { node: PlacedNode; isActive: boolean }) {
  const { x, y, width, height, name, kind, lines, isRegion } = node;
  const isLeaf = kind === 'atomic' || kind === 'final';
  return (
    <g data-state={node.id} data-active={isActive}>
      <rect
        {...{ x, y, width, height }}
        rx={isLeaf ? 10 : 14}
        fill={isActive && isLeaf ? palette.enamel[100] : isLeaf ? palette.sheet : palette.porcelain}
        fillOpacity={isLeaf ? 1 : 0.6}
        stroke={isActive ? palette.enamel[700] : palette.rule.strong}
        strokeWidth={isActive ? 3 : 1.25}
        strokeDasharray={isRegion ? '6 4' : undefined}
      />
      {kind === 'final' ? (
        <rect
          x={x + 4}
          y={y + 4}
          width={width - 8}
          height={height - 8}
          rx="7"
          fill="none"
          stroke={isActive ? palette.enamel[700] : palette.rule.strong}
        />
      ) : null}
      <text
        x={x + 14}
        y={y + 9 + NAME_SIZE}
        fontSize={NAME_SIZE}
        fontWeight={isActive ? 750 : 600}
        fill={isActive ? palette.enamel[900] : palette.ink[950]}
      >
        {isActive ? `● ${name}` : name}
      </text>
      {lines.map((line, index) => (
        <text
          key={line}
          x={x + 14}
          y={y + 9 + NAME_SIZE + (index + 1) * LINE_HEIGHT}
          fill={palette.ink[600]}
        >
          {line}
        </text>
      ))}
    </g>
  );
}

function ArrowLabels({ arrow, isLeaving }: { arrow: PlacedArrow; isLeaving: boolean }) {
  return arrow.labels.map(({ x, y, lines }) =>
    lines.map((line, index) => (
      <text
        key={line}
        x={x + 4}
        y={y + TEXT_SIZE + index * LINE_HEIGHT}
        fill={isLeaving ? palette.enamel[700] : palette.ink[700]}
        fontWeight={isLeaving ? 700 : 450}
        stroke={palette.porcelain}
        strokeWidth="3"
        paintOrder="stroke"
      >
        {line}
      </text>
    )),
  );
}

/** Right angles with small round corners. */
function roundedPath(points: { x: number; y: number }[]): string {
  return points
    .map(({ x, y }, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (before === undefined) return `M${x} ${y}`;
      if (after === undefined) return `L${x} ${y}`;
      const from = towards({ x, y }, before);
      const to = towards({ x, y }, after);
      return `L${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`;
    })
    .join('');
}

function towards(from: { x: number; y: number }, to: { x: number; y: number }) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const step = length === 0 ? 0 : Math.min(6, length / 2) / length;
  return { x: from.x + (to.x - from.x) * step, y: from.y + (to.y - from.y) * step };
}
