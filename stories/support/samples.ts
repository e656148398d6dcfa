import type { AnyStateMachine, EventFromLogic } from 'xstate';

/** Data by the name under which a reviewer chooses it. */
export type Variants<TData = unknown> = Record<string, TData>;

export interface Samples {
  events: Record<string, Variants<object>>;
  /** What an actor answers, by the name under which the machine asks for it. */
  done: Record<string, Variants>;
  error: Record<string, Variants<Error>>;
}

type EventsWithData<TMachine extends AnyStateMachine> = {
  [
    TEvent in EventFromLogic<TMachine> as keyof Omit<TEvent, 'type'> extends never
      ? never
      : TEvent['type']
  ]: Variants<Omit<TEvent, 'type'>>;
};

export type SamplesOf<TMachine extends AnyStateMachine> = Partial<Omit<Samples, 'events'>> & {
  events: EventsWithData<TMachine>;
};
