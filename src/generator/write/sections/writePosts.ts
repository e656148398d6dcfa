import { sectionFrame } from '../sectionFrame';
import type { SectionWriter } from '../SectionWriter';

/** Posts are the owner’s to write. */
export const writePosts: SectionWriter = (context) => {
  const { post, postBody } = context.pack.placeholders;
  return {
    ...sectionFrame(context, 'posts'),
    items: post.map((value, index) => ({
      title: context.placeholder(`posts.${index + 1}.title`, value, 'text'),
      body: context.placeholder(`posts.${index + 1}.body`, postBody, 'text'),
      detail: null,
    })),
  };
};
