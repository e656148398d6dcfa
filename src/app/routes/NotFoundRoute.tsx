import { NotFoundScreen } from '../../marketing/notFound/NotFoundScreen';
import type { PublicHandle } from '../head/pageMeta';

export const handle: PublicHandle = {
  meta: () => ({
    title: 'Page not found',
    description: 'There is no page at this address. The home page leads to everything else.',
  }),
  isHidden: true,
};

export const Component = NotFoundScreen;
