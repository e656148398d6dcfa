import { Button, chakra, Flex, IconButton, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Pencil, Trash2 } from 'lucide-react';
import { memo, useRef } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../machines/builder';
import type { comparisonMachine } from '../../../machines/comparison';
import { findBuild, nameOf } from '../../../machines/builderDocument';
import { NAME_LENGTH } from '../../../machines/limits';
import type { renamingMachine } from '../../../machines/renaming';
import { firstGraphemes } from '../../../machines/text';
import { fingerSize } from '../../theme/fingerSize';
import { NameField } from '../parts/NameField';
import { useLateSelector } from '../useLateSelector';
import { BuildMeta } from './BuildMeta';
import { SiteMiniature } from './SiteMiniature';

export interface BuildEntryProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  comparisonRef: ActorRefFromLogic<typeof comparisonMachine>;
  renamingRef: ActorRefFromLogic<typeof renamingMachine>;
  id: string;
  isDisabled: boolean;
  onDelete: (id: string) => void;
}

/**
 * One build of the history: how it looks, what it is called, what it was made with, and what can be done with it. The
 * rows that stay are not drawn again while the list is scrolled.
 */
export const BuildEntry = memo(function BuildEntry({
  actorRef,
  comparisonRef,
  renamingRef,
  id,
  isDisabled,
  onDelete,
}: BuildEntryProps) {
  const build = useLateSelector(actorRef, ({ context }) => findBuild(context, id));
  const isCurrent = useSelector(actorRef, ({ context }) => context.currentId === id);
  const isChosen = useSelector(comparisonRef, ({ context }) => context.chosenIds.includes(id));
  const canBeChosen = useSelector(comparisonRef, (snapshot) =>
    snapshot.can({ type: 'build.choose', id }),
  );
  const isRenaming = useSelector(
    renamingRef,
    (snapshot) => snapshot.matches('typing') && snapshot.context.buildId === id,
  );
  const typedName = useSelector(renamingRef, ({ context }) =>
    context.buildId === id ? context.name : '',
  );
  const renameRef = useRef<HTMLButtonElement>(null);
  if (build === null) return null;

  const name = nameOf(build);
  const excerpt = firstGraphemes(name, NAME_LENGTH);

  return (
    <Flex
      direction="column"
      height="100%"
      gap="2"
      p="3"
      overflow="hidden"
      borderWidth="1px"
      borderRadius="control"
      borderColor={isCurrent ? 'enamel.border' : 'border'}
      bg={isCurrent ? 'enamel.subtle' : 'bg.panel'}
    >
      <Flex gap="3" flex="1" minH="0">
        <SiteMiniature build={build} />
        <Flex direction="column" flex="1" minW="0" gap="1">
          {isRenaming ? (
            <NameField
              label="Name of this build"
              name={typedName}
              onChange={(value) => renamingRef.send({ type: 'name.change', value })}
              onKeep={() => renamingRef.send({ type: 'name.keep' })}
              onCancel={() => renamingRef.send({ type: 'name.cancel' })}
              onEnd={() => renameRef.current?.focus()}
            />
          ) : (
            <Text dir="auto" lineClamp={2} overflowWrap="anywhere" textStyle="ui" fontWeight="550">
              {firstGraphemes(name, 160)}
            </Text>
          )}
          <BuildMeta build={build} isShown={isCurrent} />
        </Flex>
      </Flex>
      <Flex align="center" justify="flex-end" columnGap="1" wrap="wrap">
        <Button
          size="sm"
          variant="outline"
          disabled={isDisabled}
          aria-label={`Load Build: ${excerpt}`}
          onClick={() => actorRef.send({ type: 'build.load', id })}
        >
          Load Build
        </Button>
        <chakra.label
          ms="auto"
          display="flex"
          alignItems="center"
          gap="1.5"
          minH="9"
          css={fingerSize}
          textStyle="ui"
          cursor={canBeChosen && !isDisabled ? 'pointer' : 'not-allowed'}
          color={canBeChosen && !isDisabled ? 'fg' : 'fg.subtle'}
        >
          <chakra.input
            type="checkbox"
            boxSize="18px"
            flexShrink="0"
            css={{ accentColor: 'var(--sf-colors-enamel-solid)' }}
            aria-label={`Compare: ${excerpt}`}
            checked={isChosen}
            disabled={isDisabled || !canBeChosen}
            onChange={() => comparisonRef.send({ type: 'build.choose', id })}
          />
          <span>Compare</span>
        </chakra.label>
        <Flex gap="1">
          <IconButton
            ref={renameRef}
            size="sm"
            variant="ghost"
            disabled={isDisabled}
            aria-label={`Rename: ${excerpt}`}
            onClick={() => renamingRef.send({ type: 'name.edit', id, name: excerpt })}
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
});
