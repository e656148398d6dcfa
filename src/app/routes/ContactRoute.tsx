import { useActorRef, useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect } from 'react';

import { contactFormMachine } from '../../../machines/contactForm';
import { CONTACT_NOTICE_DURATION } from '../../../machines/limits';
import { ContactScreen } from '../../marketing/contact/ContactScreen';
import { sendMessage } from '../../services/contactActors';
import type { PublicHandle } from '../head/pageMeta';
import { breadcrumbs } from '../head/structuredData';

export const handle: PublicHandle = {
  meta: () => ({
    title: 'Contact',
    description:
      'Write, call or come by: the contact form, e-mail, phone, address and office hours of AI Website Builder.',
    structuredData: [breadcrumbs([{ name: 'Contact', path: '/contact' }])],
  }),
};

const liveContactFormMachine = contactFormMachine.provide({ actors: { sendMessage } });

/** Who only looks up the office hours needs no toasts: they are loaded once somebody writes. */
const Toaster = lazy(async () => ({ default: (await import('../../ui/Toaster')).Toaster }));

export function Component() {
  const actorRef = useActorRef(liveContactFormMachine);
  const isUsed = useSelector(
    actorRef,
    ({ context }) => context.attempts > 0 || context.fields.name !== '',
  );

  useEffect(() => {
    const subscription = actorRef.on('notice', ({ status, message }) => {
      void import('../../ui/toasts').then(({ showToast }) =>
        showToast({ status, message, duration: CONTACT_NOTICE_DURATION }),
      );
    });
    return () => subscription.unsubscribe();
  }, [actorRef]);

  return (
    <>
      <ContactScreen actorRef={actorRef} />
      {isUsed ? (
        <Suspense>
          <Toaster />
        </Suspense>
      ) : null}
    </>
  );
}
