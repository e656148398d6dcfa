import type { Block } from './markdown';

/** The drawing at the head of a post; `src/marketing/PostPicture.tsx` draws it. */
export const POST_IMAGES = ['promptSlip', 'fiveWindows', 'paintCards'] as const;
export type PostImage = (typeof POST_IMAGES)[number];

/** A blog post (specification section 3). */
interface Post {
  id: string;
  title: string;
  content: Block[];
  author: string;
  /** ISO day, such as `2026-11-10`. */
  date: string;
  image: PostImage;
  category: string;
  tags: string[];
  /** Longer than the 100 characters that a card shows. */
  excerpt: string;
}

/** A post without its text: all that a card needs. */
export type PostSummary = Omit<Post, 'content'>;
