import { Box, Button, Link, Stack, Textarea } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFromLogic, SnapshotFrom } from 'xstate';

import type { handoverMachine } from '../../../machines/handover';
import { messages } from '../../../machines/messages';
import { InlineProblem } from '../../ui/InlineProblem';

export interface HandoverProblemsProps {
  actorRef: ActorRefFromLogic<typeof handoverMachine>;
  /** They were closed; focus has to go somewhere. */
  onClose: () => void;
}

type Handover = SnapshotFrom<typeof handoverMachine>;

const exportProblem = (snapshot: Handover) => {
  if (snapshot.matches({ zip: 'missing' })) return messages.export.missing;
  return snapshot.matches({ zip: 'failed' }) ? messages.export.failed : null;
};
const copyProblem = (snapshot: Handover) => {
  if (snapshot.matches({ clipboard: 'manualCopy' })) return messages.page.notCopied;
  return snapshot.matches({ clipboard: 'failed' }) ? messages.page.notMade : null;
};
const tabProblem = (snapshot: Handover) => {
  if (snapshot.matches({ tab: 'refused' })) return messages.page.notOpened;
  return snapshot.matches({ tab: 'failed' }) ? messages.page.notMade : null;
};

/** Why the site did not leave the builder, and what can be done by hand: copy the HTML from a field, press a link. */
export function HandoverProblems({ actorRef, onClose }: HandoverProblemsProps) {
  const isShown = useSelector(actorRef, (snapshot) => snapshot.hasTag('problem'));
  const notExported = useSelector(actorRef, exportProblem);
  const notCopied = useSelector(actorRef, copyProblem);
  const notOpened = useSelector(actorRef, tabProblem);
  const html = useSelector(actorRef, ({ context }) => context.html);
  const address = useSelector(actorRef, ({ context }) => context.address);
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const linkRef = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    if (html !== null) fieldRef.current?.focus();
  }, [html]);
  useEffect(() => {
    if (address !== null) linkRef.current?.focus();
  }, [address]);

  return isShown ? (
    <Stack gap="2" px="4" py="3" align="flex-start">
      <Problem words={notExported} />
      <Problem words={notCopied} />
      {html === null ? null : (
        <Textarea
          ref={fieldRef}
          aria-label="HTML of your page"
          readOnly
          rows={4}
          fontFamily="mono"
          textStyle="caption"
          value={html}
          onFocus={(event) => event.target.select()}
        />
      )}
      <Problem words={notOpened} />
      {address === null ? null : (
        <Link ref={linkRef} href={address} target="_blank" rel="noopener" textStyle="ui">
          Open the page in a new tab
        </Link>
      )}
      <Button
        size="sm"
        variant="outline"
        onClick={() => {
          actorRef.send({ type: 'problems.dismiss' });
          onClose();
        }}
      >
        Close
      </Button>
    </Stack>
  ) : null;
}

function Problem({ words }: { words: string | null }) {
  return words === null ? null : (
    <Box>
      <InlineProblem role="alert">{words}</InlineProblem>
    </Box>
  );
}
