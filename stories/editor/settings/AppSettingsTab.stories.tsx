import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import {
  DEFAULT_SETTINGS,
  type SettingsContext,
  settingsMachine,
} from '../../../machines/settings';
import { AppSettingsTab } from '../../../src/editor/settings/AppSettingsTab';
import { inState } from '../../support/inState';

const defaults: SettingsContext = {
  ...DEFAULT_SETTINGS,
  permission: 'undecided',
  wasOffered: false,
};

const Saved = inState(
  settingsMachine,
  (props) => (
    <AppSettingsTab {...props} savedState="Saved in this browser" betaFeatures={<p>In beta.</p>} />
  ),
  {},
);
const WithoutAutoSave = inState(
  settingsMachine,
  (props) => (
    <AppSettingsTab
      {...props}
      savedState="Auto Save is off: kept in this tab only"
      betaFeatures={<p>In beta.</p>}
    />
  ),
  {},
);

const meta = {
  title: 'Editor/Settings/App settings',
  component: Saved,
  args: { value: { editing: 'choosing' }, context: defaults, onEvent: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** As a new account finds it: beta features off, the other two on. */
export const EditingChoosing: Story = { tags: ['phone'] };

/** Notifications was turned on; the browser asks the person whether the product may notify. */
export const EditingAsking: Story = { args: { value: { editing: 'asking' } } };

/** The browser does not allow notifications; the tab's title still tells. */
export const EditingAfterRefusal: Story = {
  args: { context: { ...defaults, permission: 'denied' } },
};

/** The browser allows notifications, and the setting says so. */
export const EditingAfterPermission: Story = {
  args: { context: { ...defaults, permission: 'granted' } },
};

/** The browser was asked and gave no answer: how to be asked again stands beside the setting. */
export const EditingAfterNoAnswer: Story = { args: { context: { ...defaults, wasOffered: true } } };

/** Auto Save is off: what that means stands beside it. */
export const EditingWithoutAutoSave: Story = {
  args: { context: { ...defaults, betaFeatures: true, autoSave: false } },
  render: (args) => <WithoutAutoSave {...args} />,
};

/** Before anything is reset, the person is told what it does. */
export const ConfirmingReset: Story = { args: { value: 'confirmingReset' } };

/** A switch changes its setting by keyboard; what is in beta is there from then on. */
export const TurnsBetaFeaturesOn: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const beta = canvas.getByRole('checkbox', { name: 'Beta Features' });
    await expect(canvas.queryByText('In beta.')).toBeNull();
    beta.focus();
    await userEvent.keyboard(' ');
    await expect(args.onEvent).toHaveBeenCalledWith({
      type: 'setting.change',
      setting: 'betaFeatures',
      value: true,
    });
    await expect(beta).toBeChecked();
    await expect(canvas.getByText('In beta.')).toBeVisible();
  },
};

/** Reset asks first; Escape leaves everything as it was and gives focus back. */
export const KeepsTheSettings: Story = {
  args: { context: { ...defaults, betaFeatures: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset to Defaults' }));
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Reset to Defaults' })).toHaveFocus();
    await expect(canvas.getByRole('checkbox', { name: 'Beta Features' })).toBeChecked();
  },
};

/** Confirmed, all three are back at their defaults. */
export const ResetsTheSettings: Story = {
  args: {
    value: 'confirmingReset',
    context: { ...defaults, betaFeatures: true, notifications: false, autoSave: false },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset settings' }));
    await expect(canvas.getByRole('checkbox', { name: 'Beta Features' })).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Notifications' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Auto Save' })).toBeChecked();
  },
};
