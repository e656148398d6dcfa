import type { AnyActorRef, AnyStateMachine, SimulatedClock } from 'xstate';

/** A machine that a story runs right now, for the Statechart panel. */
export interface LiveMachine {
  machine: AnyStateMachine;
  actorRef: AnyActorRef;
  clock: SimulatedClock;
}

const live = new Map<string, LiveMachine>();
const listeners = new Set<() => void>();

const tell = () => listeners.forEach((listener) => listener());

/** By the name of the view's prop. Returns what takes it out again. */
export function registerLiveMachine(prop: string, entry: LiveMachine): () => void {
  live.set(prop, entry);
  tell();
  return () => {
    if (live.get(prop) !== entry) return;
    live.delete(prop);
    tell();
  };
}

/** In the order of the view's props. Effects run from the inside out, so the first prop registers last. */
export function liveMachines(): ReadonlyMap<string, LiveMachine> {
  return new Map([...live].reverse());
}

/** Calls back whenever a story starts or ends a machine. */
export function onLiveMachinesChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
