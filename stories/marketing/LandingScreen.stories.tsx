import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ActorRefFromLogic } from 'xstate';

import { faqMachine } from '../../machines/faq';
import { posts } from '../../src/content/posts';
import { LandingScreen } from '../../src/marketing/landing/LandingScreen';
import { inStates } from '../support/inState';

interface LandingRefs {
  faqRef: ActorRefFromLogic<typeof faqMachine>;
}

const Landing = (refs: LandingRefs) => (
  <LandingScreen {...refs} map={{ isAllowed: false, onAllow: fn() }} />
);

const meta = {
  title: 'Marketing/Landing',
  component: inStates({ faqRef: faqMachine }, Landing, { faqRef: undefined }),
  args: {
    faqRef: { value: { answers: 'closed', list: 'short' }, context: { open: null } },
    onEvent: fn(),
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole page between header and footer, as it is first seen. */
export const Wide: Story = { tags: ['phone'] };

/** On a tablet held upright. */
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };

/** On a very wide screen the lines stay short enough to read. */
export const OnAWideScreen: Story = { globals: { viewport: { value: 'wide' } } };

/** The hero and the closing sign lead to the editor, the plans to billing, the posts to the blog. */
export const LeadsToTheEditor: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      /^AI- Website Creator for All$/,
    );
    const target = (name: string | RegExp) =>
      canvas.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
    await expect(target('Attempt The Development')).toEqual(['/editor']);
    await expect(target('Get Started')).toEqual(['/editor']);
    await expect(target(/^Choose/)).toEqual([
      '/editor/billing?plan=starter',
      '/editor/billing?plan=pro',
      '/editor/billing?plan=agency',
    ]);
    await expect(target(/^Read More/)).toEqual(posts.map(({ id }) => `/blog/${id}`));
  },
};

/** The parts stand in the order of the specification. */
export const KeepsItsOrder: Story = {
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ id }) => id);
    await expect(headings).toEqual([
      'partners',
      'helpers',
      'pricing',
      'testimonials',
      'about',
      'reach-us',
      'latest-blogs',
      'faq',
      'closing',
    ]);
  },
};
