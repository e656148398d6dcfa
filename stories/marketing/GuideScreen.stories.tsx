import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { GuideScreen } from '../../src/marketing/guide/GuideScreen';

const meta = {
  title: 'Marketing/Guide',
  component: GuideScreen,
  args: { id: 'quickstart' },
} satisfies Meta<typeof GuideScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first guide: steps with house numbers, lists, questions, and the way to the next guide. */
export const QuickStart: Story = { tags: ['phone'] };

/** The guide to prompts. */
export const PromptPerfect: Story = { args: { id: 'prompt-perfect' } };

/** The guide to words. */
export const AIWriter: Story = { args: { id: 'ai-writer' } };

/** The guide to looks. */
export const AIDesign: Story = { args: { id: 'ai-design' } };

/** The last guide leads to the editor. */
export const FAQ: Story = { args: { id: 'faq' } };

/** An id that no guide has. */
export const NotFound: Story = { args: { id: '__proto__' } };

/** The same on a phone. */
export const NotFoundOnAPhone: Story = {
  args: { id: 'gone' },
  globals: { viewport: { value: 'mobile' } },
};

/** Without an id the first guide shows, and the list marks it. */
export const ShowsTheFirstGuide: Story = {
  args: { id: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Your first website in five steps',
    );
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Quick Start');
    await expect(canvas.getByRole('link', { name: 'Read Prompt Perfect' })).toHaveAttribute(
      'href',
      '/learn/guide/prompt-perfect',
    );
  },
};

/** An unknown id is told in the words of the specification, and no guide is marked. */
export const TellsThatThereIsNoGuide: Story = {
  args: { id: 'constructor' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      /^Guide not found\.$/,
    );
    await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull();
  },
};
