import { Box } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ActorRefFromLogic } from 'xstate';

import type { ModelProblem } from '../../machines/askModel';
import { modelTaskMachine } from '../../machines/modelTask';
import { modelWorkMachine } from '../../machines/modelWork';
import type { ModelWorkContext } from '../../machines/modelWorkContext';
import { ModelWorkLine } from '../../src/editor/builder/ModelWorkLine';
import { aQuestion, modelAtRest, nobodyFollowed, unreadAsked } from '../fixtures/modelWork';
import { inStates } from '../support/inState';

interface UnderTheSiteProps {
  actorRef: ActorRefFromLogic<typeof modelWorkMachine>;
  taskRef: ActorRefFromLogic<typeof modelTaskMachine>;
}

function UnderTheSite({ actorRef }: UnderTheSiteProps) {
  return (
    <Box layerStyle="pane" overflow="hidden">
      <ModelWorkLine actorRef={actorRef} origin="https://builder.example" />
    </Box>
  );
}

const after = (more: Partial<ModelWorkContext> = {}): ModelWorkContext => ({
  ...modelAtRest,
  buildId: 'a',
  question: aQuestion,
  ...more,
});
const WRITING = after({ point: { task: 'write', part: 1, wrong: null }, written: 3 });

const meta = {
  title: 'Editor/Builder/Language model',
  component: inStates({ actorRef: modelWorkMachine, taskRef: modelTaskMachine }, UnderTheSite, {
    actorRef: nobodyFollowed,
    taskRef: aQuestion,
  }),
  args: {
    actorRef: { value: 'idle', context: modelAtRest },
    taskRef: {
      value: { asking: 'listening' },
      context: { question: aQuestion, outcome: { end: 'cancelled' } },
    },
    onEvent: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const refused = (problem: ModelProblem, written = 0): Story => ({
  args: { actorRef: { value: 'refused', context: after({ problem, written }) } },
});

/** Nothing is asked, and nothing stands there. */
export const Idle: Story = {};

/** The prompt is being read. */
export const ReadingThePrompt: Story = {
  args: { actorRef: { value: { working: 'asking' }, context: after() } },
};

/** Sentences are being written, and it is told that other words may come another time. */
export const Writing: Story = {
  args: { actorRef: { value: { working: 'asking' }, context: WRITING } },
};

/** The first sentences of an answer that is still coming are being checked; to the person that is the same work. */
export const Checking: Story = {
  args: { actorRef: { value: { working: { asking: 'checking' } }, context: WRITING } },
};

/** An answer is being checked; to the person that is the same work. */
export const Stepping: Story = {
  args: { actorRef: { value: { working: 'stepping' }, context: WRITING } },
};

/** What was read is being put on the site. */
export const Drawing: Story = {
  args: { actorRef: { value: { working: 'drawing' }, context: after({ hasRead: true }) } },
};

/** Words of a request that the rules could not read are being read. */
export const Preparing: Story = {
  args: { actorRef: { value: { working: 'preparing' }, context: after({ unread: unreadAsked }) } },
};

/** All that passed the checks stands on the site. */
export const Finished: Story = {
  args: { actorRef: { value: 'finished', context: after({ written: 9, hasRead: true }) } },
};

/** Nothing that it read or wrote was new or could stand. */
export const FinishedWithNothing: Story = {
  args: { actorRef: { value: 'finished', context: after() } },
};

/** The person stopped it. */
export const Cancelled: Story = {
  args: { actorRef: { value: 'cancelled', context: WRITING } },
};

/** The model gave no answer: why, and what can be done. */
export const Refused: Story = refused('halfAnswer');

/** The answer broke off; the sentences that had come to their end stay. */
export const RefusedAfterSomeWords: Story = { ...refused('halfAnswer', 2), tags: ['phone'] };

/** Its answer has other parts than it was asked for: it is told why nothing came of it. */
export const RefusedForTheForm: Story = { ...refused('schemaIgnored'), tags: ['phone'] };

/** The prompt is longer than the model can take. */
export const RefusedForTheLength: Story = refused('tooLong');

/** The browser's own model does not know the language of the site. */
export const RefusedForTheLanguage: Story = { ...refused('language'), tags: ['phone'] };

/** The model would not answer this text. */
export const RefusedByTheModel: Story = refused('refused');

/** It was switched off in the middle of the work. */
export const RefusedWhenSwitchedOff: Story = refused('switchedOff');

/** It said nothing for too long. */
export const TimedOut: Story = {
  args: { actorRef: { value: 'timedOut', context: after() } },
};

/** What it answered could not be used. */
export const Failed: Story = {
  args: { actorRef: { value: 'failed', context: after() } },
};

/** Cancel ends the work, and the message can be closed. */
export const CancelsTheWork: Story = {
  args: { actorRef: { value: { working: 'asking' }, context: WRITING } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'work.cancel' });
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Cancelled. 3 texts of your language model stay.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Close this message' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('');
  },
};
