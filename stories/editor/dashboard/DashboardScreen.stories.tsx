import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { RECENT_BUILDS } from '../../../machines/limits';
import { DashboardScreen } from '../../../src/editor/dashboard/DashboardScreen';
import { aBuild } from '../../fixtures/aBuild';
import { recentBuilds } from '../../fixtures/builds';

const manyBuilds = Array.from({ length: 1000 }, (_, index) =>
  aBuild({ id: `many-${index}`, prompt: `Shop number ${1000 - index}` }),
);

const extremeBuilds = [
  aBuild({ id: 'word', prompt: 'W'.repeat(100_000), theme: 'vibrant' }),
  aBuild({ id: 'lines', prompt: 'one line\n'.repeat(10_000), framework: 'bootstrap' }),
  aBuild({ id: 'rtl', prompt: 'متجر صغير للخزف اليدوي في عمّان', framework: 'vuetify' }),
  aBuild({ id: 'future', prompt: 'A shop of the year 275760', createdAt: 8.64e15 }),
  aBuild({ id: 'never', prompt: '👩‍🍳🥖', createdAt: Number.NaN }),
];

const meta = {
  title: 'Editor/Dashboard',
  component: DashboardScreen,
  args: { userName: 'Ada Lovelace', builds: recentBuilds },
} satisfies Meta<typeof DashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The welcome sign, four figures, quick actions and the latest builds; long prompts end after two lines. */
export const WithBuilds: Story = { tags: ['phone'] };

/** Nothing built yet: a closed shop and the way to the first website. */
export const NoBuilds: Story = { args: { builds: [] }, tags: ['phone'] };

/** An e-mail address in place of a name wraps inside the sign. */
export const WithALongName: Story = {
  args: { userName: 'maximiliana.konstantina.von.hohenlohe@a-very-long-company-name.example.com' },
  globals: { viewport: { value: 'mobile' } },
};

/** An endless word, 10,000 lines, right-to-left words, the last day there is and none at all. */
export const WithExtremeBuilds: Story = {
  args: { builds: extremeBuilds, userName: 'مها الحوراني' },
  tags: ['phone'],
};

/** fault 24: of endless prompts only the beginning is laid out, and nothing is wider than the page. */
export const ClipsEndlessPrompts: Story = {
  args: WithExtremeBuilds.args ?? {},
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('region', { name: 'Recent Builds' });
    for (const item of within(list).getAllByRole('listitem')) {
      await expect(item.textContent.length).toBeLessThan(1000);
    }
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

/** A thousand builds. */
export const WithAThousandBuilds: Story = { args: { builds: manyBuilds } };

/** Six builds in the history: the five latest are listed, newest first. */
export const ListsTheLatestFive: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('region', { name: 'Recent Builds' });
    const items = within(list).getAllByRole('listitem');
    await expect(items).toHaveLength(RECENT_BUILDS);
    await expect(items[0]).toHaveTextContent(recentBuilds[0]?.prompt ?? 'missing');
  },
};

/** Each build is the way back to it: the builder loads it. */
export const LeadsToTheBuilds: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('region', { name: 'Recent Builds' });
    const links = within(list).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      recentBuilds.slice(0, RECENT_BUILDS).map(({ id }) => `/editor/builder?build=${id}`),
    );
  },
};

/** fault 36: of a thousand builds the number is real and the five newest are listed; what is a sample says so. */
export const ShowsTheFigures: Story = {
  args: { builds: manyBuilds },
  play: async ({ canvas }) => {
    const cards = within(canvas.getByRole('region', { name: 'Figures' })).getAllByRole('listitem');
    await expect(cards.map(({ textContent }) => textContent)).toEqual([
      'Total Builds1,000+12%Counted here; the +12% is a sample',
      'UI Components45+8%Sample figures',
      'AI Images128+15%Sample figures',
      'Success Rate98%+2%Sample figures',
    ]);
    const list = canvas.getByRole('region', { name: 'Recent Builds' });
    await expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.querySelector('p')?.textContent),
    ).toEqual([1000, 999, 998, 997, 996].map((number) => `Shop number ${number}`));
  },
};

/** Three quick actions, each a link to its screen. */
export const OffersQuickActions: Story = {
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('region', { name: 'Quick actions' })).getAllByRole(
      'link',
    );
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Create Website', '/editor/builder'],
      ['Generate Components', '/editor/ui-components'],
      ['Generate Images', '/editor/image-generator'],
    ]);
  },
};

/** fault 37: a build without a readable date is listed without one. */
export const LeavesOutAnUnreadableDate: Story = {
  args: { builds: [aBuild({ createdAt: Number.NaN })] },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('region', { name: 'Recent Builds' });
    const item = within(list).getByRole('listitem');
    await expect(item).not.toHaveTextContent('Invalid');
    await expect(within(item).queryByRole('time')).toBeNull();
  },
};

/** All ways into the builder are links. */
export const LeadsToTheBuilder: Story = {
  args: { builds: [] },
  play: async ({ canvas }) => {
    for (const name of ['Create New Website', 'Create Website', 'Create your first website']) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '/editor/builder');
    }
  },
};
