import { Box, Button, chakra, Heading, Text, useMediaQuery } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { BookmarkPlus } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../machines/builder';
import type { comparisonMachine } from '../../../machines/comparison';
import { hasBuild, justDeleted, nameOf } from '../../../machines/builderDocument';
import type { Build } from '../../../machines/entities';
import type { renamingMachine } from '../../../machines/renaming';
import { UndoOffer } from '../parts/UndoOffer';
import { BuildEntry } from './BuildEntry';
import { ComparisonBar } from './ComparisonBar';
import { useVisibleRows } from './useVisibleRows';

export interface BuildHistoryProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  comparisonRef: ActorRefFromLogic<typeof comparisonMachine>;
  renamingRef: ActorRefFromLogic<typeof renamingMachine>;
  isDisabled: boolean;
}

/** Height of an entry and the gap under it, in rem; in the narrowest windows its buttons take two rows. */
const ROW = 11;
const NARROW_ROW = 13.5;
const GAP = 0.5;

/** All builds of this session, newest first (specification section 2, Build History). */
export function BuildHistory({
  actorRef,
  comparisonRef,
  renamingRef,
  isDisabled,
}: BuildHistoryProps) {
  const history = useSelector(actorRef, ({ context }) => context.history, listTheSame);
  const hasSite = useSelector(actorRef, ({ context }) => hasBuild(context));
  const deleted = useSelector(actorRef, ({ context }) => justDeleted(context));
  const [isNarrow = false] = useMediaQuery(['(width < 23.4rem)'], { ssr: false });
  const row = isNarrow ? NARROW_ROW : ROW;
  const [boxRef, { first, last }] = useVisibleRows(row);
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const renamedId = useSelector(renamingRef, ({ context }) => context.buildId);
  const headingRef = useRef<HTMLHeadingElement>(null);

  const deleteBuild = useCallback(
    (id: string) => {
      actorRef.send({ type: 'build.delete', id });
      headingRef.current?.focus();
    },
    [actorRef],
  );
  const isDrawn = (id: string, index: number) =>
    (index >= first && index <= last) || id === focusedId || id === renamedId;
  const drawn = history.flatMap(({ id }, index) => (isDrawn(id, index) ? [{ id, index }] : []));

  return (
    <Box as="section" aria-labelledby="history-heading">
      <Heading
        as="h2"
        id="history-heading"
        ref={headingRef}
        tabIndex={-1}
        textStyle="h3"
        mb="3"
        width="fit-content"
      >
        Build History
      </Heading>
      {hasSite ? (
        <Button
          size="sm"
          variant="outline"
          w="full"
          mb="3"
          disabled={isDisabled}
          title="A copy of this site as it is now, to come back to"
          onClick={() => renamingRef.send({ type: 'version.keep' })}
        >
          <BookmarkPlus aria-hidden size={18} />
          Keep this version
        </Button>
      ) : null}
      <UndoOffer
        done={deleted === null ? null : { kind: 'deleted', name: nameOf(deleted) }}
        isDisabled={isDisabled}
        onUndo={() => {
          actorRef.send({ type: 'edit.undo' });
          headingRef.current?.focus();
        }}
      />
      {history.length < 2 ? null : (
        <ComparisonBar actorRef={actorRef} comparisonRef={comparisonRef} isDisabled={isDisabled} />
      )}
      {history.length === 0 ? (
        <Text color="fg.muted">No builds yet. Each site you generate is kept here as a build.</Text>
      ) : (
        <Box
          ref={boxRef}
          maxH={{ base: '520px', lg: 'max(20rem, calc(100svh - 420px))' }}
          overflowY="auto"
          p="1"
          m="-1"
        >
          <chakra.ol
            position="relative"
            listStyleType="none"
            style={{ height: `${history.length * row - GAP}rem` }}
          >
            {drawn.map(({ id, index }) => (
              <chakra.li
                key={id}
                aria-setsize={history.length}
                aria-posinset={index + 1}
                position="absolute"
                insetX="0"
                style={{ top: `${index * row}rem`, height: `${row - GAP}rem` }}
                onFocus={() => setFocusedId(id)}
                onBlur={() => setFocusedId(null)}
              >
                <BuildEntry
                  actorRef={actorRef}
                  comparisonRef={comparisonRef}
                  renamingRef={renamingRef}
                  id={id}
                  isDisabled={isDisabled}
                  onDelete={deleteBuild}
                />
              </chakra.li>
            ))}
          </chakra.ol>
        </Box>
      )}
    </Box>
  );
}

/** A color drag changes a build's customization with every event; what is listed here stays. */
function listTheSame(one: readonly Build[], other: readonly Build[]): boolean {
  return one.length === other.length && one.every(({ id }, index) => id === other[index]?.id);
}
