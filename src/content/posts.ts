import type { PostSummary } from './post';
import contrast from './posts/brand-color-contrast.md?front';
import firstDraft from './posts/first-draft-prompt.md?front';
import fivePages from './posts/five-page-site.md?front';

/** The three posts of the blog, newest first. `postTexts.ts` has their texts, for the pages that show them. */
export const posts = [firstDraft, fivePages, contrast] as readonly [
  PostSummary,
  PostSummary,
  PostSummary,
];
