import { useActorRef } from '@xstate/react';
import { type ComponentType, useEffect, useState } from 'react';
import {
  type ActorRefFromLogic,
  type AnyActorRef,
  type AnyStateMachine,
  type ContextFrom,
  type EventFromLogic,
  type InputFrom,
  SimulatedClock,
  type StateValueFrom,
} from 'xstate';

import { registerLiveMachine } from './liveMachines';
import { stillMachine } from './stillMachine';

/** A machine without states has the value `{}`. */
type ValueFrom<TMachine extends AnyStateMachine> = [StateValueFrom<TMachine>] extends [never]
  ? Record<string, never>
  : StateValueFrom<TMachine>;

interface StillState<TMachine extends AnyStateMachine> {
  value: ValueFrom<TMachine>;
  context: ContextFrom<TMachine>;
}

export interface InStateArgs<TMachine extends AnyStateMachine> extends StillState<TMachine> {
  /** Called with every event the view sends. */
  onEvent: (event: EventFromLogic<TMachine>) => void;
}

type Machines = Record<string, AnyStateMachine>;
type ActorRefs<TMachines extends Machines> = {
  [Prop in keyof TMachines]: ActorRefFromLogic<TMachines[Prop]>;
};

export type InStatesArgs<TMachines extends Machines> = {
  [Prop in keyof TMachines]: StillState<TMachines[Prop]>;
} & {
  /** Called with every event the view sends to any of the machines. */
  onEvent: (event: EventFromLogic<TMachines[keyof TMachines]>) => void;
};

export interface MachineInStory {
  machine: AnyStateMachine;
  input: unknown;
  /** Context that is known only once the machines before this one run, such as a `replyTo`. */
  link?: (earlier: Record<string, AnyActorRef>) => Record<string, unknown>;
}

/**
 * Makes a component that draws `View` with `machine` already in `args.value`. A snapshot from
 * `resolveState` has run no entry action, started no invoked actor and armed no `after` timer, so
 * the picture stays still. It answers events; what those start never ends by itself.
 */
export function inState<TMachine extends AnyStateMachine>(
  machine: TMachine,
  View: ComponentType<{ actorRef: ActorRefFromLogic<TMachine> }>,
  input: InputFrom<TMachine>,
) {
  const Still = stillView({ actorRef: { machine, input } }, View as StillViewComponent);
  const component = function InState({ value, context, onEvent }: InStateArgs<TMachine>) {
    return (
      <Still
        states={{ actorRef: { value, context } }}
        onEvent={onEvent as (event: unknown) => void}
      />
    );
  };
  return Object.assign(component, { machines: { actorRef: machine } });
}

/**
 * As `inState`, for a view of several machines: the keys of `machines` are the view's props, and
 * `args` hold one `{ value, context }` a prop. `link` adds context that points at an earlier machine:
 * `{ generationRef: ({ actorRef }) => ({ replyTo: actorRef }) }`.
 */
export function inStates<TMachines extends Machines>(
  machines: TMachines,
  View: ComponentType<ActorRefs<TMachines>>,
  inputs: { [Prop in keyof TMachines]: InputFrom<TMachines[Prop]> },
  link: { [Prop in keyof TMachines]?: NonNullable<MachineInStory['link']> } = {},
) {
  const inStory = Object.fromEntries(
    Object.entries(machines).map(([prop, machine]) => [
      prop,
      { machine, input: inputs[prop], link: link[prop] },
    ]),
  );
  const Still = stillView(inStory, View as unknown as StillViewComponent);
  const component = function InStates({ onEvent, ...states }: InStatesArgs<TMachines>) {
    return (
      <Still
        states={states as unknown as Record<string, StillState<AnyStateMachine>>}
        onEvent={onEvent as (event: unknown) => void}
      />
    );
  };
  return Object.assign(component, { machines });
}

type StillViewComponent = ComponentType<Record<string, AnyActorRef>>;

interface StillViewProps {
  states: Record<string, StillState<AnyStateMachine>>;
  onEvent: (event: unknown) => void;
}

function stillView(machines: Record<string, MachineInStory>, View: StillViewComponent) {
  const still = Object.entries(machines).map(([prop, entry]) => ({
    prop,
    ...entry,
    machine: stillMachine(entry.machine),
  }));

  function Layer({
    depth,
    earlier,
    states,
    onEvent,
  }: StillViewProps & { depth: number; earlier: Record<string, AnyActorRef> }) {
    const entry = still[depth];
    if (entry === undefined) return <View {...earlier} />;
    return (
      <Machine key={entry.prop} {...entry} state={states[entry.prop]} {...{ earlier, onEvent }}>
        {(actorRef) => (
          <Layer
            depth={depth + 1}
            earlier={{ ...earlier, [entry.prop]: actorRef }}
            {...{ states, onEvent }}
          />
        )}
      </Machine>
    );
  }

  return function Still(props: StillViewProps) {
    // A controls edit starts the machines again in the new state.
    return <Layer key={JSON.stringify(props.states)} depth={0} earlier={{}} {...props} />;
  };
}

interface MachineProps extends MachineInStory {
  prop: string;
  state: StillState<AnyStateMachine> | undefined;
  earlier: Record<string, AnyActorRef>;
  onEvent: (event: unknown) => void;
  children: (actorRef: AnyActorRef) => React.ReactNode;
}

function Machine({ prop, machine, input, link, state, earlier, onEvent, children }: MachineProps) {
  if (state === undefined) throw new Error(`The story gives no state for \`${prop}\`.`);
  const [clock] = useState(() => new SimulatedClock());
  const [snapshot] = useState(() =>
    machine.resolveState({
      value: state.value,
      context: { ...state.context, ...link?.(earlier) },
    }),
  );
  const actorRef: AnyActorRef = useActorRef(machine, {
    input,
    clock,
    snapshot,
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.event') return;
      // What this machine tells an earlier one of the story is seen here only.
      const isToEarlier = Object.values(earlier).some((one) => one === inspected.actorRef);
      if (inspected.actorRef.sessionId !== inspected.rootId && !isToEarlier) return;
      if (!inspected.event.type.startsWith('xstate.')) onEvent(inspected.event);
    },
  });

  useEffect(
    () => registerLiveMachine(prop, { machine, actorRef, clock }),
    [prop, machine, actorRef, clock],
  );

  return children(actorRef);
}
