import { LandingScreen } from '../marketing/landing/LandingScreen';
import type { PublicHandle } from './pageMeta';
import { organization, website } from './structuredData';

export const handle: PublicHandle = {
  meta: () => ({
    title: 'AI- Website Creator for All',
    description:
      'Describe your shop, studio or service. Get a responsive page you can restyle, reword and take with you.',
    structuredData: [organization, website],
  }),
};

export const Component = LandingScreen;
