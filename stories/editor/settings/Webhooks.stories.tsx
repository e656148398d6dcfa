import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { messages } from '../../../machines/messages';
import { type WebhooksContext, webhooksMachine } from '../../../machines/webhooks';
import { WebhooksCard } from '../../../src/editor/settings/WebhooksCard';
import { inState } from '../../support/inState';

const none: WebhooksContext = { url: '', endpoints: [], problem: null };
const some: WebhooksContext = {
  ...none,
  endpoints: ['https://example.com/hook', 'https://xn--bcher-kva.example/haken?shop=7'],
};

const meta = {
  title: 'Editor/Settings/Webhooks',
  component: inState(webhooksMachine, WebhooksCard, {}),
  args: { value: 'editing', context: none, onEvent: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** No endpoint yet. */
export const Editing: Story = {};

/** Two endpoints, each with a button to take it away. */
export const EditingWithEndpoints: Story = { args: { context: some } };

/** An address of 2,083 characters breaks within its own box. */
export const EditingExtremes: Story = {
  args: { context: { ...none, endpoints: [`https://example.com/${'a'.repeat(2063)}`] } },
  globals: { viewport: { value: 'mobile' } },
};

/** Nothing was typed. */
export const Refused: Story = {
  args: { value: 'refused', context: { ...some, problem: messages.webhook.empty } },
};

/** Only https is taken. */
export const RefusedOnAPhone: Story = {
  args: {
    value: 'refused',
    context: { ...some, url: 'http://localhost:3000', problem: messages.webhook.notSecure },
  },
  globals: { viewport: { value: 'mobile' } },
};

/** A typed address joins the list, as text and not as a link. */
export const AddsAnEndpoint: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Webhook URL' }),
      'https://example.com/new{Enter}',
    );
    await expect(canvas.getByText('https://example.com/new')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Webhook URL' })).toHaveValue('');
  },
};

/** Fault 46: an empty field is refused in the specification's words, beside the field. */
export const RefusesNothing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add webhook' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please enter a webhook URL');
    await expect(canvas.getByRole('textbox', { name: 'Webhook URL' })).toHaveFocus();
  },
};

/** An endpoint is taken away; the cursor goes to the field. */
export const RemovesAnEndpoint: Story = {
  args: { context: some },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove https://example.com/hook' }));
    await expect(canvas.queryByText('https://example.com/hook')).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Webhook URL' })).toHaveFocus();
  },
};
