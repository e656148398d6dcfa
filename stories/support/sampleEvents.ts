import type { AnyStateMachine, EventFromLogic } from 'xstate';

import type { sessionMachine } from '../../machines/session';
import type { signInMachine } from '../../machines/signIn';
import { LinkRefusedError, type signInCallbackMachine } from '../../machines/signInCallback';
import { ada } from '../fixtures/auth';

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

const addresses = {
  'an address': { value: 'ada@example.com' },
  'not an address': { value: 'ada@' },
};

const signIn: SamplesOf<typeof signInMachine> = {
  events: { 'email.change': addresses },
  done: { openGoogle: { Ada: ada } },
};

const signInCallback: SamplesOf<typeof signInCallbackMachine> = {
  events: { 'email.change': addresses },
  done: {
    inspectLink: {
      'address kept': { isValid: true, email: 'ada@example.com' },
      'address not kept': { isValid: true, email: null },
      'no sign-in link': { isValid: false, email: null },
    },
    completeSignIn: { Ada: ada },
  },
  error: {
    completeSignIn: {
      'spent link': new LinkRefusedError('spentLink'),
      'wrong address': new LinkRefusedError('wrongEmail'),
      'no answer': new Error('The service did not answer.'),
    },
  },
};

const session: SamplesOf<typeof sessionMachine> = {
  events: { 'session.changed': { Ada: { user: ada }, nobody: { user: null } } },
};

/** Builds come from the real generator: that is worth loading only for the machines that use them. */
const workspaceSamples = () => import('./workspaceSamples');

const samples: Record<string, () => Promise<Partial<Samples>>> = {
  builder: async () => (await workspaceSamples()).builder,
  generation: async () => (await workspaceSamples()).generation,
  session: () => Promise.resolve(session),
  signIn: () => Promise.resolve(signIn),
  signInCallback: () => Promise.resolve(signInCallback),
};

/** Data for every event, answer and failure of a machine that a reviewer can set off by hand. */
export async function samplesFor(machineId: string): Promise<Partial<Samples>> {
  return (await samples[machineId]?.()) ?? {};
}
