import type { Block } from './markdown';
import contrast from './posts/brand-color-contrast.md';
import firstDraft from './posts/first-draft-prompt.md';
import fivePages from './posts/five-page-site.md';

/** The text of each post, by the post's id. */
export const postTexts = new Map([
  ['first-draft-prompt', firstDraft],
  ['five-page-site', fivePages],
  ['brand-color-contrast', contrast],
]) as ReadonlyMap<string, readonly Block[]>;
