import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';

import { SettingsScreen } from '../../../src/editor/settings/SettingsScreen';

const meta = {
  title: 'Editor/Settings/Tabs',
  component: SettingsScreen,
  args: {
    tab: 'profile',
    onTabChange: fn(),
    panels: {
      profile: <p>The profile.</p>,
      app: <p>The app settings.</p>,
      api: <p>The keys.</p>,
      billing: <p>The plans.</p>,
    },
  },
  parameters: { route: '/editor/settings' },
} satisfies Meta<typeof SettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first of the four tabs. */
export const Profile: Story = { tags: ['phone'] };

/** The tab that the address asks for. */
export const ApiKeys: Story = { args: { tab: 'api' } };

function Broken(): never {
  throw new Error('a secret of the program');
}

/** fault 55: a tab that cannot be drawn says so in its place; the other tabs can be chosen, and nobody reads a stack. */
export const KeepsAFailureInItsTab: Story = {
  args: {
    tab: 'api',
    panels: {
      profile: <p>The profile.</p>,
      app: <p>The app settings.</p>,
      api: <Broken />,
      billing: <p>The plans.</p>,
    },
  },
  beforeEach: () => {
    // React reports the failure on the console, where a story may say nothing.
    const report = spyOn(console, 'error').mockImplementation(() => undefined);
    return () => report.mockRestore();
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'API Keys could not be shown. Everything else still works.',
    );
    await expect(canvas.queryByText(/secret/)).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Profile' }));
    await waitFor(() => expect(args.onTabChange).toHaveBeenCalledWith('profile'));
  },
};

/** Arrow keys lead from tab to tab. */
export const ChangesTabByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Profile' }));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(args.onTabChange).toHaveBeenCalledWith('app'));
  },
};
