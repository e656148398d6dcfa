import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';

import { contactFormMachine } from '../../../machines/contactForm';
import { CONTACT_NOTICE_DURATION } from '../../../machines/limits';
import { ContactScreen } from '../../marketing/contact/ContactScreen';
import { sendMessage } from '../../services/contactActors';
import type { PublicHandle } from '../head/pageMeta';
import { breadcrumbs } from '../head/structuredData';
import { loadToasts, useNotices } from '../wiring/notices';

export const handle: PublicHandle = {
  meta: () => ({
    title: 'Contact',
    description:
      'Write, call or come by: the contact form, e-mail, phone, address and office hours of AI Website Builder.',
    structuredData: [breadcrumbs([{ name: 'Contact', path: '/contact' }])],
  }),
};

const liveContactFormMachine = contactFormMachine.provide({ actors: { sendMessage } });

export function Component() {
  const actorRef = useActorRef(liveContactFormMachine);
  const isUsed = useSelector(
    actorRef,
    ({ context }) => context.attempts > 0 || context.fields.name !== '',
  );

  useNotices(actorRef, CONTACT_NOTICE_DURATION);
  // Who only looks up the office hours needs no toasts: they are loaded once somebody writes.
  useEffect(() => {
    if (isUsed) void loadToasts();
  }, [isUsed]);

  return <ContactScreen actorRef={actorRef} />;
}
