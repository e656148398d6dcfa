import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { FolderOpen } from 'lucide-react';
import { useId, useRef } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { openSiteMachine } from '../../../machines/openSite';
import { InlineProblem } from '../../ui/InlineProblem';

export interface OpenSiteProps {
  actorRef: ActorRefFromLogic<typeof openSiteMachine>;
  isDisabled: boolean;
}

/** Opens an exported ZIP again by a file picker; dropping one anywhere on the builder does the same. */
export function OpenSite({ actorRef, isDisabled }: OpenSiteProps) {
  const isReading = useSelector(actorRef, (snapshot) => snapshot.hasTag('busy'));
  const isOpened = useSelector(actorRef, (snapshot) => snapshot.matches({ file: 'opened' }));
  const isUnkept = useSelector(actorRef, (snapshot) => snapshot.matches({ file: 'unkept' }));
  const isFailed = useSelector(actorRef, (snapshot) => snapshot.matches({ file: 'failed' }));
  const fileName = useSelector(actorRef, ({ context }) => context.fileName);
  const problem = useSelector(actorRef, ({ context }) => context.problem);
  const inputRef = useRef<HTMLInputElement>(null);
  const id = useId();

  return (
    <Box>
      <Flex align="center" columnGap="3" rowGap="1" wrap="wrap">
        <Button
          size="sm"
          variant="outline"
          disabled={isDisabled}
          aria-describedby={`${id}-about`}
          title="A site you exported here"
          onClick={() => inputRef.current?.click()}
        >
          <FolderOpen aria-hidden size={18} />
          Open a ZIP
        </Button>
        <Text
          id={`${id}-about`}
          hideFrom="lg"
          textStyle="caption"
          color="fg.muted"
          flex="1"
          minW="14ch"
        >
          A site you exported here.
          <chakra.span hideBelow="md"> Or drop its ZIP on this page.</chakra.span>
        </Text>
      </Flex>
      <input
        ref={inputRef}
        type="file"
        accept=".zip,application/zip"
        hidden
        aria-label="ZIP of a site"
        disabled={isDisabled}
        onChange={({ target }) => {
          actorRef.send({ type: 'files.choose', files: [...(target.files ?? [])] });
          // Choosing the same file again is a choice, too.
          target.value = '';
        }}
      />
      <Box role="status">
        {isReading || isOpened || isUnkept ? (
          <Text textStyle="ui" mt="2" overflowWrap="anywhere">
            {isReading ? 'Opening ' : 'Opened '}
            <bdi>{fileName}</bdi>
            {isReading ? '…' : '. It is the newest in Build History.'}
          </Text>
        ) : null}
      </Box>
      {isFailed || isUnkept ? (
        <InlineProblem role="alert" mt="2">
          {problem}
        </InlineProblem>
      ) : null}
    </Box>
  );
}
