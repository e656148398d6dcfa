import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

import type { NodeKind } from './placedChart';

export interface ChartNode {
  id: string;
  name: string;
  kind: NodeKind;
  /** What else the box says: what it runs, and the events that it answers without leaving. */
  lines: string[];
  initialId: string | null;
  children: ChartNode[];
}

export interface ChartArrow {
  source: string;
  target: string;
  lines: string[];
}

export interface ChartDescription {
  root: ChartNode;
  arrows: ChartArrow[];
}

/** What is to be drawn, read from the machine itself. */
export function describeChart(machine: AnyStateMachine): ChartDescription {
  const arrows = new Map<string, ChartArrow>();
  const root = describeNode(machine, machine.root, arrows);
  return { root, arrows: [...arrows.values()] };
}

/** Every transition of one state with what sets it off, the automatic ones included. */
export function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...node.transitions.values()].flat().concat(node.always ?? []);
}

/** A trigger as people say it: `form.submit`, `after second (1 s)`, `sendLink done`. */
export function triggerName(machine: AnyStateMachine, node: AnyStateNode, type: string): string {
  if (type === '') return 'at once';
  const delay = delayOf(machine, node, type);
  if (delay !== null) {
    const time = typeof delay.length === 'number' ? ` (${seconds(delay.length)})` : '';
    return `after ${delay.name}${time}`;
  }
  for (const [prefix, word] of Object.entries(ENDINGS)) {
    if (!type.startsWith(prefix)) continue;
    return `${actorName(node, type.slice(prefix.length))} ${word}`;
  }
  return type.startsWith('xstate.done.state.') ? 'all inside done' : type;
}

/** The delay whose end is `type`; its length is a number, or a function where it depends on the context. */
export function delayOf(
  machine: AnyStateMachine,
  node: AnyStateNode,
  type: string,
): { name: string; length: unknown } | null {
  const delay = node.after.find((transition) => transition.eventType === type)?.delay;
  if (delay === undefined) return null;
  if (typeof delay !== 'string') return { name: 'a while', length: delay };
  return { name: delay, length: machine.implementations.delays[delay] };
}

/** The name under which the machine asks for the actor that it calls `id`. */
export function actorName(node: AnyStateNode, id: string): string {
  const source = node.invoke.find((invoked) => invoked.id === id)?.src;
  return typeof source === 'string' ? source : id;
}

const seconds = (milliseconds: number) => `${milliseconds / 1000} s`;

const ENDINGS = { 'xstate.done.actor.': 'done', 'xstate.error.actor.': 'failed' };

function describeNode(
  machine: AnyStateMachine,
  node: AnyStateNode,
  arrows: Map<string, ChartArrow>,
): ChartNode {
  const runs = node.invoke.map(({ id }) => `runs ${actorName(node, id)}`);
  const stays = new Set<string>();

  for (const transition of transitionsOf(node)) {
    const name = triggerName(machine, node, transition.eventType) + guardOf(transition);
    const targets = (transition.target ?? []).filter((target) => target !== node);
    if (targets.length === 0) stays.add(`↻ ${name}`);
    for (const target of targets) {
      const key = `${node.id} → ${target.id}`;
      const arrow = arrows.get(key) ?? { source: node.id, target: target.id, lines: [] };
      if (!arrow.lines.includes(name)) arrow.lines.push(name);
      arrows.set(key, arrow);
    }
  }

  return {
    id: node.id,
    name: node.key,
    kind: node.type,
    lines: [...runs, ...stays],
    initialId: node.initial?.target?.[0]?.id ?? null,
    children: Object.values(node.states).map((child) => describeNode(machine, child, arrows)),
  };
}

/** The condition of a transition, in brackets and with a space before it. */
export function guardOf({ guard }: AnyTransitionDefinition): string {
  if (guard === undefined) return '';
  if (typeof guard === 'string') return ` [${guard}]`;
  return typeof guard === 'object' && 'type' in guard ? ` [${String(guard.type)}]` : ' [if]';
}
