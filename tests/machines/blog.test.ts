import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

import { blogMachine } from '../../machines/blog';

const postIds = ['newest', 'middle', 'oldest'];

function startBlog(id: string | null) {
  const actor = createActor(blogMachine, { input: { postIds, id } }).start();
  const seen = () => {
    const { value, context } = actor.getSnapshot();
    return { value, featured: context.featured };
  };
  return { actor, seen };
}

describe('blogMachine', () => {
  it('features the newest post at first', () => {
    expect(startBlog(null).seen()).toEqual({ value: 'featuring', featured: 'newest' });
  });

  it('features the post that the address names', () => {
    expect(startBlog('oldest').seen()).toEqual({ value: 'featuring', featured: 'oldest' });
  });

  it.each(['', 'gone', '__proto__', 'constructor', 'NEWEST', '%E0%A4%A'])(
    'has no post for the address %j',
    (id) => {
      expect(startBlog(id).seen()).toEqual({ value: 'missing', featured: null });
    },
  );

  it("features the post whose 'Read More' was chosen, and no post that does not exist", () => {
    const { actor, seen } = startBlog(null);
    actor.send({ type: 'post.feature', id: 'middle' });
    actor.send({ type: 'post.feature', id: 'gone' });
    expect(seen()).toEqual({ value: 'featuring', featured: 'middle' });
  });

  it('follows the address: to a post, back to the blog, to nowhere and back again', () => {
    const { actor, seen } = startBlog(null);
    const follow = (id: string | null) => {
      actor.send({ type: 'address.changed', id });
      return seen();
    };
    expect(follow('oldest')).toEqual({ value: 'featuring', featured: 'oldest' });
    expect(follow(null)).toEqual({ value: 'featuring', featured: 'newest' });
    expect(follow('gone')).toEqual({ value: 'missing', featured: null });
    expect(follow('middle')).toEqual({ value: 'featuring', featured: 'middle' });
  });

  it('leads from a missing post to one that exists', () => {
    const { actor, seen } = startBlog('gone');
    actor.send({ type: 'post.feature', id: 'newest' });
    expect(seen()).toEqual({ value: 'featuring', featured: 'newest' });
  });

  it('is missing a post when there is none at all', () => {
    const actor = createActor(blogMachine, { input: { postIds: [], id: null } }).start();
    expect(actor.getSnapshot().value).toBe('missing');
  });

  it('every state can be reached', () => {
    const paths = getShortestPaths(blogMachine, {
      input: { postIds, id: null },
      events: [
        { type: 'post.feature', id: 'middle' },
        { type: 'address.changed', id: 'gone' },
      ],
    });
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(
      new Set(['featuring', 'missing']),
    );
  });
});
