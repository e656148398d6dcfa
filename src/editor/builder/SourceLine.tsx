import { chakra, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../machines/builder';
import { findBuild } from '../../../machines/builderDocument';
import type { Build } from '../../../machines/entities';
import { isByModel } from '../../../machines/modelWords';
import type { PointedText, pointingMachine } from '../../../machines/pointing';

export interface SourceLineProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  pointingRef: ActorRefFromLogic<typeof pointingMachine>;
  /** What is said while no text is pointed at; null: that one may be. */
  atRest?: ReactNode;
  /** That has one line where the others have; else as many as it needs. */
  isShort?: boolean;
}

/** Under the preview: where the words come from that are pointed at. Always there, so that nothing moves. */
export function SourceLine({
  actorRef,
  pointingRef,
  atRest = null,
  isShort = false,
}: SourceLineProps) {
  const text = useSelector(pointingRef, (snapshot) => snapshot.context.text);
  const isOwn = useSelector(actorRef, ({ context }) =>
    text === null ? false : isWrittenOver(findBuild(context, context.currentId), text.id),
  );
  const isModels = useSelector(actorRef, ({ context }) => {
    const build = findBuild(context, context.currentId);
    return text !== null && build !== null && isByModel(build.customization, text.id);
  });
  const isOther = text === null && atRest !== null;
  return (
    <Text
      textStyle="caption"
      lineHeight="1.25"
      color={isOther ? 'sky.fg' : 'fg.muted'}
      flex="1"
      minW="0"
      lineClamp={isOther && !isShort ? 'none' : { base: '2', md: '1' }}
      overflowWrap="anywhere"
      role="status"
    >
      {isOther ? (
        atRest
      ) : text === null ? (
        <chakra.span display={{ base: 'none', md: 'inline' }}>
          Hover over a text to see where it comes from. By keyboard: Edit text, then Tab.
        </chakra.span>
      ) : isModels ? (
        'Written by your language model.'
      ) : isOwn ? (
        'Your own words.'
      ) : (
        <Source {...text} />
      )}
    </Text>
  );
}

function Source({ from, evidence }: PointedText) {
  switch (from) {
    case 'prompt':
      return (
        <>
          From your words: “<bdi>{evidence}</bdi>”
        </>
      );
    case 'placeholder':
      return 'A gap for you to fill. An export leaves it out until then.';
    case 'standard':
      return 'Standard text for this kind of site; nothing in it is from your words.';
  }
}

function isWrittenOver(build: Build | null, id: string): boolean {
  if (build === null) return false;
  const { customization, website } = build;
  if (id === 'title' || id === 'subtitle' || id === 'description') {
    return customization.content[id] !== website.customization.content[id];
  }
  return customization.texts?.[id] !== undefined;
}
