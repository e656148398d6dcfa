import { Button, chakra, Container, Flex, Spinner } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { sharedSiteMachine } from '../../machines/sharedSite';
import { ClosedShop } from '../ui/ClosedShop';
import { LinkButton } from '../ui/LinkButton';
import { PAGE_HEADING_ID, PageHeading } from '../ui/PageHeading';

export interface NoSharedSiteProps {
  actorRef: ActorRefFromLogic<typeof sharedSiteMachine>;
  /** Loads the page again, and with it the newest version of the viewer. */
  onReload: () => void;
}

const REASONS = ['empty', 'damaged', 'tooLarge', 'newerVersion', 'failed'] as const;
type Reason = (typeof REASONS)[number];

const WORDS: Record<Reason, { heading: string; sentence: string }> = {
  empty: {
    heading: 'No site in this link',
    sentence:
      'A share link holds its whole site after the # sign, and there is nothing after it here. Copy the whole link, or ask for it again.',
  },
  damaged: {
    heading: 'This link is damaged',
    sentence:
      'It was cut or changed on its way, so its site cannot be shown. Copy the whole link, or ask for it again.',
  },
  tooLarge: {
    heading: 'This link is too long',
    sentence: 'It holds more than a share link may hold, so it was not opened.',
  },
  newerVersion: {
    heading: 'This link needs a newer version',
    sentence:
      'It was made by a newer version of AI Website Builder. Load this page again to get that version.',
  },
  failed: {
    heading: 'The site could not be drawn',
    sentence: 'Nothing is wrong with your link. Check your connection and try again.',
  },
};

/** What stands in a shared site's place: that it is on its way, or why it does not come. */
export function NoSharedSite({ actorRef, onReload }: NoSharedSiteProps) {
  const reason = useSelector(
    actorRef,
    (snapshot) => REASONS.find((state) => snapshot.matches(state)) ?? null,
  );
  const shownReason = useRef(reason);

  useEffect(() => {
    if (shownReason.current === reason) return;
    shownReason.current = reason;
    document.getElementById(PAGE_HEADING_ID)?.focus();
  }, [reason]);

  const actions: Partial<Record<Reason, ReactNode>> = {
    newerVersion: (
      <Button size="lg" onClick={onReload}>
        Reload
      </Button>
    ),
    failed: (
      <Button size="lg" onClick={() => actorRef.send({ type: 'site.retry' })}>
        Try again
      </Button>
    ),
  };

  return (
    <Container maxW="wide" py="clamp(40px, 8vw, 112px)">
      {reason === null ? (
        <Flex role="status" align="center" gap="4">
          <Spinner aria-hidden="true" color="enamel.fg" borderWidth="3px" />
          <chakra.h1 textStyle="h2">Opening the site</chakra.h1>
        </Flex>
      ) : (
        <ClosedShop
          heading={<PageHeading>{WORDS[reason].heading}</PageHeading>}
          action={
            actions[reason] ?? (
              <LinkButton to="/" reloadDocument size="lg">
                Go to the home page
              </LinkButton>
            )
          }
        >
          {WORDS[reason].sentence}
        </ClosedShop>
      )}
    </Container>
  );
}
