import { fromPromise, type AnyStateMachine } from 'xstate';

const neverSettles = fromPromise<unknown, unknown>(() => new Promise(() => {}));

/** The same chart with no effect in it: whatever it invokes stays pending until somebody answers by hand. */
export function stillMachine<TMachine extends AnyStateMachine>(machine: TMachine): TMachine {
  const actors = Object.fromEntries(
    Object.entries(machine.implementations.actors).map(([name, logic]) => [
      name,
      isMachine(logic) ? stillMachine(logic) : neverSettles,
    ]),
  );
  return machine.provide({ actors }) as TMachine;
}

function isMachine(logic: object): logic is AnyStateMachine {
  return 'implementations' in logic;
}
