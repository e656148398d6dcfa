// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';

import { MODEL_PROBLEMS } from '../../machines/askModel';
import { leavesIn, restableStates } from './restableStates';
import { machinesIn, type StoryModule, undrawnStates } from './storyModules';

const machines = machinesIn(import.meta.glob('../../machines/*.ts', { eager: true }));
const storyModules = Object.values(
  import.meta.glob<StoryModule>('../../stories/**/*.stories.tsx', { eager: true }),
);

const lamp = setup({}).createMachine({
  id: 'lamp',
  initial: 'checking',
  states: {
    checking: { always: 'off' },
    off: {},
    on: {
      initial: 'dim',
      states: { dim: { always: { guard: () => false, target: 'bright' } }, bright: {} },
    },
    testing: {
      type: 'parallel',
      states: {
        bulb: { initial: 'asked', states: { asked: {}, answered: { type: 'final' } } },
        cable: { initial: 'asked', states: { asked: {} } },
      },
    },
    broken: { type: 'final' },
  },
});

const drawn = (...values: object[]): StoryModule => ({
  default: { component: Object.assign(() => null, { machines: { actorRef: lamp } }) },
  ...Object.fromEntries(values.map((args, index) => [`Story${index}`, args])),
});

describe('every state a person can rest in has a story', () => {
  it('finds the machines of the product', () => {
    expect(machines.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['builder', 'generation', 'session', 'signIn', 'signInCallback']),
    );
  });

  it.each(machines.map((machine) => [machine.id, machine] as const))('%s', (_, machine) => {
    expect(undrawnStates([machine], storyModules)).toEqual([]);
  });
});

it('every reason why a language model fails has a story', () => {
  const drawn = storyModules.flatMap((module) =>
    Object.values(module).flatMap((story) => {
      const { args = {} } = story as { args?: { context?: unknown; actorRef?: object } };
      return [args, args.actorRef].map(
        (one) => (one as { context?: { problem?: unknown } } | undefined)?.context?.problem,
      );
    }),
  );
  expect(MODEL_PROBLEMS.filter((problem) => !drawn.includes(problem))).toEqual([]);
});

describe('the check itself', () => {
  it('asks for nested states, regions and their ends, not for passing or final states', () => {
    expect(restableStates(lamp)).toEqual([
      'off',
      'on.dim',
      'on.bright',
      'testing.bulb.asked',
      'testing.bulb.answered',
      'testing.cable.asked',
    ]);
  });

  it('reads what a story value stands for', () => {
    expect(leavesIn(lamp, 'on')).toEqual(['on.dim']);
    expect(leavesIn(lamp, { testing: { bulb: 'answered', cable: 'asked' } })).toEqual([
      'testing.bulb.answered',
      'testing.cable.asked',
    ]);
  });

  it('names what is missing', () => {
    const modules = [
      drawn({ args: { value: 'off' } }, { args: { value: 'on' } }),
      drawn({ args: { actorRef: { value: { testing: { bulb: 'asked', cable: 'asked' } } } } }),
    ];
    expect(undrawnStates([lamp], modules)).toEqual([
      'lamp: on.bright',
      'lamp: testing.bulb.answered',
    ]);
  });

  it('does not take an interaction for a picture of a state', () => {
    const modules = [drawn({ args: { value: 'off' }, play: () => Promise.resolve() })];
    expect(undrawnStates([lamp], modules)).toContain('lamp: off');
  });

  it('notices when a story of the product is taken away', () => {
    const signIn = machines.filter(({ id }) => id === 'signIn');
    const without = storyModules.map((module) => withoutStoriesIn('linkSent', module));
    expect(undrawnStates(signIn, without)).toEqual([
      'signIn: linkSent.cooling',
      'signIn: linkSent.ready',
      'signIn: linkSent.resending',
    ]);
  });
});

function withoutStoriesIn(state: string, { default: meta, ...stories }: StoryModule): StoryModule {
  const kept = Object.entries(stories).filter(
    ([, story]) =>
      !JSON.stringify((story as { args?: { value?: unknown } }).args?.value ?? '').includes(state),
  );
  return { default: meta, ...Object.fromEntries(kept) };
}
