import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { planMachine } from '../../../machines/plan';
import { BillingScreen } from '../../../src/editor/billing/BillingScreen';
import { inState } from '../../support/inState';

const usage = { websites: 3, components: 2, images: 7 };

const Wanted = inState(
  planMachine,
  (props) => <BillingScreen {...props} wanted="Pro" usage={usage} />,
  {},
);
const Overused = inState(
  planMachine,
  (props) => (
    <BillingScreen
      {...props}
      wanted={null}
      usage={{ websites: 1000, components: 10, images: 5000 }}
    />
  ),
  {},
);

const meta = {
  title: 'Editor/Billing',
  component: inState(
    planMachine,
    (props) => <BillingScreen {...props} wanted={null} usage={usage} />,
    {},
  ),
  args: { value: {}, context: { plan: 'Free' }, onEvent: fn() },
  parameters: { route: '/editor/billing' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The free plan: its button says so and cannot be pressed. */
export const Subscribed: Story = { tags: ['phone'] };

/** On Pro, two parts have no limit. */
export const SubscribedToPro: Story = { args: { context: { plan: 'Pro' } } };

/** On Enterprise nothing has one. */
export const SubscribedToEnterprise: Story = { args: { context: { plan: 'Enterprise' } } };

/** Somebody came from a plan's button on the public site: its counterpart stands out, and nothing is switched. */
export const SubscribedAndWantingPro: Story = { render: (args) => <Wanted {...args} /> };

/** More was made than the plan gives: it is said, and nothing is blocked. */
export const SubscribedBeyondTheLimit: Story = { render: (args) => <Overused {...args} /> };

/** Choosing a plan makes it the current one at once and keeps the focus. */
export const ChoosesAPlan: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Pro' }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'plan.choose', plan: 'Pro' });
    const current = canvas.getByRole('button', { name: 'Current Plan' });
    await expect(current).toHaveAttribute('aria-disabled', 'true');
    await expect(current).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Choose Free' })).toBeVisible();
  },
};
