import { Box, chakra, Container, Grid } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ActorRefFromLogic } from 'xstate';

import type { blogMachine } from '../../../machines/blog';
import { messages } from '../../../machines/messages';
import { posts } from '../../content/posts';
import { postTexts } from '../../content/postTexts';
import { ClosedShop } from '../../ui/ClosedShop';
import { LinkButton } from '../../ui/LinkButton';
import { PageHeading } from '../../ui/PageHeading';
import { PostPicture } from '../PostPicture';
import { Prose } from '../Prose';
import { SECTION_PADDING } from '../sectionPadding';
import { MorePosts } from './MorePosts';
import { PostFacts } from './PostFacts';

export interface BlogScreenProps {
  actorRef: ActorRefFromLogic<typeof blogMachine>;
}

/** One post whole, the others to choose from (specification sections 2 and 4, "Blog"). */
export function BlogScreen({ actorRef }: BlogScreenProps) {
  const featured = useSelector(actorRef, ({ context }) => context.featured);
  const post = posts.find(({ id }) => id === featured);
  const feature = (id: string) => actorRef.send({ type: 'post.feature', id });

  if (post === undefined) {
    return (
      <Container maxW="wide" pt={{ base: '8', md: '16' }} pb={SECTION_PADDING}>
        <ClosedShop
          heading={<PageHeading>{messages.blog.notFound}</PageHeading>}
          action={
            <LinkButton to="/blog" size="lg">
              Go to the blog
            </LinkButton>
          }
        >
          There is no post at this address. All posts are listed here.
        </ClosedShop>
        <Box mt="16">
          <MorePosts posts={posts} onFeature={feature} isRow />
        </Box>
      </Container>
    );
  }
  return (
    <Container maxW="wide" pt={{ base: '6', md: '10' }} pb={SECTION_PADDING}>
      <Grid
        as="header"
        columnGap={{ md: '8', xl: '16' }}
        rowGap="6"
        alignItems="center"
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 6.4fr) minmax(0, 5.6fr)' }}
      >
        <PostPicture image={post.image} borderRadius="panel" />
        <Box>
          <PageHeading>{post.title}</PageHeading>
          <PostFacts post={post} mt="5" />
        </Box>
      </Grid>
      <Grid
        mt={{ base: '10', md: '16' }}
        columnGap={{ lg: '12', xl: '20' }}
        rowGap="16"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 340px)' }}
      >
        <Box as="article" aria-label={post.title} minW="0">
          <chakra.p textStyle="lead" maxW="measure" mb="8" fontWeight="medium">
            {post.excerpt}
          </chakra.p>
          <Prose blocks={postTexts.get(post.id) ?? []} />
          <chakra.ul
            aria-label="Tags"
            listStyleType="none"
            display="flex"
            flexWrap="wrap"
            gap="2"
            mt="12"
          >
            {post.tags.map((tag) => (
              <chakra.li
                key={tag}
                px="3"
                py="1"
                bg="bg.muted"
                color="fg.muted"
                borderRadius="tag"
                textStyle="caption"
              >
                {tag}
              </chakra.li>
            ))}
          </chakra.ul>
        </Box>
        <MorePosts posts={posts.filter(({ id }) => id !== post.id)} onFeature={feature} />
      </Grid>
    </Container>
  );
}
