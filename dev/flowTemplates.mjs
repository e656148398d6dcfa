/** @typedef {{ name: string, Name: string, label: string, title: string, up: string, ui: string, view: string }} Words */

/**
 * The machine: a value is edited, saved, and the failure stands beside it.
 * @param {Words} words
 */
export const machineTemplate = ({ name, Name, label }) => `
import { assign, fromPromise, setup } from 'xstate';

export interface ${Name}Context {
  value: string;
  problem: string | null;
}

export type ${Name}Event =
  | { type: 'value.change'; value: string }
  | { type: 'form.submit' }
  | { type: 'edit.again' };

/**
 * ${label}: a value is edited and saved. Provide the actor \`save\`: it gets the trimmed value,
 * resolves when it is saved and rejects when it is not.
 */
export const ${name}Machine = setup({
  types: {} as {
    context: ${Name}Context;
    events: ${Name}Event;
    input: { value?: string };
    tags: 'busy' | 'editable';
  },
  actors: {
    save: fromPromise<unknown, { value: string }>(() =>
      Promise.reject(new Error('${name}Machine: provide the \`save\` actor.')),
    ),
  },
  actions: {
    setValue: assign({ value: (_, params: { value: string }) => params.value }),
    setProblem: assign({ problem: (_, params: { message: string }) => params.message }),
    clearProblem: assign({ problem: null }),
  },
  guards: {
    hasValue: ({ context }) => context.value.trim() !== '',
  },
}).createMachine({
  id: '${name}',
  context: ({ input }) => ({ value: input.value ?? '', problem: null }),
  initial: 'editing',
  states: {
    editing: {
      tags: 'editable',
      on: {
        'value.change': {
          actions: [
            { type: 'setValue', params: ({ event }) => ({ value: event.value }) },
            'clearProblem',
          ],
        },
        'form.submit': [
          { guard: 'hasValue', target: 'saving' },
          { actions: { type: 'setProblem', params: { message: 'Please enter a value' } } },
        ],
      },
    },
    saving: {
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        src: 'save',
        input: ({ context }) => ({ value: context.value.trim() }),
        onDone: 'saved',
        onError: {
          target: 'editing',
          actions: { type: 'setProblem', params: { message: 'It could not be saved.' } },
        },
      },
    },
    saved: {
      on: { 'edit.again': 'editing' },
    },
  },
});
`;

/**
 * The view: reads the machine, answers with events, holds no state of the flow.
 * @param {Words} words
 */
export const viewTemplate = ({ name, Name, label, up, ui }) => `
import { Button, chakra, Field, Input, Stack, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ActorRefFromLogic } from 'xstate';

import type { ${name}Machine } from '${up}machines/${name}';
import { BusyButton } from '${ui}/BusyButton';
import { InlineProblem } from '${ui}/InlineProblem';

export interface ${Name}ViewProps {
  actorRef: ActorRefFromLogic<typeof ${name}Machine>;
}

export function ${Name}View({ actorRef }: ${Name}ViewProps) {
  const value = useSelector(actorRef, ({ context }) => context.value);
  const problem = useSelector(actorRef, ({ context }) => context.problem);
  const isSaved = useSelector(actorRef, (snapshot) => snapshot.matches('saved'));
  const isBusy = useSelector(actorRef, (snapshot) => snapshot.hasTag('busy'));

  return isSaved ? (
    <Stack gap="4" align="start">
      <Text role="status">Saved.</Text>
      <Button onClick={() => actorRef.send({ type: 'edit.again' })}>Edit again</Button>
    </Stack>
  ) : (
    <chakra.form
      aria-label="${label}"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        actorRef.send({ type: 'form.submit' });
      }}
    >
      <Stack gap="4" align="start">
        <Field.Root invalid={problem !== null} disabled={isBusy}>
          <Field.Label>Value</Field.Label>
          <Input
            value={value}
            onChange={(event) => actorRef.send({ type: 'value.change', value: event.target.value })}
          />
          {problem === null ? null : <InlineProblem role="alert">{problem}</InlineProblem>}
        </Field.Root>
        <BusyButton type="submit" busy={isBusy} busyText="Saving...">
          Save
        </BusyButton>
      </Stack>
    </chakra.form>
  );
}
`;

