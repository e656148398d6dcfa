import { Box, Button, chakra, Text } from '@chakra-ui/react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../../machines/builder';
import type { ItemKind } from '../../../../machines/itemKinds';
import type { ItemSection } from '../../../../machines/items';
import { outlineOf } from '../../../../machines/outlineOf';
import { unseenPhoto } from '../../../../machines/photoPlaces';
import { sectionOf } from '../../../../machines/sectionIds';
import { useCurrentBuild } from '../useCurrentBuild';

export interface UnseenPhotoProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  section: ItemSection;
  kind: ItemKind;
  item: string | null;
  isDisabled: boolean;
}

/** Where the photo of an item is that its section does not show; nothing where it has none. */
export function UnseenPhoto({ actorRef, section, kind, item, isDisabled }: UnseenPhotoProps) {
  const build = useCurrentBuild(actorRef);
  const unseen = build === null ? null : unseenPhoto(build, section, item);
  if (build === null || unseen === null) return null;
  const isOwn = unseen.section === section.id;
  const shownIn = outlineOf(build)
    .flatMap(({ entries }) => entries)
    .find(({ id }) => sectionOf(id) === unseen.section)?.label;
  return (
    <Box>
      <chakra.h4 textStyle="ui" fontWeight="600">
        Photo
      </chakra.h4>
      <Text textStyle="caption" color="fg.muted">
        This section shows no pictures.{' '}
        {isOwn || shownIn === undefined
          ? `The photo of this ${kind.one} is kept, and shown as soon as it stands in a section that does.`
          : `The photo of this ${kind.one} stands in ${shownIn}.`}
      </Text>
      {isOwn ? (
        <Button
          type="button"
          size="sm"
          variant="outline"
          mt="2"
          minH="11"
          disabled={isDisabled}
          onClick={({ currentTarget }) => {
            currentTarget.form?.querySelector<HTMLElement>('[type="submit"]')?.focus();
            actorRef.send({ type: 'photo.remove', slot: unseen.slot });
          }}
        >
          Remove the photo
        </Button>
      ) : null}
    </Box>
  );
}
