import { useSelector } from '@xstate/react';
import type { ActorRefFromLogic } from 'xstate';

import { type sharedSiteMachine, shownDocument } from '../../machines/sharedSite';
import { DocumentFrame } from '../ui/DocumentFrame';

export interface SharedSiteFrameProps {
  actorRef: ActorRefFromLogic<typeof sharedSiteMachine>;
}

/**
 * The shared site. Its document comes from a stranger's words: the sandbox gives it nothing at all, no script, no origin,
 * no way to another page, and its own policy lets it load nothing.
 */
export function SharedSiteFrame({ actorRef }: SharedSiteFrameProps) {
  const title = useSelector(actorRef, ({ context }) => context.site?.title ?? '');
  const html = useSelector(actorRef, ({ context }) => shownDocument(context));

  return (
    <DocumentFrame
      title={`Shared site: ${title}`}
      referrerPolicy="no-referrer"
      html={html}
      flex="1"
      minH="0"
      width="100%"
      border="none"
      bg="white"
    />
  );
}