/**
 * The stories: one a restable state, and one for what a person does.
 * @param {Words} words
 */
export const storiesTemplate = ({ name, Name, title, view }) => `
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { ${name}Machine, type ${Name}Context } from '../../machines/${name}';
import { ${Name}View } from '../../${view}';
import { inState } from '../support/inState';

const blank: ${Name}Context = { value: '', problem: null };
const filled: ${Name}Context = { ...blank, value: 'A value' };

const meta = {
  title: '${title}',
  component: inState(${name}Machine, ${Name}View, {}),
  args: { value: 'editing', context: blank, onEvent: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing typed, nothing wrong. */
export const Editing: Story = {};

/** It could not be saved; what was typed is still there and the reason stands under it. */
export const EditingAfterFailure: Story = {
  args: { context: { ...filled, problem: 'It could not be saved.' } },
};

/** Waiting for the answer; nothing can be edited. */
export const Saving: Story = { args: { value: 'saving', context: filled } };

/** It is saved, and can be edited again. */
export const Saved: Story = { args: { value: 'saved', context: filled } };

/** Save sends a submit. */
export const SubmitsTheForm: Story = {
  args: { context: filled },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'form.submit' });
  },
};
`;

/**
 * The machine's test: every outcome, and that every state can be reached.
 * @param {Words} words
 */
export const testTemplate = ({ name, Name }) => `
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

import { ${name}Machine } from '../../machines/${name}';

function start${Name}(save: (value: string) => Promise<void> = () => Promise.resolve()) {
  const saved: string[] = [];
  const actor = createActor(
    ${name}Machine.provide({
      actors: {
        save: fromPromise(({ input }) => {
          saved.push(input.value);
          return save(input.value);
        }),
      },
    }),
    { input: {} },
  ).start();
  return { actor, saved };
}

describe('${name}Machine', () => {
  it('saves the trimmed value and can be edited again', async () => {
    const { actor, saved } = start${Name}();
    actor.send({ type: 'value.change', value: ' a ' });
    actor.send({ type: 'form.submit' });
    await waitFor(actor, (snapshot) => snapshot.matches('saved'));
    expect(saved).toEqual(['a']);

    actor.send({ type: 'edit.again' });
    expect(actor.getSnapshot().value).toBe('editing');
  });

  it('asks for a value and saves nothing without one', () => {
    const { actor, saved } = start${Name}();
    actor.send({ type: 'form.submit' });
    expect(actor.getSnapshot().value).toBe('editing');
    expect(actor.getSnapshot().context.problem).toBe('Please enter a value');
    expect(saved).toEqual([]);
  });

  it('keeps the value and says why when saving fails', async () => {
    const { actor } = start${Name}(() => Promise.reject(new Error('no')));
    actor.send({ type: 'value.change', value: 'a' });
    actor.send({ type: 'form.submit' });
    const end = await waitFor(actor, (snapshot) => snapshot.matches('editing'));
    expect(end.context).toEqual({ value: 'a', problem: 'It could not be saved.' });
  });

  it('can reach every state', () => {
    const paths = getShortestPaths(${name}Machine, {
      input: {},
      events: [
        { type: 'value.change', value: 'a' },
        { type: 'form.submit' },
        { type: 'edit.again' },
        { type: 'xstate.done.actor.0.${name}.saving', output: undefined, actorId: '0.${name}.saving' },
      ] as never,
    });
    const reached = new Set(paths.map(({ state }) => state.value));
    expect([...reached].sort()).toEqual(Object.keys(${name}Machine.states).sort());
  });
});
`;
