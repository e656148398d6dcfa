import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';

import { messages } from '../../machines/messages';
import { atRest } from '../fixtures/builderAtRest';
import { emptyBuilder, nothingAsked } from '../fixtures/builderContexts';
import { inBuilder } from '../support/inBuilder';

const prompt =
  'A bakery called Crumb & Ember in Porto with sourdough, croissants and coffee, a menu and a contact form';
const described = { value: 'ready', context: { ...emptyBuilder, prompt } } as const;
const asked = {
  ...nothingAsked,
  request: { kind: 'website', prompt, theme: 'modern', framework: 'tailwind' },
} as const;

const meta = {
  title: 'Editor/Builder/Generation',
  component: inBuilder(),
  args: {
    generationRef: { value: 'idle', context: nothingAsked },
    actorRef: described,
    ...atRest,
    onEvent: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A site is described; Generate is ready. */
export const Idle: Story = {};

/** Generate was pressed without a prompt: the message stands under the field. */
export const IdleAfterEmptyPrompt: Story = {
  args: {
    generationRef: {
      value: 'idle',
      context: { ...nothingAsked, problem: 'Please enter a prompt' },
    },
    actorRef: { value: 'ready', context: emptyBuilder },
  },
};

/** The generation failed; the prompt is still there and can be tried again. */
export const IdleAfterFailure: Story = {
  args: {
    generationRef: {
      value: 'idle',
      context: { ...nothingAsked, problem: 'Failed to generate website' },
    },
  },
};

/** The website architect is at work: first quarter of the bar, the sign goes up in the window. */
export const GeneratingArchitect: Story = {
  args: {
    generationRef: {
      value: { generating: { work: 'working', pace: 'waiting', helper: 'architect' } },
      context: asked,
    },
  },
};

/** The content crafter is at work; the shelf stands. */
export const GeneratingCrafter: Story = {
  args: {
    generationRef: {
      value: { generating: { work: 'working', pace: 'waiting', helper: 'crafter' } },
      context: asked,
    },
  },
};

/** The work is done, the stated two seconds are not over; the design assistant is shown. */
export const GeneratingDesignAssistant: Story = {
  args: {
    generationRef: {
      value: { generating: { work: 'finished', pace: 'waiting', helper: 'designAssistant' } },
      context: asked,
    },
  },
};

/** The two seconds are over, the work is not; the fast editor waits for it. */
export const GeneratingFastEditor: Story = {
  args: {
    generationRef: {
      value: { generating: { work: 'working', pace: 'passed', helper: 'fastEditor' } },
      context: asked,
    },
  },
};

/** A part of the app has to be loaded and there is no network: it says so, and goes on when the network is back. */
export const GeneratingWaitsForNetwork: Story = {
  args: {
    generationRef: {
      value: { generating: { work: 'waitingForNetwork', pace: 'passed', helper: 'fastEditor' } },
      context: { ...asked, problem: messages.generation.website.offline },
    },
  },
};

/** Generate sends prompt, theme and framework once; then the button says 'Generating...' and the rest waits. */
export const GeneratesFromTheForm: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const generate = canvas.getByRole('button', { name: 'Generate' });
    await userEvent.dblClick(generate);
    await expect(args.onEvent).toHaveBeenCalledWith({
      type: 'generation.start',
      request: { kind: 'website', prompt, theme: 'modern', framework: 'tailwind' },
    });
    await expect(canvas.getByRole('button', { name: 'Generating...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(
      canvas.getByRole('textbox', { name: 'What should your website be?' }),
    ).toBeDisabled();
  },
};

/** Ctrl+Enter in the prompt generates; the button has the focus meanwhile, as the field is disabled. */
export const GeneratesWithTheKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'What should your website be?' }));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onEvent).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'generation.start' }),
    );
    await waitFor(() => expect(canvas.getByRole('button', { name: /Generating/ })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(document.body).not.toHaveFocus();
  },
};

/** Ctrl+Enter while an input method composes belongs to the input method. */
export const IgnoresTheShortcutWhileComposing: Story = {
  play: async ({ args, canvas }) => {
    await fireEvent.keyDown(canvas.getByRole('textbox', { name: 'What should your website be?' }), {
      key: 'Enter',
      ctrlKey: true,
      isComposing: true,
    });
    await expect(args.onEvent).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Generate' })).toBeVisible();
  },
};

/** Generate without a prompt is announced as disabled, stays reachable, and says what is missing. */
export const AsksForAPrompt: Story = {
  args: { actorRef: { value: 'ready', context: emptyBuilder } },
  play: async ({ canvas, userEvent }) => {
    const generate = canvas.getByRole('button', { name: 'Generate' });
    await expect(generate).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(generate);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please enter a prompt');
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'What should your website be?' }),
      'A',
    );
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** fault 23: spaces, line breaks and signs without width are no description. */
export const AsksForAPromptThatSaysSomething: Story = {
  args: { actorRef: { value: 'ready', context: emptyBuilder } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'What should your website be?' });
    for (const nothing of ['   ', '\n\t', '\u200B\u2060']) {
      await fireEvent.change(field, { target: { value: nothing } });
      await expect(field).toHaveValue(nothing);
      await expect(canvas.queryByRole('alert')).toBeNull();
      const generate = canvas.getByRole('button', { name: 'Generate' });
      await expect(generate).toHaveAttribute('aria-disabled', 'true');
      await fireEvent.click(generate);
      await expect(canvas.getByRole('alert')).toHaveTextContent('Please enter a prompt');
      await expect(field).toBeEnabled();
    }
  },
};

/** Cancel ends the generation; the prompt stays and can be edited. */
export const CancelsTheGeneration: Story = {
  args: GeneratingCrafter.args ?? {},
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'generation.cancel' });
    await expect(canvas.getByRole('button', { name: 'Generate' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'What should your website be?' })).toHaveValue(
      prompt,
    );
  },
};
