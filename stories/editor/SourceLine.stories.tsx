import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { builderMachine } from '../../machines/builder';
import { type PointedText, pointingMachine } from '../../machines/pointing';
import { SourceLine } from '../../src/editor/builder/SourceLine';
import { crumbAndEmber } from '../fixtures/aBuild';
import { builderWith } from '../fixtures/builderContexts';
import { inStates } from '../support/inState';

const at = (text: PointedText) => ({ value: 'atText' as const, context: { text } });

const meta = {
  title: 'Editor/Builder/Source line',
  component: inStates({ actorRef: builderMachine, pointingRef: pointingMachine }, SourceLine, {
    actorRef: {},
    pointingRef: undefined,
  }),
  args: {
    actorRef: { value: 'ready', context: builderWith([crumbAndEmber]) },
    pointingRef: { value: 'nowhere', context: { text: null } },
    onEvent: fn(),
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is pointed at. */
export const Nowhere: Story = {};

/** A text that says what the prompt says. */
export const AtTextFromThePrompt: Story = {
  args: { pointingRef: at({ id: 'title', from: 'prompt', evidence: 'Crumb & Ember' }) },
};

/** A text that every site of the kind may have. */
export const AtTextOfTheStandard: Story = {
  args: { pointingRef: at({ id: 'features.heading', from: 'standard', evidence: '' }) },
};

/** A text that only the owner can know. */
export const AtTextToFill: Story = {
  args: { pointingRef: at({ id: 'pricing.1.detail', from: 'placeholder', evidence: '' }) },
};

/** A text that the person wrote. */
export const AtTextOfOnesOwn: Story = {
  args: {
    actorRef: {
      value: 'ready',
      context: builderWith([
        {
          ...crumbAndEmber,
          customization: { ...crumbAndEmber.customization, texts: { 'features.heading': 'Why' } },
        },
      ]),
    },
    pointingRef: at({ id: 'features.heading', from: 'standard', evidence: '' }),
  },
};

/** A text that a language model wrote. */
export const AtTextOfALanguageModel: Story = {
  args: {
    actorRef: {
      value: 'ready',
      context: builderWith([
        {
          ...crumbAndEmber,
          customization: {
            ...crumbAndEmber.customization,
            texts: { 'features.intro': 'What we bake.' },
            written: { 'features.intro': 'What we bake.' },
          },
        },
      ]),
    },
    pointingRef: at({ id: 'features.intro', from: 'standard', evidence: '' }),
  },
};

/** fault 24: evidence without an end stays on its line. */
export const AtTextWithEndlessEvidence: Story = {
  args: { pointingRef: at({ id: 'title', from: 'prompt', evidence: 'W'.repeat(10_000) }) },
};
