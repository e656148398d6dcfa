import { Button, chakra, Flex, Input } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Check, Link2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../machines/builder';
import { findBuild } from '../../../machines/builderDocument';
import type { shareLinkMachine } from '../../../machines/shareLink';
import { BusyButton } from '../../ui/BusyButton';
import { InlineProblem } from '../../ui/InlineProblem';
import { inFullRow, inTightRow } from './oneLine';

const ABOUT = 'The link contains the whole site as it is now. Nothing is uploaded.';
const BETA = 'Beta: a large site may not fit, and some apps cut long links.';
const WITHOUT_PHOTOS =
  'Your own logo and photos are too large for a link and are left out: drawings are shown instead.';

/** Where the toolbar has room on the left of the button for what is said below it. */
const ROOM_BELOW = '@container (min-width: 560px)';
/** The words beside its picture. */
const noRoom = inTightRow({ srOnly: true }, 660);

type ShareLinkRef = ActorRefFromLogic<typeof shareLinkMachine>;

export interface ShareLinkButtonProps {
  actorRef: ShareLinkRef;
  builderRef: ActorRefFromLogic<typeof builderMachine>;
  isDisabled: boolean;
}

/** Copies a link that holds the whole site. What is beta about it is said below while it is pointed at, focused or pressed. */
export function ShareLinkButton({ actorRef, builderRef, isDisabled }: ShareLinkButtonProps) {
  const isMaking = useSelector(actorRef, (snapshot) => snapshot.hasTag('busy'));
  // Whether a link can be made depends on the builder's site, so it is asked again when that changes.
  const canMake = useSelector(builderRef, () => actorRef.getSnapshot().can({ type: 'link.make' }));
  const hasPhotos = useSelector(
    builderRef,
    ({ context }) => findBuild(context, context.currentId)?.customization.photos !== undefined,
  );
  const isCopied = useSelector(actorRef, (snapshot) => snapshot.matches('copied'));
  const [isPutAway, setIsPutAway] = useState(false);
  const id = useId();
  const shown = { '& > [data-about]': { display: 'grid' } };

  return (
    <chakra.span
      display="contents"
      css={{
        [ROOM_BELOW]: { display: 'inline-flex', position: 'relative' },
        ...(isPutAway ? {} : { '&:hover, &:has(button:focus-visible)': shown }),
        ...(!isPutAway && (isMaking || isCopied) ? shown : {}),
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setIsPutAway(true);
      }}
      onBlur={() => setIsPutAway(false)}
      onPointerLeave={() => setIsPutAway(false)}
    >
      <BusyButton
        data-share-link
        size="sm"
        variant="outline"
        busy={isMaking}
        busyText={<chakra.span css={noRoom}>Making…</chakra.span>}
        disabled={!(canMake || isMaking) || isDisabled}
        aria-describedby={`${id}-about`}
        onClick={() => actorRef.send({ type: 'link.make' })}
      >
        {isCopied ? <Check aria-hidden size={18} /> : <Link2 aria-hidden size={18} />}
        <chakra.span css={noRoom}>Share link</chakra.span>
        <chakra.span
          textStyle="caption"
          fontWeight="semibold"
          bg="marigold.subtle"
          color="marigold.fg"
          borderRadius="tag"
          px="1.5"
          css={{ ...inFullRow({ srOnly: true }), ...inTightRow({ srOnly: true }) }}
        >
          Beta
        </chakra.span>
      </BusyButton>
      <chakra.span
        id={`${id}-about`}
        data-about=""
        display="none"
        position="absolute"
        top="100%"
        insetEnd="2"
        zIndex="1"
        w="22rem"
        maxW="calc(100% - 16px)"
        gap="1"
        layerStyle="pane"
        boxShadow="lift"
        px="3"
        py="2"
        textStyle="caption"
        css={{ [ROOM_BELOW]: { insetEnd: '0', maxW: 'none' } }}
      >
        {[
          ...(isCopied ? ['Link copied.'] : []),
          ABOUT,
          BETA,
          ...(hasPhotos ? [WITHOUT_PHOTOS] : []),
        ].map((sentence) => (
          <span key={sentence}>{sentence}</span>
        ))}
      </chakra.span>
    </chakra.span>
  );
}

export interface ShareLinkNoticeProps {
  actorRef: ShareLinkRef;
  /** Closed by the person: the button may have the focus again. */
  onClose: () => void;
}

/** What became of the link: copied, or why not, with the link to be copied by hand. */
export function ShareLinkNotice({ actorRef, onClose }: ShareLinkNoticeProps) {
  const isCopied = useSelector(actorRef, (snapshot) => snapshot.matches('copied'));
  const problem = useSelector(actorRef, ({ context }) => context.problem);
  const link = useSelector(actorRef, ({ context }) => context.link);
  const linkRef = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (link !== null) linkRef.current?.focus();
  }, [link]);

  const dismiss = () => {
    actorRef.send({ type: 'link.dismiss' });
    onClose();
  };

  return (
    <>
      <chakra.span role="status" srOnly>
        {isCopied ? 'Link copied' : ''}
      </chakra.span>
      {problem === null ? null : (
        <Flex
          px="4"
          py="3"
          gap="2"
          align="flex-start"
          direction="column"
          borderBottomWidth="1px"
          borderColor="border"
          onKeyDown={({ key, nativeEvent }) => {
            if (key === 'Escape' && !nativeEvent.isComposing) dismiss();
          }}
        >
          <InlineProblem role="alert">{problem}</InlineProblem>
          {link === null ? null : (
            <Input
              ref={linkRef}
              aria-label="Share link"
              readOnly
              dir="ltr"
              fontFamily="mono"
              textStyle="caption"
              value={link}
              onFocus={({ target }) => target.select()}
            />
          )}
          <Button size="sm" variant="outline" onClick={dismiss}>
            Close
          </Button>
        </Flex>
      )}
    </>
  );
}
