import { LearnScreen } from '../../marketing/learn/LearnScreen';
import type { PublicHandle } from '../head/pageMeta';
import { breadcrumbs } from '../head/structuredData';

export const handle: PublicHandle = {
  meta: () => ({
    title: 'Learn',
    description:
      'Six short guides: a quick start, better prompts, the words, the look, answers to common questions, and a model of your own.',
    structuredData: [breadcrumbs([{ name: 'Learn', path: '/learn' }])],
  }),
};

export const Component = LearnScreen;
