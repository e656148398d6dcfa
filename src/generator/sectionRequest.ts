import type { BriefRequest, SectionKind, Understood } from './types';

/** A section that is asked for, or where none is meant the words, and nothing else. */
export const sectionRequest = (
  kind: SectionKind | null,
  words: Understood<string>,
): BriefRequest => ({
  kind,
  words,
  items: [],
  need: null,
  way: null,
  booking: null,
  page: null,
  isCapability: false,
});
