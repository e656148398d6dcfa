import type { AnyStateMachine, AnyStateNode } from 'xstate';

import {
  actorName,
  guardOf,
  transitionsOf,
  triggerName,
} from '../../.storybook/statechart/describeChart';
import { DocsTable } from '../foundations/DocsTable';

/** Every state of a machine with what it is, runs and answers, read from the machine itself. */
export function StateTable({ machine }: { machine: AnyStateMachine }) {
  const states = statesOf(machine.root);
  return (
    <DocsTable
      caption={`States of ${machine.id}`}
      columns={['State', 'Kind', 'Tags', 'Runs', 'Answers']}
      rows={states.map((node) => ({
        key: node.id,
        cells: [
          node.parent === undefined ? 'everywhere' : node.path.join(' › '),
          kindOf(node),
          node.tags.join(', '),
          node.invoke.map(({ id }) => actorName(node, id)).join(', '),
          <ul key="answers" style={{ margin: 0, padding: 0, listStyle: 'none' }}>
            {answersOf(machine, node).map((answer) => (
              <li key={answer}>{answer}</li>
            ))}
          </ul>,
        ],
      }))}
    />
  );
}

function statesOf(node: AnyStateNode): AnyStateNode[] {
  const inside = Object.values(node.states).flatMap(statesOf);
  const saysSomething =
    node.parent !== undefined || transitionsOf(node).length + node.invoke.length > 0;
  return saysSomething ? [node, ...inside] : inside;
}

function kindOf(node: AnyStateNode): string {
  const isFirst = node.parent?.initial?.target?.includes(node) === true;
  const kind = { atomic: '', compound: 'has states', parallel: 'side by side', final: 'end' };
  const word = node.type === 'history' ? 'history' : kind[node.type];
  return [isFirst && node.parent?.type !== 'parallel' ? 'first' : '', word]
    .filter(Boolean)
    .join(', ');
}

function answersOf(machine: AnyStateMachine, node: AnyStateNode): string[] {
  const answers = transitionsOf(node).map((transition) => {
    const trigger = triggerName(machine, node, transition.eventType) + guardOf(transition);
    const leadsTo = (transition.target ?? []).filter((next) => next !== node);
    if (leadsTo.length === 0) return `${trigger}, stays`;
    return `${trigger} → ${leadsTo.map((next) => next.path.join(' › ') || 'start').join(', ')}`;
  });
  return [...new Set(answers)];
}
