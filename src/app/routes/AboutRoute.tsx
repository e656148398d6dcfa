import { useActorRef } from '@xstate/react';

import { aboutToggleMachine } from '../../../machines/aboutToggle';
import { AboutScreen } from '../../marketing/about/AboutScreen';
import type { PublicHandle } from '../head/pageMeta';
import { breadcrumbs, organization } from '../head/structuredData';

export const handle: PublicHandle = {
  meta: () => ({
    title: 'About',
    description:
      'Why we build websites for people with work to do: our mission, vision and principles, and how the builder works.',
    structuredData: [organization, breadcrumbs([{ name: 'About', path: '/about' }])],
  }),
};

export function Component() {
  return <AboutScreen actorRef={useActorRef(aboutToggleMachine)} />;
}
