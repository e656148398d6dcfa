import { liveMachines } from './liveMachines';

type Outcome = { output: unknown } | { error: Error };

/** Lets whatever the story's machine waits for end, as the world would end it. `prop` names the machine in the view. */
export function settle(outcome: Outcome, prop = 'actorRef'): void {
  const { actorRef } = running(prop);
  const { children } = actorRef.getSnapshot() as { children: Record<string, unknown> };
  for (const actorId of Object.keys(children)) {
    const type = `xstate.${'error' in outcome ? 'error' : 'done'}.actor.${actorId}`;
    actorRef.send({ type, actorId, ...outcome });
  }
}

/** Lets time pass for the story's machine, in milliseconds. */
export function letPass(milliseconds: number, prop = 'actorRef'): void {
  running(prop).clock.increment(milliseconds);
}

function running(prop: string) {
  const entry = liveMachines().get(prop);
  if (entry === undefined) throw new Error(`The story runs no machine as \`${prop}\`.`);
  return entry;
}
