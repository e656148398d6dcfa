import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { type BlogContext, blogMachine } from '../../machines/blog';
import { posts } from '../../src/content/posts';
import { BlogScreen } from '../../src/marketing/blog/BlogScreen';
import { inState } from '../support/inState';

const postIds = posts.map(({ id }) => id);
const featuring = (featured: string): BlogContext => ({ postIds, featured });

const meta = {
  title: 'Marketing/Blog',
  component: inState(blogMachine, BlogScreen, { postIds, id: null }),
  args: { value: 'featuring', context: featuring(posts[0].id), onEvent: fn() },
  parameters: { route: '/blog' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The newest post whole, the other two beside it. */
export const Featuring: Story = { tags: ['phone'] };

/** The second post is featured. */
export const FeaturingTheSecondPost: Story = { args: { context: featuring(posts[1].id) } };

/** The third post is featured. */
export const FeaturingTheThirdPost: Story = { args: { context: featuring(posts[2].id) } };

/** The address names a post that does not exist. */
export const Missing: Story = {
  args: { value: 'missing', context: { postIds, featured: null } },
  tags: ['phone'],
};

/** 'Read More' makes a post the featured one; the one that was featured joins the others. */
export const FeaturesAnotherPost: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: `Read More about ${posts[1].title}` });
    await expect(link).toHaveAttribute('href', `/blog/${posts[1].id}`);
    await userEvent.click(link);
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'post.feature', id: posts[1].id });
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(posts[1].title);
    await expect(
      canvas.getByRole('link', { name: `Read More about ${posts[0].title}` }),
    ).toBeInTheDocument();
  },
};
