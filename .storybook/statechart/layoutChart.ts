import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';

import type { ChartArrow, ChartDescription, ChartNode } from './describeChart';
import {
  LINE_HEIGHT,
  NAME_SIZE,
  type PlacedArrow,
  type PlacedChart,
  type PlacedNode,
  TEXT_SIZE,
} from './placedChart';

const PADDING = 14;
const START = '(start)';
const START_SIZE = 10;

/**
 * Gives every state and arrow a place, in the direction that needs less shrinking to fit `width`.
 * The layout engine is large and is loaded at the first call.
 */
export async function layoutChart(
  description: ChartDescription,
  width: number,
): Promise<PlacedChart> {
  const [down, right] = await Promise.all([
    layoutTowards(description, 'DOWN'),
    layoutTowards(description, 'RIGHT'),
  ]);
  if (down.width <= width && right.width <= width) return down.height < right.height ? down : right;
  return down.width < right.width ? down : right;
}

async function layoutTowards(
  { root, arrows }: ChartDescription,
  direction: 'DOWN' | 'RIGHT',
): Promise<PlacedChart> {
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js');
  const known = new Map<string, { node: ChartNode; isRegion: boolean }>();
  const graph: ElkNode = await new Elk().layout({
    id: 'chart',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': direction,
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.json.shapeCoords': 'ROOT',
      'elk.json.edgeCoords': 'ROOT',
      'elk.padding': '[top=4,left=4,bottom=4,right=4]',
      'elk.spacing.nodeNode': '24',
      'elk.spacing.edgeNode': '14',
      'elk.spacing.edgeLabel': '4',
      'elk.layered.spacing.nodeNodeBetweenLayers': '32',
      'elk.layered.spacing.edgeNodeBetweenLayers': '14',
      'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
      'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
      'elk.layered.edgeLabels.sideSelection': 'SMART_DOWN',
    },
    children: [toElk(root, false, known)],
    edges: [...arrows.map(toElkEdge), ...startEdges(root)],
  });

  const placed: PlacedChart = {
    width: graph.width ?? 0,
    height: graph.height ?? 0,
    nodes: [],
    starts: [],
    arrows: (graph.edges ?? []).map((edge) => toArrow(edge, arrows)),
  };
  collect(graph.children ?? [], known, placed);
  return placed;
}

const textWidth = (text: string, size: number) => Math.ceil(text.length * size * 0.56);
const widest = (lines: string[]) => Math.max(0, ...lines.map((line) => textWidth(line, TEXT_SIZE)));
const headHeight = (node: ChartNode) => 12 + NAME_SIZE + node.lines.length * LINE_HEIGHT;

function toElk(
  node: ChartNode,
  isRegion: boolean,
  known: Map<string, { node: ChartNode; isRegion: boolean }>,
): ElkNode {
  known.set(node.id, { node, isRegion });
  const width = 2 * PADDING + Math.max(textWidth(node.name, NAME_SIZE + 2), widest(node.lines));
  const height = headHeight(node) + 12;
  if (node.children.length === 0) return { id: node.id, width, height };

  const children = node.children.map((child) => toElk(child, node.kind === 'parallel', known));
  const start = { id: node.id + START, width: START_SIZE, height: START_SIZE };
  return {
    id: node.id,
    layoutOptions: {
      'elk.padding': `[top=${headHeight(node) + PADDING},left=${PADDING},bottom=${PADDING},right=${PADDING}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
    children: node.initialId === null || node.kind === 'parallel' ? children : [start, ...children],
  };
}

function toElkEdge(arrow: ChartArrow): ElkExtendedEdge {
  return {
    id: `${arrow.source} → ${arrow.target}`,
    sources: [arrow.source],
    targets: [arrow.target],
    labels: [
      {
        text: arrow.lines.join('\n'),
        width: widest(arrow.lines) + 8,
        height: arrow.lines.length * LINE_HEIGHT,
        layoutOptions: { 'elk.edgeLabels.placement': 'CENTER' },
      },
    ],
  };
}

function startEdges(node: ChartNode): ElkExtendedEdge[] {
  const inside = node.children.flatMap(startEdges);
  if (node.initialId === null || node.kind === 'parallel') return inside;
  const id = node.id + START;
  return [{ id: `${id} → ${node.initialId}`, sources: [id], targets: [node.initialId] }, ...inside];
}

function toArrow(edge: ElkExtendedEdge, arrows: ChartArrow[]): PlacedArrow {
  const lines = arrows.find(({ source, target }) => edge.id === `${source} → ${target}`)?.lines;
  return {
    source: edge.sources[0] ?? '',
    points: (edge.sections ?? []).flatMap(({ startPoint, bendPoints, endPoint }) => [
      startPoint,
      ...(bendPoints ?? []),
      endPoint,
    ]),
    labels: (edge.labels ?? []).map(({ x = 0, y = 0, width = 0, height = 0 }) => ({
      ...{ x, y, width, height },
      lines: lines ?? [],
    })),
  };
}

function collect(
  elkNodes: ElkNode[],
  known: Map<string, { node: ChartNode; isRegion: boolean }>,
  placed: PlacedChart,
) {
  for (const { id, x = 0, y = 0, width = 0, height = 0, children = [] } of elkNodes) {
    const entry = known.get(id);
    if (entry === undefined) {
      placed.starts.push({ x: x + START_SIZE / 2, y: y + START_SIZE / 2 });
    } else {
      const { name, kind, lines } = entry.node;
      const node: PlacedNode = {
        id,
        name,
        kind,
        lines,
        isRegion: entry.isRegion,
        x,
        y,
        width,
        height,
      };
      placed.nodes.push(node);
    }
    collect(children, known, placed);
  }
}
