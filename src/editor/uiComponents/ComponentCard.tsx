import { Box, Button, chakra, Flex, Heading, IconButton } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Check, Code, Copy, Eye, Pencil, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { componentLibraryMachine } from '../../../machines/componentLibrary';
import type { UIComponent } from '../../../machines/entities';
import { messages } from '../../../machines/messages';
import { InlineProblem } from '../../ui/InlineProblem';
import { NameField } from '../parts/NameField';
import { ComponentCode } from './ComponentCode';
import { ComponentPreview } from './ComponentPreview';

export interface ComponentCardProps {
  actorRef: ActorRefFromLogic<typeof componentLibraryMachine>;
  component: UIComponent;
  isSample: boolean;
  onDelete: (id: string) => void;
}

/** One component: how it looks or its code, copying it, and, where it is the person's own, renaming and deleting it. */
export function ComponentCard({ actorRef, component, isSample, onDelete }: ComponentCardProps) {
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
  const isNaming = useSelector(actorRef, ({ context }) => context.namedId === id);
  const typedName = useSelector(actorRef, ({ context }) =>
    context.namedId === id ? context.typedName : '',
  );
  const renameRef = useRef<HTMLButtonElement>(null);
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
          <Heading
            as="h3"
            id={headingId}
            textStyle="ui"
            fontWeight="650"
            overflowWrap="anywhere"
            srOnly={isNaming}
          >
            <bdi>{name}</bdi>
          </Heading>
          {isNaming ? (
            <NameField
              label="Name of this component"
              name={typedName}
              onChange={(value) => actorRef.send({ type: 'name.change', value })}
              onKeep={() => actorRef.send({ type: 'name.keep' })}
              onCancel={() => actorRef.send({ type: 'name.cancel' })}
              onEnd={() => renameRef.current?.focus()}
            />
          ) : null}
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
          {isSample ? null : (
            <Flex gap="1" ms="auto">
              <IconButton
                ref={renameRef}
                size="sm"
                variant="ghost"
                aria-label={`Rename: ${name}`}
                onClick={() => actorRef.send({ type: 'entry.rename', id, name })}
              >
                <Pencil aria-hidden size={16} />
              </IconButton>
              <IconButton
                size="sm"
                variant="ghost"
                aria-label={`Delete: ${name}`}
                onClick={() => onDelete(id)}
              >
                <Trash2 aria-hidden size={16} />
              </IconButton>
            </Flex>
          )}
        </Flex>
        {isRefused ? <InlineProblem role="alert">{messages.code.notCopied}</InlineProblem> : null}
      </Flex>
    </Flex>
  );
}
