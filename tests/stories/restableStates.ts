import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate';

import { activeNodes } from '../../.storybook/statechart/offers';

const nameOf = (node: AnyStateNode) => node.path.join('.');
const isLeaf = (node: AnyStateNode) => Object.keys(node.states).length === 0;

/** Every innermost state in which a person can stay, as `linkSent.cooling`. */
export function restableStates(machine: AnyStateMachine): string[] {
  return leavesOf(machine.root)
    .filter((node) => node.parent !== undefined && isRestable(node))
    .map(nameOf);
}

/** The innermost states that a state value stands for; a compound name means its initial state. */
export function leavesIn(machine: AnyStateMachine, value: StateValue): string[] {
  const resolved = machine.resolveState({ value, context: {} }).value;
  return activeNodes(machine.root, resolved).filter(isLeaf).map(nameOf);
}

function leavesOf(node: AnyStateNode): AnyStateNode[] {
  return isLeaf(node) ? [node] : Object.values(node.states).flatMap(leavesOf);
}

/** A region that has ended waits for the other regions: that is a state to rest in, the end of the flow is not. */
function isRestable(node: AnyStateNode): boolean {
  if (node.type === 'history') return false;
  if (node.type === 'final') return isInRegion(node);
  return !(node.always ?? []).some(({ guard }) => guard === undefined);
}

function isInRegion(node: AnyStateNode): boolean {
  const parent = node.parent;
  return parent !== undefined && (parent.type === 'parallel' || isInRegion(parent));
}
