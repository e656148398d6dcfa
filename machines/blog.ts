import { assign, raise, setup } from 'xstate';

export interface BlogContext {
  /** Ids of all posts, newest first. */
  postIds: readonly string[];
  /** Id of the post that is shown whole; null when the address names none. */
  featured: string | null;
}

export type BlogEvent =
  | { type: 'post.feature'; id: string }
  /** The address names another post, or none: as a link, the Back button and a reload do. */
  | { type: 'address.changed'; id: string | null };

export interface BlogInput {
  postIds: readonly string[];
  /** The post that the address names; null for the blog itself. */
  id: string | null;
}

/**
 * The blog (specification sections 2 and 4, "Blog"): one post is featured, at first the newest; 'Read More' features
 * another one. The address follows, so that a post can be shared, and leads: at first, and when it changes by itself.
 *
 * Input: the ids of the posts and the id in the address. Emits nothing. A post that does not exist leads to `missing`.
 */
export const blogMachine = setup({
  types: {} as { context: BlogContext; events: BlogEvent; input: BlogInput },
  actions: {
    feature: assign({ featured: (_, params: { id: string | null }) => params.id }),
    featureNewest: assign({ featured: ({ context }) => context.postIds[0] ?? null }),
    featureNone: assign({ featured: null }),
  },
  guards: {
    exists: ({ context }, params: { id: string | null }) =>
      params.id !== null && context.postIds.includes(params.id),
    isBlogItself: ({ context }, params: { id: string | null }) =>
      params.id === null && context.postIds.length > 0,
  },
}).createMachine({
  id: 'blog',
  context: ({ input: { postIds, id } }) => ({ postIds, featured: id }),
  entry: raise(({ context }) => ({ type: 'address.changed', id: context.featured })),
  on: {
    'post.feature': {
      guard: { type: 'exists', params: ({ event }) => ({ id: event.id }) },
      target: '.featuring',
      actions: { type: 'feature', params: ({ event }) => ({ id: event.id }) },
    },
    'address.changed': [
      {
        guard: { type: 'exists', params: ({ event }) => ({ id: event.id }) },
        target: '.featuring',
        actions: { type: 'feature', params: ({ event }) => ({ id: event.id }) },
      },
      {
        guard: { type: 'isBlogItself', params: ({ event }) => ({ id: event.id }) },
        target: '.featuring',
        actions: 'featureNewest',
      },
      { target: '.missing', actions: 'featureNone' },
    ],
  },
  initial: 'missing',
  states: {
    featuring: {},
    missing: {},
  },
});
