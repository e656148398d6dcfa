import { Box, Button, chakra, Flex, Heading } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Check, Code, Copy, Eye } from 'lucide-react';
import type { ActorRefFromLogic } from 'xstate';

import type { componentLibraryMachine } from '../../../machines/componentLibrary';
import type { UIComponent } from '../../../machines/entities';
import { messages } from '../../../machines/messages';
import { InlineProblem } from '../../ui/InlineProblem';
import { ComponentCode } from './ComponentCode';
import { ComponentPreview } from './ComponentPreview';

export interface ComponentCardProps {
  actorRef: ActorRefFromLogic<typeof componentLibraryMachine>;
  component: UIComponent;
  isSample: boolean;
}

/** One component: how it looks or its code, and copying it. */
export function ComponentCard({ actorRef, component, isSample }: ComponentCardProps) {
  const { id, name, category, framework } = component;
  const isCodeShown = useSelector(actorRef, ({ context }) => context.codeShownIds.includes(id));
  const isCopied = useSelector(
    actorRef,
    (snapshot) => snapshot.matches({ copying: 'copied' }) && snapshot.context.copyId === id,
  );
  const isRefused = useSelector(
    actorRef,
    (snapshot) => snapshot.matches({ copying: 'refused' }) && snapshot.context.copyId === id,
  );
  const headingId = `component-${id}`;

  return (
    <Flex
      as="article"
      aria-labelledby={headingId}
      direction="column"
      minW="0"
      layerStyle="pane"
      overflow="hidden"
    >
      <Box borderBottomWidth="1px">
        {isCodeShown ? (
          <ComponentCode component={component} isToSelect={isRefused} />
        ) : (
          <ComponentPreview component={component} />
        )}
      </Box>
      <Flex direction="column" gap="3" p="4">
        <Box minW="0">
          <Heading as="h3" id={headingId} textStyle="ui" fontWeight="650" overflowWrap="anywhere">
            <bdi>{name}</bdi>
          </Heading>
          <chakra.p textStyle="caption" color="fg.muted">
            <chakra.span textTransform="capitalize">{category}</chakra.span> ·{' '}
            <chakra.span textTransform="capitalize">{framework}</chakra.span>
            {isSample ? ' · Sample' : null}
          </chakra.p>
        </Box>
        <Flex gap="2" wrap="wrap">
          <Button
            size="sm"
            variant="solid"
            aria-label={`${isCopied ? 'Copied' : 'Copy'} code of ${name}`}
            onClick={() => actorRef.send({ type: 'code.copy', id })}
          >
            {isCopied ? <Check aria-hidden size={16} /> : <Copy aria-hidden size={16} />}
            {isCopied ? 'Copied' : 'Copy code'}
          </Button>
          <Button
            size="sm"
            variant="outline"
            aria-label={`${isCodeShown ? 'Show preview' : 'Show code'} of ${name}`}
            onClick={() => actorRef.send({ type: 'code.toggle', id })}
          >
            {isCodeShown ? <Eye aria-hidden size={16} /> : <Code aria-hidden size={16} />}
            {isCodeShown ? 'Show preview' : 'Show code'}
          </Button>
        </Flex>
        {isRefused ? <InlineProblem role="alert">{messages.code.notCopied}</InlineProblem> : null}
      </Flex>
    </Flex>
  );
}
