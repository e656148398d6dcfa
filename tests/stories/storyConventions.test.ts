import { describe, expect, it } from 'vitest';

import { breachesIn } from './storyConventions';

const sources = import.meta.glob<string>('../../stories/**/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

describe('stories keep the house style', () => {
  it.each(Object.entries(sources))('%s', (_, source) => {
    expect(breachesIn(source)).toEqual([]);
  });
});

describe('the check itself', () => {
  it('accepts a state story and an interaction story', () => {
    const source = `
      const meta = { title: 'Auth/SignIn' } satisfies Meta;
      /** Nothing typed yet. */
      export const Idle: Story = {};
      /** Submitting sends the address. */
      export const SubmitsTheForm: Story = { play: async () => {} };
    `;
    expect(breachesIn(source)).toEqual([]);
  });

  it('names every breach', () => {
    const source = `
      const meta = { component: SignIn } satisfies Meta;
      export const Idle: Story = {};
      /** Waiting */
      export const Sending: Story = {};
      /** Clicks in a state story. */
      export const LinkSent: Story = { play: async () => {} };
      /** A verb without deed. */
      export const SendsTheLink: Story = {};
    `;
    expect(breachesIn(source)).toEqual([
      'The meta has no explicit title.',
      'Idle has no JSDoc sentence.',
      'Sending: its JSDoc is no sentence.',
      'LinkSent has a play and is not named by a verb.',
      'SendsTheLink is named by a verb and does nothing.',
    ]);
  });
});
