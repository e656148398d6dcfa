import type { SectionCopy, Text } from '../types';
import type { WritingContext } from './WritingContext';

interface PageTexts {
  title: Text;
  subtitle: Text;
  description: Text;
}

export type SectionWriter = (
  context: WritingContext,
  page: PageTexts,
) => Omit<SectionCopy, 'id' | 'kind'>;
