import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { aboutToggleMachine } from '../../machines/aboutToggle';
import { philosophy } from '../../src/content/about';
import { AboutScreen } from '../../src/marketing/about/AboutScreen';
import { inState } from '../support/inState';

const meta = {
  title: 'Marketing/About',
  component: inState(aboutToggleMachine, AboutScreen, undefined),
  args: { value: 'mission', context: {}, onEvent: fn() },
  argTypes: { value: { control: 'select', options: Object.keys(aboutToggleMachine.states) } },
  parameters: { route: '/about' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The mission shows first; the shutters of the cards are down. */
export const Mission: Story = { tags: ['phone'] };

/** The vision. */
export const Vision: Story = { args: { value: 'vision' } };

/** The mission on a tablet held upright. */
export const MissionOnATablet: Story = { globals: { viewport: { value: 'tablet' } } };

/** A click on a tab shows its text and hides the other. */
export const ChoosesTheVision: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Vision' }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'vision.choose' });
    await expect(canvas.getByRole('tab', { name: 'Vision' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName('Vision');
  },
};

/** Arrow keys, Home and End move between the tabs. */
export const MovesByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const mission = canvas.getByRole('tab', { name: 'Mission' });
    const vision = canvas.getByRole('tab', { name: 'Vision' });
    mission.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(vision).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(mission).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(vision).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(mission).toHaveAttribute('aria-selected', 'true');
  },
};

/** Focus rolls a card's shutter up, Escape lets it down again. */
export const RollsTheShutterUp: Story = {
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('group', { name: philosophy[0].title });
    const shutter = card.querySelector('[aria-hidden]');
    const isOpen = () =>
      (shutter?.getBoundingClientRect().bottom ?? 0) <=
      (shutter?.parentElement?.getBoundingClientRect().top ?? 0);
    await expect(isOpen()).toBe(false);
    card.focus();
    await waitFor(() => expect(isOpen()).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(isOpen()).toBe(false));
    card.blur();
  },
};
