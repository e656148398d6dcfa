import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, EventObject } from 'xstate';

import type { Samples, Variants } from '../../stories/support/samples';
import type { Offer, Send } from './channel';
import { actorName, delayOf } from './describeChart';

/** An offer with the events behind its buttons. */
export interface Choice extends Omit<Offer, 'variants'> {
  variants: { name: string | null; data: unknown }[];
  toEvent: (data: unknown) => EventObject;
}

const noAnswer = new Error('The service did not answer.');

/** The state and all states inside it that are active, outermost first. */
export function activeNodes(
  node: AnyStateNode,
  value: AnyMachineSnapshot['value'] | undefined,
): AnyStateNode[] {
  const inside =
    typeof value === 'string'
      ? [[value, undefined] as const]
      : Object.entries(value ?? {}).filter(([, part]) => part !== undefined);
  return [
    node,
    ...inside.flatMap(([name, part]) => {
      const child: AnyStateNode | undefined = node.states[name];
      return child === undefined ? [] : activeNodes(child, part);
    }),
  ];
}

/** Everything that can happen in `snapshot`: what the person may do, and the end of what is pending. */
export function choicesIn(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  samples: Partial<Samples>,
): Choice[] {
  if (snapshot.status !== 'active') return [];
  const choices = new Map<string, Choice>();
  for (const node of activeNodes(machine.root, snapshot.value).reverse()) {
    for (const type of node.transitions.keys()) {
      const choice = choiceOf(machine, node, type, snapshot, samples);
      if (choice !== null && !choices.has(type)) choices.set(type, choice);
    }
  }
  return [...choices.values()];
}

/** As the panel shows it. */
export function toOffer(
  { variants, toEvent, ...choice }: Choice,
  snapshot: AnyMachineSnapshot,
): Offer {
  return {
    ...choice,
    variants: variants.map(({ name, data }) => ({
      name,
      data: data instanceof Error ? null : (JSON.stringify(data, null, 2) ?? null),
      isTaken: snapshot.can(toEvent(data)),
    })),
  };
}

/** The event behind a pressed button. Throws where the person's own data is not JSON. */
export function chosenEvent(choice: Choice, wanted: Send['choice']): EventObject {
  if ('variant' in wanted) return choice.toEvent(choice.variants[wanted.variant]?.data);
  const data: unknown = JSON.parse(wanted.json);
  if (choice.kind === 'event' && (typeof data !== 'object' || data === null)) {
    throw new Error('The data of an event is a JSON object.');
  }
  return choice.toEvent(data);
}

function choiceOf(
  machine: AnyStateMachine,
  node: AnyStateNode,
  type: string,
  snapshot: AnyMachineSnapshot,
  samples: Partial<Samples>,
): Choice | null {
  const delay = delayOf(machine, node, type);
  if (delay !== null) {
    return {
      ...{ type, kind: 'after', label: delay.name },
      milliseconds: millisecondsOf(delay.length, snapshot),
      variants: [{ name: null, data: undefined }],
      toEvent: () => ({ type }),
    };
  }

  for (const kind of ['done', 'error'] as const) {
    const prefix = `xstate.${kind}.actor.`;
    if (!type.startsWith(prefix)) continue;
    const actorId = type.slice(prefix.length);
    const label = actorName(node, actorId);
    const known: Variants | undefined = samples[kind]?.[label];
    return {
      ...{ type, kind, label, milliseconds: null },
      variants:
        known === undefined
          ? [{ name: null, data: kind === 'error' ? noAnswer : undefined }]
          : toVariants(known),
      toEvent: (data) => ({ type, actorId, [kind === 'done' ? 'output' : 'error']: data }),
    };
  }

  if (type === '*' || type.startsWith('xstate.')) return null;
  const known = samples.events?.[type];
  return {
    ...{ type, kind: 'event', label: type, milliseconds: null },
    variants: known === undefined ? [{ name: null, data: undefined }] : toVariants(known),
    toEvent: (data) => ({ ...(data as object | undefined), type }),
  };
}

const toVariants = (known: Variants) =>
  Object.entries(known).map(([name, data]) => ({ name, data }));

function millisecondsOf(length: unknown, { context }: AnyMachineSnapshot): number | null {
  const value: unknown =
    typeof length === 'function' ? (length({ context, event: { type: '' } }) as unknown) : length;
  return typeof value === 'number' ? value : null;
}
