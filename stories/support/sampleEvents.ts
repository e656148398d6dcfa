import type { AnyStateMachine, EventFromLogic } from 'xstate';

import type { builderMachine } from '../../machines/builder';
import type { generationMachine } from '../../machines/generation';
import type { sessionMachine } from '../../machines/session';
import type { signInMachine } from '../../machines/signIn';
import { LinkRefusedError, type signInCallbackMachine } from '../../machines/signInCallback';
import { ada } from '../fixtures/auth';
import { bakeryBuild, yogaBuild } from '../fixtures/generatedBuilds';

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

type SamplesOf<TMachine extends AnyStateMachine> = Partial<Omit<Samples, 'events'>> & {
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

const { prompt, theme, framework } = bakeryBuild;
const request = { kind: 'website', prompt, theme, framework } as const;

const generation: SamplesOf<typeof generationMachine> = {
  events: {
    generate: {
      'a bakery': { request },
      'an empty prompt': { request: { ...request, prompt: ' ' } },
    },
  },
  done: { generate: { 'the bakery': { kind: 'website', build: bakeryBuild } } },
};

const builder: SamplesOf<typeof builderMachine> = {
  events: {
    'prompt.change': { 'a bakery': { value: prompt }, nothing: { value: '' } },
    'suggestion.choose': { 'a yoga studio': { prompt: yogaBuild.prompt } },
    'theme.choose': { elegant: { theme: 'elegant' } },
    'framework.choose': { bootstrap: { framework: 'bootstrap' } },
    'device.choose': { mobile: { device: 'mobile' }, desktop: { device: 'desktop' } },
    'preset.choose': { Green: { preset: 'Green' } },
    'color.change': {
      'a color': { role: 'primary', value: '#0a6a4d' },
      'not a color': { role: 'primary', value: 'green' },
    },
    'section.toggle': { pricing: { section: 'showPricing' } },
    'content.change': { title: { field: 'title', value: 'Crumb & Ember, Porto' } },
    'build.load': { 'the bakery': { id: bakeryBuild.id } },
    'generation.finished': {
      'the bakery': { generated: { kind: 'website', build: bakeryBuild } },
    },
  },
};

/** Data for every event, answer and failure that a reviewer can set off by hand; by the machine's id. */
export const sampleEvents: Record<string, Partial<Samples>> = {
  builder,
  generation,
  session,
  signIn,
  signInCallback,
};
