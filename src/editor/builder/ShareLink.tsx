import { Box, Button, chakra, Flex, Input, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Check, Link2 } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../machines/builder';
import { findBuild } from '../../../machines/desk';
import type { shareLinkMachine } from '../../../machines/shareLink';
import { BusyButton } from '../../ui/BusyButton';
import { InlineProblem } from '../../ui/InlineProblem';

export interface ShareLinkProps {
  actorRef: ActorRefFromLogic<typeof shareLinkMachine>;
  builderRef: ActorRefFromLogic<typeof builderMachine>;
  isDisabled: boolean;
}

/** Copies a link that holds the whole site. Beta: shown only while the setting Beta Features is on. */
export function ShareLink({ actorRef, builderRef, isDisabled }: ShareLinkProps) {
  const isMaking = useSelector(actorRef, (snapshot) => snapshot.hasTag('busy'));
  // Whether a link can be made depends on the builder's site, so it is asked again when that changes.
  const canMake = useSelector(builderRef, () => actorRef.getSnapshot().can({ type: 'link.make' }));
  const hasPhotos = useSelector(
    builderRef,
    ({ context }) => findBuild(context, context.currentId)?.customization.photos !== undefined,
  );
  const isCopied = useSelector(actorRef, (snapshot) => snapshot.matches('copied'));
  const problem = useSelector(actorRef, ({ context }) => context.problem);
  const link = useSelector(actorRef, ({ context }) => context.link);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const linkRef = useRef<HTMLInputElement>(null);
  const id = useId();

  useEffect(() => {
    if (link !== null) linkRef.current?.focus();
  }, [link]);

  const dismiss = () => {
    actorRef.send({ type: 'dismiss' });
    buttonRef.current?.focus();
  };

  return (
    <Box>
      <Flex align="center" columnGap="3" rowGap="1" wrap="wrap">
        <BusyButton
          ref={buttonRef}
          size="sm"
          variant="outline"
          busy={isMaking}
          busyText="Making the link…"
          disabled={!(canMake || isMaking) || isDisabled}
          aria-describedby={`${id}-about`}
          onClick={() => actorRef.send({ type: 'link.make' })}
        >
          {isCopied ? <Check aria-hidden size={18} /> : <Link2 aria-hidden size={18} />}
          Copy share link
          <chakra.span
            textStyle="caption"
            fontWeight="semibold"
            bg="marigold.subtle"
            color="marigold.fg"
            borderRadius="tag"
            px="1.5"
          >
            Beta
          </chakra.span>
        </BusyButton>
        <Text id={`${id}-about`} textStyle="caption" color="fg.muted" flex="1" minW="20ch">
          The whole site stands in the link, as it is now. Nothing is uploaded.
          {hasPhotos
            ? ' Your own logo and photos are too large for a link and are left out: the drawings stand in their place.'
            : null}
        </Text>
      </Flex>
      <chakra.span role="status" srOnly>
        {isCopied ? 'Link copied' : ''}
      </chakra.span>
      {problem === null ? null : (
        <Flex
          mt="3"
          gap="2"
          align="flex-start"
          direction="column"
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
    </Box>
  );
}
