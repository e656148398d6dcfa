import type { SectionCopy } from '../types';

type Named = Pick<SectionCopy, 'navLabel' | 'heading' | 'isNamedTwice'>;

/** Whether the heading of a section is what the navigation calls it, as both were written at first. */
export const isNamedTwice = ({ navLabel, heading, isNamedTwice: isSame }: Named): boolean =>
  isSame ?? navLabel.value.toLowerCase() === heading.value.toLowerCase();
