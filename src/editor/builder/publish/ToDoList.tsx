import { Button, chakra, Heading, Stack, Text } from '@chakra-ui/react';
import { PencilLine } from 'lucide-react';

import type { PhotoSlot } from '../../../../machines/photo';
import type { PageToFill, SiteGap } from '../../../../machines/siteReport';
import { fingerSize } from '../../../theme/fingerSize';

export interface ToDoListProps {
  /** With where each of them stands. */
  gaps: readonly (SiteGap & { place: string })[];
  isDisabled: boolean;
  /** A gap was chosen, by the id of its text. */
  onSeek: (textId: string) => void;
  /** Pages that say nothing yet. */
  pages: readonly PageToFill[];
  /** Slots of photos that say nothing to who cannot see them. */
  photos: readonly { slot: PhotoSlot; name: string }[];
  onDescribe: (slot: PhotoSlot) => void;
}

/** Texts that only the owner can give; each leads to its place in the preview. */
export function ToDoList({ gaps, pages, isDisabled, onSeek, photos, onDescribe }: ToDoListProps) {
  const count = gaps.length + pages.length + photos.length;
  return (
    <Stack gap="2">
      <Heading as="h3" textStyle="ui" fontWeight="600">
        {count === 0 ? 'Nothing to fill in' : `To fill in: ${count}`}
      </Heading>
      <Text textStyle="caption" color="fg.muted">
        {count === 0
          ? 'The site has no placeholders left.'
          : 'Only you know these. They are left out of an export until you fill them in.'}
      </Text>
      {count === 0 ? null : (
        <chakra.ul
          listStyleType="none"
          m="0"
          p="0"
          maxH="64"
          overflowY="auto"
          aria-label="To fill in"
        >
          {pages.map(({ textId, label, isLeftOut }) => (
            <li key={textId}>
              <ToDo
                words={
                  isLeftOut
                    ? 'Show something on this page'
                    : 'Fill this page: until then it only says that more is coming'
                }
                place={label}
                isDisabled={isDisabled}
                onPress={() => onSeek(textId)}
              />
            </li>
          ))}
          {gaps.map(({ textId, place, words }) => (
            <li key={textId}>
              <ToDo
                words={words}
                place={place}
                isDisabled={isDisabled}
                onPress={() => onSeek(textId)}
              />
            </li>
          ))}
          {photos.map(({ slot, name }) => (
            <li key={slot}>
              <ToDo
                words="Describe what the photo shows"
                place={name}
                isDisabled={isDisabled}
                onPress={() => onDescribe(slot)}
              />
            </li>
          ))}
        </chakra.ul>
      )}
    </Stack>
  );
}

interface ToDoProps {
  words: string;
  /** Where it is to be done. */
  place: string;
  isDisabled: boolean;
  onPress: () => void;
}

function ToDo({ words, place, isDisabled, onPress }: ToDoProps) {
  return (
    <Button
      size="sm"
      variant="ghost"
      w="full"
      h="auto"
      css={{ minH: '9', ...fingerSize }}
      py="1.5"
      px="1"
      whiteSpace="normal"
      textAlign="start"
      justifyContent="flex-start"
      gap="2"
      disabled={isDisabled}
      onClick={onPress}
    >
      <PencilLine aria-hidden size={16} />
      <chakra.bdi flex="1" minW="0" lineClamp="2" overflowWrap="anywhere">
        {words}
      </chakra.bdi>
      <chakra.span color="fg.muted" fontWeight="450" flexShrink="0">
        {place}
      </chakra.span>
    </Button>
  );
}
