import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { savingMachine } from '../../../machines/saving';
import { SaveState } from '../../../src/editor/shell/SaveState';
import { quietKeeper, quietSaving, someWork } from '../../fixtures/savedWork';
import { inState } from '../../support/inState';

const meta = {
  title: 'Editor/Layout/Save State',
  component: inState(savingMachine, SaveState, { keeper: quietKeeper, work: someWork }),
  args: { value: 'saved', context: quietSaving, onEvent: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everything is kept in this browser: closing it loses nothing. */
export const Saved: Story = {};

/** Something changed a moment ago; more changes are gathered before they are written. */
export const Unsaved: Story = { args: { value: 'unsaved' } };

/** It is being written. */
export const Saving: Story = { args: { value: 'saving' } };

/** The storage is full: the work goes on in memory, and the next change tries again. */
export const BlockedWaiting: Story = {
  args: { value: { blocked: 'waiting' }, context: { ...quietSaving, refusal: 'full' } },
};

/** Something changed since; it will be tried in a moment. */
export const BlockedGathering: Story = {
  args: { value: { blocked: 'gathering' }, context: { ...quietSaving, refusal: 'full' } },
};

/** It is being tried again; the words stay until it worked. */
export const BlockedRetrying: Story = {
  args: { value: { blocked: 'retrying' }, context: { ...quietSaving, refusal: 'full' } },
};

/** The browser allows no storage at all. */
export const BlockedByTheBrowser: Story = {
  args: { value: { blocked: 'waiting' }, context: { ...quietSaving, refusal: 'unavailable' } },
};

/** Auto Save was turned off: what was saved is being removed. */
export const OffForgetting: Story = { args: { value: { off: 'forgetting' } } };

/** Auto Save is off: the work is in memory only. */
export const OffResting: Story = { args: { value: { off: 'resting' } } };

/** A change shows at once, but a screen reader is told only what puts work at risk. */
export const AnnouncesOnlyRisk: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saved in this browser')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('');
  },
};
