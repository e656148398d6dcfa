import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { type ApiKeyContext, apiKeyMachine } from '../../../machines/apiKey';
import { messages } from '../../../machines/messages';
import { ApiKeyCard } from '../../../src/editor/settings/ApiKeyCard';
import { inState } from '../../support/inState';

const made: ApiKeyContext = { key: 'wt_Q7fK2mZx9LrT4vBn', problem: null };

const meta = {
  title: 'Editor/Settings/API key',
  component: inState(apiKeyMachine, ApiKeyCard, {}),
  args: { value: { visibility: 'masked', work: 'idle' }, context: made, onEvent: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The key is there and hidden. */
export const Masked: Story = {};

/** The key can be read and selected. */
export const Shown: Story = { args: { value: { visibility: 'shown', work: 'idle' } } };

/** The first key is being made. */
export const Creating: Story = {
  args: { value: { visibility: 'masked', work: 'creating' }, context: { key: '', problem: null } },
};

/** No key could be made; there is another try. */
export const Missing: Story = {
  args: {
    value: { visibility: 'masked', work: 'missing' },
    context: { key: '', problem: messages.apiKey.failed },
  },
};

/** The key is on its way to the clipboard. */
export const Copying: Story = { args: { value: { visibility: 'masked', work: 'copying' } } };

/** Fault 40: the browser refused; the key is shown, to be copied by hand. */
export const ShownAfterARefusedCopy: Story = {
  args: {
    value: { visibility: 'shown', work: 'idle' },
    context: { ...made, problem: messages.apiKey.copyFailed },
  },
};

/** Before the key is replaced, the person is asked. */
export const Confirming: Story = { args: { value: { visibility: 'masked', work: 'confirming' } } };

/** A new key is being made. */
export const Regenerating: Story = {
  args: { value: { visibility: 'masked', work: 'regenerating' } },
};

/** On a phone the buttons stand below each other. */
export const ConfirmingOnAPhone: Story = {
  args: { value: { visibility: 'shown', work: 'confirming' } },
  globals: { viewport: { value: 'mobile' } },
};

/** Fault 47: the key is nowhere on the page until it is asked for. */
export const ShowsAndHidesTheKey: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.innerHTML).not.toContain(made.key);
    await userEvent.click(canvas.getByRole('button', { name: 'Show key' }));
    await expect(canvas.getByText(made.key)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide key' }));
    await expect(canvasElement.innerHTML).not.toContain(made.key);
  },
};

/** Copy is asked for once, however often it is pressed. */
export const CopiesTheKey: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: /Copy key/ }));
    await expect(args.onEvent).toHaveBeenCalledTimes(1);
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'key.copy' });
  },
};

/** Fault 47: Regenerate asks first; Escape keeps the key and gives the focus back. */
export const KeepsTheKey: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Regenerate' }));
    await expect(canvas.getByRole('group', { name: 'Regenerate the API key?' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Regenerate' })).toHaveFocus();
    await expect(args.onEvent).not.toHaveBeenCalledWith({ type: 'regeneration.confirm' });
  },
};

/** The second yes makes the new key. */
export const RegeneratesTheKey: Story = {
  args: { value: { visibility: 'masked', work: 'confirming' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Regenerate key/ }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'regeneration.confirm' });
  },
};
