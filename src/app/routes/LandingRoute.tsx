import { useActorRef } from '@xstate/react';

import { faqMachine } from '../../../machines/faq';
import { faq } from '../../content/faq';
import { LandingScreen } from '../../marketing/landing/LandingScreen';
import { useConsent } from '../wiring/consent';
import type { PublicHandle } from '../head/pageMeta';
import { faqPage, organization, website } from '../head/structuredData';

export const handle: PublicHandle = {
  meta: () => ({
    title: 'AI- Website Creator for All',
    description:
      'Describe your shop, studio or service. Get a responsive site you can restyle, reword and take with you.',
    structuredData: [organization, website, faqPage(faq)],
  }),
};

export function Component() {
  const faqRef = useActorRef(faqMachine);
  return <LandingScreen faqRef={faqRef} map={useConsent('marketing')} />;
}
