import type { Text } from '../types';
import { heading } from './blocks';
import type { Block, SectionBlock } from './document';

export const PAGE_HEADING = 'page-heading';

/** The head of a page that is not the first: its name as the page's only h1, and what is said below it. */
export const pageHead = (label: Text, below: readonly Block[] = []): SectionBlock => ({
  id: 'page',
  kind: 'page',
  layout: 'head',
  surface: 'hero',
  state: 'shown',
  headingId: null,
  children: [heading(label, 1, PAGE_HEADING), ...below],
});
