import { ShowcaseScreen } from '../../marketing/showcase/ShowcaseScreen';
import type { PublicHandle } from '../head/pageMeta';
import { breadcrumbs } from '../head/structuredData';

export const handle: PublicHandle = {
  meta: () => ({
    title: 'Showcase',
    description:
      'A portfolio, a local business, a blog and an online storefront, each with the one prompt that made it.',
    structuredData: [breadcrumbs([{ name: 'Showcase', path: '/showcase' }])],
  }),
};

export const Component = ShowcaseScreen;
