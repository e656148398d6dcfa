import { FeaturesScreen } from '../../marketing/features/FeaturesScreen';
import type { PublicHandle } from '../head/pageMeta';
import { breadcrumbs } from '../head/structuredData';

export const handle: PublicHandle = {
  meta: () => ({
    title: 'Features',
    description:
      'AI layout, AI content, AI design and fluid editing: what each helper does with your description, and where it stops.',
    structuredData: [breadcrumbs([{ name: 'Features', path: '/features' }])],
  }),
};

export const Component = FeaturesScreen;
