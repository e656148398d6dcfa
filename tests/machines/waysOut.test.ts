// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, type AnyStateNode, fromCallback, fromPromise, setup } from 'xstate';

import { machinesIn } from '../stories/storyModules';

const machines = machinesIn(import.meta.glob('../../machines/*.ts', { eager: true }));

/**
 * What is waited for where only its own answer leads on, and why that comes. Whatever else is waited for can be left by a press,
 * a report or a delay of its chart.
 */
const ANSWERS_BY_ITSELF: Record<string, string> = {
  // A worker that is overdue is ended, and its question rejects (tests/services/workerClient.test.ts).
  copyPage: 'worker',
  drawSamples: 'worker',
  exportWebsite: 'worker',
  inspect: 'worker',
  openPage: 'worker',
  paint: 'worker',
  shareSite: 'worker',
  // The provider is given 90 seconds (tests/services/authActorsFor.test.ts).
  changePassword: 'provider',
  completeSignIn: 'provider',
  inspectLink: 'provider',
  sendLink: 'provider',
  signOut: 'provider',
  // Every host is given 30 seconds (tests/services/imageActors.test.ts).
  download: 'host',
  // The browser's locks are given 3 seconds (tests/services/otherTabs.test.ts).
  askOtherTabs: 'locks',
  // The clipboard is given 30 seconds (tests/services/browser.test.ts).
  copyCode: 'clipboard',
  copyText: 'clipboard',
  // The browser settles them: random numbers, and the database of work that nobody sees any more.
  createKey: 'browser',
  forgetWork: 'browser',
};

/** States that a link of their screen leaves, to another page (stories/auth/SignInCallback.stories.tsx). */
const LEFT_BY_A_LINK = ['signInCallback.invalidLink', 'signInCallback.notSetUp'];

const nameOf = ({ machine, path }: AnyStateNode) => [machine.id, ...path].join('.');
const isWithin = (node: AnyStateNode | undefined, ancestor: AnyStateNode): boolean =>
  node !== undefined && (node === ancestor || isWithin(node.parent, ancestor));
const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
];
const withAncestors = (node: AnyStateNode | undefined): AnyStateNode[] =>
  node === undefined ? [] : [node, ...withAncestors(node.parent)];

interface Way {
  event: string;
  targets: readonly AnyStateNode[];
  isActing: boolean;
  isReentering: boolean;
}

/** All that can happen in a state, its own ways and those of the states around it. */
const waysOf = (node: AnyStateNode): Way[] =>
  withAncestors(node).flatMap(({ transitions }) =>
    [...transitions].flatMap(([event, all]) =>
      all.map(({ target, actions, reenter }) => ({
        event,
        targets: target ?? [],
        isActing: actions.length > 0,
        isReentering: reenter,
      })),
    ),
  );

const leadsOut = (node: AnyStateNode, { targets, isReentering }: Way) =>
  targets.some((target) => !isWithin(target, node) || (target === node && isReentering));

interface Waiting {
  node: AnyStateNode;
  src: string;
  id: string;
}

/** Every state that waits for an answer: it runs an actor that can be done. */
function waitingIn(machine: AnyStateMachine): Waiting[] {
  return nodesOf(machine.root).flatMap((node) =>
    node.invoke.flatMap(({ src, id }) => {
      if (typeof src !== 'string') throw new Error(`${nameOf(node)} runs an actor without a name.`);
      return isAnswering(machine.implementations.actors[src]) ? [{ node, src, id }] : [];
    }),
  );
}

/** A promise is done by its answer; what listens, and a chart, are not. */
function isAnswering(logic: unknown): boolean {
  const { transition } = logic as { transition: (...given: unknown[]) => { status: string } };
  const before = { status: 'active', output: undefined, error: undefined, input: undefined };
  try {
    const event = { type: 'xstate.promise.resolve', data: null };
    return transition(before, event, { self: {} }).status === 'done';
  } catch {
    return false;
  }
}

function problemsOf(machine: AnyStateMachine, answersByItself = ANSWERS_BY_ITSELF): string[] {
  return waitingIn(machine).flatMap(({ node, src, id }) => {
    const ways = waysOf(node).filter((way) => leadsOut(node, way));
    const own = [`xstate.done.actor.${id}`, `xstate.error.actor.${id}`];
    const has = (event: string | undefined) => ways.some((way) => way.event === event);
    const others = ways.filter(({ event }) => !/^xstate\.(done|error)\./.test(event));
    const failed = ways.find(({ event }) => event === own[1])?.targets ?? [];
    return [
      ...(has(own[0]) ? [] : [`${nameOf(node)}: stays when ${src} has answered`]),
      ...(has(own[1]) ? [] : [`${nameOf(node)}: stays when ${src} has failed`]),
      ...(others.length > 0 || src in answersByItself
        ? []
        : [`${nameOf(node)}: nothing but ${src} leads on`]),
      ...failed.filter(isDeadEnd).map((end) => `${nameOf(end)}: a failure of ${src} ends there`),
    ];
  });
}

/** Where nothing can be done, nothing passes, and which is no end of its chart. */
function isDeadEnd(node: AnyStateNode): boolean {
  if (LEFT_BY_A_LINK.includes(nameOf(node))) return false;
  if (node.type === 'final' || node.always !== undefined || node.invoke.length > 0) return false;
  const inner = Object.values(node.states);
  if (inner.length > 0) return inner.every(isDeadEnd);
  return !waysOf(node).some(({ targets, isActing }) => targets.length > 0 || isActing);
}

const waiting = machines.flatMap(waitingIn);

describe('every wait ends, every failure can be left', () => {
  it('finds what the product waits for', () => {
    expect(waiting.map(({ node, src }) => `${nameOf(node)} ${src}`)).toEqual(
      expect.arrayContaining([
        'contactForm.sending sendMessage',
        'generation.generating.work.working generate',
        'saving.blocked.retrying save',
        'session.signingOut signOut',
        'signIn.linkSent.resending sendLink',
        'workspace.waiting openKeeper',
      ]),
    );
  });

  it.each(machines.map((machine) => [machine.id, machine] as const))('in %s', (_, machine) => {
    expect(problemsOf(machine)).toEqual([]);
  });

  it('excuses nothing that is not there', () => {
    const known = new Set(waiting.map(({ src }) => src));
    expect(Object.keys(ANSWERS_BY_ITSELF).filter((src) => !known.has(src))).toEqual([]);
  });
});

describe('the check itself', () => {
  const kettle = setup({
    actors: {
      boil: fromPromise(() => Promise.resolve()),
      listen: fromCallback(() => undefined),
    },
  }).createMachine({
    id: 'kettle',
    invoke: { src: 'listen' },
    initial: 'boiling',
    states: {
      boiling: { invoke: { id: 'boil', src: 'boil', onDone: 'ready', onError: 'burst' } },
      simmering: { invoke: { id: 'simmer', src: 'boil' }, on: { lift: 'ready' } },
      ready: { on: { again: 'boiling' } },
      burst: {},
    },
  });

  it('names a wait that nothing else ends, one that ignores its answer, and an end that cannot be left', () => {
    expect(problemsOf(kettle)).toEqual([
      'kettle.boiling: nothing but boil leads on',
      'kettle.burst: a failure of boil ends there',
      'kettle.simmering: stays when boil has answered',
      'kettle.simmering: stays when boil has failed',
    ]);
    expect(problemsOf(kettle, { boil: 'fire' })).toHaveLength(3);
  });
});
