import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { siteContact } from '../../src/content/siteContact';
import { OfficeMap } from '../../src/marketing/contact/OfficeMap';

const meta = {
  title: 'Marketing/Office map',
  component: OfficeMap,
  args: { isAllowed: false, onAllow: fn(), embed: 'about:blank' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof OfficeMap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is asked of another host yet: a drawn street, and what loading the map means. */
export const Waiting: Story = { tags: ['phone'] };

/** The map's frame, of the same size; here with an empty page in it. */
export const Allowed: Story = { args: { isAllowed: true } };

/** The button asks for the map; until then there is no frame. */
export const AsksForTheMap: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByTitle(`Map of ${siteContact.address}`)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the map' }));
    await expect(args.onAllow).toHaveBeenCalledTimes(1);
  },
};
