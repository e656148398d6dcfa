import { chakra, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../machines/builder';
import { findBuild } from '../../../machines/desk';
import type { Build } from '../../../machines/entities';
import type { PointedText, pointingMachine } from '../../../machines/pointing';

export interface SourceLineProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  pointingRef: ActorRefFromLogic<typeof pointingMachine>;
}

/** Under the preview: where the words come from that are pointed at. Always there, so that nothing moves. */
export function SourceLine({ actorRef, pointingRef }: SourceLineProps) {
  const text = useSelector(pointingRef, (snapshot) => snapshot.context.text);
  const isOwn = useSelector(actorRef, ({ context }) =>
    text === null ? false : isWrittenOver(findBuild(context, context.currentId), text.id),
  );
  return (
    <Text
      textStyle="caption"
      color="fg.muted"
      lineClamp={{ base: '2', md: '1' }}
      overflowWrap="anywhere"
      role="status"
    >
      {text === null ? (
        <chakra.span display={{ base: 'none', md: 'inline' }}>
          Point at a text of the site to see where its words come from. By keyboard: Edit text, then
          Tab.
        </chakra.span>
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
