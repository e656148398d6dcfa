import { PricingScreen } from '../../marketing/pricing/PricingScreen';
import type { PublicHandle } from '../head/pageMeta';
import { breadcrumbs } from '../head/structuredData';

export const handle: PublicHandle = {
  meta: () => ({
    title: 'Pricing',
    description:
      'Choose a plan that fits your needs: Starter at $0, Pro at $15.99 for the first month, Agency at $79 a month.',
    structuredData: [breadcrumbs([{ name: 'Pricing', path: '/pricing' }])],
  }),
};

export const Component = PricingScreen;
