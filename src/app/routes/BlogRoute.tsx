import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';

import { blogMachine } from '../../../machines/blog';
import { messages } from '../../../machines/messages';
import { posts } from '../../content/posts';
import { BlogScreen } from '../../marketing/blog/BlogScreen';
import type { PublicHandle } from '../head/pageMeta';
import { blogPosting, breadcrumbs } from '../head/structuredData';

const postIds = posts.map(({ id }) => id);
const addressOf = (id: string) => `/blog/${id}`;

export const handle: PublicHandle = {
  meta: ({ id }) => {
    if (id === undefined) {
      return {
        title: 'Blog',
        description:
          'Notes on prompts, structure and color for people who make their own small-business site.',
        structuredData: [breadcrumbs([{ name: 'Blog', path: '/blog' }])],
      };
    }
    const post = posts.find((each) => each.id === id);
    if (post === undefined) {
      return {
        title: messages.blog.notFound.replace(/\.$/, ''),
        description: 'There is no post at this address. All posts are listed on the page.',
      };
    }
    return {
      title: post.title,
      description: post.excerpt,
      kind: 'article',
      structuredData: [
        blogPosting({ ...post, path: addressOf(id) }),
        breadcrumbs([
          { name: 'Blog', path: '/blog' },
          { name: post.title, path: addressOf(id) },
        ]),
      ],
    };
  },
  addresses: ['/blog', ...postIds.map(addressOf)],
};

export function Component() {
  const id = useParams().id ?? null;
  const actorRef = useActorRef(blogMachine, { input: { postIds, id } });
  useEffect(() => actorRef.send({ type: 'address.changed', id }), [actorRef, id]);
  return <BlogScreen actorRef={actorRef} />;
}
