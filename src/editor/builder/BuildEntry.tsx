import { Button, chakra, Flex, IconButton, Input, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../machines/builder';
import { findBuild, nameOf } from '../../../machines/desk';
import { BUILD_NAME_LENGTH } from '../../../machines/limits';
import { firstGraphemes } from '../../../machines/text';
import { formatMoment } from '../../ui/formatMoment';
import { SiteMiniature } from './SiteMiniature';

export interface BuildEntryProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  id: string;
  isDisabled: boolean;
  onDelete: (id: string) => void;
}

/** One build of the history: how it looks, what it is called, what it was made with, and what can be done with it. */
export function BuildEntry({ actorRef, id, isDisabled, onDelete }: BuildEntryProps) {
  const build = useSelector(actorRef, ({ context }) => findBuild(context, id));
  const isCurrent = useSelector(actorRef, ({ context }) => context.currentId === id);
  const [isRenaming, setIsRenaming] = useState(false);
  const isOpen = useRef(false);
  const fieldRef = useRef<HTMLInputElement>(null);
  const renameRef = useRef<HTMLButtonElement>(null);
  if (build === null) return null;

  const name = nameOf(build);
  const excerpt = firstGraphemes(name, BUILD_NAME_LENGTH);
  /** Moving focus away from the field blurs it: only the first way out counts. */
  const endRenaming = (typed: string | null) => {
    if (!isOpen.current) return;
    isOpen.current = false;
    if (typed !== null && typed !== excerpt)
      actorRef.send({ type: 'build.rename', id, name: typed });
    setIsRenaming(false);
  };

  return (
    <Flex
      height="100%"
      gap="3"
      p="3"
      overflow="hidden"
      borderWidth="1px"
      borderRadius="control"
      borderColor={isCurrent ? 'enamel.border' : 'border'}
      bg={isCurrent ? 'enamel.subtle' : 'bg.panel'}
    >
      <SiteMiniature build={build} />
      <Flex direction="column" flex="1" minW="0" gap="1">
        {isRenaming ? (
          <chakra.form
            onSubmit={(event) => {
              event.preventDefault();
              endRenaming(fieldRef.current?.value ?? null);
              renameRef.current?.focus();
            }}
          >
            <Input
              ref={fieldRef}
              size="sm"
              dir="auto"
              aria-label="Name of this build"
              autoComplete="off"
              defaultValue={excerpt}
              autoFocus
              onFocus={(event) => event.target.select()}
              onKeyDown={(event) => {
                if (event.key !== 'Escape') return;
                endRenaming(null);
                renameRef.current?.focus();
              }}
              onBlur={(event) => endRenaming(event.target.value)}
            />
          </chakra.form>
        ) : (
          <Text dir="auto" lineClamp={2} overflowWrap="anywhere" textStyle="ui" fontWeight="550">
            {firstGraphemes(name, 160)}
          </Text>
        )}
        <Text textStyle="caption" color="fg.muted" lineClamp={2}>
          <chakra.span textTransform="capitalize">{build.theme}</chakra.span> ·{' '}
          <chakra.span textTransform="capitalize">{build.framework}</chakra.span>
          <Moment at={build.createdAt} />
        </Text>
        <Flex mt="auto" align="center" gap="1">
          {isCurrent ? (
            <Text textStyle="caption" fontWeight="600" color="enamel.fg" me="auto">
              In the preview
            </Text>
          ) : (
            <Button
              size="sm"
              variant="outline"
              me="auto"
              disabled={isDisabled}
              aria-label={`Load Build: ${excerpt}`}
              onClick={() => actorRef.send({ type: 'build.load', id })}
            >
              Load Build
            </Button>
          )}
          <IconButton
            ref={renameRef}
            size="sm"
            variant="ghost"
            disabled={isDisabled}
            aria-label={`Rename: ${excerpt}`}
            onClick={() => {
              isOpen.current = true;
              setIsRenaming(true);
            }}
          >
            <Pencil aria-hidden size={16} />
          </IconButton>
          <IconButton
            size="sm"
            variant="ghost"
            disabled={isDisabled}
            aria-label={`Delete: ${excerpt}`}
            onClick={() => onDelete(id)}
          >
            <Trash2 aria-hidden size={16} />
          </IconButton>
        </Flex>
      </Flex>
    </Flex>
  );
}

function Moment({ at }: { at: number }) {
  const moment = formatMoment(at);
  return moment === null ? null : (
    <>
      {' '}
      · <time dateTime={moment.iso}>{moment.text}</time>
    </>
  );
}
