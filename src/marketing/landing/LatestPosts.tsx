import { Box, chakra, Container, Grid, VisuallyHidden } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';

import { LATEST_POSTS } from '../../../machines/limits';
import { dayText } from '../../content/dayText';
import { cardExcerpt } from '../../content/excerpt';
import type { PostSummary } from '../../content/post';
import { posts } from '../../content/posts';
import { PostPicture } from '../PostPicture';
import { ReadMoreLink } from '../ReadMoreLink';
import { SECTION_PADDING } from '../sectionPadding';

const [first, ...others] = posts.slice(0, LATEST_POSTS);

/** The newest post large, the next two beside it (specification section 2, "Landing"). */
export function LatestPosts() {
  return (
    <Box as="section" aria-labelledby="latest-blogs" py={SECTION_PADDING}>
      <Container maxW="wide">
        <Box as="h2" id="latest-blogs" textStyle="h2">
          Latest Blogs
        </Box>
        <Grid
          mt={{ base: '8', md: '12' }}
          columnGap={{ md: '8', xl: '16' }}
          rowGap="12"
          templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' }}
        >
          {first === undefined ? null : <PostCard post={first} isLarge />}
          <Grid gridAutoRows="1fr" rowGap={{ base: '8', md: '6' }}>
            {others.map((post) => (
              <Box key={post.id} borderTopWidth="1px" borderColor="border.emphasized" pt="6">
                <PostCard post={post} />
              </Box>
            ))}
          </Grid>
        </Grid>
      </Container>
    </Box>
  );
}

function PostCard({ post, isLarge = false }: { post: PostSummary; isLarge?: boolean }) {
  return (
    <chakra.article
      display="grid"
      columnGap="6"
      rowGap={isLarge ? '6' : '4'}
      alignContent="start"
      gridTemplateColumns={
        isLarge
          ? 'minmax(0, 1fr)'
          : {
              base: 'minmax(0, 1fr)',
              sm: 'minmax(0, 2fr) minmax(0, 3fr)',
              md: 'minmax(0, 1fr)',
              xl: 'minmax(0, 3fr) minmax(0, 4fr)',
            }
      }
    >
      <PostPicture image={post.image} borderRadius={isLarge ? 'panel' : 'card'} alignSelf="start" />
      <Box>
        <chakra.p textStyle="caption" color="fg.muted">
          {post.category}, <time dateTime={post.date}>{dayText(post.date)}</time>
        </chakra.p>
        <chakra.h3
          textStyle="h3"
          fontSize={isLarge ? { base: '1.375rem', xl: '1.75rem' } : '1.25rem'}
          mt="1"
          textWrap="balance"
        >
          <TitleLink to={`/blog/${post.id}`}>{post.title}</TitleLink>
        </chakra.h3>
        <chakra.p
          textStyle={isLarge ? 'prose' : 'ui'}
          color="fg.muted"
          mt="2"
          maxW="measure"
          _after={{ content: '"…"' }}
        >
          {cardExcerpt(post).trimEnd()}
        </chakra.p>
        <chakra.p mt="1">
          <ReadMoreLink to={`/blog/${post.id}`}>
            Read More<VisuallyHidden> about {post.title}</VisuallyHidden>
          </ReadMoreLink>
        </chakra.p>
      </Box>
    </chakra.article>
  );
}

const TitleLink = chakra(RouterLink, {
  base: {
    _hover: { color: 'enamel.700', textDecoration: 'underline', textUnderlineOffset: '0.15em' },
  },
});
