import { Box, chakra, VisuallyHidden } from '@chakra-ui/react';
import type { MouseEvent } from 'react';

import { cardExcerpt } from '../../content/excerpt';
import type { PostSummary } from '../../content/post';
import { PostPicture } from '../PostPicture';
import { ReadMoreLink } from '../ReadMoreLink';
import { PostFacts } from './PostFacts';

export interface MorePostsProps {
  posts: readonly PostSummary[];
  onFeature: (id: string) => void;
  /** Side by side instead of one below the other. */
  isRow?: boolean;
}

/** The posts that are not featured. 'Read More' is a link, so that it can be opened in a tab of its own, too. */
export function MorePosts({ posts, onFeature, isRow = false }: MorePostsProps) {
  return (
    <Box as="aside" aria-labelledby="more-blogs">
      <chakra.h2 id="more-blogs" textStyle="h2" fontSize="1.75rem">
        More blogs
      </chakra.h2>
      <Box
        mt="6"
        display="grid"
        columnGap="8"
        rowGap="10"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          sm: `repeat(${Math.min(posts.length, isRow ? 3 : 2)}, minmax(0, 1fr))`,
          lg: isRow ? undefined : 'minmax(0, 1fr)',
        }}
      >
        {posts.map((post) => (
          <article key={post.id}>
            <PostPicture image={post.image} borderRadius="card" />
            <chakra.h3 textStyle="h3" mt="4">
              {post.title}
            </chakra.h3>
            <PostFacts post={post} textStyle="caption" mt="2" />
            <chakra.p textStyle="ui" color="fg.muted" mt="2" _after={{ content: '"…"' }}>
              {cardExcerpt(post).trimEnd()}
            </chakra.p>
            <ReadMoreLink
              to={`/blog/${post.id}`}
              onClick={(event) => {
                if (opensHere(event)) onFeature(post.id);
              }}
            >
              Read More<VisuallyHidden> about {post.title}</VisuallyHidden>
            </ReadMoreLink>
          </article>
        ))}
      </Box>
    </Box>
  );
}

function opensHere(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
